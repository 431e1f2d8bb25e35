import SourceText
import SpecModel

/// How a generated test performs an action, and what outcome it expects.
struct ActionTest {
  /// The expected outcome when the server replies.
  enum Success {
    /// The action succeeds: the statements that make the stub reply, and the conditions that hold
    /// then.
    case expects(answers: [String], conditions: [String])
    /// The action cannot succeed yet: what is missing, and the condition on the error.
    case unfinished(what: String, condition: String)
    /// The action has to fail: the condition on the error.
    case refused(condition: String)
  }

  /// Values of the inputs with which a service is sent something else instead of some of them.
  struct Fallbacks {
    /// The names of these inputs.
    let unset: [String]
    let values: [SampleValue?]
    /// The conditions on what the server is sent.
    let requests: [String]

    /// - Parameter preparation: the statements that make the input that of the values.
    func test(_ preparation: [String]) -> ActionTestContext.Fallbacks {
      ActionTestContext.Fallbacks(
        without: unset.joined(separator: " and "), preparation: preparation, requests: requests)
    }
  }

  /// The ways to log in that are tested, if the spec names several.
  var loginMethods: [LoginSpec.Method] = []
  /// The statements that make the input valid.
  let preparation: [String]
  /// The statements that make the input that of something which the cache does not keep; nil if the
  /// action keeps nothing, or if no such input is known.
  var otherPreparation: [String]?
  /// The statement that performs the action.
  let performance: String
  /// Whether the user performs it instead of the app.
  let isUsers: Bool
  /// The expected outcome; nil if it is unknown what makes the action succeed.
  let success: Success?
  /// The conditions on what the server is sent when the action succeeds.
  var requests: [String] = []
  /// The conditions on what the server is sent by each of several ways to log in.
  var loginRequests: [ActionTestContext.LoginRequests] = []
  /// Whether a server that fails makes the action fail.
  let asksServer: Bool
  /// The test of a server that answers nothing; nil if that is an answer, too.
  var unanswered: ActionTestContext.Unanswered?
  /// The test of what its connector is created with; nil if its requests are tested.
  var passed: ActionTestContext.Passed?
  /// The conditions when a write is kept.
  var keptConditions: [String] = []
  /// The request of a write that is kept.
  var keptRequest = "session.lastRequest"
  /// The test that leaves properties unset, for which a service is sent something else; nil if the
  /// action has no such properties.
  var fallbacks: ActionTestContext.Fallbacks?
  /// The attributes of a row that the action removes; nil if it removes none.
  var removedRow: String?
  /// The server's replies when a kept write is to be sent; nil if the action does not ask.
  var conflict: ActionTestContext.Conflict?

  /// Whether the test needs the view with its own class.
  var usesView: Bool {
    ([performance] + preparation).contains { $0.hasPrefix("view.") }
  }
}

extension ActionTest {
  /// Creates the test of an action. Returns nil if no valid input is found, or if nothing can be
  /// expected.
  init?(_ action: ActionSpec, in spec: ScreenletSpec) {
    let isPerformed = spec.control(performing: action) != nil
    if let login = action.login {
      self.init(action, login, in: spec, isPerformed: isPerformed)
    } else {
      guard let values = Self.validInput(of: action, isPerformed: isPerformed),
        let success = Self.success(of: action, in: spec)
      else { return nil }
      let sent = Dictionary(zip(action.inputs.map(\.name.value), values)) { first, _ in first }
      self.init(
        action, values, in: spec, success: success, asksServer: action.asksServer,
        requests: action.requestConditions { sent[$0] },
        fallbacks: action.singleConnector?.fallbacks(of: action.inputs, values))
      unanswered = action.unanswered
      passed = action.singleConnector?.passed { sent[$0] }
    }
  }

  /// Creates a test with these values of the inputs, which are nil where the Screenlet keeps its
  /// own.
  init(
    _ action: ActionSpec, _ values: [SampleValue?], in spec: ScreenletSpec, success: Success?,
    asksServer: Bool, requests: [String] = [], fallbacks: Fallbacks? = nil,
    loginMethods: [LoginSpec.Method] = []
  ) {
    let control = spec.control(performing: action)
    let isPerformed = control != nil
    let choice: [String] =
      loginMethods.isEmpty ? [] : ["screenlet.\(LoginSpec.methodProperty) = method"]
    let answer: [String] =
      action.confirm == nil || !isPerformed
      ? [] : ["screenlet.confirmationPresenter = StubConfirmations(answer: true)"]
    let sent = action.inputs.sender(for: values, models: spec.models)
    let policy = OfflineTest(action, in: spec)?.policy ?? []
    let set = action.inputs.compactMap { $0.member(isPerformed: isPerformed) }
    let properties = action.inputs.compactMap { input in
      if case .property(let property) = input.source { property } else { nil as PropertySpec? }
    }
    let others = action.updates.filter { update in
      if let property = update.property { return !properties.contains(property) }
      return update.member.map { !set.contains($0) } ?? true
    }
    func preparation(_ values: [SampleValue?]) -> [String] {
      answer + choice + policy + Self.logout(for: action, in: spec)
        + others.compactMap(\.statementBefore).eachOnce(by: \.self)
        + action.inputs.statements(
          for: values, isPerformed: isPerformed, models: spec.models)
        + [action.showingReplacedRow(in: spec)].compactMap(\.self)
    }
    self.init(
      loginMethods: loginMethods, preparation: preparation(values),
      performance: control ?? spec.performance(of: action, with: sent), isUsers: isPerformed,
      success: success?.adding(action.endConditions(in: spec)), requests: requests,
      asksServer: asksServer)
    keptConditions = action.updates.filter(\.value.paths.isEmpty).compactMap {
      $0.expectation { _ in nil }
    }
    if let written = action.allConnectors.last?.output.written {
      keptRequest = .call("session.lastRequest", [written])
    }
    self.fallbacks = fallbacks.map { $0.test(preparation($0.values)) }
    if OfflineTest(action, in: spec) != nil, !action.keepsWrites {
      otherPreparation = action.cacheKey?.otherValues(of: action.inputs, values).map(preparation)
    }
    conflict = action.conflictTest(values, models: spec.models)
    removedRow = action.attributesOfRemovedRow { input in
      action.inputs.firstIndex(of: input).flatMap { values[$0] }
    }
  }

  /// Returns the statement that logs out before the test of an action that needs no login.
  private static func logout(for action: ActionSpec, in spec: ScreenletSpec) -> [String] {
    action.needsNoLogin && spec.needsLogin ? ["SessionContext.logout()"] : []
  }

  /// Returns values for the inputs that the connector accepts, and that the Screenlet and its view
  /// can hold.
  private static func validInput(of action: ActionSpec, isPerformed: Bool) -> [SampleValue]? {
    var values: [String: SampleValue] = [:]
    if case .named(let connector)? = action.connector {
      let rules = SampleRules(
        connector, inputs: action.inputs, isPerformed: isPerformed,
        adding: action.conflict?.connector.conditions ?? [])
      guard let accepted = rules.accepted else { return nil }
      for (property, value) in zip(connector.properties, accepted) {
        values[property.name.value] = value
      }
    }
    let numbers = action.inputs.numbers
    let valid = action.inputs.compactMap { input -> SampleValue? in
      let name = input.name.value
      if let value = values[name] { return value }
      var domain = SampleCandidates(input.type, named: name, number: numbers[name] ?? 1)
      if case .http(input.name.value)? = action.connector {
        domain.keepAddresses(.address(as: input.type))
      }
      domain.keep(whatPasses: input, isPerformed: isPerformed)
      return domain.value()
    }
    return valid.count == action.inputs.count ? action.inputs.unified(valid) : nil
  }

  /// Returns the expected outcome of an action that is not a login and has at most one connector,
  /// or nil if no reply can be made up.
  private static func success(of action: ActionSpec, in spec: ScreenletSpec) -> Success? {
    switch action.kind {
    case .event:
      return .expects(answers: [], conditions: conditions(nil, action, spec))
    case .custom:
      return .idle("`\(Names.interactor(action))` does nothing", Names.interactor(action))
    case .callback:
      return answered(action, in: spec)
    case .read(.named(let connector)), .write(.named(let connector)):
      return connector.output.success(of: action, by: connector, in: spec)
    case .read(.http), .write(.http):
      return served(action, in: spec)
    // A choice has a test for each of its connectors.
    case .login, .read(.several), .write(.several), .read(.chosen), .write(.chosen):
      return nil
    }
  }

  /// Returns the outcome when a service replies. `statement` returns the statement that makes the
  /// stub reply with a value.
  static func answered(
    _ action: ActionSpec, in spec: ScreenletSpec,
    by statement: (String) -> String = { .call("session.answers", [$0]) }
  ) -> Success {
    guard let result = action.result else {
      let conditions = conditions(nil, action, spec)
      // A connector may keep an answer that its interactor does not want.
      guard case .named(let connector)? = action.connector, let kept = connector.result else {
        return .expects(answers: [], conditions: conditions)
      }
      let answer = SampleAnswer(for: kept, shownBy: [], models: spec.models)
      return .expects(answers: [statement(answer.source)], conditions: conditions)
    }
    let answer = SampleAnswer(for: result, shownBy: action.updates, models: spec.models)
    return .expects(
      answers: [statement(answer.source)], conditions: conditions(answer, action, spec))
  }

  /// Returns the outcome when an address has a page, or nil if no page can be made up.
  static func served(_ action: ActionSpec, in spec: ScreenletSpec) -> Success? {
    guard let result = action.result, let parse = action.parse else {
      return .expects(answers: [], conditions: [])
    }
    let answer: SampleAnswer
    switch parse {
    case .byHand:
      let code = "ScreensErrorCause.invalidServerResponse.rawValue"
      return .unfinished(
        what: "`\(Names.parser(result))` finds nothing",
        condition: "outcome.error?.code == \(code)"
      )
    case .text, .between:
      let domain = SampleCandidates(
        answering: ResultPath(to: result), shownBy: action.updates, parse: parse)
      guard let text = domain.value() else { return nil }
      answer = SampleAnswer(for: result, with: ["": text], models: spec.models)
    case .json, .image:
      answer = SampleAnswer(for: result, shownBy: action.updates, models: spec.models)
    }
    let page = parse.page(of: answer) ?? ""
    return .expects(
      answers: [.call("session.serves", [page])], conditions: conditions(answer, action, spec))
  }

  static func conditions(
    _ answer: SampleAnswer?, _ action: ActionSpec, _ spec: ScreenletSpec
  ) -> [String] {
    let shown = action.updates.compactMap {
      $0.expectation(comparing: action.results.count == 1 ? spec.models : nil) {
        answer?.value(at: $0)
      }
    }
    return (answer.map { [$0.expectation] } ?? []) + shown
  }
}

extension ActionSpec {
  /// Returns conditions on the request of its connector. `values` returns the values of the inputs.
  fileprivate func requestConditions(_ values: @escaping (String) -> SampleValue?) -> [String] {
    if case .callback(let call) = kind {
      return [CallSample(call) { $0.sample(values) }?.condition].compactMap(\.self)
    }
    if case .http(let address)? = connector {
      return [values(address)?.typed.map(RequestSample.condition(onAddress:))].compactMap(\.self)
    }
    guard case .named(let connector)? = connector else { return [] }
    return connector.output.requestConditions(of: connector, with: values)
  }

  /// The connector of an action that runs just one.
  fileprivate var singleConnector: ConnectorSpec? {
    if case .named(let connector)? = connector { connector } else { nil }
  }

  /// Whether a server that fails makes the action fail.
  fileprivate var asksServer: Bool {
    if kind == .custom || kind == .event { return false }
    if case .named(let connector)? = connector { return connector.output.asksServer }
    return true
  }
}

extension ActionTest.Success {
  func adding(_ more: [String]) -> Self {
    guard case .expects(let answers, let conditions) = self else { return self }
    return .expects(answers: answers, conditions: conditions + more)
  }

  /// Returns the outcome of a generated class that is not filled in yet.
  static func idle(_ what: String, _ name: String) -> Self {
    .unfinished(
      what: what,
      condition: "outcome.error?.localizedDescription == \"\(name) does nothing yet\"")
  }
}
