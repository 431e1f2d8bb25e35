import SourceText
import SpecModel

// The tests of an action that runs several connectors.

extension ActionTest {
  /// Creates the test. Returns nil if no valid input is found, or if it is known neither how the
  /// action succeeds nor how it fails.
  init?(_ action: ActionSpec, _ stages: [[StepSpec]], in spec: ScreenletSpec, isPerformed: Bool) {
    guard let values = StepSamples.values(for: action, isPerformed: isPerformed) else { return nil }
    let asksServer = Self.failsFirst(stages)?.allSatisfy(\.asksServer) ?? false
    let steps = action.steps.whatCanSucceed
    let names = Set(steps.map(\.name.value))
    let isComplete = action.steps.allSatisfy { $0.isOptional || names.contains($0.name.value) }
    let answers = isComplete ? StepAnswers(steps, values, models: spec.models) : nil
    let success = answers?.success(of: action)
    guard success != nil || asksServer else { return nil }
    self.init(
      action, action.inputs.map { values[.input($0.name.value)] }, in: spec, success: success,
      asksServer: asksServer, requests: answers?.requests ?? [])
    unanswered = answers.flatMap { action.unansweredSteps($0.statements) }
  }

  /// Returns the steps that no other required step precedes: one of them is the first to fail if
  /// the server fails. Returns nil if these steps take results of other steps.
  private static func failsFirst(_ stages: [[StepSpec]]) -> [StepSpec]? {
    guard let stage = stages.first(where: { !$0.allSatisfy(\.isOptional) }) else { return nil }
    let bound = stage.whatFollows(stage.filter { !$0.isOptional }) { $0.dependencies }
    let first = stage.filter { !$0.isOptional && bound.isDisjoint(with: $0.dependencies) }
    let takesResults = first.contains { step in
      step.values.contains { !$0.paths.isEmpty }
    }
    return takesResults ? nil : first
  }
}

extension [StepSpec] {
  /// The steps that a test can make succeed, and that need no results of other steps than these.
  fileprivate var whatCanSucceed: [StepSpec] {
    let unknown = whatFollows(filter { !$0.asksServer || $0.parse?.isByHand == true }) { step in
      step.values.flatMap(\.paths).map(\.result.name.value)
    }
    return filter { !unknown.contains($0.name.value) }
  }

  /// Returns the names of `first`, of the steps that need one of them, and so on. `needs` returns
  /// the names that a step itself needs.
  fileprivate func whatFollows(
    _ first: [StepSpec], needs: (StepSpec) -> [String]
  ) -> Set<String> {
    var needing: [String: [String]] = [:]
    for step in self {
      for name in needs(step) { needing[name, default: []].append(step.name.value) }
    }
    var left = first.map(\.name.value)
    var found = Set(left)
    while let name = left.popLast() {
      left += needing[name, default: []].filter { found.insert($0).inserted }
    }
    return found
  }
}

extension StepSpec {
  fileprivate var asksServer: Bool { connector?.output.asksServer ?? true }
}
