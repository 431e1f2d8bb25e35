package import Regeneration
package import SourceText
import SpecModel

/// The plan of a run for one spec.
package struct Plan: Sendable {
  package let output: Generator.Output
  /// The changes in the order of their paths; the last is the change of the base.
  package let changes: [ChangeSet.Change]
  /// The generated files, the base, and the last generated versions of files that the spec no
  /// longer yields.
  package let files: FileTree
  /// The renaming; nil unless names, or the directory of the spec, have changed.
  package let renaming: Renaming?
  /// The base of the output under its former names, if they were changed by hand.
  package fileprivate(set) var origin: FoundBase?

  package var isBlocked: Bool { changes.contains(where: \.change.isBlocked) }

  /// The directory that the output comes from, if the spec or its output directory has moved.
  package var former: FormerDirectory? { renaming?.former }

  /// Whether the output cannot be moved from there.
  var isStuck: Bool { former.map { !$0.isInRun } ?? false }

  /// Reports that the output of the spec has to be moved by hand. `prefix` precedes the paths of
  /// the output where they are shown.
  package func reportMove(below prefix: String, to diagnostics: inout Diagnostics) {
    guard let former else { return }
    let base = output.blueprint.basePath
    let folder = base.split(separator: "/").dropLast().joined(separator: "/")
    // Output without a folder of its own is among the output of other specs.
    diagnostics.error(
      output.blueprint.root.isEmpty
        ? .movedAmongOthers(former.shown(base), prefix + base)
        : .movedAway(former.shown(folder), prefix + folder), at: output.spec.name.range)
  }
}

extension Generator {
  /// Returns the plan of a run for `output`, which `file` yields.
  package func plan(
    _ output: Output, from file: SourceFile, _ inputs: Inputs, over existing: Existing,
    _ rules: ChangeRules = ChangeRules(), reporting diagnostics: inout Diagnostics
  ) throws(UnreadOutput) -> Plan {
    let byHand = try renamingByHand(of: output, from: file, inputs, over: existing)
    var plan = try plan(
      output, after: byHand?.renaming, over: existing, rules, reporting: &diagnostics)
    plan.origin = byHand?.base
    if plan.isStuck { plan.reportMove(below: existing.prefix, to: &diagnostics) }
    return plan
  }

  /// Returns the plan of a run for `output`. With `renaming`, the output had other names, or was in
  /// another place, until now.
  package func plan(
    _ output: Output, after renaming: Renaming?, over existing: Existing,
    _ rules: ChangeRules = ChangeRules(), reporting diagnostics: inout Diagnostics
  ) throws(UnreadOutput) -> Plan {
    let former = renaming?.former
    let (path, oldPath) = (output.basePath, renaming?.old.basePath ?? output.basePath)
    let bases = try existing.contents(of: [path, oldPath])
    let stored = storedBase(
      bases[oldPath], of: renaming?.old ?? output, former, below: existing.prefix,
      reporting: &diagnostics)
    let origins = renaming?.origins(in: stored?.base) ?? [:]
    let own = ownBase(stored?.base, of: output, over: existing)
    let yours = try existing.contents(
      of: ChangeSet.pathsToRead(
        base: own, generated: output.files, rules: rules, origins: origins))

    let set = ChangeSet(
      base: try sharedBase(own, of: output, yours: yours, over: existing), yours: yours,
      generated: output.files, rules: rules, origins: origins,
      before: renaming?.old.files ?? FileTree(), unmerged: existing.unmerged)

    var base = set.base
    base.provenance = Base.Provenance(
      spec: existing.specPath, version: Self.version, templates: templates.ownFingerprint?.text,
      wayToOutput: existing.isPlacedByOption ? Self.wayUp(from: path) : nil)
    let text =
      stored?.text(
        replacedBy: base, isInPlace: path == oldPath, rules, reporting: &diagnostics) ?? base.text
    var changes = set.changes
    // A module file may hold settings only.
    let isKept = !set.base.files.isEmpty || !output.files.isEmpty
    if path != oldPath, let stored {
      let change = FileChange.remove(stored.file.text)
      changes.append(ChangeSet.Change(path: oldPath, change: change, isBase: true))
    }
    if let change = FileChange(ownFile: isKept ? text : nil, stored: bases[path]) {
      changes.append(ChangeSet.Change(path: path, change: change, isBase: true))
    }
    if let former { changes = changes.map { $0.placed(in: former) } }
    return Plan(
      output: output, changes: changes,
      files: isKept ? set.base.generated.merging([path: text]) : FileTree(),
      renaming: renaming)
  }

  /// Returns the way up from the folder of a file to the directory that its path begins in.
  private static func wayUp(from path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    return folders.isEmpty ? "." : folders.map { _ in ".." }.joined(separator: "/")
  }

  /// Returns the paths at which a plan for `output` looks in any case.
  package func pathsToRead(for output: Output, _ rules: ChangeRules) -> [String] {
    [output.basePath]
      + ChangeSet.pathsToRead(base: nil, generated: output.files, rules: rules)
  }

  /// Returns the stored base. Returns nil if there is none, or after an error if the file is not a
  /// base of `output`.
  private func storedBase(
    _ content: ChangeSet.Content?, of output: Output, _ former: FormerDirectory?,
    below prefix: String, reporting diagnostics: inout Diagnostics
  ) -> StoredBase? {
    guard case .text(let text)? = content else { return nil }
    let path =
      former.map { $0.shown($0.path(ofKey: output.basePath) ?? "") } ?? prefix + output.basePath
    let file = SourceFile(path: path, text: text)
    let base = Base(
      file, isOutput: { output.mayYield(former?.key($0) ?? $0) }, reporting: &diagnostics)
    return base.map { StoredBase(file: file, base: former.map($0.moved) ?? $0) }
  }
}

extension Generator.Output {
  fileprivate var basePath: String { blueprint.basePath }
}

extension Diagnostic.Message {
  fileprivate static func movedAmongOthers(_ base: String, _ path: String) -> Self {
    """
    the output of this spec is beside '\(base)', and now belongs beside '\(path)'; \
    run 'screens-gen generate' with a directory that contains both
    """
  }

  fileprivate static func movedAway(_ folder: String, _ path: String) -> Self {
    """
    what was generated from this spec is in '\(folder)', and would be in '\(path)' now; \
    move that folder there, or delete it, then run again
    """
  }
}
