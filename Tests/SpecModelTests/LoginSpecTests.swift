import SourceText
import SpecModel
import Testing

struct LoginSpecTests {
  @Test func `a login by e-mail address finds its inputs by their names`() throws {
    let spec = try screenlet(
      """
      screenlet: Login
      properties: { companyId: Int64 = 0, saveCredentials: Bool = true, oauth2Scopes: String }
      viewModel: { userName: String?, password: String? }
      actions:
        login: { kind: login }
      """)
    let action = try #require(spec.actions.first)
    let login = try #require(action.login)
    #expect(login.methods == [.email])
    #expect(login.roles == [.userName, .password, .companyId, .saveCredentials])
    #expect(login.inspectables.isEmpty)
    #expect(
      login.rules.map(\.message.value) == [
        "User name cannot be empty", "Password cannot be empty",
      ])
    #expect(
      action.inputs.map { "\($0.name.value): \($0.type.source)" } == [
        "userName: String", "password: String", "companyId: Int64", "saveCredentials: Bool",
      ])
    #expect(action.result?.name.value == "userAttributes")
    #expect(action.result?.type.source == "[String: Any]")
  }

  @Test func `several ways to log in are an inspectable, the first of them its default`() throws {
    let spec = try screenlet(
      """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login: { kind: login, by: [cookie, userId], saveCredentials: no, validate: {} }
      """)
    let action = try #require(spec.actions.first)
    let login = try #require(action.login)
    #expect(login.methods == [.cookie, .userId])
    #expect(login.roles == [.userName, .password, .saveCredentials])
    #expect(login.rules.isEmpty)
    #expect(
      login.inspectables.map { "\($0.name.value) = \($0.defaultValue?.source ?? "")" } == [
        "loginMethod = \"cookie\"", "saveCredentials = false",
      ])
    #expect(
      action.inputs.map(\.name.value) == [
        "loginMethod", "userName", "password", "saveCredentials",
      ])
  }

  @Test func `a number, yes or no is the default of an inspectable`() throws {
    let spec = try screenlet(
      """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login:
          kind: login
          by: [email, cookie]
          companyId: 20097
          shouldHandleCookieExpiration: yes
          cookieExpirationTime: 900
          saveCredentials: no
      """)
    let inspectables = spec.actions.first?.login?.inspectables.map {
      "\($0.name.value): \($0.type.source) = \($0.defaultValue?.source ?? "")"
    }
    #expect(
      inspectables == [
        "loginMethod: String = \"email\"", "companyId: Int64 = 20097",
        "shouldHandleCookieExpiration: Bool = true", "cookieExpirationTime: Double = 900",
        "saveCredentials: Bool = false",
      ])
  }

  @Test func `a key names another input`() throws {
    let spec = try screenlet(
      """
      screenlet: Login
      models: { Person: { name: String } }
      properties: { application: String, minutes: Float = 15 }
      viewModel: { emailAddress: String?, pin: String, isRemembered: Bool }
      actions:
        login:
          kind: login
          by: [oauth2, cookie]
          userName: emailAddress
          password: pin
          oauth2ClientId: application
          cookieExpirationTime: minutes
          saveCredentials: isRemembered
          result: { person: Person }
      """)
    let action = try #require(spec.actions.first)
    let sources = action.inputs.map { input in
      switch input.source {
      case .property(let property): "\(input.name.value) from property \(property.name.value)"
      case .viewModel(let member): "\(input.name.value) from view \(member.name.value)"
      case .sender, .part: "\(input.name.value) from sender"
      }
    }
    #expect(
      sources == [
        "loginMethod from property loginMethod", "userName from view emailAddress",
        "password from view pin", "cookieExpirationTime from property minutes",
        "oauth2ClientId from property application", "saveCredentials from view isRemembered",
      ])
    #expect(action.result?.type.source == "Person")
    #expect(action.login?.roles(of: .cookie) == [.userName, .password, .cookieExpirationTime])
    #expect(action.login?.roles(of: .oauth2) == [.userName, .password, .oauth2ClientId])
  }
}
