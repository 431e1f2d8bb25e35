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
  private let reader: SpecReader
  private let renaming: Renaming

  /// Returns the run for the specs, the first of which declares the name.
  package static func run(_ all: [RenamedSpec]) throws(Failure) -> GenerateRun {
    let plans = try all.map { renamed throws(Failure) in try renamed.plan() }
    return GenerateRun(
      plans: plans, extra: all.flatMap(\.changes), diagnostics: warnings(of: plans))
  }

  /// Returns the warnings of the plans. Only a spec's own plan knows what happens to its output.
  private static func warnings(of plans: [PlannedSpec]) -> Diagnostics {
    var warnings = Diagnostics()
    for (index, plan) in plans.enumerated() {
      let others = plans.indices.filter { $0 != index }.flatMap { plans[$0].changes.map(\.place) }
      for warning in plan.diagnostics.sorted where !others.contains(warning.range.file.path) {
        warnings.warning(warning.message, at: warning.range, notes: warning.notes)
      }
    }
    return warnings
  }

  /// Returns the spec that declares the name, those of `members` that contain it, and the referring
  /// specs, whose output can contain it even if they do not.
  package static func all(
    _ old: String, to new: String, _ kind: SpecRename.Kind?, in spec: SourceFile,
    usedBy members: [SourceFile], referring: [SourceFile], _ options: RunOptions
  ) throws(Failure) -> [RenamedSpec] {
    var diagnostics = Diagnostics()
    let before = ModuleFiles([], options)
    let former = SpecReader([], in: before)
    guard try output(of: spec, former, &diagnostics) != nil,
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
    for referrer in referring {
      let text = SpecRename.text(of: referrer, naming: rename.kind, old, by: new) ?? referrer.text
      let edited = SourceFile(path: referrer.path, text: text)
      edits.append((referrer, edited.referring(to: edits[0].1.path, insteadOf: spec.path)))
    }
    var options = options
    if !referring.isEmpty { options.outputOnlyOf = [spec.path, edits[0].1.path] }
    let after = ModuleFiles(edits.map(\.1), options, formerPaths: [edits[0].1.path: spec.path])
    var reader = SpecReader(edits.map(\.1), in: after)
    reader.unmerged = UnmergedXIBs(around: try after.outputs(of: edits.map(\.1.path)))
    return try edits.map { file, edited throws(Failure) in
      guard let output = try output(of: file, former, &diagnostics) else {
        throw Failure(diagnostics)
      }
      if let renamed = try RenamedSpec(from: output, of: file, to: edited, reader) {
        return renamed
      }
      throw Failure(
        code: .badInput,
        message: "with '\(new)' for '\(old)' '\(file.path)' would say something else; "
          + "edit it by hand, then generate")
    }
  }

  private static func output(
    of spec: SourceFile, _ reader: SpecReader, _ diagnostics: inout Diagnostics
  ) throws(Failure) -> Generator.Output? {
    let made = try reader.output(of: spec, by: reader.modules.generator(for: spec.path))
    diagnostics.append(made.diagnostics)
    for found in made.references { diagnostics.append(found.diagnostics) }
    if made.output == nil { diagnostics.append(reader.modules.warnings) }
    return made.output
  }

  /// Creates the renamed spec. Returns nil if more than a name changes from `before`, which is what
  /// the `old` spec yields.
  private init?(
    from before: Generator.Output, of old: SourceFile, to spec: SourceFile,
    _ reader: SpecReader
  ) throws(Failure) {
    var diagnostics = Diagnostics()
    guard let after = try Self.output(of: spec, reader, &diagnostics) else {
      var failure = Failure(diagnostics)
      failure.message = "that is how the spec would read; nothing was written"
      throw failure
    }
    let generator = try reader.modules.generator(for: spec.path)
    guard let renaming = Renaming(from: before, to: after, with: generator.templates) else {
      return nil
    }
    self.old = old
    self.spec = spec
    self.generator = generator
    self.reader = reader
    self.renaming = renaming
  }

  private func plan() throws(Failure) -> PlannedSpec {
    let place = try SpecPlace(of: spec, reader.modules)
    var plan = PlannedSpec(file: spec, directory: place.directory)
    let planned = try reader.plan(renaming, by: generator, in: place)
    let made = planned.plan
    plan.diagnostics = planned.diagnostics
    _ = made.reportLongNames(with: generator.templates, reporting: &plan.diagnostics)
    if plan.diagnostics.hasErrors { throw Failure(plan.diagnostics) }
    plan.changes = made.changes.map { PlacedChange($0, in: place.directory, from: spec) }
    return plan
  }

  /// The changes of the file of the spec.
  private var changes: [PlacedChange] {
    if spec == old { return [] }
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
