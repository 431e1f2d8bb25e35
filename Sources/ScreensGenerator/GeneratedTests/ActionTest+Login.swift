import SourceText
import SpecModel
import SwiftLayout
import TemplateEngine

// How a generated test logs in: in each way that the spec names.

extension ActionTest {
  /// A name and a password, and what else the server is shown; the rest stays as it is. With the
  /// ways in which that logs in.
  static func validInput(
    of action: ActionSpec, _ login: LoginSpec, isPerformed: Bool
  ) -> (values: [SampleValue?], methods: [LoginSpec.Method])? {
    var (values, methods) = credentials(for: action, login, isPerformed: isPerformed)
    if methods.isEmpty { return nil }
    for input in action.inputs {
      guard let role = LoginSpec.Role(rawValue: input.name.value) else { continue }
      if methods.contains(.oauth2), role.type.builtin == .string, values[role.rawValue] == nil {
        values[role.rawValue] = SampleValue.candidate(of: role.type.base, named: role.rawValue)
      }
      if role == .saveCredentials, case .viewModel = input.source {
        values[role.rawValue] = .bool(false)
      }
    }
    return (action.inputs.map { values[$0.name.value] }, methods)
  }

  /// The name and the password. Where the name is a number for one of the ways only, it depends on
  /// the variable `method`.
  private static func credentials(
    for action: ActionSpec, _ login: LoginSpec, isPerformed: Bool
  ) -> ([String: SampleValue], [LoginSpec.Method]) {
    let name = LoginSpec.Role.userName.rawValue
    let search = SampleSearch(action.loginProperties, rules: login.rules)
    func found(_ chosen: [String: SampleValue]) -> [String: SampleValue]? {
      let choices = search.choices.map { choice in
        let input = action.inputs.first { $0.name.value == choice.name }
        return SampleSearch.Choice(
          name: choice.name, candidates: chosen[choice.name].map { [$0] } ?? choice.candidates,
          isPossible: input.map { input in { input.canBe($0, isPerformed: isPerformed) } })
      }
      return SampleSearch(choices, rules: login.rules).accepted.map { values in
        Dictionary(uniqueKeysWithValues: zip(choices.lazy.map(\.name), values))
      }
    }
    let id = SampleValue.text("1")
    let named = login.methods.filter { $0 != .userId }
    guard !named.isEmpty, let values = found([:]) else {
      let numbered = found([name: id])
      return (numbered ?? [:], numbered == nil ? [] : login.methods.filter { $0 == .userId })
    }
    guard login.methods.contains(.userId),
      found(values.merging([name: id]) { $1 }) != nil
    else { return (values, named) }
    var both = values
    let text = values[name]?.source ?? ""
    let way = "method == \"\(LoginSpec.Method.userId.rawValue)\""
    both[name] = SampleValue(.text("1"), as: "\(way) ? \(id.source) : \(text)")
    return (both, login.methods)
  }

  /// The portal says who has logged in.
  static func loggedIn(
    _ action: ActionSpec, by methods: [LoginSpec.Method], in spec: ScreenletSpec
  ) -> Success? {
    guard let result = action.result else { return nil }
    let answer = SampleAnswer(
      for: result, shownBy: action.updates, models: spec.models, including: "userId")
    var answers: [Code] = [.call("session.answers", [answer.source])]
    if methods.contains(.cookie) {
      answers.append(.call("session.serves", ["\"Liferay.authToken = 'token'\""]))
    }
    if methods.contains(.oauth2) {
      let place: [Code] =
        methods.contains(.cookie) ? ["at: \"\\(LiferayServerContext.server)/o/oauth2/token\""] : []
      answers.append(
        .call("session.serves", ["json: [\"access_token\": \"token\"]"] + place))
    }
    return .expects(
      answers: answers,
      conditions: conditions(answer, action) + [
        "SessionContext.currentContext?.user.userId == 1"
      ])
  }
}

extension SampleSearch {
  /// What the template sees of the test that a user's id is a number; nil if a rule is in the way.
  func testValueOfUserId(for action: ActionSpec) -> TemplateValue? {
    func arguments(_ values: [SampleValue]) -> TemplateValue {
      .code(.list(zip(choices, values).map { "\($0.name): \($1.source)" }))
    }
    let name = LoginSpec.Role.userName.rawValue
    guard let refused = accepted, let place = choices.firstIndex(where: { $0.name == name }),
      case .text(let text) = refused[place].content, Int64(text) == nil
    else { return nil }
    var numbered = choices
    numbered[place] = Choice(name: name, candidates: [.text("1")])
    let number = SampleSearch(numbered, rules: rules).accepted
    let connector = Names.loginConnector(action, .userId)
    return [
      "connectorClass": .string(connector), "test": .string(connector.lowerCamel),
      "isFailable": false, "accepted": number.map { ["arguments": arguments($0)] } ?? .null,
      "refusals": [
        [
          "arguments": arguments(refused), "message": "The user id is not a number",
          "comma": false,
        ]
      ],
    ]
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
