import Regeneration
package import SourceText

/// What a run does for all its specs, decided before anything is done.
package struct GenerateRun {
  package let plans: [SpecPlan]
  /// What was found in the specs.
  package let diagnostics: Diagnostics
  package let changes: [PlacedChange]
  /// Whether there is something that keeps the run from writing anything.
  package let isBlocked: Bool

  /// What the plans do, after `extra`, which belongs to none of them.
  package init(plans: [SpecPlan], extra: [PlacedChange], diagnostics: Diagnostics) {
    self.plans = plans
    self.diagnostics = diagnostics
    changes = extra + plans.flatMap(\.changes)
    isBlocked = changes.contains(where: \.change.isBlocked)
  }

  /// The changes alone, whether or not a plan has them.
  package init(_ changes: [PlacedChange]) {
    self.init(plans: [], extra: changes, diagnostics: Diagnostics())
  }

  /// Whether a conflict of an earlier run waits for the user.
  package var hasOpenConflicts: Bool { changes.contains(where: \.change.isOpen) }
  package var hasConflicts: Bool { changes.contains(where: \.change.isConflict) }
  package var changesDisk: Bool { changes.contains(where: \.change.changesDisk) }

  /// What is left to do after the run; `generate` is the command that repeats it.
  package func nextSteps(generate: String?) -> [String] {
    let toFillIn = plans.reduce(into: [:]) { $0.merge($1.toFillIn) { $1 } }
    return NextSteps(after: changes, toFillIn: toFillIn, generate: generate).lines
  }

  /// All that is wrong with the specs and their output, each where it shows first.
  package var differences: Diagnostics {
    var diagnostics = diagnostics
    for plan in plans { plan.reportDifferences(to: &diagnostics) }
    return diagnostics
  }
}
