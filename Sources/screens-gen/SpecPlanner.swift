import FileStore
import Regeneration
import ScreensGenerator
import SourceText
import SpecModel

/// Plans the specs of a run, each by itself.
struct SpecPlanner {
  private let generator: Generator
  private let themeSets: ThemeSetFiles
  private let output: String?
  /// What all paths to the output directory have in common, if all specs have one.
  private let outputIdentity: String?
  private let rules: ChangeRules
  private let memory: SettledFiles
  private let strays = StrayBases()
  /// The directories that the user named.
  private let roots: [String]

  init(
    _ specs: [SourceFile], templates: TemplateSet, output: String?, roots: [String],
    rules: ChangeRules, memory: SettledFiles
  ) {
    self.roots = (roots.isEmpty ? ["."] : roots).filter(Workspace.isDirectory)
    self.memory = memory
    generator = Generator(templates: templates)
    themeSets = ThemeSetFiles(specs)
    self.output = output
    outputIdentity = output.map(Workspace.identity)
    self.rules = rules
  }

  /// Plans the spec in `file`; if nothing changed since nothing was left to do for it, and
  /// `remembering` is wanted, without generating anything.
  func plan(_ file: SourceFile, remembering: Bool) -> SpecPlan {
    var plan = SpecPlan(file: file, directory: output ?? Path.directory(of: file.path))
    do throws(Failure) {
      let input = input(of: file)
      if remembering, let input, try remember(input, in: &plan) { return plan }
      try generate(input, in: &plan)
    } catch {
      plan.changes = .failure(error)
    }
    return plan
  }

  private func generate(_ input: Fingerprint?, in plan: inout SpecPlan) throws(Failure) {
    guard let spec = Generator.spec(plan.file, reporting: &plan.diagnostics) else { return }
    plan.themeSets = try themeSets.found(by: spec, in: plan.file)
    let directory = plan.directory
    var hasOwnServices = false
    let made = generator.generate(
      spec, from: plan.file, sets: plan.themeSets.references,
      missing: { path in
        let missing = Workspace.missing(path, in: directory)
        hasOwnServices = hasOwnServices || missing == nil
        return missing
      }, reporting: &plan.diagnostics)
    guard let made else { return }
    plan.name = spec.name.range
    plan.module = spec.module
    add(made.files.paths, to: &plan)
    let provenance = Base.Provenance(
      of: plan.file.path, in: plan.directory, generator.templates)
    let renaming = try renamingByHand(made, provenance, in: &plan)
    let decided = try SpecChanges(
      made, in: plan.directory, provenance, rules, renaming, reporting: &plan.diagnostics)
    if let renaming {
      plan.changes = .success(decided.changes)
      plan.diagnostics.append(
        try renaming.remarks(
          on: Workspace.sources(below: plan.directory, after: decided.changes),
          below: Path.join(plan.directory, "")))
      return
    }
    plan.changes = .success(decided.changes)
    // What is worth a warning is worth it in every run, and so is the look at a service of the
    // module's own.
    guard let input, plan.diagnostics.isEmpty, !hasOwnServices,
      plan.themeSets.allSatisfy(\.diagnostics.isEmpty)
    else { return }
    guard
      let settled = SettledSpec(
        input: input, module: spec.module,
        themeSets: plan.themeSets.reduce(into: [:]) { $0[$1.path] = $1.text },
        changes: decided.changes.map { ($0.path, $0.change) }, of: decided.files,
        yours: decided.yours, lookedAt: decided.places)
    else { return }
    plan.settled = settled
    plan.changes = .success(
      zip(decided.changes, settled.places).map { change, place in
        var change = change
        change.fingerprint = place.text
        return change
      })
  }

  /// How the spec was called before somebody renamed it by hand; nil if nobody did.
  private func renamingByHand(
    _ made: Generator.Output, _ provenance: Base.Provenance, in plan: inout SpecPlan
  ) throws(Failure) -> Renaming? {
    guard case .screenlet = made.spec, let spec = provenance.spec else { return nil }
    func exists(_ path: String) -> Bool { Workspace.exists(Path.join(plan.directory, path)) }
    let basePath = made.blueprint.basePath
    let isThere = exists(basePath)
    // Where the base is where it should be, no more than the names of views can have changed.
    if isThere, made.files.paths.allSatisfy({ !$0.hasSuffix(".xib") || exists($0) }) { return nil }
    let candidates = try strays.candidates(for: spec, in: plan.directory)
      .filter { !isThere || $0.path == basePath }
    for stray in candidates {
      var ignored = Diagnostics()
      guard let base = Base(stray.file, reporting: &ignored),
        let renaming = generator.renamingByHand(
          of: made, from: base, at: stray.path, file: plan.file, sets: plan.themeSets.references),
        strays.claim(stray)
      else { continue }
      return renaming
    }
    if !isThere, let folder = try strays.folder(of: basePath, spec, roots, but: plan.directory) {
      let place = Path.directory(of: Path.join(plan.directory, basePath))
      plan.diagnostics.error(.movedAway(folder, place), at: made.spec.name.range)
    }
    return nil
  }

  /// The part of the spec that asks for one of its files, and whether that is a model.
  func origin(of path: String, in plan: SpecPlan) -> (range: SourceRange, isModel: Bool)? {
    var ignored = Diagnostics()
    guard let spec = Generator.spec(plan.file, reporting: &ignored) else { return nil }
    return Blueprint(spec, specFile: Path.name(of: plan.file.path))
      .origin(of: path, with: generator.templates)
  }

  private func add(_ paths: [String], to plan: inout SpecPlan) {
    let directory = outputIdentity ?? Workspace.identity(of: plan.directory)
    plan.paths = paths
    // They are one file on a disk that does not tell cases apart, too.
    plan.places = paths.map { Fingerprint(of: Path.join(directory, $0).lowercased()) }
  }

  // MARK: What is remembered

  /// Of everything that a spec is generated from but its theme sets; nil if no run remembers it:
  /// with rules that deal with edits differently, nothing is settled.
  private func input(of file: SourceFile) -> Fingerprint? {
    guard rules == ChangeRules(), let program = programIdentity else { return nil }
    return Fingerprint(
      of: [program, generator.templates.fingerprint.text, Path.name(of: file.path), file.text])
  }

  /// Whether an earlier run left nothing to do for the spec, and all is as it was.
  private func remember(_ input: Fingerprint, in plan: inout SpecPlan) throws(Failure) -> Bool {
    guard let settled = memory.spec(input, in: plan.directory) else { return false }
    for (path, text) in settled.themeSets
    where try themeSets.found(at: path, seenFrom: plan.file).text != text { return false }
    let contents = try Workspace.contents(of: settled.places.map(\.path), in: plan.directory)
    guard settled.holds(contents) else { return false }
    let changes = settled.places.compactMap { place in
      place.change.map {
        PlacedChange(
          directory: plan.directory, path: place.path, change: $0,
          isBase: place.path == settled.basePath)
      }
    }
    plan.name = plan.file.range(0..<0)
    plan.module = settled.module
    add(changes.filter { !$0.isBase }.map(\.path), to: &plan)
    plan.changes = .success(changes)
    plan.settled = settled
    plan.isRemembered = true
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static func movedAway(_ folder: String, _ place: String) -> Self {
    """
    what was generated from this spec is in '\(folder)', and the spec is not there any more; \
    move that folder to '\(place)', or delete it, then run again
    """
  }
}
