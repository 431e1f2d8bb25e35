import FileStore
import Regeneration
import ScreensGenerator
import SourceText
import SpecModel
import WiringCheck

/// What the targets of a package need for all that is generated in it.
struct PackageNeeds {
  private let directory: String
  private let manifest: PackageManifest
  /// Of each spec, by the module that it is of.
  private var made: [String: [Made]] = [:]

  /// What one spec yields. All paths are seen from the package.
  fileprivate struct Made {
    let spec: String
    let output: String
    let sources: [String]
    let xibs: [String]
    let tests: [String]
    /// The modules that the sources import.
    let imports: Set<String>
    let module: ModuleSpec?
    let templates: String?
  }

  /// Plans the specs in `directory`, that of the manifest, and below it.
  init(
    of directory: String, _ manifest: PackageManifest, _ arguments: Arguments, _ console: Console
  ) throws(Failure) {
    self.directory = directory
    self.manifest = manifest
    let top = Workspace.identity(of: directory)
    let paths = try Workspace.specs(at: directory, on: console).filter {
      Workspace.project(of: Path.directory(of: $0)) == top
    }
    let files = try paths.map { path throws(Failure) in try Workspace.read(path) }
    let modules = ModuleFiles(files, arguments)
    let themeSets = ThemeSetFiles(files, in: modules)
    let strays = StrayBases(below: [], isTaking: false)
    var diagnostics = Diagnostics()
    for file in files {
      let disk = SpecDisk(file, in: try modules.output(of: file.path), themeSets, strays)
      let generator = try modules.generator(for: file.path)
      guard let plan = try generator.plan(file, in: disk, reporting: &diagnostics) else { continue }
      let templates = try modules.templates(of: file.path)
      let output = relative(disk.directory)
      let module = plan.output.spec.module ?? generator.module?.name.value ?? target(at: output)
      if let module {
        made[module, default: []].append(
          Made(
            plan, spec: relative(file.path), output: output, of: generator.module,
            templates: templates.map(relative)))
      } else if !plan.output.files.isEmpty {
        diagnostics.warning(.noModule, at: plan.output.spec.name.range)
      }
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    console.print(diagnostics)
  }

  /// The targets, those of tests behind those that they test.
  var targets: [TargetNeeds] {
    get throws(Failure) {
      var all: [TargetNeeds] = []
      for module in made.keys.sorted() { all += try targets(of: module, made[module] ?? []) }
      return all
    }
  }

  /// The target that has the sources in a folder; nil if none is known.
  private func target(at folder: String) -> String? {
    manifest.targets.first { target in
      target.directories.contains { folder == $0 || folder.hasPrefix($0 + "/") }
    }?.module
  }

  /// A path as it is seen from the package.
  private func relative(_ path: String) -> String {
    let (top, place) = (Workspace.identity(of: directory), Workspace.identity(of: path))
    return place == top ? "." : String(place.dropFirst(top.count + 1))
  }
}

extension PackageNeeds.Made {
  fileprivate init(
    _ plan: Plan, spec: String, output: String, of module: ModuleSpec?, templates: String?
  ) {
    let there = plan.changes.filter { change in
      switch change.change {
      case .skip, .remove, .blocked: false
      default: !change.isBase && change.directory == nil
      }
    }.map(\.path)
    func paths(_ isWanted: (String) -> Bool) -> [String] {
      there.filter(isWanted).map { Path.join(output, $0) }
    }
    self.spec = spec
    self.output = output
    self.module = module
    self.templates = templates
    sources = paths { $0.hasSuffix(".swift") && !Names.isOfTests($0) }
    xibs = paths { $0.hasSuffix(".xib") }
    tests = paths(Names.isOfTests)
    imports = Set<String>(
      there.filter { !Names.isOfTests($0) }.flatMap { path in
        (plan.output.files[path] ?? "").split(separator: "\n")
          .filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) }
      })
  }
}

extension PackageNeeds {
  private func targets(of module: String, _ made: [Made]) throws(Failure) -> [TargetNeeds] {
    let sources = made.flatMap(\.sources)
    if sources.isEmpty { return [] }
    let declared = manifest.targets.first { $0.module == module && !$0.isTest }
    let root = try root(of: module, declared, sources)
    let isByKind = made.contains { $0.module?.layout == .byKind }
    let testFolders = Self.testFolders(of: made)
    let resources =
      isByKind
      ? Set(made.filter { !$0.xibs.isEmpty }.map { Path.join($0.output, Names.resourceFolder) })
      : Set(made.flatMap(\.xibs))
    let excluded = Set(
      made.map(\.spec).map { exclusion(of: $0, below: root, besides: sources) } + testFolders
        + made.compactMap(\.templates))
    let imports = made.reduce(into: Set()) { $0.formUnion($1.imports) }.sorted()
    let dependencies =
      [runtime("LiferayScreens")]
      + imports.filter { $0 != module && isOfPackage($0) }.map { .target($0) }
    var target = TargetNeeds(
      declared?.name ?? module, .sources, at: root, isDeclared: declared != nil,
      dependencies: dependencies.filter { declared?.dependencies.contains($0.name) != true },
      excluded: Self.inside(root, excluded), resources: Self.inside(root, resources))
    if let declared {
      let known = declared.directories.flatMap { Self.inside($0, Set(declared.excluded)) }
      target.excluded.removeAll(where: known.contains)
      target.resources.removeAll(where: declared.resources.contains)
    }
    return [target] + tests(of: module, in: testFolders, isByKind: isByKind)
  }

  /// The folder of the target.
  private func root(
    of module: String, _ declared: PackageManifest.Target?, _ sources: [String]
  ) throws(Failure) -> String {
    func holds(_ folder: String) -> Bool {
      sources.allSatisfy { folder == "." || $0.hasPrefix(folder + "/") }
    }
    if let declared {
      if let folder = declared.directories.first(where: holds) { return folder }
      throw Failure(.outside(module, sources[0], declared.directories))
    }
    if holds("Sources/\(module)") { return "Sources/\(module)" }
    var folder = Path.directory(of: sources[0])
    while !holds(folder) { folder = Path.directory(of: folder) }
    return folder
  }

  /// What the target leaves out for a spec: it, or the folder below `root` that it is in, if that has
  /// nothing to compile.
  private func exclusion(of spec: String, below root: String, besides sources: [String]) -> String {
    let prefix = root == "." ? "" : root + "/"
    guard spec.hasPrefix(prefix), let slash = spec.dropFirst(prefix.count).firstIndex(of: "/")
    else { return spec }
    let folder = String(spec[..<slash])
    if sources.contains(where: { $0.hasPrefix(folder + "/") }) { return spec }
    let files = (try? Workspace.files(below: Path.join(directory, folder)).paths) ?? []
    return files.allSatisfy(Workspace.isSpec) ? folder : spec
  }

  private func tests(
    of module: String, in folders: Set<String>, isByKind: Bool
  ) -> [TargetNeeds] {
    folders.sorted().compactMap { folder in
      let name = isByKind ? module + "Tests" : Path.name(of: folder)
      if manifest.targets.contains(where: { $0.name == name }) { return nil }
      return TargetNeeds(
        name, .tests, at: folder, isDeclared: false,
        dependencies: [
          .target(module), runtime("LiferayScreens"), runtime("LiferayScreensTesting"),
        ])
    }
  }

  private func isOfPackage(_ module: String) -> Bool {
    made[module] != nil || manifest.targets.contains { $0.module == module }
  }

  /// A product of the runtime, or the target of it in its own package.
  private func runtime(_ product: String) -> TargetNeeds.Dependency {
    if manifest.targets.contains(where: { $0.name == product }) { return .target(product) }
    return .product(product, package: manifest.package(of: "LiferayScreens") ?? "screens-gen")
  }

  /// The folders of tests: that of all, or those of each Screenlet.
  private static func testFolders(of made: [Made]) -> Set<String> {
    Set(
      made.flatMap { made in
        made.tests.map { path in
          made.module?.layout == .byKind
            ? Path.join(made.output, Names.testFolder) : Path.directory(of: path)
        }
      })
  }

  /// The paths inside of a folder as they are seen from there, in order.
  private static func inside(_ folder: String, _ paths: Set<String>) -> [String] {
    if folder == "." { return paths.sorted() }
    return paths.filter { $0.hasPrefix(folder + "/") }.map {
      String($0.dropFirst(folder.count + 1))
    }
    .sorted()
  }
}

extension TargetNeeds.Dependency {
  /// That of the target or product.
  fileprivate var name: String {
    switch self {
    case .target(let name), .product(let name, _): name
    }
  }
}

extension Failure {
  fileprivate init(_ message: String) { self.init(code: .badInput, message: message) }
}

extension String {
  fileprivate static func outside(_ module: String, _ path: String, _ folders: [String]) -> String {
    let known = folders.first.map { "'\($0)'" } ?? "its folder"
    return "'\(path)' is generated for the target '\(module)', and is not in \(known); "
      + "say 'path:' in Package.swift, or 'output' in the module file"
  }
}

extension Diagnostic.Message {
  fileprivate static let noModule: Self =
    "no target is known for what is generated from this spec; say its 'module'"
}
