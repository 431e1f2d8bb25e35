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
      case .sender: "\(input.name.value) from sender"
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

  @Test func `a way to log in is one that there is, once, or suggests the near one`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login: { kind: login, by: [emial, email, twitter, email] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:30: error: there is no login by 'emial'; did you mean 'email'?
        4 |   login: { kind: login, by: [emial, email, twitter, email] }
          |                              ^~~~~
        spec.yml:4:44: error: there is no login by 'twitter'; expected one of 'email', \
        'screenName', 'userId', 'cookie', 'oauth2'
        4 |   login: { kind: login, by: [emial, email, twitter, email] }
          |                                            ^~~~~~~
        spec.yml:4:53: error: 'email' is listed twice; remove one
        4 |   login: { kind: login, by: [emial, email, twitter, email] }
          |                                                     ^~~~~

        """)
  }

  @Test func `without a way to log in there is no login`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login: { kind: login, by: [] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:29: error: a login needs a way to log in; write one of 'email', 'screenName', \
        'userId', 'cookie', 'oauth2', or leave 'by' out
        4 |   login: { kind: login, by: [] }
          |                             ^~

        """)
  }

  @Test func `the ways to log in are a text or a list`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login: { kind: login, by: }
        enter: { kind: login, by: { email: true } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:28: error: expected a list for 'by', found nothing
        4 |   login: { kind: login, by: }
          |                            ^
        spec.yml:5:29: error: expected a list for 'by', found a mapping
        5 |   enter: { kind: login, by: { email: true } }
          |                             ^~~~~~~~~~~~~~~

        """)
  }

  @Test func `name and password have to be in the Screenlet`() {
    let spec = """
      screenlet: Login
      viewModel: { username: String }
      actions:
        login: { kind: login }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:3: error: the login needs 'userName', which neither 'properties' nor \
        'viewModel' has; did you mean 'username'?
        4 |   login: { kind: login }
          |   ^~~~~
        spec.yml:4:3: error: the login needs 'password', which neither 'properties' nor \
        'viewModel' has; declare it in one of them, or name what holds it with 'password: <input>'
        4 |   login: { kind: login }
          |   ^~~~~

        """)
  }

  @Test func `so has the name of an application, for OAuth 2`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login: { kind: login, by: oauth2 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:3: error: the login needs 'oauth2ClientId', which neither 'properties' nor \
        'viewModel' has; declare it in one of them, or name what holds it with 'oauth2ClientId: \
        <input>'
        4 |   login: { kind: login, by: oauth2 }
          |   ^~~~~

        """)
  }

  @Test func `a key names an input that there is`() {
    let spec = """
      screenlet: Login
      properties: { companyId: Int64 = 0 }
      viewModel: { userName: String, password: String }
      actions:
        login:
          kind: login
          userName: emailAddress
          password: pasword
          companyId: [companyId]
          saveCredentials:
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:15: error: neither 'properties' nor 'viewModel' has 'emailAddress'; declare it \
        in one of them
        7 |     userName: emailAddress
          |               ^~~~~~~~~~~~
        spec.yml:8:15: error: neither 'properties' nor 'viewModel' has 'pasword'; did you mean \
        'password'?
        8 |     password: pasword
          |               ^~~~~~~
        spec.yml:9:16: error: expected the name of an input for 'companyId', found a list
        9 |     companyId: [companyId]
          |                ^~~~~~~~~~~
        spec.yml:10:21: error: expected the name of an input for 'saveCredentials', found nothing
        10 |     saveCredentials:
           |                     ^

        """)
  }

  @Test func `an input fits what a login takes`() {
    let spec = """
      screenlet: Login
      properties: { companyId: String, remember: Int = 0, userName: Int = 0 }
      viewModel: { password: Int? }
      actions:
        login: { kind: login, saveCredentials: remember }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:3: error: 'userName' is 'Int' in the Screenlet but 'String' in a login; make \
        the types agree
        5 |   login: { kind: login, saveCredentials: remember }
          |   ^~~~~
        spec.yml:5:3: error: 'password' is 'Int?' in the Screenlet but 'String' in a login; make \
        the types agree
        5 |   login: { kind: login, saveCredentials: remember }
          |   ^~~~~
        spec.yml:5:3: error: 'companyId' is 'String' in the Screenlet but 'Int64' in a login; make \
        the types agree
        5 |   login: { kind: login, saveCredentials: remember }
          |   ^~~~~
        spec.yml:5:42: error: 'remember' is 'Int' in the Screenlet but 'Bool' in a login; make the \
        types agree
        5 |   login: { kind: login, saveCredentials: remember }
          |                                          ^~~~~~~~

        """)
  }

  @Test func `a value implies an inspectable, which must not be declared too`() {
    let spec = """
      screenlet: Login
      properties: { userName: String, password: String, saveCredentials: Bool = true }
      actions:
        login:
          kind: login
          saveCredentials: yes
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:22: error: 'saveCredentials' is declared already; write 'saveCredentials: \
        saveCredentials', or remove the declaration
        6 |     saveCredentials: yes
          |                      ^~~

        """)
  }

  @Test func `a value of another type implies no inspectable`() {
    let spec = """
      screenlet: Login
      properties: { password: String }
      actions:
        login:
          kind: login
          by: [email, cookie]
          userName: '"joe"'
          companyId: true
          cookieExpirationTime: .zero
          saveCredentials: 1
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:15: error: 'userName' cannot be a fixed text; write the name of an input
        7 |     userName: '"joe"'
          |               ^~~~~~~
        spec.yml:8:16: error: 'companyId' is 'Int64', which 'true' does not fit; write the name of \
        an input
        8 |     companyId: true
          |                ^~~~
        spec.yml:9:27: error: 'cookieExpirationTime' is 'Double', which '.zero' does not fit; \
        write the name of an input
        9 |     cookieExpirationTime: .zero
          |                           ^~~~~
        spec.yml:10:22: error: 'saveCredentials' is 'Bool', which '1' does not fit; write the name \
        of an input
        10 |     saveCredentials: 1
           |                      ^

        """)
  }
}
