import SourceText
import SpecModel

/// The replies of servers to the steps of an action.
struct StepAnswers {
  /// The statements that make the stub reply.
  let statements: [String]
  /// The replies to the steps that have a result.
  private let answers: [(name: String, answer: SampleAnswer)]
  /// The conditions on the requests of the steps.
  let requests: [String]

  /// Creates the replies. Returns nil if one request would need two of them. `values` are the
  /// values of inputs and results.
  init?(_ steps: [StepSpec], _ values: [StepSamples.Name: SampleValue], models: [ModelSpec]) {
    var replies: [StepReply] = []
    var answers: [(name: String, answer: SampleAnswer)] = []
    var ways: [String: [String: SampleValue]] = [:]
    for case (.result(let name, let way), let value) in values {
      ways[name, default: [:]][way] = value
    }
    for step in steps {
      func answer(_ result: ResultSpec, after way: String) -> SampleAnswer {
        let values = ways[result.name.value, default: [:]].filter { $0.key.hasPrefix(way) }
        let ways = values.map { (String($0.key.dropFirst(way.count)), $0.value) }
        return SampleAnswer(
          for: result, with: Dictionary(uniqueKeysWithValues: ways), models: models)
      }
      if let result = step.result {
        answers.append((result.name.value, answer(result, after: "")))
      }
      let answer = step.resultOfConnector.map {
        answer($0, after: step.each == nil ? "" : "first.")
      }
      replies.append(
        step.connector?.output.reply(to: step, with: answer, values)
          ?? StepReply(ofAddressReadBy: step, with: answer, values))
    }
    guard let called = replies.statements("answers"), let served = replies.statements("serves")
    else { return nil }
    self.answers = answers
    statements = called + served
    requests = steps.flatMap { step -> [String] in
      guard let connector = step.connector else { return [] }
      return connector.output.requestConditions(
        of: connector, with: { step.value(of: $0, among: values) })
    }
  }

  /// Returns the expected outcome when the action succeeds.
  func success(of action: ActionSpec) -> ActionTest.Success {
    var conditions: [String] = []
    if action.results.count == 1, let only = answers.first {
      conditions.append(only.answer.expectation)
    } else if !answers.isEmpty {
      let list = String.collection(answers.map(\.name).sorted().map { "\"\($0.escapedForSwift)\"" })
      conditions.append(
        "(outcome.result as? [String: Any])?.keys.sorted() == \(list)")
      let lists = action.steps.filter { $0.each != nil }.compactMap(\.result)
      for result in lists where answers.contains(where: { $0.name == result.name.value }) {
        let name = result.name.value.escapedForSwift
        conditions.append(
          "((outcome.result as? [String: Any])?[\"\(name)\"] as? \(result.source))?.count == 1")
      }
    }
    conditions += action.updates.compactMap { update in
      update.expectation { path in
        answers.lazy.compactMap { $0.answer.value(at: path) }.first
      }
    }
    return .expects(answers: statements, conditions: conditions)
  }
}

/// The reply of a stub to a step.
struct StepReply {
  /// The method of the stub: `answers`, or `serves`.
  let method: String
  /// The argument that says which request is replied to; nil if that is not known.
  let receiver: String?
  /// The content of the reply; nil if any content will do.
  let source: String?
  /// Whether the connector composes its address, so that a test should check the address.
  var isExact = false
}

extension StepReply {
  /// Creates the reply at the address that an `HttpConnector` reads.
  init(
    ofAddressReadBy step: StepSpec, with answer: SampleAnswer?,
    _ values: [StepSamples.Name: SampleValue]
  ) {
    self.init(
      method: "serves", receiver: step.address(values).map { "at: \($0)" },
      source: answer.flatMap { step.parse?.page(of: $0) },
      isExact: step.composesAddress || step.each != nil)
  }
}

extension [StepReply] {
  /// Returns the statements that call `method` of the stub, or nil if it would have to reply to one
  /// request in two ways.
  fileprivate func statements(_ method: String) -> [String]? {
    let replies = filter { $0.method == method }
    let needed = replies.filter { $0.source != nil }
    // A single reply is for any request.
    if replies.count == 1, !(replies[0].isExact && replies[0].receiver != nil) {
      return needed.map { .call("session.\(method)", [$0.source ?? ""]) }
    }
    var sources: [String: String] = [:]
    var statements: [String] = []
    for answer in needed {
      guard let receiver = answer.receiver, let source = answer.source else { return nil }
      if let other = sources.updateValue(source, forKey: receiver) {
        if other != source { return nil }
      } else {
        statements.append(.call("session.\(method)", [source, receiver]))
      }
    }
    return statements
  }
}

extension ServiceCall {
  /// The end of the path of the call, as the Mobile SDK derives it from the method: `get-entries`
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
  fileprivate var composesAddress: Bool {
    if case .http(let address) = work { address.isComposed } else { false }
  }

  /// Returns an address that is composed of values, or nil if it is not known.
  private func address(
    _ address: Expression, _ values: [StepSamples.Name: SampleValue]
  ) -> String? {
    guard case .composed(.text(let pieces)) = address.form else { return nil }
    let texts = pieces.map { piece -> String? in
      switch piece {
      case .text(let text): text.escapedForSwift
      case .value(let value):
        if case .context(let context)? = value.reference {
          "\\(\(context.expression))"
        } else {
          values[name(of: value, for: "address")]?.typed?.escapedForSwift
        }
      }
    }
    return texts.contains(nil) ? nil : texts.compactMap(\.self).asLiterals
  }

  /// Returns the value of a property of its connector, or nil if it is not known.
  func value(
    of property: String, among values: [StepSamples.Name: SampleValue]
  ) -> SampleValue? {
    guard case .named(_, let arguments) = work,
      let argument = arguments.first(where: { $0.property.name.value == property })
    else { return nil }
    if case .composed(.firstSet(let choices)) = argument.value.form {
      let known = choices.map { values[name(of: $0, for: property)] }
      if let first = known.first(where: { $0?.isThere ?? true }) { return first }
    } else if !argument.value.isComposed,
      let value = values[name(of: argument.value, for: property)]
    {
      return value
    }
    return argument.value.sample(wanted: argument.property.type) { reference in
      switch reference {
      case .input(let name, _): values[.input(name.value)]
      case .result(let path): values[StepSamples.Name(path)]
      case .element(let path, let list): values[StepSamples.Name(path, of: list)]
      case .context(let context): SampleValue(.other(1), as: context.expression)
      case .property, .page: nil
      }
    }
  }

  /// Returns the address that an `HttpConnector` reads, as a Swift expression, or nil if it is not
  /// known.
  func address(_ values: [StepSamples.Name: SampleValue]) -> String? {
    switch work {
    case .http(let address):
      if case .context(let context)? = address.reference { return context.expression }
      if address.isComposed { return self.address(address, values) }
      return values[name(of: address, for: "address")]?.typed.map { SampleValue.text($0).source }
    case .named(let connector, _):
      var pieces: [String] = []
      let address = connector.output.address
      for piece in address?.pieces ?? [] {
        switch piece {
        case .text(let literal): pieces.append(literal.escapedForSwift)
        case .value(let part):
          if case .context(let context)? = part.reference {
            pieces.append("\\(\(context.expression))")
            continue
          }
          guard let name = part.propertyName, let chosen = value(of: name, among: values)?.typed,
            address?.wholeProperty != nil || chosen.utf8.allSatisfy(\.isUnreserved)
          else { return nil }
          pieces.append(chosen.escapedForSwift)
        }
      }
      return pieces.asLiterals
    }
  }
}
