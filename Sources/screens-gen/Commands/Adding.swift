import Regeneration
import ScreensGenerator
import SourceText

/// Adds an entry to a section of the specs at `paths` and generates what they describe, and `others`
/// beside them; the specs are written with the rest, so that all of it happens or nothing.
func add(
  to section: SpecSection, ofSpecsAt paths: [String], others: [NewSpec] = [],
  _ arguments: Arguments, _ console: Console,
  entry: (_ path: String) throws(Failure) -> SpecEntry
) throws(Failure) -> ExitCode {
  let tree = try LockedTree(
    around: paths + others.map(\.path), arguments, console, withSpecs: true)
  var diagnostics = Diagnostics()
  var files: [SourceFile] = []
  var changes: [PlacedChange] = []
  for path in paths {
    let file = try Workspace.read(path, reporting: &diagnostics)
    let entry = try entry(path)
    let edit = SpecEdit(adding: entry, to: section, of: file, reporting: &diagnostics)
    guard let edit else { continue }
    files.append(SourceFile(path: path, text: edit.text))
    changes.append(PlacedChange(place: path, change: .update(from: file.text, to: edit.text)))
  }
  if diagnostics.hasErrors { throw Failure(diagnostics) }
  for other in others {
    files.append(SourceFile(path: other.path, text: other.text))
    changes.append(try newFile(other.text, at: other.path))
  }
  return try finish(files, files.map(\.path), arguments, console, in: tree, extra: changes)
}

/// A spec that a command makes.
struct NewSpec {
  let path: String
  let text: String
}

extension Arguments {
  /// The spec that `--in` names, which is a file, as it is edited; nil without the option.
  func specToEdit(_ command: String) throws(Failure) -> String? {
    guard let path = self["in"] else { return nil }
    if path == Workspace.standardInput {
      throw Failure(
        code: .usage, message: "'--in' edits a file; it cannot be standard input",
        command: command)
    }
    return path
  }

  /// The path that `--spec` names, if that is what to generate from: then the options that describe
  /// are of no use, and a name is one too many.
  func specAlone(besides options: [Option], _ command: String) throws(Failure) -> String? {
    guard let path = self["spec"] else { return nil }
    try refuse(options, because: "the spec says it; edit the spec instead", command)
    if let name = operands.first {
      throw Failure(
        code: .usage, message: "give a name or '--spec', not both: here is '\(name)' too",
        command: command)
    }
    return path
  }
}
