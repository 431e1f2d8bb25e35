import FileStore
import Regeneration
import ScreensGenerator
package import SourceText
package import SpecEditing

/// A spec with a new name in it. If its file was named after what is renamed, the file gets the new
/// name as well.
package struct RenamedSpec {
  private let old: SourceFile
  package let spec: SourceFile
  private let generator: Generator
  private let disk: SpecDisk
  private let renaming: Renaming

  /// Returns the run for the specs, the first of which declares the name.
  package static func run(_ all: [RenamedSpec]) throws(Failure) -> GenerateRun {
    let plans = try all.map { renamed throws(Failure) in try renamed.plan() }
    return GenerateRun(
      plans: plans, extra: all.flatMap(\.changes), diagnostics: warnings(of: plans))
  }

  /// Returns the warnings of the plans. Only a spec's own plan knows what happens to its output.
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

  /// Returns the spec that declares the name, and those of `members` that refer to it.
  package static func all(
    _ old: String, to new: String, _ kind: SpecRename.Kind?, in spec: SourceFile,
    usedBy members: [SourceFile], _ options: RunOptions
  ) throws(Failure) -> [RenamedSpec] {
    var diagnostics = Diagnostics()
    let before = ModuleFiles([], options)
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
    let after = ModuleFiles(edits.map(\.1), options)
    let unmerged = UnmergedXIBs(around: try after.outputs(of: edits.map(\.1.path)))
    return try edits.map { file, edited throws(Failure) in
      guard let output = try output(of: file, before, &diagnostics).output else {
        throw Failure(diagnostics)
      }
      if let renamed = try RenamedSpec(from: output, of: file, to: edited, in: after, unmerged) {
        return renamed
      }
      throw Failure(
        code: .badInput,
        message: "with '\(new)' for '\(old)' the spec would say something else; "
          + "edit it by hand, then generate")
    }
  }

  private static func output(
    of spec: SourceFile, _ modules: ModuleFiles, _ diagnostics: inout Diagnostics,
    unmerged: UnmergedXIBs = UnmergedXIBs()
  ) throws(Failure) -> (output: Generator.Output?, disk: SpecDisk) {
    let disk = try SpecDisk(
      spec, of: modules, ReferredSpecs([spec], in: modules), FormerOutputs(), unmerged)
    let generator = try modules.generator(for: spec.path)
    let output = try generator.output(of: spec, in: disk, reporting: &diagnostics)
    for found in disk.references { diagnostics.append(found.diagnostics) }
    if output == nil { diagnostics.append(modules.warnings) }
    return (output, disk)
  }

  /// Creates the renamed spec. Returns nil if more than a name changes from `before`, which is what
  /// the `old` spec yields.
  private init?(
    from before: Generator.Output, of old: SourceFile, to spec: SourceFile,
    in modules: ModuleFiles, _ unmerged: UnmergedXIBs
  ) throws(Failure) {
    var diagnostics = Diagnostics()
    let (after, disk) = try Self.output(of: spec, modules, &diagnostics, unmerged: unmerged)
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

  private func plan() throws(Failure) -> SpecPlan {
    var plan = SpecPlan(file: spec, directory: disk.directory)
    let made = try generator.plan(
      renaming.new, after: renaming, in: disk, reporting: &plan.diagnostics)
    _ = made.reportLongNames(with: generator.templates, reporting: &plan.diagnostics)
    if plan.diagnostics.hasErrors { throw Failure(plan.diagnostics) }
    plan.changes = made.changes.map { PlacedChange($0, in: disk.directory, from: spec) }
    return plan
  }

  /// The changes of the file of the spec.
  private var changes: [PlacedChange] {
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
