import SourceText
import SpecModel

// How a generated test logs in: in the way that the Screenlet does unless it is told otherwise.

extension ActionTest {
  /// A name and a password, and what else the server is shown; the rest stays as it is.
  static func validInput(
    of action: ActionSpec, _ login: LoginSpec, isPerformed: Bool
  ) -> [String: SampleValue]? {
    let method = login.methods.first ?? .email
    let search = SampleSearch(action.loginProperties, rules: login.rules) { property, value in
      if method == .userId, property.name.value == LoginSpec.Role.userName.rawValue {
        return value == .text("1")
      }
      let input = action.inputs.first { $0.name.value == property.name.value }
      return input?.canBe(value, isPerformed: isPerformed) ?? true
    }
    guard var values = search.accepted else { return nil }
    for input in action.inputs {
      guard let role = LoginSpec.Role(rawValue: input.name.value) else { continue }
      if method == .oauth2, role.type.builtin == .string, values[role.rawValue] == nil {
        values[role.rawValue] = SampleValue.candidates(for: role.type, named: role.rawValue).first
      }
      if role == .saveCredentials, case .viewModel = input.source {
        values[role.rawValue] = .bool(false)
      }
    }
    return values
  }

  /// The portal says who has logged in.
  static func loggedIn(
    _ action: ActionSpec, _ login: LoginSpec, in spec: ScreenletSpec
  ) -> Success? {
    guard let result = action.result else { return nil }
    let answer = SampleAnswer(
      for: result, shownBy: action.updates, models: spec.models, including: "userId")
    var answers = ["session.answers(\(answer.source))"]
    switch login.methods.first {
    case .cookie: answers.append("session.serves(\"Liferay.authToken = 'token'\")")
    case .oauth2: answers.append("session.serves(json: [\"access_token\": \"token\"])")
    case .email, .screenName, .userId, nil: break
    }
    return .expects(
      answers: answers,
      conditions: conditions(answer, action) + ["SessionContext.currentContext?.user.userId == 1"])
  }
}

extension ActionSpec {
  /// What all connectors of a login have.
  var loginProperties: [PropertySpec] {
    let roles: [LoginSpec.Role] = [.userName, .password]
    return roles.map { role in
      PropertySpec(
        name: Located(role.rawValue, at: name.range), type: role.type, defaultValue: nil,
        typeRange: name.range)
    }
  }
}
