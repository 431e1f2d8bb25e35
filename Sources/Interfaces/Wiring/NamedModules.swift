import SourceText
import XMLText

/// The modules that XIBs name for classes of the sources.
struct NamedModules {
  /// The attributes of each class, the first for each module.
  private(set) var byClass: [Int: [Attribute]] = [:]
  /// The attributes of each folder of a Screenlet that is not shared by several targets, the first
  /// for each module.
  private(set) var byFolder: [String: [Attribute]] = [:]
  /// The number of attributes with each module.
  private(set) var counts: [String: Int] = [:]
  private var neighbours: [Substring: Neighbours] = [:]

  /// The classes of a target's folder for which XIBs name modules.
  private struct Neighbours {
    var classCount = 0
    /// The first two classes, each with its first attribute.
    var first: [(index: Int, module: Attribute)] = []
    /// The number of classes with each module, and the sum of these.
    var counts: [String: Int] = [:]
    var sum = 0

    mutating func add(_ modules: [Attribute], of index: Int) {
      classCount += 1
      if first.count < 2 { first.append((index, modules[0])) }
      for module in modules { counts[module.value, default: 0] += 1 }
      sum += modules.count
    }
  }

  init(in interfaces: [InterfaceFile], _ code: CodeBase) {
    var named: [Int: [Attribute]] = [:]
    for interface in interfaces {
      for element in interface.elements {
        guard let name = element.customClass?.value, let module = element.customModule,
          let index = code.customClass(name, from: interface.file.path, in: module.value),
          !code.classes[index].certainImports.contains(module.value)
        else { continue }
        named[index, default: []].append(module)
      }
    }
    for module in named.values.joined() { counts[module.value, default: 0] += 1 }
    let shared = Set(code.classes.filter(\.isAmbiguous).map(\.file.path.screenletFolder))
    for (index, attributes) in named.sorted(by: { $0.key < $1.key }) {
      let modules = attributes.eachOnce(by: \.value)
      byClass[index] = modules
      let folder = code.classes[index].file.path.screenletFolder
      if !shared.contains(folder) { byFolder[folder, default: []] += modules }
      neighbours[code.targetFolder(of: index), default: Neighbours()].add(modules, of: index)
    }
    byFolder = byFolder.mapValues { $0.eachOnce(by: \.value) }
  }

  /// Returns the module that XIBs name for all other classes of the folder of a class's target, if
  /// there are several and they have only one.
  func moduleOfNeighbours(of index: Int, in code: CodeBase) -> Attribute? {
    let own = byClass[index] ?? []
    guard let all = neighbours[code.targetFolder(of: index)],
      all.classCount - (own.isEmpty ? 0 : 1) > 1,
      let first = all.first.first(where: { $0.index != index })?.module
    else { return nil }
    // Only this class may have other modules.
    let others = all.sum - (all.counts[first.value] ?? 0)
    return others == own.count { $0.value != first.value } ? first : nil
  }
}

extension CodeBase {
  /// Returns the folder of a source directly below the project, which is often that of its target.
  fileprivate func targetFolder(of index: Int) -> Substring {
    let path = classes[index].file.path.directory
    let project = projects.project(of: classes[index].file.path)
    let below = path.dropFirst(project.isEmpty ? 0 : project.count + 1)
    return path.prefix(path.count - below.count) + below.prefix { $0 != "/" }
  }
}
