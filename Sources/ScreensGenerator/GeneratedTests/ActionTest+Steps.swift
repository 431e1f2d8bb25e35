import SourceText
import SpecModel

// The tests of an action that runs several connectors.

extension ActionTest {
  /// Returns the tests: one in which all steps run, and one without each step that has a condition.
  static func variants(
    of action: ActionSpec, _ stages: [[StepSpec]], in spec: ScreenletSpec
  ) -> [Variant] {
    let isPerformed = spec.control(performing: action) != nil
    let whole = ActionTest(action, stages, in: spec, isPerformed: isPerformed)
    let skipping = action.steps.filter { !$0.conditions.isEmpty }.compactMap { step -> Variant? in
      let name = step.name.value
      let skipped = action.steps.skipped(with: step)
      return ActionTest(action, stages, skipping: skipped, in: spec, isPerformed: isPerformed)
        .map { ($0, " without \(name)", "Without\(name.upperFirst)") }
    }
    return (whole.map { [($0, "", "")] } ?? []) + skipping
  }

  /// Creates the test, with input for which each step runs but those in `skipped`. Returns nil if
  /// no valid input is found, or if it is known neither how the action succeeds nor how it fails.
  private init?(
    _ action: ActionSpec, _ stages: [[StepSpec]], skipping skipped: [StepSpec] = [],
    in spec: ScreenletSpec, isPerformed: Bool
  ) {
    guard
      let values = StepSamples.values(for: action, skipping: skipped, isPerformed: isPerformed)
    else { return nil }
    let stages = stages.map { $0.filter { !skipped.contains($0) } }
    let asksServer = Self.failsFirst(stages)?.allSatisfy(\.asksServer) ?? false
    let steps = action.steps.whatCanSucceed(without: skipped)
    let names = Set(steps.map(\.name.value))
    let isComplete = action.steps.allSatisfy {
      $0.isOptional || skipped.contains($0) || names.contains($0.name.value)
    }
    let answers = isComplete ? StepAnswers(steps, values, models: spec.models) : nil
    let success = answers?.success(of: action)
    guard success != nil || asksServer else { return nil }
    let requests = answers?.requests ?? []
    // Another step can make the same request.
    let absent = skipped.flatMap { $0.absence(values) }
    self.init(
      action, action.inputs.map { values.sample(of: $0, models: spec.models) }, in: spec,
      success: success,
      asksServer: asksServer,
      requests: requests + absent.filter { absence in !requests.contains { "!\($0)" == absence } })
    unanswered = answers.flatMap { action.unansweredSteps($0.statements, without: skipped) }
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
  fileprivate func whatCanSucceed(without skipped: [StepSpec]) -> [StepSpec] {
    let failing = filter { !$0.asksServer || $0.parse?.isByHand == true || skipped.contains($0) }
    let unknown = whatFollows(failing) { step in
      step.values.flatMap(\.needed).compactMap(\.reference?.path?.result.name.value)
    }
    return filter { !unknown.contains($0.name.value) }
  }

  /// Returns a step that is left out, and the steps that are left out because their conditions ask
  /// for its result.
  fileprivate func skipped(with step: StepSpec) -> [StepSpec] {
    let names = whatFollows([step]) { step in
      step.conditions.flatMap(\.paths).map(\.result.name.value)
    }
    return [step] + filter { $0 != step && names.contains($0.name.value) }
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

  /// Returns the conditions that the server gets no request of the step.
  fileprivate func absence(_ values: [StepSamples.Name: SampleValue]) -> [String] {
    guard let connector else { return [] }
    let requests = connector.output.requestConditions(
      of: connector, with: { value(of: $0, among: values) })
    return requests.prefix(1).map { "!\($0)" }
  }
}

extension [StepSamples.Name: SampleValue] {
  /// Returns the value of an input, which has the values of its element if it is a list.
  fileprivate func sample(of input: InputSpec, models: [ModelSpec]) -> SampleValue? {
    let name = input.name.value
    var ways: [String: SampleValue] = [:]
    for case (.element(name, let way), let value) in self where !way.isEmpty {
      ways["first.\(way)"] = value
    }
    guard !ways.isEmpty, self[.input(name)]?.content != .other(0) else { return self[.input(name)] }
    let layout = AnswerLayout(models: models, values: ways)
    return SampleValue(.other(1), as: layout.swift(of: input.type.base))
  }
}
