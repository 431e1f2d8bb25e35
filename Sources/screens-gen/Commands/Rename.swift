import FileStore
import Regeneration
import ScreensGenerator
import SourceText

extension Command {
  static let rename = Command(
    name: "rename", summary: "Change a name in a spec, and in all that was generated from it.",
    operands: "SPEC OLD NEW",
    options: [
      Option(
        name: "kind", value: "KIND",
        help: "what has the name, if several things do: "
          + SpecRename.Kind.allCases.map(\.rawValue).joined(separator: ", "))
    ] + Option.writing,
    discussion: """
      The spec, which otherwise stays as it is to the byte, and its output change together. Files
      whose names change move, and take your edits along. A name changes wherever it was generated,
      in lines that you edited too; lines that only you wrote stay, and are listed. A property is
      also the member of the view model, the input and the property of a connector of that name.
      """
  ) { arguments, console throws(Failure) in
    let command = "rename"
    guard arguments.operands.count == 3 else {
      throw Failure(
        code: .usage, message: "'rename' needs a spec, an old name and a new one", command: command)
    }
    let (path, old, new) = (
      arguments.operands[0], arguments.operands[1], arguments.operands[2]
    )
    if path == Workspace.standardInput {
      throw Failure(
        code: .usage, message: "'rename' edits a file; it cannot be standard input",
        command: command)
    }
    let kind = try kind(arguments)
    let tree = try LockedTree(around: [path], arguments, console, withSpecs: true)
    let spec = try read(path)
    let templates = try arguments.templates()
    let (edited, renaming) = try renaming(spec, old, new, kind, with: templates)
    let run = try GenerateRun(
      renaming, of: edited, in: arguments["output"] ?? Path.directory(of: path), templates,
      extra: try changes(from: spec, to: edited))
    return try finish(run, [edited.path], arguments, console, in: tree)
  }

  private static func kind(_ arguments: Arguments) throws(Failure) -> SpecRename.Kind? {
    guard let name = arguments["kind"] else { return nil }
    guard let kind = SpecRename.Kind(rawValue: name) else {
      let names = SpecRename.Kind.allCases.map(\.rawValue)
      let hint = nearest(to: name, in: names).map { "did you mean '\($0)'?" }
      throw Failure(
        code: .usage,
        message: "unknown kind '\(name)'; "
          + (hint ?? "expected one of \(names.joined(separator: ", "))"), command: "rename")
    }
    return kind
  }

  private static func read(_ path: String) throws(Failure) -> SourceFile {
    var diagnostics = Diagnostics()
    let file = try Workspace.read(path, reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    return file
  }

  /// The spec with the new name, in a file of the new name if it was named after what has it, and
  /// what becomes of its output.
  private static func renaming(
    _ spec: SourceFile, _ old: String, _ new: String, _ kind: SpecRename.Kind?,
    with templates: TemplateSet
  ) throws(Failure) -> (SourceFile, Renaming) {
    let generator = Generator(templates: templates)
    var diagnostics = Diagnostics()
    guard let before = try generator.generateWithSets(spec, reporting: &diagnostics),
      let rename = SpecRename(old, to: new, kind: kind, in: spec, reporting: &diagnostics)
    else { throw Failure(diagnostics) }
    let edited = SourceFile(path: rename.path(of: spec, from: old, to: new), text: rename.text)
    diagnostics = Diagnostics()
    guard let after = try generator.generateWithSets(edited, reporting: &diagnostics) else {
      var failure = Failure(diagnostics)
      failure.message = "that is how the spec would read; nothing was written"
      throw failure
    }
    guard let renaming = Renaming(from: before, to: after, with: templates) else {
      throw Failure(
        code: .badInput,
        message: "with '\(new)' for '\(old)' the spec would say something else; "
          + "edit it by hand, then generate")
    }
    return (edited, renaming)
  }

  private static func changes(
    from spec: SourceFile, to edited: SourceFile
  ) throws(Failure) -> [PlacedChange] {
    guard edited.path != spec.path else {
      return [
        PlacedChange(place: spec.path, change: .update(from: spec.text, to: edited.text))
      ]
    }
    let isSameFile = edited.path.lowercased() == spec.path.lowercased()
    let isTaken = Workspace.store.kind(of: edited.path) != nil && !isSameFile
    return [
      PlacedChange(place: spec.path, change: .remove(spec.text)),
      PlacedChange(
        place: edited.path,
        change: isTaken
          ? .blocked(.exists)
          : .move(from: spec.path, text: edited.text, isConflict: false)),
    ]
  }
}

extension Generator {
  /// What a spec yields, with the theme sets that it names. Nil, and reported, if something of that
  /// has errors.
  fileprivate func generateWithSets(
    _ file: SourceFile, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> Output? {
    guard let spec = Self.spec(file, reporting: &diagnostics) else { return nil }
    let sets = try ThemeSetFiles([file]).found(by: spec, in: file)
    for set in sets { diagnostics.append(set.diagnostics) }
    let directory = Path.directory(of: file.path)
    return generate(
      spec, from: file, sets: sets.references,
      missing: { Workspace.missing($0, in: directory) }, reporting: &diagnostics)
  }
}
