import ScreensGenerator
import SourceText

/// A run of the generator over some specs: everything is read, checked and rendered first, so that
/// what it would do is known before anything is done.
struct GenerateRun {
  /// One spec and what the run does for it.
  struct Item {
    let spec: SourceFile
    let changes: [PlacedChange]
  }

  let items: [Item]
  /// What was found in the specs without keeping the run from going on.
  let warnings: Diagnostics

  var changes: [PlacedChange] { items.flatMap(\.changes) }
  var hasConflicts: Bool { changes.contains { $0.change.isConflict } }
  /// Whether there is something that keeps the run from writing anything.
  var isBlocked: Bool { changes.contains { $0.change.isBlocked } }
  var changesDisk: Bool { changes.contains { $0.change.changesDisk } }

  /// What generating `specs` into `output`, or beside each of them, would do; throws all that is
  /// wrong with the specs. `extra` are files of the command's own, such as the spec that it writes.
  init(
    _ specs: [SourceFile], with templates: TemplateSet, output: String?,
    rules: ChangeRules = ChangeRules(), extra: [PlacedChange] = []
  ) throws(Failure) {
    let themeSets = ThemeSetFiles(specs)
    let generator = Generator(templates: templates)
    let planned = specs.concurrentlyMapped { file in
      SpecPlan(file, generator: generator, themeSets: themeSets, output: output, rules: rules)
    }

    var diagnostics = Diagnostics()
    var items: [Item] = []
    var makers = FileMakers()
    var problems = ThemeSetProblems()
    for plan in planned {
      diagnostics.append(plan.diagnostics)
      problems.report(plan.themeSets, to: &diagnostics)
      let changes = try plan.changes.get()
      guard let name = plan.name else { continue }
      makers.add(plan.paths, of: name, in: plan.directory, reporting: &diagnostics)
      items.append(Item(spec: plan.file, changes: changes))
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    if !extra.isEmpty, let first = items.first {
      items[0] = Item(spec: first.spec, changes: extra + first.changes)
    }
    self.items = items
    warnings = diagnostics
  }

  /// What generating from one spec does, after a name in it changed.
  init(
    _ renaming: Renaming, of spec: SourceFile, in directory: String, extra: [PlacedChange]
  ) throws(Failure) {
    var diagnostics = Diagnostics()
    let changes = try Self.changes(
      renaming.new, in: directory, ChangeRules(), renaming, reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    items = [Item(spec: spec, changes: extra + changes)]
    let isBlocked = (extra + changes).contains { $0.change.isBlocked }
    warnings =
      isBlocked
      ? diagnostics
      : try renaming.remarks(
        on: Workspace.sources(below: directory, after: changes),
        below: Workspace.join(directory, ""))
  }

  static func changes(
    _ made: Generator.Output, in directory: String, _ rules: ChangeRules,
    _ renaming: Renaming? = nil, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> [PlacedChange] {
    let basePath = made.blueprint.basePath
    let oldBasePath = renaming?.old.blueprint.basePath ?? basePath
    let origins = renaming?.origins ?? [:]
    let stored = try Workspace.contents(of: [basePath, oldBasePath], in: directory)
    var base: Base?
    if case .text(let text)? = stored[oldBasePath] {
      let file = SourceFile(path: Workspace.join(directory, oldBasePath), text: text)
      base = Base(file, reporting: &diagnostics)
    }
    let places = ChangeSet.places(
      base: base, generated: made.files, rules: rules, origins: origins)
    let set = ChangeSet(
      base: base, yours: try Workspace.contents(of: places, in: directory),
      generated: made.files, rules: rules, origins: origins,
      before: renaming?.old.files ?? FileTree())
    var changes = set.changes.map { PlacedChange($0, in: directory) }
    if oldBasePath != basePath, case .text(let text)? = stored[oldBasePath] {
      changes.append(
        PlacedChange(
          directory: directory, path: oldBasePath, change: .remove(text), isBase: true))
    }
    let isStored = oldBasePath == basePath && base?.hasSameTexts(as: set.base) == true
    let change =
      isStored
      ? .identical : FileChange(ownFile: set.base.text, stored: stored[basePath])
    changes.append(
      PlacedChange(directory: directory, path: basePath, change: change, isBase: true))
    return changes
  }
}

extension FileChange {
  /// The change of a file that is the tool's alone.
  fileprivate init(ownFile text: String, stored: ChangeSet.Content?) {
    switch stored {
    case nil: self = .create(text)
    case .text(text)?: self = .identical
    case .text(let old)?: self = .update(from: old, to: text)
    case .other?: self = .blocked(.notAFile)
    }
  }
}
