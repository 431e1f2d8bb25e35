import SpecModel
import TemplateEngine

/// What `Templates/LoginConnector` is rendered with.
struct LoginConnectorContext: TemplateContext {
  let connectorClass: String
  let rules: [RuleContext]
}

/// What `Templates/LoginMethodConnector` is rendered with.
struct LoginMethodConnectorContext: TemplateContext {
  struct Property: TemplateContext {
    let name: String
    let type: String
  }

  let connectorClass: String
  let superclass: String
  /// What the superclass lacks.
  let properties: [Property]
  /// The parameters of the initializer.
  let parameters: String

  // The ways to log in, of which one is true.
  let email: Bool
  let screenName: Bool
  let userId: Bool
  let cookie: Bool
  let oauth2: Bool

  // Whether there is such a property.
  let companyId: Bool
  let shouldHandleCookieExpiration: Bool
  let cookieExpirationTime: Bool
  let oauth2ClientSecret: Bool
  let oauth2Scopes: Bool
}

extension ActionSpec {
  func loginConnectorContext(_ login: LoginSpec) -> LoginConnectorContext {
    LoginConnectorContext(
      connectorClass: Names.loginConnector(self), rules: login.rules.map(\.context))
  }

  func loginMethodContext(
    _ method: LoginSpec.Method, of login: LoginSpec
  ) -> LoginMethodConnectorContext {
    let roles = login.roles(of: method)
    let own = roles.filter { $0 != .userName && $0 != .password }
    return LoginMethodConnectorContext(
      connectorClass: Names.loginConnector(self, method),
      superclass: Names.loginConnector(self),
      properties: own.map { role in
        LoginMethodConnectorContext.Property(name: role.rawValue, type: role.type.source)
      },
      parameters: .list(roles.map { "\($0.rawValue): \($0.type.source)" }),
      email: method == .email, screenName: method == .screenName, userId: method == .userId,
      cookie: method == .cookie, oauth2: method == .oauth2,
      companyId: roles.contains(.companyId),
      shouldHandleCookieExpiration: roles.contains(.shouldHandleCookieExpiration),
      cookieExpirationTime: roles.contains(.cookieExpirationTime),
      oauth2ClientSecret: roles.contains(.oauth2ClientSecret),
      oauth2Scopes: roles.contains(.oauth2Scopes))
  }
}
