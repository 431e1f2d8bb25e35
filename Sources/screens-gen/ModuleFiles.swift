import CommandNotation
import FileStore
import ScreensGenerator
import SourceText
import SpecModel

/// The module files that say what the specs of a run share, each read once, whichever thread asks
/// first.
final class ModuleFiles: @unchecked Sendable {
  /// A module file.
  struct Found: Sendable {
    let file: SourceFile
    let spec: ModuleSpec
    /// The directory that it generates into; nil for that of each spec.
    fileprivate let output: String?
    fileprivate let generator: Result<Generator, Failure>
  }

  /// The specs of the run: they are taken as they are to become.
  private let specs: [SourceFile]
  private let arguments: Arguments
  private lazy var byIdentity = Dictionary(
    specs.map { (Workspace.identity(of: $0.path), $0) }
  ) { first, _ in first }
  private lazy var builtIn = Result { () throws(Failure) in
    Generator(templates: try arguments.templates())
  }
  /// By the identity of the directory; guarded, as all that is lazy, by the lock.
  private var known: [String: Found?] = [:]
  private let lock = Lock()

  init(_ specs: [SourceFile], _ arguments: Arguments) {
    self.specs = specs
    self.arguments = arguments
  }

  /// The module file that applies to the spec at a path; nil if there is none.
  func found(for path: String) throws(Failure) -> Found? {
    let directory = Workspace.identity(of: Path.directory(of: path))
    return try lock.alone { () throws(Failure) in
      try found(in: directory, isShownInFull: path.hasPrefix("/"))
    }
  }

  /// What generates from the spec at a path.
  func generator(for path: String) throws(Failure) -> Generator {
    if let found = try found(for: path) { return try found.generator.get() }
    return try lock.alone { () throws(Failure) in try builtIn.get() }
  }

  /// Where the output of the spec at a path goes.
  func output(of path: String) throws(Failure) -> String {
    let own = Path.directory(of: path)
    if let output = arguments["output"] { return output }
    guard let output = try found(for: path)?.output else { return own }
    return Workspace.identity(of: own) == Workspace.identity(of: output) ? own : output
  }

  /// The paths of the module files that apply to the specs at `paths` and are not among those.
  func others(than paths: [String]) throws(Failure) -> [String] {
    var seen = Set(paths.map(Workspace.identity))
    var others: [String] = []
    for path in paths {
      guard let file = try found(for: path)?.file else { continue }
      if seen.insert(Workspace.identity(of: file.path)).inserted { others.append(file.path) }
    }
    return others
  }
}

extension ModuleFiles {
  /// The module file in a directory, or else in the nearest one above it that has one.
  private func found(in directory: String, isShownInFull: Bool) throws(Failure) -> Found? {
    if let known = known[directory] { return known }
    var found: Found?
    let names = (try? Workspace.store.names(in: directory)) ?? []
    if let name = try Self.moduleFile(among: names, in: directory) {
      found = try read(Path.join(directory, name), isShownInFull: isShownInFull)
    } else if let above = Workspace.store.directory(above: directory, with: names) {
      found = try self.found(in: above, isShownInFull: isShownInFull)
    }
    known[directory] = .some(found)
    return found
  }

  private static func moduleFile(
    among names: [String], in directory: String
  ) throws(Failure) -> String? {
    let files = names.filter { ModuleSpec.isFile($0) && !$0.hasPrefix(".") }
    guard let name = files.first else { return nil }
    let place = Workspace.shown(directory)
    if files.count > 1 {
      throw Failure(.severalModules(Path.join(place, name), Path.join(place, files[1])))
    }
    if !Workspace.store.isFindable(Path.join(directory, name)) {
      throw Failure(.notAFile(Path.join(place, name)))
    }
    return name
  }

  private func read(_ path: String, isShownInFull: Bool) throws(Failure) -> Found {
    let file: SourceFile
    if let spec = byIdentity[path] {
      file = spec
    } else {
      file = try Workspace.read(isShownInFull ? path : Workspace.shown(path))
    }
    var diagnostics = Diagnostics()
    guard case .module(let spec)? = Generator.spec(file, reporting: &diagnostics) else {
      throw Failure(diagnostics)
    }
    let tree = ModuleTree(of: path, shownAs: file.path)
    let output = tree.directory(spec.output, reporting: &diagnostics)
    let templates = tree.directory(spec.templates, reporting: &diagnostics)
    if let templates, let said = spec.templates, !Workspace.isDirectory(templates) {
      diagnostics.error(.noTemplates(said.value), at: said.range)
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    let generator = Result { () throws(Failure) in
      Generator(templates: try arguments.templates(orThoseIn: templates), module: spec)
    }
    return Found(file: file, spec: spec, output: output, generator: generator)
  }
}

extension String {
  fileprivate static func severalModules(_ first: String, _ second: String) -> String {
    "'\(first)' and '\(second)' are in one directory, whose specs would be of two modules; "
      + "move one of them"
  }

  fileprivate static func notAFile(_ path: String) -> String {
    "'\(path)' is not a regular file of 1 MB at most, and is not read as a module file; "
      + "remove it, or put the file itself there"
  }
}

extension Failure {
  fileprivate init(_ message: String) { self.init(code: .badInput, message: message) }
}

extension Diagnostic.Message {
  fileprivate static func noTemplates(_ path: String) -> Self {
    "no directory is at '\(path)'; make it with 'screens-gen template eject', or remove 'templates'"
  }
}
