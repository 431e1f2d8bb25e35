import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// A run of the generator over some specs: everything is read, checked and rendered first, so that
/// what it would do is known before anything is done.
struct GenerateRun {
  /// One spec and what the run does for it.
  struct Item {
    let spec: SourceFile
    let changes: [PlacedChange]
    /// What later runs remember when nothing is left to do for the spec.
    var settled: SettledSpec?
  }

  /// What becomes of the texts that a run makes.
  enum TextUse {
    /// They are looked at, and then forgotten.
    case looked
    case kept
    /// They are for the transaction.
    case added(to: Transaction)
  }

  let items: [Item]
  /// What was found in the specs without keeping the run from going on.
  let warnings: Diagnostics
  /// What earlier runs remember.
  let memory: SettledFiles
  /// Whether nothing changed since earlier runs, which remember all of that.
  private(set) var isRemembered = false

  var changes: FlattenSequence<[[PlacedChange]]> { items.map(\.changes).joined() }
  var hasConflicts: Bool { changes.contains(where: \.change.isConflict) }
  /// Whether there is something that keeps the run from writing anything.
  let isBlocked: Bool
  var changesDisk: Bool { changes.contains(where: \.change.changesDisk) }

  /// What generating `specs` into `output`, or beside each of them, would do; throws all that is
  /// wrong with the specs. On a terminal, `console` tells how far it is. Output of specs that were moved
  /// is looked for below `roots`. `extra` are files of the command's own, such as the spec that it
  /// writes.
  init(
    _ specs: [SourceFile], with templates: TemplateSet, output: String?, roots: [String],
    rules: ChangeRules = ChangeRules(), extra: [PlacedChange] = [], texts: TextUse,
    on console: Console
  ) throws(Failure) {
    let memory = SettledFiles()
    let planner = SpecPlanner(
      specs, templates: templates, output: output, roots: roots, rules: rules, memory: memory)
    let progress = console.progress { "\($0) of \(specs.count) specs" }
    var planned = specs.concurrentlyMapped { spec in
      defer { progress.step() }
      return planner.plan(spec, remembering: true).using(texts)
    }
    progress.end()
    var makers = FileMakers(planner)
    if planned.contains(where: \.isRemembered), !planned.allSatisfy({ makers.accepts($0) }) {
      // What is remembered of a spec says nothing of the place of its name, for the message.
      planned = specs.concurrentlyMapped { planner.plan($0, remembering: false).using(.looked) }
    }

    var diagnostics = Diagnostics()
    var items: [Item] = []
    makers = FileMakers(planner)
    var problems = ThemeSetProblems()
    for plan in planned {
      diagnostics.append(plan.diagnostics)
      problems.report(plan.themeSets, to: &diagnostics)
      let changes = try plan.changes.get()
      guard plan.name != nil else { continue }
      makers.add(plan, reporting: &diagnostics)
      items.append(Item(spec: plan.file, changes: changes, settled: plan.settled))
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    if !extra.isEmpty, let first = items.first {
      items[0] = Item(
        spec: first.spec, changes: extra + first.changes, settled: first.settled)
    }
    self.items = items
    self.memory = memory
    isBlocked = items.contains { $0.changes.contains(where: \.change.isBlocked) }
    warnings = diagnostics
    isRemembered = planned.allSatisfy(\.isRemembered)
    if case .added(let transaction) = texts, !isBlocked {
      for plan in planned {
        if let failure = plan.failure { throw failure }
      }
      try Workspace.add(extra, to: transaction)
    }
  }

  /// What generating from one spec does, after a name in it changed.
  init(
    _ renaming: Renaming, of spec: SourceFile, in directory: String, _ templates: TemplateSet,
    extra: [PlacedChange]
  ) throws(Failure) {
    var diagnostics = Diagnostics()
    let provenance = Base.Provenance(of: spec.path, in: directory, templates)
    let changes = try SpecChanges(
      renaming.new, in: directory, provenance, ChangeRules(), renaming, reporting: &diagnostics
    ).changes
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    items = [Item(spec: spec, changes: extra + changes)]
    memory = SettledFiles()
    isBlocked = (extra + changes).contains(where: \.change.isBlocked)
    warnings =
      isBlocked
      ? diagnostics
      : try renaming.remarks(
        on: Workspace.sources(below: directory, after: changes),
        below: Path.join(directory, ""))
  }
}

extension SpecPlan {
  /// The plan once its texts were used.
  fileprivate func using(_ texts: GenerateRun.TextUse) -> SpecPlan {
    var plan = self
    guard case .success(let changes) = changes else { return plan }
    switch texts {
    case .kept:
      return plan
    case .looked:
      break
    case .added(let transaction):
      do {
        try Workspace.add(changes, to: transaction)
      } catch {
        plan.failure = error
      }
    }
    plan.changes = .success(changes.map(\.withoutTexts))
    return plan
  }
}
