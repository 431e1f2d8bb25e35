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
  /// Whether the user named the directory on the command line, now or earlier.
  private let isByOption: Bool

  init(of file: SourceFile, _ modules: ModuleFiles) throws(Failure) {
    let (directory, usual) = try (modules.output(of: file.path), modules.usualOutput(of: file.path))
    self.init(
      of: file, in: directory, ofModule: try modules.sharedOutput(of: file.path),
      isByOption: Workspace.identity(of: directory) != Workspace.identity(of: usual))
    // A base has the path on a line.
    if specPath?.hasControlCharacter == true {
      throw Failure(
        code: .badInput,
        message: "the path '\(file.path)' has a control character in it; rename the file")
    }
  }

  init(
    of file: SourceFile, in directory: String, ofModule shared: String?, isByOption: Bool = false
  ) {
    self.isByOption = isByOption
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
      } ?? false, isPlacedByOption: isByOption)
  }

  /// The path of the spec, relative to the directory; nil for standard input.
  var specPath: String? {
    if file.path == "<stdin>" { return nil }
    return Path.directory(of: file.path) == directory
      ? Path.name(of: file.path)
      : Workspace.store.path(to: file.path, seenFrom: Path.join(directory, "."))
  }

  /// Returns the sources and XIBs of the project around the directory, or else below it.
  func sources() throws(Failure) -> [SourceFile] {
    sources(at: Workspace.isDirectory(root) ? try Self.sources(in: root) : [], after: [])
  }

  /// Returns those sources and XIBs that contain one of the names, and those that the changes
  /// write, as they will be after the changes.
  func sources(
    with names: Set<String>, in projects: ProjectSources, after changes: [ChangeSet.Change]
  ) throws(Failure) -> [SourceFile] {
    let paths = Workspace.isDirectory(root) ? try projects.paths(in: root, with: names) : []
    return sources(at: paths, after: changes)
  }

  private var root: String {
    Workspace.project(of: directory) ?? Workspace.identity(of: directory)
  }

  private func sources(at places: [String], after changes: [ChangeSet.Change]) -> [SourceFile] {
    let own = Workspace.identity(of: directory)
    var texts: [String: String] = [:]
    for place in places {
      guard let text = Self.text(at: place) else { continue }
      // The path that the user knows: as output is shown, or else relative to the current
      // directory.
      let shown =
        place.hasPrefix(own + "/")
        ? prefix + place.dropFirst(own.count + 1) : Workspace.store.path(to: place, seenFrom: "x")
      texts[shown] = text
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

  /// Returns the paths of the sources and XIBs in a project.
  static func sources(in root: String) throws(Failure) -> [String] {
    try Workspace.files(below: root, skipping: buildFolders, incomplete: true).paths
      .filter(isSource).map { Path.join(root, $0) }
  }

  /// Returns the text of a source, or nil if it cannot be read. Such a file, for example a link to
  /// nothing, contains no names.
  static func text(at path: String) -> String? {
    guard let bytes = try? Workspace.store.bytes(at: path, as: .source) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The folders for the files that tools make or fetch, none of which are written by hand.
  static let buildFolders: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  private static func isSource(_ path: String) -> Bool {
    [".swift", ".xib", ".storyboard", ".h", ".m"].contains { path.hasSuffix($0) }
  }
}
