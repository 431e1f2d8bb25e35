import FileStore
import Regeneration
import Runs
import SourceText
import SpecEditing

// The parts of the commands that create a spec, or a part of one, from their options.
extension Generation {
  /// Returns a new spec in the output directory. If there is a schema beside it, or above it in the
  /// same project, its first line names the schema for editors.
  func newSpec(
    _ name: String, _ text: () throws(DraftError) -> String
  ) throws(Failure) -> SourceFile {
    try newSpec(at: arguments.outputPath(name), text)
  }

  func newSpec(
    at path: String, _ text: () throws(DraftError) -> String
  ) throws(Failure) -> SourceFile {
    let schema = Workspace.schema(seenFrom: Path.directory(of: path))
    let line = schema.map { "# yaml-language-server: $schema=\($0)\n" } ?? ""
    return SourceFile(path: path, text: line + (try drafted(text)))
  }

  /// Generates from the spec that `--spec` names. Returns nil without this option. With it, a name
  /// and the `options` that describe a draft are errors.
  func outputOfSpec(besides options: [Option]) throws(Failure) -> ExitCode? {
    guard let path = arguments["spec"] else { return nil }
    try arguments.refuse(options, because: "the spec says it; edit the spec instead")
    if let name = arguments.operands.first {
      throw .usage("give a name or '--spec', not both: here is '\(name)' too")
    }
    try arguments.refuseName(ofInputOtherThan: [path])
    let paths = try withModules([path])
    try lock(around: paths)
    return try output(of: read(paths), [path])
  }

  /// Adds an entry to a section of the specs at `paths`, and generates from these and the `new`
  /// specs.
  func add(
    to section: SpecSection, ofSpecsAt paths: [String], besides new: [SourceFile] = [],
    _ entry: (_ path: String) throws(DraftError) -> SpecEntry
  ) throws(Failure) -> ExitCode {
    // A mistake on the command line is reported before anything is locked or read.
    var entries: [String: SpecEntry] = [:]
    for path in paths {
      entries[path] = try drafted { () throws(DraftError) in try entry(path) }
    }
    return try output(ofNew: new, editing: paths) { file, diagnostics in
      guard let entry = entries[file.path] else { preconditionFailure("not a path to edit") }
      return SpecEdit(adding: entry, to: section, of: file, reporting: &diagnostics)
    }
  }

  /// Edits the specs at `paths`, and generates from these and the `new` specs. The specs are
  /// written together with the output, so that either everything is written or nothing.
  func output(
    ofNew new: [SourceFile] = [], editing paths: [String] = [],
    _ edit: (SourceFile, inout Diagnostics) throws(DraftError) -> SpecEdit? = { _, _ in nil }
  ) throws(Failure) -> ExitCode {
    let specs = paths + new.map(\.path)
    let modules = try arguments.modules.others(than: specs)
    try lock(around: specs + modules, withSpecs: true)
    var diagnostics = Diagnostics()
    var files: [SourceFile] = []
    var changes: [PlacedChange] = []
    for path in paths {
      let file = try console.read(path, as: .spec, reporting: &diagnostics)
      let edit = try drafted { () throws(DraftError) in try edit(file, &diagnostics) }
      guard let text = edit?.text else { continue }
      files.append(SourceFile(path: path, text: text))
      changes.append(PlacedChange(place: path, change: .update(from: file.text, to: text)))
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    files += new
    changes += try new.map { spec throws(Failure) in try change(ofNew: spec) }
    let operands = files.map(\.path)
    files += try modules.map { path throws(Failure) in try Workspace.read(path, as: .spec) }
    return try output(of: files, operands, extra: changes)
  }

  /// Returns the change for a new spec, which is never overwritten.
  private func change(ofNew spec: SourceFile) throws(Failure) -> PlacedChange {
    let name = Path.name(of: spec.path)
    let stored = try Workspace.contents(of: [name], in: Path.directory(of: spec.path))
    return PlacedChange(
      place: spec.path, change: FileChange(newFile: spec.text, stored: stored[name]))
  }

  /// Returns the draft that options describe. An error in the draft is reported as an error of the
  /// command line.
  private func drafted<Draft>(
    _ draft: () throws(DraftError) -> Draft
  ) throws(Failure) -> Draft {
    do {
      return try draft()
    } catch {
      throw .usage(error.message)
    }
  }
}

extension Arguments {
  /// Returns the spec that `--in` names, which has to be a file because it is edited. Returns nil
  /// without the option.
  func specToEdit() throws(Failure) -> String? {
    if self["in"] == Workspace.standardInput {
      throw .usage("'--in' edits a file; it cannot be standard input")
    }
    return self["in"]
  }

  /// Returns the spec that `--in` names, for a command that requires it.
  func specToEdit(of command: String) throws(Failure) -> String {
    guard let path = try specToEdit() else { throw .usage("'\(command)' needs --in SPEC") }
    return path
  }
}

extension Option {
  /// The spec of a Screenlet that a command adds to.
  static let into = Option(
    name: "in", value: "SPEC", help: "the spec of the Screenlet to add it to")

  /// Returns the options of a command that can also generate from an existing spec.
  static func specs(with key: String?) -> [Option] {
    let spec = key.map { "a spec with '\($0):' to generate from" } ?? "the spec to generate from"
    return [Option(name: "spec", value: "FILE", help: spec), .standardInputName]
  }
}
