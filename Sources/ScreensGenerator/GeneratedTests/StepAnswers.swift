import SourceText
import SpecModel
import SwiftLayout

/// What servers answer to the steps of an action.
struct StepAnswers {
  /// The statements that have the stub answer; nil if one answer would have to be two.
  let statements: [Code]?
  private let answers: [SampleAnswer]
  private let answersByName: [String: SampleAnswer]
  private let names: [String]

  /// - Parameter values: those of inputs and results, by the keys of their variables.
  init(_ steps: [StepSpec], _ values: [String: SampleValue], models: [ModelSpec]) {
    var calls: [Answer] = []
    var pages: [Answer] = []
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
      if case .liferay(let call, _)? = step.connector?.kind {
        calls.append(Answer(place: "to: \"\(call.pathEnd)\"", source: answer?.source))
      } else {
        let page = answer.flatMap { step.parse?.page(of: $0) }
        pages.append(
          Answer(place: step.address(values).map { "at: \($0)" }, source: page))
      }
    }
    self.answers = answers
    self.answersByName = answersByName
    names = steps.compactMap(\.result?.name.value)
    let sources = [calls.statements("answers"), pages.statements("serves")]
    statements = sources.contains(nil) ? nil : sources.compactMap(\.self).flatMap(\.self)
  }

  /// What holds when the action has succeeded.
  func success(of action: ActionSpec, _ statements: [Code]) -> ActionTest.Success {
    var conditions: [Code] = []
    if action.results.count == 1, let answer = answers.first {
      conditions.append(answer.expectation)
    } else if !names.isEmpty {
      let list = Code.operand(names.sorted().map { "\"\($0.escapedForSwift)\"" })
      conditions.append(
        "(outcome.result as? [String: Any])?.keys.sorted()\(.point) == \(list)")
    }
    conditions += action.updates.compactMap { update in
      answersByName[update.path.result.name.value]?.expectation(of: update)
    }
    return .expects(answers: statements, conditions: conditions)
  }

  fileprivate struct Answer {
    /// The argument that says for what it is; nil if that is not known.
    let place: Code?
    /// Nil if anything will do.
    let source: Code?
  }
}

extension [StepAnswers.Answer] {
  /// What the stub is told; nil if it would be told two things of one place.
  fileprivate func statements(_ method: String) -> [Code]? {
    let told = filter { $0.source != nil }
    guard let first = told.first else { return [] }
    // Who is alone, or as all others, needs no place.
    if count == 1 { return [.call("session.\(method)", [first.source ?? ""])] }
    var sources: [Code: Code] = [:]
    var statements: [Code] = []
    for answer in told {
      let source = answer.source ?? ""
      guard let place = answer.place else { return nil }
      if let other = sources[place] {
        if other != source { return nil }
        continue
      }
      sources[place] = source
      statements.append(.call("session.\(method)", [source, place]))
    }
    return statements
  }
}

extension ServiceCall {
  /// The end of the path of such a call, as the Mobile SDK makes the one of the other: `get-entries`
  /// for `getEntriesWithGroupId`, or for `getEntries`, whose first argument is `withGroupId`.
  fileprivate var pathEnd: String {
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
  fileprivate func address(_ values: [String: SampleValue]) -> Code? {
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
      for part in connector.address?.parts ?? [] {
        switch part {
        case .text(let literal): text += literal
        case .property(let property):
          let argument = arguments.first { $0.property.name.value == property.name.value }
          let chosen = argument.flatMap { value($0.value, property.name.value)?.typed }
          guard let chosen else { return nil }
          let isWhole = connector.address?.wholeProperty != nil
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
