import SourceText
import SpecModel

// The tests of an action that chooses its connector: one for each connector, and one with input
// that fits none.

extension ActionTest {
  /// One of several tests of an action, with what distinguishes it from the others, in words and in
  /// names.
  typealias Variant = (test: ActionTest, words: String, suffix: String)

  static func variants(
    of action: ActionSpec, _ choice: ConnectorChoice, in spec: ScreenletSpec
  ) -> [Variant] {
    let isPerformed = spec.control(performing: action) != nil
    func input(forBranch index: Int?) -> [SampleValue?]? {
      choice.values(forBranch: index, of: action.inputs, isPerformed: isPerformed)
    }
    var counts: [String: Int] = [:]
    let tests = choice.branches.indices.compactMap { index -> Variant? in
      let name = choice.branches[index].connector.name.value
      counts[name, default: 0] += 1
      let number = counts[name, default: 1] == 1 ? "" : " \(counts[name, default: 1])"
      return input(forBranch: index)
        .flatMap { ActionTest(action, branch: index, of: choice, with: $0, in: spec) }
        .map {
          ($0, " through \(name)\(number)", "Through\(name)\(number.drop { $0 == " " })")
        }
    }
    guard !choice.isComplete, let values = input(forBranch: nil) else { return tests }
    let refused = ActionTest(
      action, values, in: spec,
      success: .refused(
        condition:
          "outcome.error?.code == ScreensErrorCause.abortedDueToPreconditions.rawValue"),
      asksServer: false)
    return tests + [(refused, " without a connector", "Unfit")]
  }

  private init?(
    _ action: ActionSpec, branch index: Int, of choice: ConnectorChoice,
    with values: [SampleValue?], in spec: ScreenletSpec
  ) {
    let connector = choice.branches[index].connector
    var single = action
    if case .read = action.kind {
      single.kind = .read(.named(connector))
    } else {
      single.kind = .write(.named(connector))
    }
    let sent = Dictionary(zip(action.inputs.map(\.name.value), values)) { first, _ in first }
    let success: Success?
    if case .liferay(let own) = connector.kind {
      let path = "to: \"\(own.call.pathEnd)\""
      success = Self.answered(single, in: spec) { .call("session.answers", [$0, path]) }
    } else {
      success = connector.output.success(of: single, by: connector, in: spec)
    }
    guard let success else { return nil }
    let requests = connector.output.requestConditions(
      of: connector, with: { sent[$0] ?? nil })
    self.init(
      action, values, in: spec, success: success, asksServer: connector.output.asksServer,
      requests: requests,
      fallbacks: connector.fallbacks(
        of: action.inputs, values, keeping: choice.branches.flatMap(\.conditions).propertyNames))
    unanswered = single.unanswered
    passed = connector.passed { sent[$0] ?? nil }
    if let written = connector.output.written {
      keptRequest = .call("session.lastRequest", [written])
    }
  }
}

extension ConnectorChoice {
  /// Returns input values that select the branch at `index`, or the `else` connector if `index` is
  /// nil.
  ///
  /// Inputs that neither the connector nor a rule reads get nil, unless they are senders. Returns
  /// nil if no values select that branch.
  fileprivate func values(
    forBranch index: Int?, of inputs: [InputSpec], isPerformed: Bool
  ) -> [SampleValue?]? {
    let branch = index.map { branches[$0] }
    let conditions = (branch?.connector.conditions ?? []) + (branch?.conditions ?? [])
    let earlier = branches[..<(index ?? branches.count)].map(\.conditions)
    let properties = inputs.map { input in
      PropertySpec(
        name: input.name, type: input.type, defaultValue: nil, typeRange: input.name.range)
    }
    let candidates = SampleRules.candidates(of: properties, inputs, isPerformed: isPerformed)
    let accepted = earlier.waysToBreak.lazy.compactMap {
      SampleRules(candidates, named: properties.names, conditions + $0).accepted
    }.first
    let read = (earlier + [branch?.conditions ?? []]).joined().flatMap(\.propertyNames)
    let used = Set((branch?.connector.properties.map(\.name.value) ?? []) + read)
    return accepted.map { values in
      zip(inputs, values).map { $0.isSender || used.contains($0.name.value) ? $1 : nil }
    }
  }
}

extension [[Condition]] {
  /// Sets of negated conditions, one of each of these, in the order of the spec. There are at most 64 of
  /// them.
  fileprivate var waysToBreak: [[Condition]] {
    reduce([[]]) { ways, conditions in
      let broken = conditions.map(\.negated)
      return Array(ways.flatMap { way in broken.map { way + [$0] } }.prefix(64))
    }
  }
}
