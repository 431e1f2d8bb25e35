import CommandNotation
import FileStore
import Regeneration
import Runs
import SourceText
import SpecEditing

// What the commands share that make a spec, or a part of one, of what their options describe.

/// A spec that a command makes.
struct NewSpec {
  let path: String
  let text: String

  /// If there is a schema in the directory of the spec, or above it in the same project, the first line
  /// says so to editors.
  init(path: String, text: String) {
    self.path = path
    let schema = Workspace.schema(seenFrom: Path.directory(of: path))
    self.text = (schema.map { "# yaml-language-server: $schema=\($0)\n" } ?? "") + text
  }

  /// With `name`, into the output directory.
  init(named name: String, _ text: String, _ arguments: Arguments) {
    self.init(path: Path.join(arguments["output"] ?? ".", name), text: text)
  }
}

/// Generates from one spec that exists.
func generateOutput(
  ofSpecAt path: String, _ arguments: Arguments, _ console: Console
) throws(Failure) -> ExitCode {
  if path != Workspace.standardInput {
    try arguments.refuse([.standardInputName], because: "no '-' names standard input")
  }
  let modules = arguments.modules
  let paths = try [path] + modules.others(than: [arguments.shown(path)])
  let tree = try LockedTree.take(
    around: paths.map(arguments.shown), of: modules, arguments, console)
  return try generateOutput(
    of: try readSpecs(at: paths, arguments, console), [path], arguments, console, in: tree)
}

/// Generates from a spec that is written too.
func generateOutput(
  of spec: NewSpec, _ arguments: Arguments, _ console: Console
) throws(Failure) -> ExitCode {
  let modules = try arguments.modules.others(than: [spec.path])
  let tree = try LockedTree.take(
    around: [spec.path] + modules, of: arguments.modules, arguments, console)
  let files = try modules.map { path throws(Failure) in try Workspace.read(path) }
  return try generateOutput(
    of: [SourceFile(path: spec.path, text: spec.text)] + files, [spec.path], arguments, console,
    in: tree, extra: [try newFile(spec.text, at: spec.path)])
}

/// Adds an entry to a section of the specs at `paths` and generates what they describe, and `others`
/// beside them; the specs are written with the rest, so that all of it happens or nothing.
func add(
  to section: SpecSection, ofSpecsAt paths: [String], others: [NewSpec] = [],
  _ arguments: Arguments, _ console: Console,
  entry: (_ path: String) throws(Failure) -> SpecEntry
) throws(Failure) -> ExitCode {
  try edit(specsAt: paths, others: others, arguments, console) {
    file, diagnostics throws(Failure) in
    let entry = try entry(file.path)
    return SpecEdit(adding: entry, to: section, of: file, reporting: &diagnostics)
  }
}

/// Edits the specs at `paths` and generates what they describe, and `others` beside them.
func edit(
  specsAt paths: [String], others: [NewSpec] = [], _ arguments: Arguments, _ console: Console,
  _ edit: (SourceFile, inout Diagnostics) throws(Failure) -> SpecEdit?
) throws(Failure) -> ExitCode {
  let specs = paths + others.map(\.path)
  let modules = try arguments.modules.others(than: specs)
  let tree = try LockedTree.take(
    around: specs + modules, of: arguments.modules, arguments, console, withSpecs: true)
  var diagnostics = Diagnostics()
  var files: [SourceFile] = []
  var changes: [PlacedChange] = []
  for path in paths {
    let file = try Workspace.read(path, reporting: &diagnostics)
    console.detail("read \(file.path), \(file.text.utf8.count) bytes")
    guard let edit = try edit(file, &diagnostics) else { continue }
    files.append(SourceFile(path: path, text: edit.text))
    changes.append(PlacedChange(place: path, change: .update(from: file.text, to: edit.text)))
  }
  if diagnostics.hasErrors { throw Failure(diagnostics) }
  for other in others {
    files.append(SourceFile(path: other.path, text: other.text))
    changes.append(try newFile(other.text, at: other.path))
  }
  let operands = files.map(\.path)
  for path in modules { files.append(try Workspace.read(path)) }
  return try generateOutput(
    of: files, operands, arguments, console, in: tree, extra: changes)
}

/// The change of a spec that is written once and never overwritten.
private func newFile(_ text: String, at place: String) throws(Failure) -> PlacedChange {
  let name = Path.name(of: place)
  let stored = try Workspace.contents(of: [name], in: Path.directory(of: place))
  return PlacedChange(place: place, change: FileChange(newFile: text, stored: stored[name]))
}

/// What options describe; a description that cannot be read is a mistake on the command line.
func drafted<Draft>(_ draft: () throws(DraftError) -> Draft) throws(Failure) -> Draft {
  do {
    return try draft()
  } catch {
    throw .usage(error.message)
  }
}

extension Arguments {
  /// The spec that `--in` names, which is a file, as it is edited; nil without the option.
  func specToEdit() throws(Failure) -> String? {
    if self["in"] == Workspace.standardInput {
      throw .usage("'--in' edits a file; it cannot be standard input")
    }
    return self["in"]
  }

  /// The path that `--spec` names, if that is what to generate from: then the options that describe
  /// are of no use, and a name is one too many.
  func specAlone(besides options: [Option]) throws(Failure) -> String? {
    guard let path = self["spec"] else { return nil }
    try refuse(options, because: "the spec says it; edit the spec instead")
    if let name = operands.first {
      throw .usage("give a name or '--spec', not both: here is '\(name)' too")
    }
    return path
  }
}

extension Option {
  /// The spec of a Screenlet that a command adds to.
  static let into = Option(
    name: "in", value: "SPEC", help: "the spec of the Screenlet to add it to")
}
