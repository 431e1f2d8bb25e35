import FileStore
import Regeneration
import ScreensGenerator
package import SourceText

/// A run over specs: each is planned, in parallel on all cores, and what is kept of it is compared
/// with the others.
///
/// ```
/// spec → output → what is there → changes → use → PlannedSpec → RunCheck
/// ```
package struct SpecRun {
  private let specs: [SourceFile]
  private let modules: ModuleFiles
  private let rules: ChangeRules
  private let reader: SpecReader
  private let unchanged: UnchangedSpecs?
  private let step: @Sendable () -> Void

  /// Creates the run. Output of specs that were moved is looked for below those of `roots` that are
  /// directories, and below the directories of the module files. `step` is called for each planned
  /// spec, on any thread.
  package init(
    _ specs: [SourceFile], below roots: [String], _ options: RunOptions,
    step: @escaping @Sendable () -> Void
  ) throws(Failure) {
    self.step = step
    self.specs = specs
    modules = ModuleFiles(specs, options)
    rules = options.rules
    let directories = (roots.isEmpty ? ["."] : roots).filter(Workspace.isDirectory)
    var reader = SpecReader(specs, in: modules)
    reader.bases = FormerOutputs(
      below: directories, near: try modules.directories(of: specs.map(\.path)),
      isTaking: options.output == nil, of: specs.map(\.path))
    let outputs = try modules.outputs(of: specs.map(\.path))
    reader.unmerged = UnmergedXIBs(around: directories + outputs)
    self.reader = reader
    unchanged = UnchangedSpecs(reader, in: outputs, rules)
  }

  /// Receives changes as soon as they are known, on any thread, and returns what is kept of them.
  package typealias Use = @Sendable ([PlacedChange]) throws(Failure) -> [PlacedChange]

  /// Plans all specs, and throws the errors in them. `extra` are files of the command's own, such
  /// as a spec that it writes.
  package func run(
    extra: [PlacedChange] = [], using use: @escaping Use
  ) throws(Failure) -> GenerateRun {
    let run = try look(extra: extra, using: use)
    if run.diagnostics.hasErrors { throw Failure(run.diagnostics) }
    if !run.isBlocked {
      for plan in run.plans { if let failure = plan.failure { throw failure } }
      _ = try use(extra)
    }
    return run
  }

  /// Plans all specs without errors, and reports the errors of the others. Throws the errors if no
  /// spec could be planned, or if they concern several specs together.
  package func look(
    extra: [PlacedChange] = [], using use: @escaping Use
  ) throws(Failure) -> GenerateRun {
    var plans = try specs.concurrentlyMapped { spec throws(Failure) in
      defer { step() }
      return try planned(spec, use, knowing: unchanged)
    }
    if plans.contains(where: \.isUnchanged), RunCheck.haveClash(plans) {
      // The record of an unchanged spec does not contain the range of its name, for the message.
      plans = try plans.concurrentlyMapped { plan throws(Failure) in
        try plan.isUnchanged
          ? planned(plan.file, { $0.map(\.withoutTexts) }, knowing: nil) : plan
      }
    }
    var problems = modules.warnings
    problems.append(RunCheck.problems(of: plans))
    let isPartial = plans.contains { $0.claim == nil } && plans.contains { $0.claim != nil }
    if problems.hasErrors, !isPartial { throw Failure(problems) }
    return GenerateRun(plans: plans, extra: extra, diagnostics: problems)
  }

  private func planned(
    _ file: SourceFile, _ use: Use, knowing unchanged: UnchangedSpecs?
  ) throws(Failure) -> PlannedSpec {
    let generator = try modules.generator(for: file.path)
    let place = try SpecPlace(of: file, modules)
    func plan() throws(Failure) -> (spec: PlannedSpec, whole: SpecReader.Planned?) {
      try planned(by: generator, in: place, use)
    }
    guard let unchanged else { return try plan().spec }
    return try unchanged.planned(by: generator, in: place, plan)
  }

  /// Plans one spec, and uses the changes.
  private func planned(
    by generator: Generator, in place: SpecPlace, _ use: Use
  ) throws(Failure) -> (spec: PlannedSpec, whole: SpecReader.Planned?) {
    let made = try reader.output(of: place.file, by: generator)
    var spec = PlannedSpec(file: place.file, directory: place.directory)
    spec.references = made.references
    spec.diagnostics = made.diagnostics
    guard let output = made.output else { return (spec, nil) }
    let planned = try reader.plan(made, output, by: generator, rules, in: place)
    spec.diagnostics.append(planned.diagnostics)
    if planned.plan.reportLongNames(with: generator.templates, reporting: &spec.diagnostics) {
      return (spec, nil)
    }
    spec.add(planned.plan, by: generator, in: place)
    do throws(Failure) {
      spec.changes = try use(spec.changes)
    } catch {
      spec.failure = error
    }
    return (spec, planned)
  }
}
