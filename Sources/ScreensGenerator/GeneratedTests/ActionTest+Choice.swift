import SourceText
import SpecModel
import SwiftLayout
import TemplateEngine

// How a generated test performs an action that chooses its connector: once for each of them, and
// once with input that fits none.

/// One of the tests of such an action.
struct ChoiceTest {
  let test: ActionTest
  /// What tells the test from the others of the action, in words and in names.
  let words: String
  let suffix: String
}

extension ChoiceTest {
  static func list(
    _ action: ActionSpec, _ choice: ConnectorChoice, in spec: ScreenletSpec
  ) -> [ChoiceTest] {
    let inputs = ChoiceInputs(action, choice, isPerformed: spec.control(performing: action) != nil)
    var counts: [String: Int] = [:]
    let tests = choice.branches.indices.compactMap { index -> ChoiceTest? in
      let name = choice.branches[index].connector.name.value
      counts[name, default: 0] += 1
      let number = counts[name, default: 1] == 1 ? "" : " \(counts[name, default: 1])"
      return inputs.values(forBranch: index)
        .flatMap { ActionTest(action, branch: index, of: choice, with: $0, in: spec) }
        .map {
          ChoiceTest(
            test: $0, words: " through \(name)\(number)",
            suffix: "Through\(name)\(number.drop { $0 == " " })")
        }
    }
    guard !choice.isComplete, let values = inputs.values(forBranch: nil) else { return tests }
    let refused = ActionTest(
      action, values, in: spec,
      success: .refused(
        condition:
          "outcome.error?.code\(.point) == ScreensErrorCause.abortedDueToPreconditions.rawValue"),
      asksServer: false)
    return tests + [ChoiceTest(test: refused, words: " without a connector", suffix: "Unfit")]
  }
}

extension ActionTest {
  fileprivate init?(
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
      let path: Code = "to: \"\(own.call.pathEnd)\""
      success = Self.answered(single, in: spec) { .call("session.answers", [$0, path]) }
    } else {
      success = connector.output.success(of: single, by: connector, in: spec)
    }
    guard let success else { return nil }
    let conditions =
      connector.output.requestConditions(of: connector) { sent[$0] ?? nil }
      + [choice.callCondition(ofBranch: index)].compactMap(\.self)
    self.init(
      action, values, in: spec, success: success.adding(conditions),
      asksServer: connector.output.asksServer)
  }
}

extension ConnectorChoice {
  /// What only the call of this branch has: a parameter.
  fileprivate func callCondition(ofBranch index: Int) -> Code? {
    let others = branches.indices.filter { branches[$0].connector != branches[index].connector }
      .flatMap { branches[$0].connector.plainLabels }
    let label = branches[index].connector.plainLabels.first { !others.contains($0) }
    // A contained Screenlet may call the server next.
    return label.map {
      .closure("session.calls.contains", "$0.parameters[\"\($0.escapedForSwift)\"] != nil")
    }
  }
}

extension ConnectorSpec {
  /// The labels of a call under which values are sent as they are.
  fileprivate var plainLabels: [String] {
    guard case .liferay(let own) = kind else { return [] }
    return own.call.arguments.compactMap { argument in
      switch argument.value {
      case .property, .context: argument.label.value
      default: nil
      }
    }
  }
}

/// Values by which an action takes each way.
private struct ChoiceInputs {
  let inputs: [InputSpec]
  let choice: ConnectorChoice
  let isPerformed: Bool

  init(_ action: ActionSpec, _ choice: ConnectorChoice, isPerformed: Bool) {
    inputs = action.inputs
    self.choice = choice
    self.isPerformed = isPerformed
  }

  /// Input values that select the branch at `index`, or the `else` connector if `index` is nil.
  ///
  /// Inputs that no rule reads get nil. Returns nil if no values select that branch.
  func values(forBranch index: Int?) -> [SampleValue?]? {
    let branch = index.map { choice.branches[$0] }
    let rules = (branch?.connector.rules ?? []) + (branch?.rules ?? [])
    let earlier = choice.branches[..<(index ?? choice.branches.count)].map(\.rules)
    let properties = inputs.map { input in
      PropertySpec(
        name: input.name, type: input.type, defaultValue: nil, typeRange: input.name.range)
    }
    let domains = SampleRules.domains(of: properties, inputs, isPerformed: isPerformed)
    let accepted = earlier.waysToBreak.lazy.compactMap {
      SampleRules(domains, of: properties, rules + $0).accepted
    }.first
    let read = (earlier + [branch?.rules ?? []]).joined().flatMap(\.properties)
    let used = Set(((branch?.connector.properties ?? []) + read).map(\.name.value))
    return accepted.map { values in
      zip(inputs, values).map { $0.isSender || used.contains($0.name.value) ? $1 : nil }
    }
  }
}

extension [[ValidationRule]] {
  /// Rules that break one of each of these: the first ones, then others. There are no more of them
  /// than a test is worth.
  fileprivate var waysToBreak: [[ValidationRule]] {
    reduce([[]]) { ways, rules in
      let broken = rules.map(\.negated)
      return Array(ways.flatMap { way in broken.map { way + [$0] } }.prefix(64))
    }
  }
}

extension ValidationRule {
  fileprivate var negated: ValidationRule {
    var rule = self
    rule.condition = condition.negated
    return rule
  }
}
