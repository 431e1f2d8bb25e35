import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// Where the output of a spec goes.
struct SpecPlace: Sendable {
  let file: SourceFile
  let directory: String
  /// The output directory of the module, if there is a module file.
  private let shared: String?

  init(of file: SourceFile, _ modules: ModuleFiles) throws(Failure) {
    self.init(
      of: file, in: try modules.output(of: file.path),
      ofModule: try modules.sharedOutput(of: file.path))
  }

  init(of file: SourceFile, in directory: String, ofModule shared: String?) {
    self.file = file
    self.directory = directory
    self.shared = shared
  }

  var prefix: String { Path.join(directory, "") }

  /// What is there, before anything was read.
  var existing: Existing {
    Existing(
      specPath: specPath, prefix: prefix,
      isDirectoryOfModule: shared.map {
        Workspace.identity(of: $0) == Workspace.identity(of: directory)
      } ?? false)
  }

  private var specPath: String? {
    if file.path == "<stdin>" { return nil }
    return Path.directory(of: file.path) == directory
      ? Path.name(of: file.path)
      : Workspace.store.path(to: file.path, seenFrom: Path.join(directory, "."))
  }

  /// Returns the sources and XIBs of the project around the directory, or else below it, as they
  /// will be after the changes.
  func sources(after changes: [ChangeSet.Change] = []) throws(Failure) -> [SourceFile] {
    var texts: [String: String] = [:]
    let own = Workspace.identity(of: directory)
    let root = Workspace.project(of: directory) ?? own
    if Workspace.isDirectory(root) {
      for path in try Workspace.files(
        below: root, skipping: Self.buildFolders, incomplete: true
      ).paths where Self.isSource(path) {
        let place = Path.join(root, path)
        // A file that cannot be read, such as a link to nothing, contains no names.
        guard let bytes = try? Workspace.store.bytes(at: place, as: .source) else { continue }
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
