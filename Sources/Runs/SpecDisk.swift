import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// The disk as the plan of one spec sees it. It records what the plan looked at, for the memory of
/// runs.
final class SpecDisk: Surroundings {
  private let file: SourceFile
  let directory: String
  /// The output directory of the module, if there is a module file.
  private let shared: String?
  private let referredSpecs: ReferredSpecs
  private let strays: FormerOutputs
  private let unmerged: UnmergedXIBs

  private(set) var references: [ReferredSpecs.Found] = []
  /// Whether a service that the runtime lacks may be the module's own.
  private(set) var hasOwnServices = false
  /// The module's own service classes by name; nil for a class that cannot be read.
  private var ownClasses: [String: OwnServiceClass?] = [:]
  private(set) var paths: [String] = []
  private(set) var yours: [String: ChangeSet.Content] = [:]

  init(
    _ file: SourceFile, of modules: ModuleFiles, _ referredSpecs: ReferredSpecs,
    _ strays: FormerOutputs, _ unmerged: UnmergedXIBs = UnmergedXIBs()
  ) throws(Failure) {
    self.file = file
    directory = try modules.output(of: file.path)
    shared = try modules.sharedOutput(of: file.path)
    self.referredSpecs = referredSpecs
    self.strays = strays
    self.unmerged = unmerged
  }

  private(set) lazy var specPath: String? = {
    if file.path == "<stdin>" { return nil }
    return Path.directory(of: file.path) == directory
      ? Path.name(of: file.path)
      : Workspace.store.path(to: file.path, seenFrom: Path.join(directory, "."))
  }()

  var isDirectoryOfModule: Bool {
    shared.map { Workspace.identity(of: $0) == Workspace.identity(of: directory) } ?? false
  }

  var prefix: String { Path.join(directory, "") }

  func spec(at path: String) throws(Failure) -> SpecReference? {
    if let known = references.first(where: { $0.path == path }) { return known.reference }
    let found = try referredSpecs.found(at: path, seenFrom: file)
    references.append(found)
    return found.reference
  }

  func missing(_ path: String) -> String? {
    if !exists(path), shared.map({ !Workspace.exists(Path.join($0, path)) }) ?? true {
      paths.append(path)
      return prefix + path
    }
    hasOwnServices = true
    return nil
  }

  func methods(ofClass name: String, at path: String) -> [OwnMethod]? {
    ownClass(name, at: path)?.methods
  }

  func mayAdd(method: String, toClass name: String) -> Bool {
    // Without a project, it is not known which sources belong to the module.
    guard case let own?? = ownClasses[name], Workspace.project(of: directory) != nil,
      let sources = try? sources(after: [])
    else { return true }
    return own.mayGet(method, from: sources)
  }

  private func ownClass(_ name: String, at path: String) -> OwnServiceClass? {
    if let known = ownClasses[name] { return known }
    let places = [directory, shared ?? directory].eachOnce(by: Workspace.identity)
      .map { Path.join($0, path) }.filter(Workspace.exists)
    var own: OwnServiceClass?
    if places.count == 1, let bytes = try? Workspace.store.bytes(at: places[0]) {
      let text = String(decoding: bytes, as: UTF8.self)
      own = OwnServiceClass(name, in: SourceFile(path: places[0], text: text))
    }
    ownClasses[name] = .some(own)
    return own
  }

  func exists(_ path: String) -> Bool { Workspace.exists(prefix + path) }

  func contents(
    of paths: [String], in former: FormerDirectory?
  ) throws(Failure) -> [String: ChangeSet.Content] {
    let contents = try Workspace.contents(of: paths, in: former?.path ?? directory)
    if former == nil {
      self.paths += paths
      yours.merge(contents) { $1 }
    }
    return contents
  }

  func unmerged(at path: String, in former: FormerDirectory?) -> UnmergedFile? {
    unmerged.file(at: path, in: former?.path ?? directory)
  }

  func renaming(
    _ renaming: (_ base: SourceFile, _ path: String) -> Renaming?
  ) throws(Failure) -> Renaming? {
    try strays.renaming(of: specPath ?? "", in: directory, renaming)
  }

  func formerDirectory(ofBaseAt path: String) throws(Failure) -> FormerDirectory? {
    try strays.formerDirectory(ofBaseAt: path, of: file, but: directory)
  }

  func formerFiles(at paths: [String]) throws(Failure) -> [String: Base.File] {
    try strays.files(at: paths, in: directory)
  }

  func sources(after changes: [ChangeSet.Change]) throws(Failure) -> [SourceFile] {
    var texts: [String: String] = [:]
    let own = Workspace.identity(of: directory)
    let root = Workspace.project(of: directory) ?? own
    if Workspace.isDirectory(root) {
      for path in try Workspace.files(
        below: root, skipping: Self.buildFolders, incomplete: true
      ).paths where Self.isSource(path) {
        let place = Path.join(root, path)
        // A file that cannot be read, such as a link to nothing, contains no names.
        guard let bytes = try? Workspace.store.bytes(at: place) else { continue }
        // The path that the user knows: as output is shown, or else relative to the current
        // directory.
        let shown =
          place.hasPrefix(own + "/")
          ? prefix + place.dropFirst(own.count + 1) : Workspace.store.path(to: place, seenFrom: "x")
        texts[shown] = String(decoding: bytes, as: UTF8.self)
      }
    }
    for change in changes where Self.isSource(change.path) && change.directory == nil {
      switch change.change.effect {
      case .none: break
      case .write(_, let text): texts[prefix + change.path] = text
      case .remove: texts[prefix + change.path] = nil
      }
    }
    return texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
  }

  /// The folders for the files that tools make or fetch, none of which are written by hand.
  private static let buildFolders: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  private static func isSource(_ path: String) -> Bool {
    [".swift", ".xib", ".storyboard", ".h", ".m"].contains { path.hasSuffix($0) }
  }
}
