import SourceText
import SpecModel

// How a generated test logs in: in each way that the spec names.

extension ActionTest {
  /// Creates the test of a login. Returns nil if no valid input is found.
  init?(_ action: ActionSpec, _ login: LoginSpec, in spec: ScreenletSpec, isPerformed: Bool) {
    guard
      let (sent, methods) = Self.validInput(
        of: action, login, in: spec, isPerformed: isPerformed),
      let success = Self.loggedIn(action, by: methods, in: spec)
    else { return nil }
    let values = action.inputs.map { sent[$0.name.value] }
    let requests = methods.map { method -> ActionTestContext.LoginRequests in
      let cookies = method.cookieConditions(action.inputs)
      return ActionTestContext.LoginRequests(
        method: method.rawValue, isCookie: !cookies.isEmpty,
        conditions: method.requestConditions { sent[$0.rawValue] } + cookies)
    }
    let isSeveral = login.methods.count > 1
    self.init(
      action, values, in: spec, success: success, asksServer: true,
      requests: isSeveral ? [] : methods.flatMap { $0.requestConditions { sent[$0.rawValue] } },
      loginMethods: isSeveral ? methods : [])
    if isSeveral { loginRequests = requests }
    unanswered = ActionTestContext.Unanswered(
      replies: [.call("session.answers", ["nil"])]
        + methods.compactMap { $0.answer(beside: methods) },
      methods: nil)
  }

  /// Returns a name, a password and the other texts that the server is sent, by the names of their
  /// inputs, with the ways to log in that they allow. The other inputs keep their values.
  private static func validInput(
    of action: ActionSpec, _ login: LoginSpec, in spec: ScreenletSpec, isPerformed: Bool
  ) -> (values: [String: SampleValue], methods: [LoginSpec.Method])? {
    var (values, methods) = credentials(for: action, login, isPerformed: isPerformed)
    if methods.isEmpty { return nil }
    for input in action.inputs {
      guard let role = LoginSpec.Role(rawValue: input.name.value) else { continue }
      let isUsed = methods.contains { login.roles(of: $0).contains(role) }
      if isUsed, role.type.builtin == .string, values[role.rawValue] == nil {
        values[role.rawValue] = SampleCandidates(role.type, named: role.rawValue).value()
      }
      if role == .saveCredentials, !input.isSender { values[role.rawValue] = .bool(true) }
    }
    return (values, methods)
  }

  /// Returns the name and the password, with the ways to log in that they allow. If only some of
  /// the ways need a number for the name, the name depends on the variable `method`.
  private static func credentials(
    for action: ActionSpec, _ login: LoginSpec, isPerformed: Bool
  ) -> ([String: SampleValue], [LoginSpec.Method]) {
    let properties = action.loginProperties
    var candidates = SampleRules.candidates(of: properties, action.inputs, isPerformed: isPerformed)
    let named = login.methods.filter { !$0.takesNumber }
    let byName =
      named.isEmpty ? nil : SampleRules(candidates, of: properties, login.rules).accepted
    if let byName { candidates[1].keep(only: byName[1]) }
    candidates[0].keep(only: .text("1"))
    let byId =
      named == login.methods ? nil : SampleRules(candidates, of: properties, login.rules).accepted
    guard let values = byName ?? byId else { return ([:], []) }
    var name = values[0]
    let numbered = login.methods.filter(\.takesNumber)
    if byName != nil, let id = byId?[0], let method = numbered.first {
      let isById = "method == \"\(method.rawValue)\""
      name = SampleValue(name.content, as: "\(isById) ? \(id.source) : \(name.source)")
    }
    return (
      [LoginSpec.Role.userName.rawValue: name, LoginSpec.Role.password.rawValue: values[1]],
      byName == nil ? numbered : byId == nil ? named : login.methods
    )
  }

  /// Returns the expectation that the portal replies with the user who has logged in.
  private static func loggedIn(
    _ action: ActionSpec, by methods: [LoginSpec.Method], in spec: ScreenletSpec
  ) -> Success? {
    guard let result = action.result else { return nil }
    let answer = SampleAnswer(
      for: result, shownBy: action.updates, models: spec.models, including: "userId")
    let tested = LoginSpec.Method.allCases.filter(methods.contains)
    let answers =
      [.call("session.answers", [answer.source])]
      + tested.compactMap { $0.answer(beside: tested) }
    return .expects(
      answers: answers,
      conditions: conditions(answer, action, spec) + [
        "SessionContext.currentContext?.user.userId == 1"
      ] + (action.keepsLogin ? ["screenlet.\(Names.loadStoredCredentials)()"] : []))
  }
}

extension LoginSpec.Method {
  /// Returns the conditions on what the server is sent. `value` returns the values of roles.
  fileprivate func requestConditions(_ value: (LoginSpec.Role) -> SampleValue?) -> [String] {
    func text(_ role: LoginSpec.Role) -> String { value(role)?.typed ?? "" }
    func call(_ path: String, _ parameters: [String]) -> String {
      let sent: String = parameters.isEmpty ? "[:]" : .collection(parameters)
      let call: String = .call("StubCall", [SampleValue.text(path).source, sent])
      return .call("session.calls.contains", [call])
    }
    func form(_ fields: [(String, String)]) -> String {
      let entries = fields.filter { !$0.1.isEmpty }.map {
        String.entry($0, SampleValue.text($1).source)
      }
      return .call("session.requests.map(\\.form).contains", [.collection(entries)])
    }
    let company: String = .entry("companyId", "LiferayServerContext.companyId")
    let name = text(.userName)
    let credentials = SampleValue.text("\(takesNumber ? "1" : name):\(text(.password))").source
    let isBasic: String = .call("session.calls.map(\\.credentials).contains", [credentials])
    let asksForUser = call("/user/get-current-user", [])
    switch self {
    case .email:
      let path = "/user/get-user-by-email-address"
      return [
        call(path, [company, .entry("emailAddress", SampleValue.text(name).source)]), isBasic,
      ]
    case .screenName:
      let path = "/user/get-user-by-screen-name"
      return [
        call(path, [company, .entry("screenName", SampleValue.text(name).source)]), isBasic,
      ]
    case .userId:
      return [call("/user/get-user-by-id", [.entry("userId", "1")]), isBasic]
    case .cookie:
      return [form([("login", name), ("password", text(.password))]), asksForUser]
    case .oauth2:
      return [
        form([
          ("grant_type", "password"), ("username", name), ("password", text(.password)),
          ("scope", text(.oauth2Scopes)), ("client_id", text(.oauth2ClientId)),
          ("client_secret", text(.oauth2ClientSecret)),
        ]), asksForUser,
      ]
    }
  }
}

extension LoginSpec.Method {
  /// Returns the conditions on the cookies after a login, as far as properties of the Screenlet
  /// determine them.
  fileprivate func cookieConditions(_ inputs: [InputSpec]) -> [String] {
    guard self == .cookie else { return [] }
    let members: [(LoginSpec.Role, String)] = [
      (.shouldHandleCookieExpiration, "shouldHandleExpiration"),
      (.cookieExpirationTime, "cookieExpirationTime"),
    ]
    return members.compactMap { role, member in
      guard
        case .property(let property)? = inputs.first(where: { $0.name.value == role.rawValue })?
          .source
      else { return nil }
      let value = "screenlet\(Names.access(property.name.value))"
      let isNumber = role.type.builtin == .double && property.type != role.type
      return "cookies?.\(member) == \(isNumber ? .call("Double", [value]) : value)"
    }
  }
}

extension ActionSpec {
  /// Whether its test keeps the login, and loads it then.
  var keepsLogin: Bool {
    inputs.contains { $0.name.value == LoginSpec.Role.saveCredentials.rawValue && !$0.isSender }
      && login != nil
  }

  /// The properties that all connectors of a login have.
  var loginProperties: [PropertySpec] {
    let roles: [LoginSpec.Role] = [.userName, .password]
    return roles.map { role in
      PropertySpec(
        name: Located(role.rawValue, at: name.range), type: role.type, defaultValue: nil,
        typeRange: name.range)
    }
  }
}
