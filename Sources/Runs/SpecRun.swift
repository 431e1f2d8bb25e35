import FileStore
import Regeneration
import ScreensGenerator
package import SourceText
import SpecModel

/// Plans the specs of a run: `Generator.plan` for each, in parallel on all cores, unless an earlier
/// run remembers that nothing is left to do.
package struct SpecPlanner {
  private let specs: [SourceFile]
  private let modules: ModuleFiles
  private let rules: ChangeRules
  private let reader: SpecReader
  private let memory = SettledSpecs()
  private let step: @Sendable () -> Void

  /// Creates the planner. Output of specs that were moved is looked for below those of `roots` that
  /// are directories, and below the directories of the module files. `step` is called for each
  /// planned spec, on any thread.
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
      isTaking: options.output == nil)
    reader.unmerged = UnmergedXIBs(
      around: directories + (try modules.outputs(of: specs.map(\.path))))
    self.reader = reader
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
    extra: [PlacedChange] = [], using use: @escaping Use = { $0 }
  ) throws(Failure) -> GenerateRun {
    var plans = try specs.concurrentlyMapped { spec in
      defer { step() }
      return plan(spec, remembering: true, use)
    }.map { result throws(Failure) in try result.get() }
    var claims = OutputClaims(projectOf: Workspace.project)
    if plans.contains(where: \.isRemembered),
      !plans.allSatisfy({ $0.files.map { claims.accepts($0) } ?? true })
    {
      // The record of a spec does not contain the range of its name, for the message.
      plans = try specs.concurrentlyMapped { plan($0, remembering: false) { $0 } }
        .map { result throws(Failure) in try result.get() }
    }
    let problems = problems(of: plans)
    let isPartial = plans.contains { $0.files == nil } && plans.contains { $0.files != nil }
    if problems.hasErrors, !isPartial { throw Failure(problems) }
    return GenerateRun(plans: plans, extra: extra, diagnostics: problems)
  }

  /// Returns all problems of specs and their theme sets, and of specs that make the same files.
  private func problems(of plans: [SpecPlan]) -> Diagnostics {
    var diagnostics = modules.warnings
    var claims = OutputClaims(projectOf: Workspace.project)
    var problems = ReferredSpecProblems()
    let moves = Dictionary(grouping: plans.compactMap(\.move), by: \.origin)
    for plan in plans {
      diagnostics.append(plan.diagnostics)
      if let move = plan.move, !plan.diagnostics.hasErrors, moves[move.origin]?.count != 1 {
        diagnostics.append(move.problem)
      }
      problems.report(plan.references, to: &diagnostics)
      if let files = plan.files { claims.add(files, reporting: &diagnostics) }
    }
    return diagnostics
  }

  private func plan(
    _ file: SourceFile, remembering: Bool, _ use: Use
  ) -> Result<SpecPlan, Failure> {
    Result { () throws(Failure) in
      let generator = try modules.generator(for: file.path)
      let shared = try modules.found(for: file.path).map { [$0.file] } ?? []
      let input = input(
        of: file, generator, shared + (try modules.services(for: file.path).files))
      let place = try SpecPlace(of: file, modules)
      if remembering, reader.unmerged.isEmpty, let input,
        let plan = try remembered(input, file, by: generator, in: place)
      {
        return plan
      }
      var plan = try plan(file, input, by: generator, in: place)
      do throws(Failure) {
        plan.changes = try use(plan.changes)
      } catch {
        plan.failure = error
      }
      return plan
    }
  }

  private func plan(
    _ file: SourceFile, _ input: Fingerprint?, by generator: Generator, in place: SpecPlace
  ) throws(Failure) -> SpecPlan {
    var plan = SpecPlan(file: file, directory: place.directory)
    let read = try reader.output(of: file, by: generator)
    plan.references = read.references
    plan.diagnostics = read.diagnostics
    guard let output = read.output else { return plan }
    let planned = try reader.plan(read, output, of: file, by: generator, rules, in: place)
    let made = planned.plan
    plan.diagnostics.append(planned.diagnostics)
    if made.reportLongNames(with: generator.templates, reporting: &plan.diagnostics) {
      return plan
    }
    if let former = made.former {
      var move = SpecPlan.Move(origin: former.path + "/" + made.output.blueprint.basePath)
      made.reportMove(below: place.prefix, to: &move.problem)
      plan.move = move
    }
    let (spec, paths) = (output.spec, output.files.paths)
    let module = spec.module ?? generator.module?.name.value
    plan.files = files(
      paths, made.changes, file, spec.name.range, module, by: generator, in: place)
    plan.changes = made.changes.map { PlacedChange($0, in: place.directory, from: file) }
    for (path, method) in output.blueprint.toFillIn(with: generator.templates) {
      plan.toFillIn[place.prefix + path] = method
    }
    // A warning has to be repeated in every run, and so does the check of a service class of the
    // module's own.
    guard let input, made.renaming == nil, plan.diagnostics.isEmpty, !output.ownServices.isOwn,
      plan.references.allSatisfy(\.diagnostics.isEmpty)
    else { return plan }
    plan.settled = SettledSpec(
      input: input, module: module,
      references: plan.references.reduce(into: [:]) { $0[$1.path] = $1.text },
      changes: made.changes.map { ($0.path, $0.change) }, of: made.files,
      yours: planned.existing.yours,
      lookedAt: output.ownServices.missing.union(planned.existing.contents.keys).sorted())
    return plan
  }

  private func files(
    _ paths: [String], _ changes: [ChangeSet.Change], _ file: SourceFile, _ name: SourceRange,
    _ module: String?, by generator: Generator, in place: SpecPlace
  ) -> OutputClaim {
    OutputClaim(
      of: paths, changes, spec: file, name: name, module: module, directory: place.directory,
      identity: Workspace.identity(of: place.directory), by: generator)
  }

  // MARK: What is remembered

  /// Returns the fingerprint of everything that a spec is generated from, except the specs that it
  /// refers to. Returns nil if no run remembers it: with rules that treat edits differently,
  /// nothing is settled.
  private func input(
    of file: SourceFile, _ generator: Generator, _ shared: [SourceFile]
  ) -> Fingerprint? {
    guard rules == ChangeRules(), let program = programIdentity else { return nil }
    return Fingerprint(
      of: [program, generator.templates.fingerprint.text, Path.name(of: file.path), file.text]
        + shared.map(\.text) + (generator.shared ?? []).map(\.words))
  }

  /// Returns the remembered plan, if an earlier run left nothing to do for the spec and nothing has
  /// changed since.
  private func remembered(
    _ input: Fingerprint, _ file: SourceFile, by generator: Generator, in place: SpecPlace
  ) throws(Failure) -> SpecPlan? {
    guard let settled = memory.spec(input, in: place.directory) else { return nil }
    for (path, text) in settled.references
    where try reader.references.found(at: path, seenFrom: file).text != text { return nil }
    let paths = settled.files.map(\.path)
    guard settled.holds(try Workspace.contents(of: paths, in: place.directory)) else { return nil }
    let changes = settled.files.compactMap { file in
      file.change.map {
        ChangeSet.Change(path: file.path, change: $0, isBase: file.path == settled.basePath)
      }
    }
    var plan = SpecPlan(file: file, directory: place.directory)
    let yielded = changes.filter { !$0.isBase }.map(\.path)
    plan.files = files(
      yielded, changes, file, file.range(0..<0), settled.module, by: generator, in: place)
    plan.changes = changes.map { PlacedChange($0, in: place.directory, from: file) }
    plan.settled = settled
    plan.isRemembered = true
    return plan
  }
}
