import SourceText
import SpecModel

/// What servers answer to the steps of an action.
struct StepAnswers {
  /// The statements that have the stub answer; nil if one answer would have to be two.
  let statements: [String]?
  private let answers: [SampleAnswer]
  private let answersByName: [String: SampleAnswer]
  private let names: [String]

  /// - Parameter values: those of inputs and results, by the keys of their variables.
  init(_ steps: [StepSpec], _ values: [String: SampleValue], models: [ModelSpec]) {
    var replies: [StepReply] = []
    var answers: [SampleAnswer] = []
    var answersByName: [String: SampleAnswer] = [:]
    let ways = StepVariable.valuesOfResults(in: values)
    for step in steps {
      let answer = step.result.map { result in
        SampleAnswer(for: result, with: ways[result.name.value] ?? [:], models: models)
      }
      if let answer, let name = step.result?.name.value {
        answers.append(answer)
        answersByName[name] = answer
      }
      replies.append(
        step.connector?.output.reply(to: step, with: answer, values)
          ?? StepReply(ofAddressReadBy: step, with: answer, values))
    }
    self.answers = answers
    self.answersByName = answersByName
    names = steps.compactMap(\.result?.name.value)
    let sources = ["answers", "serves"].map { method in
      replies.filter { $0.method == method }.statements(method)
    }
    statements = sources.contains(nil) ? nil : sources.compactMap(\.self).flatMap(\.self)
  }

  /// What holds when the action has succeeded.
  func success(of action: ActionSpec, _ statements: [String]) -> ActionTest.Success {
    var conditions: [String] = []
    if action.results.count == 1, let answer = answers.first {
      conditions.append(answer.expectation)
    } else if !names.isEmpty {
      let list = names.sorted().map { "\"\($0.escapedForSwift)\"" }.commaSeparated
      conditions.append("(outcome.result as? [String: Any])?.keys.sorted() == [\(list)]")
    }
    conditions += action.updates.compactMap { update in
      answersByName[update.path.result.name.value]?.expectation(of: update)
    }
    return .expects(answers: statements, conditions: conditions)
  }
}

/// What a stub is told for a step.
struct StepReply {
  /// The method of the stub: `answers`, or `serves`.
  let method: String
  /// The argument that says for what it is; empty if that is not known.
  let place: String
  /// Nil if anything will do.
  let source: String?
}

extension StepReply {
  /// What the address has that an HttpConnector reads.
  init(
    ofAddressReadBy step: StepSpec, with answer: SampleAnswer?, _ values: [String: SampleValue]
  ) {
    self.init(
      method: "serves", place: step.address(values).map { "at: \($0)" } ?? "",
      source: answer.flatMap { step.parse?.page(of: $0) })
  }
}

extension [StepReply] {
  /// What the stub is told; nil if it would be told two things of one place.
  fileprivate func statements(_ method: String) -> [String]? {
    let told = filter { $0.source != nil }
    guard let first = told.first else { return [] }
    // Who is alone, or as all others, needs no place.
    if count == 1 { return ["session.\(method)(\(first.source ?? ""))"] }
    var sources: [String: String] = [:]
    var statements: [String] = []
    for answer in told {
      let source = answer.source ?? ""
      if answer.place.isEmpty { return nil }
      if let other = sources[answer.place] {
        if other != source { return nil }
        continue
      }
      sources[answer.place] = source
      statements.append("session.\(method)(\(source), \(answer.place))")
    }
    return statements
  }
}

extension ServiceCall {
  /// The end of the path of such a call, as the Mobile SDK makes the one of the other: `get-entries`
  /// for `getEntriesWithGroupId`, or for `getEntries`, whose first argument is `withGroupId`.
  var pathEnd: String {
    var name = method.value
    if let label = arguments.first?.label.value {
      let suffix = "With\(label.upperFirst)"
      if name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    }
    return name.kebabCase
  }
}

extension StepSpec {
  /// The address that an HttpConnector reads, as a Swift expression; nil if it is not known.
  fileprivate func address(_ values: [String: SampleValue]) -> String? {
    func value(_ value: Value, _ property: String) -> SampleValue? {
      values[StepVariable.key(of: value, property, of: self)]
    }
    switch work {
    case .http(.context(let context)):
      return "LiferayServerContext.\(context.rawValue)"
    case .http(let address):
      return value(address, "address")?.typed.map { SampleValue.text($0).source }
    case .named(let connector, let arguments):
      var text = ""
      for part in connector.output.address?.parts ?? [] {
        switch part {
        case .text(let literal): text += literal
        case .property(let property):
          let argument = arguments.first { $0.property.name.value == property.name.value }
          let chosen = argument.flatMap { value($0.value, property.name.value)?.typed }
          guard let chosen else { return nil }
          let isWhole = connector.output.address?.wholeProperty != nil
          guard isWhole || chosen.utf8.allSatisfy(\.isUnreserved) else { return nil }
          text += chosen
        }
      }
      return SampleValue.text(text).source
    }
  }
}

extension UInt8 {
  /// Whether the byte stands for itself in every part of an address.
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(self)
    }
  }
}
