import CommandNotation
import FileStore
import Regeneration
import ScreensGenerator
import SourceText
import SpecEditing
import SpecLanguage
import SpecModel

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
      in lines that you edited too; lines that only you wrote stay, and are listed. A model of a
      module file changes in all specs of the module. A property is also the member of the view
      model, the input and the property of a connector of that name.
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
    let members = ModuleSpec.isFile(path) ? try modules.members(ofModuleAt: path) : []
    let tree = try LockedTree.take(
      around: [path] + members, of: modules, arguments, console, withSpecs: true)
    let all = try Renamed.all(
      arguments.operands[1], to: arguments.operands[2], kind, in: Workspace.read(path),
      usedBy: members.map { path throws(Failure) in try Workspace.read(path) }, arguments)
    return try write([all[0].spec.path], arguments, console, in: tree) { use throws(Failure) in
      let plans = try all.map { renamed throws(Failure) in try renamed.plan() }
      let run = GenerateRun(
        plans: plans, extra: all.flatMap(\.changes), diagnostics: warnings(of: plans))
      if !run.isBlocked { _ = try use(run.changes) }
      return run
    }
  }

  /// What the plans warn of. Only a spec's own plan knows what becomes of its output.
  private static func warnings(of plans: [SpecPlan]) -> Diagnostics {
    var warnings = Diagnostics()
    for (index, plan) in plans.enumerated() {
      let others = plans.indices.filter { $0 != index }.flatMap { plans[$0].changes.map(\.place) }
      for warning in plan.diagnostics.sorted where !others.contains(warning.range.file.path) {
        warnings.warning(warning.message, at: warning.range, notes: warning.notes)
      }
    }
    return warnings
  }
}

/// A spec with a new name in it, in a file of the new name if it was named after what has it.
private struct Renamed {
  let old: SourceFile
  let spec: SourceFile
  let generator: Generator
  let disk: SpecDisk
  let renaming: Renaming

  /// The spec that declares the name, and those of `members` that refer to it.
  static func all(
    _ old: String, to new: String, _ kind: SpecRename.Kind?, in spec: SourceFile,
    usedBy members: [SourceFile], _ arguments: Arguments
  ) throws(Failure) -> [Renamed] {
    var diagnostics = Diagnostics()
    let before = ModuleFiles([], arguments)
    guard try output(of: spec, before, &diagnostics).output != nil,
      let rename = SpecRename(old, to: new, kind: kind, in: spec, reporting: &diagnostics)
    else { throw Failure(diagnostics) }
    var edits = [
      (spec, SourceFile(path: rename.path(of: spec, from: old, to: new), text: rename.text))
    ]
    for member in members {
      if let text = SpecRename.text(of: member, naming: rename.kind, old, by: new) {
        edits.append((member, SourceFile(path: member.path, text: text)))
      }
    }
    let after = ModuleFiles(edits.map(\.1), arguments)
    return try edits.map { file, edited throws(Failure) in
      guard let output = try output(of: file, before, &diagnostics).output else {
        throw Failure(diagnostics)
      }
      if let renamed = try Renamed(from: output, of: file, to: edited, in: after) { return renamed }
      throw Failure(
        code: .badInput,
        message: "with '\(new)' for '\(old)' the spec would say something else; "
          + "edit it by hand, then generate")
    }
  }

  private static func output(
    of spec: SourceFile, _ modules: ModuleFiles, _ diagnostics: inout Diagnostics
  ) throws(Failure) -> (output: Generator.Output?, disk: SpecDisk) {
    let disk = SpecDisk(
      spec, in: try modules.output(of: spec.path),
      ofModuleIn: try modules.sharedOutput(of: spec.path), ThemeSetFiles([spec], in: modules),
      StrayBases(below: [], isTaking: false))
    let generator = try modules.generator(for: spec.path)
    let output = try generator.output(of: spec, in: disk, reporting: &diagnostics)
    for set in disk.themeSets { diagnostics.append(set.diagnostics) }
    if output == nil { diagnostics.append(modules.warnings) }
    return (output, disk)
  }

  /// Nil if more than a name changes from `before`, what the `old` spec yields.
  private init?(
    from before: Generator.Output, of old: SourceFile, to spec: SourceFile, in modules: ModuleFiles
  ) throws(Failure) {
    var diagnostics = Diagnostics()
    let (after, disk) = try Self.output(of: spec, modules, &diagnostics)
    guard let after else {
      var failure = Failure(diagnostics)
      failure.message = "that is how the spec would read; nothing was written"
      throw failure
    }
    let generator = try modules.generator(for: spec.path)
    guard let renaming = Renaming(from: before, to: after, with: generator.templates) else {
      return nil
    }
    self.old = old
    self.spec = spec
    self.generator = generator
    self.disk = disk
    self.renaming = renaming
  }

  func plan() throws(Failure) -> SpecPlan {
    var plan = SpecPlan(file: spec, directory: disk.directory)
    let made = try generator.plan(
      renaming.new, after: renaming, in: disk, reporting: &plan.diagnostics)
    if plan.diagnostics.hasErrors { throw Failure(plan.diagnostics) }
    plan.changes = made.changes.map { PlacedChange($0, in: disk.directory) }
    return plan
  }

  /// What becomes of the file of the spec.
  var changes: [PlacedChange] {
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
