package import FileStore
package import Regeneration
package import SourceText

/// The files that the operands of the command line name, as the engines take them.
package enum Workspace {
  /// The name for standard input.
  package static let standardInput = "-"

  package static let store = FileStore(state: .ofProcess)

  /// Returns the result of `body`, whose problems become failures of the command.
  package static func using<Result>(
    _ body: (FileStore) throws(FileProblem) -> Result
  ) throws(Failure) -> Result {
    do {
      return try body(store)
    } catch {
      throw Failure(error)
    }
  }

  /// Returns the text at `path`, and reports invalid UTF-8 in it. Standard input is read as a file
  /// named `name`.
  package static func read(
    _ path: String, as format: InputFormat, named name: String? = nil,
    reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> SourceFile {
    if path == standardInput {
      let bytes = try using { store throws(FileProblem) in try store.standardInput(as: format) }
      return SourceFile(path: name ?? "<stdin>", bytes: bytes, reporting: &diagnostics)
    }
    let bytes = try using { store throws(FileProblem) in try store.bytes(at: path, as: format) }
    return SourceFile(path: path, bytes: bytes, reporting: &diagnostics)
  }

  /// Returns the texts at `paths`, read in parallel.
  package static func read(
    _ paths: [String], as format: InputFormat, named name: String?,
    reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> [SourceFile] {
    let files = try paths.concurrentlyMapped { path throws(Failure) in
      var found = Diagnostics()
      return (file: try read(path, as: format, named: name, reporting: &found), found: found)
    }
    for (_, found) in files { diagnostics.append(found) }
    return files.map(\.file)
  }

  /// Returns the text at `path`, which has to be UTF-8.
  package static func read(
    _ path: String, as format: InputFormat, named name: String? = nil
  ) throws(Failure) -> SourceFile {
    var diagnostics = Diagnostics()
    let file = try read(path, as: format, named: name, reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    return file
  }

  /// Returns the path from the root of the file system, through the same links.
  package static func absolutePath(of path: String) -> String {
    path.hasPrefix("/") ? path : Path.join(store.realPath(of: ".") ?? "", path)
  }

  /// Returns a path without links as it is shown: relative to the current directory.
  package static func shown(_ path: String) -> String {
    let path = store.path(to: path, seenFrom: Path.join(".", "."))
    return path.isEmpty ? "." : path
  }

  /// Returns the path of a file in a patch: relative to the current directory, however it was named
  /// or, because no patch can lead up, from the root.
  static func pathInDiff(_ path: String) -> String {
    let shown = store.shown(identity(of: path), from: [])
    return shown.hasPrefix("/") ? String(shown.dropFirst()) : shown
  }

  package static func exists(_ path: String) -> Bool { store.exists(path) }

  /// Returns the directory of the package or the Xcode project that contains a directory: the
  /// directory itself, or the nearest one above. Returns nil if there is none.
  package static func project(of directory: String) -> String? {
    var place = identity(of: directory)
    while !isDirectory(place), place != "/" { place = Path.directory(of: place) }
    while true {
      let names = (try? store.names(in: place)) ?? []
      if names.contains(where: isProject) { return place }
      guard let above = store.directory(above: place, with: names) else { return nil }
      place = above
    }
  }

  /// Returns the directory of the package, the Xcode project or the repository around a directory
  /// whose path has no links, or nil if there is none.
  static func top(around directory: String) -> String? {
    var place = directory
    while true {
      let names = (try? store.names(in: place)) ?? []
      if names.contains(where: FileStore.isTop) { return place }
      guard let above = store.directory(above: place, with: names) else { return nil }
      place = above
    }
  }

  /// Returns the project of a spec if commands do not find output in a directory there: outside of
  /// it, in a hidden directory, or in one of a build.
  package static func project(ofSpecAt path: String, hiding directory: String) -> String? {
    let place = identity(of: directory)
    guard let top = top(around: Path.directory(of: identity(of: path))) else { return nil }
    guard Path.isAt(place, orBelow: top) else { return top }
    let folders = place.dropFirst(top.count).split(separator: "/")
    return folders.contains { $0.hasPrefix(".") || SpecPlace.buildFolders.contains(String($0)) }
      ? top : nil
  }

  /// The name of the file with the output of `spec schema`.
  package static let schemaName = "screens-gen.schema.json"

  /// Returns the relative path of the schema in a directory or above it, within its project, or nil
  /// if there is none.
  package static func schema(seenFrom directory: String) -> String? {
    let project = project(of: directory)
    var place = identity(of: directory)
    var path = schemaName
    while !store.isFindable(Path.join(place, schemaName)) {
      if project == nil || place == project { return nil }
      place = Path.directory(of: place)
      path = "../" + path
    }
    return path
  }

  /// Returns whether the name belongs to a package's manifest or an Xcode project.
  package static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj")
  }

  package static func isDirectory(_ path: String) -> Bool { store.isDirectory(path) }

  package static func identity(of path: String) -> String {
    path == standardInput ? path : store.identity(of: path)
  }

  /// Returns the paths, except those that lead to the same file as an earlier path. Standard input
  /// is not a file, even if a file is named `-`.
  package static func distinct(_ paths: [String]) -> [String] {
    var identities = FileStore.Identities(in: store)
    return paths.eachOnce { $0 == standardInput ? $0 : identities.identity(ofFile: $0) }
  }

  // MARK: Directories of inputs

  /// Receives a warning about a whole file, and its path.
  package typealias Warn = (_ message: String, _ path: String) -> Void

  /// Returns the spec files that `path` names: the file itself, or the spec files in the directory
  /// and below it, in order. Hidden files and directories are skipped. Anything else that has the
  /// name of a spec but is skipped gets a warning.
  package static func specs(
    at path: String, _ warn: Warn = { _, _ in }
  ) throws(Failure) -> [String] {
    guard path != standardInput else { return [path] }
    switch store.kind(of: path, followingLinks: true) {
    case nil:
      throw Failure(code: .noInput, message: "nothing is at '\(path)'")
    case .directory:
      let found = try files(below: path)
      found.warn(about: isSpec, in: path, warn)
      let specs = found.paths.filter(isSpec)
      if specs.isEmpty {
        throw Failure(
          code: .noInput,
          message: "no spec is in '\(path)'; their names end with '.screenlet.yml', "
            + "'.connector.yml', '.interactor.yml', '.theme.yml', '.themes.yml' or '.module.yml', or with '.yaml' instead"
        )
      }
      return specs.map { Path.join(path, $0) }
    case .file, .link, .other:
      return [path]
    }
  }

  /// Whether the file is a spec, by its name.
  package static func isSpec(_ path: String) -> Bool {
    specSuffixes.contains(where: path.hasSuffix)
  }

  /// Returns the specs of Screenlets that `path` names: itself, or those in the directory and below
  /// it.
  package static func screenletSpecs(at path: String, _ warn: Warn) throws(Failure) -> [String] {
    let specs = try specs(at: path, warn)
    guard isDirectory(path) else { return specs }
    let ofScreenlets = specs.filter {
      $0.hasSuffix(".screenlet.yml") || $0.hasSuffix(".screenlet.yaml")
    }
    if ofScreenlets.isEmpty {
      throw Failure(
        code: .noInput,
        message: "no Screenlet is in '\(path)'; the names of their specs end with '.screenlet.yml'")
    }
    return ofScreenlets
  }

  private static let specSuffixes =
    ["screenlet", "connector", "interactor", "theme", "themes", "module"]
    .flatMap { [".\($0).yml", ".\($0).yaml"] }

  /// Returns the names and the paths of the partials in `directory` and below it: the name `a/b`
  /// for `a/b.mustache`.
  package static func partials(in directory: String) throws(Failure) -> [(
    name: String, path: String
  )] {
    guard store.kind(of: directory, followingLinks: true) == .directory else {
      throw Failure(code: .noInput, message: "no directory is at '\(directory)'")
    }
    let suffix = ".mustache"
    return try templates(in: directory).filter { $0.hasSuffix(suffix) }
      .map { (String($0.dropLast(suffix.count)), Path.join(directory, $0)) }
  }

  /// Returns the paths of the templates in `directory` and below it. Throws if any file would have
  /// to be skipped, because the output would not be what the templates describe.
  package static func templates(in directory: String) throws(Failure) -> [String] {
    let found = try files(below: directory)
    guard let other = found.passedOver.first else { return found.paths }
    throw Failure(code: .badInput, message: other.refusal(in: directory))
  }

  /// Returns the files below a directory. Throws if one of the directories cannot be read, unless
  /// the result may be `incomplete`.
  package static func files(
    below directory: String, hidden isWanted: (String) -> Bool = { _ in false },
    skipping skipped: Set<String> = [], incomplete: Bool = false
  ) throws(Failure) -> FoundFiles {
    try using { store throws(FileProblem) in
      let found = try store.files(below: directory, hidden: isWanted, skipping: skipped)
      let unreadable = found.passedOver.first { $0.reason == .unreadable }
      if !incomplete, let unreadable {
        // This throws the reason.
        _ = try store.names(in: Path.join(directory, unreadable.path))
      }
      return found
    }
  }

  /// Returns what is at each of `paths` below `directory`, to all of which files could be written.
  package static func contents(
    of paths: [String], in directory: String
  ) throws(Failure) -> [String: ChangeSet.Content] {
    try using { store throws(FileProblem) in
      try store.contents(of: paths, in: directory)
    }.mapValues { content in
      switch content {
      case .text(let text): .text(text)
      case .other: .other
      }
    }
  }
}
