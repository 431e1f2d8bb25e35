import SourceText
import SpecModel

/// How a generated test performs an action that runs several connectors.
struct StepsTest {
  /// Values for the inputs of the action.
  let inputs: [SampleValue?]
  /// Nil if it cannot be told what makes the action succeed.
  let success: ActionTest.Success?
  /// Whether it is for sure a server that makes the action fail when servers do.
  let asksServer: Bool

  /// Nil if there is no valid input, as far as can be told.
  init?(_ action: ActionSpec, _ stages: [[StepSpec]], in spec: ScreenletSpec, isPerformed: Bool) {
    guard let values = StepsSearch(action, isPerformed: isPerformed).accepted else { return nil }
    inputs = action.inputs.map { values[StepVariable.key(ofInput: $0.name.value)] }
    asksServer = Self.failsFirst(stages)?.asksServer ?? false
    let steps = action.steps.whatCanSucceed
    let names = Set(steps.map(\.name.value))
    let isComplete = action.steps.allSatisfy { $0.isOptional || names.contains($0.name.value) }
    let answers = StepAnswers(steps, values, models: spec.models)
    success = isComplete ? answers.statements.map { answers.success(of: action, $0) } : nil
  }

  /// The steps of which one is the first to fail if all that can do: nothing that has to succeed
  /// runs before them. Nil if that depends on what others bring.
  private static func failsFirst(_ stages: [[StepSpec]]) -> [StepSpec]? {
    guard let stage = stages.first(where: { !$0.allSatisfy(\.isOptional) }) else { return nil }
    var bound = Set(stage.filter { !$0.isOptional }.map(\.name.value))
    while true {
      let more = stage.filter { !bound.isDisjoint(with: $0.dependencies) }.map(\.name.value)
      if bound.isSuperset(of: more) { break }
      bound.formUnion(more)
    }
    let first = stage.filter { !$0.isOptional && bound.isDisjoint(with: $0.dependencies) }
    let takesResults = first.contains { step in
      step.values.contains { if case .result = $0 { true } else { false } }
    }
    return takesResults ? nil : first
  }
}

extension [StepSpec] {
  /// Whether each of them makes a request.
  fileprivate var asksServer: Bool {
    allSatisfy { !$0.isCustom }
  }

  /// The steps of which a test knows how they succeed, and that need nothing of others.
  fileprivate var whatCanSucceed: [StepSpec] {
    var steps = filter { !$0.isCustom && $0.parse != .byHand }
    while true {
      let names = Set(steps.map(\.name.value))
      let left = steps.filter { step in
        step.values.allSatisfy { value in
          if case .result(let path) = value { names.contains(path.result.name.value) } else { true }
        }
      }
      if left.count == steps.count { return steps }
      steps = left
    }
  }
}

extension StepSpec {
  fileprivate var isCustom: Bool {
    if case .custom? = connector?.kind { true } else { false }
  }
}
