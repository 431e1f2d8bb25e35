import Regeneration
package import SourceText

/// The plan of a run for all its specs, made before anything is done.
package struct GenerateRun {
  package let plans: [PlannedSpec]
  /// The problems that were found in the specs.
  package let diagnostics: Diagnostics
  package let changes: [PlacedChange]
  /// Whether an obstacle keeps the run from writing anything.
  package let isBlocked: Bool

  /// Creates a run with the changes of the plans, after the changes `extra`, which belong to no
  /// plan.
  package init(plans: [PlannedSpec], extra: [PlacedChange], diagnostics: Diagnostics) {
    self.plans = plans
    self.diagnostics = diagnostics
    changes = extra + plans.flatMap(\.changes)
    isBlocked = changes.contains(where: \.change.isBlocked)
  }

  /// Creates a run with these changes, without plans.
  package init(_ changes: [PlacedChange]) {
    self.init(plans: [], extra: changes, diagnostics: Diagnostics())
  }

  /// Whether a conflict of an earlier run waits for the user.
  package var hasOpenConflicts: Bool { changes.contains(where: \.change.isOpen) }
  package var hasConflicts: Bool { changes.contains(where: \.change.isConflict) }
  package var changesDisk: Bool { changes.contains(where: \.change.changesDisk) }

  /// Returns what the user has to do after the run. `generate` is the command that repeats it.
  package func nextSteps(generate: String?) -> [String] {
    let toFillIn = plans.reduce(into: [:]) { $0.merge($1.toFillIn) { $1 } }
    return NextSteps(after: changes, toFillIn: toFillIn, generate: generate).lines
  }

  /// All problems of the specs and their output, each at the place where it first shows. The run
  /// has to keep the first difference of each change.
  package var differences: Diagnostics {
    var diagnostics = diagnostics
    for plan in plans { plan.reportDifferences(to: &diagnostics) }
    return diagnostics
  }
}
