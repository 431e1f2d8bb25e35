import CommandNotation
import FileStore
import Regeneration
import ScreensGenerator
import SourceText
import SpecEditing
import SpecLanguage

extension Command {
  static let rename = Command(
    name: "rename", summary: "Change a name in a spec, and in all that was generated from it.",
    operands: "SPEC OLD NEW",
    options: [
      Option(
        name: "kind", value: "KIND", choices: SpecRename.Kind.allCases.map(\.rawValue),
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
    guard arguments.operands.count == 3 else {
      throw .usage("'rename' needs a spec, an old name and a new one")
    }
    let path = arguments.operands[0]
    if path == Workspace.standardInput {
      throw .usage("'rename' edits a file; it cannot be standard input")
    }
    let kind = arguments["kind"].flatMap(SpecRename.Kind.init)
    let modules = ModuleFiles([], arguments)
    let tree = try LockedTree.take(
      around: [path], of: modules, arguments, console, withSpecs: true)
    let spec = try Workspace.read(path)
    let directory = try modules.output(of: path)
    let renamed = try Renamed.changing(
      arguments.operands[1], to: arguments.operands[2], kind, in: spec, to: directory,
      by: modules.generator(for: path), modules)
    return try write([renamed.spec.path], arguments, console, in: tree) { use throws(Failure) in
      var plan = SpecPlan(file: renamed.spec, directory: directory)
      let made = try renamed.plan(reporting: &plan.diagnostics)
      if plan.diagnostics.hasErrors { throw Failure(plan.diagnostics) }
      plan.changes = made.changes.map { PlacedChange($0, in: directory) }
      let run = GenerateRun(
        plans: [plan], extra: renamed.changes(of: spec), warnings: plan.diagnostics)
      if !run.isBlocked { _ = try use(run.changes) }
      return run
    }
  }
}

/// A spec with a new name, in a file of the new name if it was named after what has it.
private struct Renamed {
  let spec: SourceFile
  let generator: Generator
  let disk: SpecDisk
  let renaming: Renaming

  static func changing(
    _ old: String, to new: String, _ kind: SpecRename.Kind?, in spec: SourceFile,
    to directory: String, by generator: Generator, _ modules: ModuleFiles
  ) throws(Failure) -> Renamed {
    func output(
      of spec: SourceFile, _ diagnostics: inout Diagnostics
    ) throws(Failure) -> (Generator.Output?, SpecDisk) {
      let disk = SpecDisk(
        spec, in: directory, ThemeSetFiles([spec], in: modules),
        StrayBases(below: [], isTaking: false))
      let output = try generator.output(of: spec, in: disk, reporting: &diagnostics)
      for set in disk.themeSets { diagnostics.append(set.diagnostics) }
      return (output, disk)
    }
    var diagnostics = Diagnostics()
    guard let before = try output(of: spec, &diagnostics).0,
      let rename = SpecRename(old, to: new, kind: kind, in: spec, reporting: &diagnostics)
    else { throw Failure(diagnostics) }
    let edited = SourceFile(path: rename.path(of: spec, from: old, to: new), text: rename.text)
    diagnostics = Diagnostics()
    let (after, disk) = try output(of: edited, &diagnostics)
    guard let after else {
      var failure = Failure(diagnostics)
      failure.message = "that is how the spec would read; nothing was written"
      throw failure
    }
    guard let renaming = Renaming(from: before, to: after, with: generator.templates)
    else {
      throw Failure(
        code: .badInput,
        message: "with '\(new)' for '\(old)' the spec would say something else; "
          + "edit it by hand, then generate")
    }
    return Renamed(spec: edited, generator: generator, disk: disk, renaming: renaming)
  }

  func plan(reporting diagnostics: inout Diagnostics) throws(Failure) -> Plan {
    try generator.plan(renaming.new, after: renaming, in: disk, reporting: &diagnostics)
  }

  /// What becomes of the file of the spec.
  func changes(of old: SourceFile) -> [PlacedChange] {
    guard spec.path != old.path else {
      return [PlacedChange(place: old.path, change: .update(from: old.text, to: spec.text))]
    }
    let isSameFile = spec.path.lowercased() == old.path.lowercased()
    let isTaken = Workspace.store.kind(of: spec.path) != nil && !isSameFile
    return [
      PlacedChange(place: old.path, change: .remove(old.text)),
      PlacedChange(
        place: spec.path,
        change: isTaken
          ? .blocked(.exists) : .move(from: old.path, text: spec.text, isConflict: false)),
    ]
  }
}
