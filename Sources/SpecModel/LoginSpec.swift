/// How a user logs in: with a name and a password, which are sent to the server in one of several
/// ways.
package struct LoginSpec: Hashable, Sendable {
  /// The role of an input in a login. The input has the name of its role, unless a key of the
  /// action names another input.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    case userName, password, companyId
    case shouldHandleCookieExpiration, cookieExpirationTime
    case oauth2ClientId, oauth2ClientSecret, oauth2Scopes
    /// Whether the login is kept until the app runs again.
    case saveCredentials

    package var type: SwiftType {
      switch self {
      case .userName, .password, .oauth2ClientId, .oauth2ClientSecret, .oauth2Scopes:
        SwiftType(.builtin(.string))
      case .companyId: SwiftType(.builtin(.int64))
      case .cookieExpirationTime: SwiftType(.builtin(.double))
      case .shouldHandleCookieExpiration, .saveCredentials: SwiftType(.builtin(.bool))
      }
    }

    var isRequired: Bool { [.userName, .password, .oauth2ClientId].contains(self) }
  }

  /// The ways to log in, each once, at least one.
  package var methods: [Method]
  /// The roles that an input of the action has, in the order of `Role`.
  package var roles: [Role]
  package var rules: [ValidationRule]
  /// The inspectables that keys of the action declare.
  package var inspectables: [PropertySpec]

  /// Returns the roles for which the connector of a method has properties.
  package func roles(of method: Method) -> [Role] {
    roles.filter { $0 == .userName || $0 == .password || method.roles.contains($0) }
  }

  /// Whether the Screenlet can keep a login.
  package var savesCredentials: Bool { roles.contains(.saveCredentials) }
}

extension LoginSpec {
  /// The name of the inspectable that selects one of several methods.
  package static let methodProperty = "loginMethod"
}
