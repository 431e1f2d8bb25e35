extension LoginSpec {
  /// A way to log in, with a connector of its own. The generator's file of the same name owns the
  /// output.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    /// Basic authentication, with whatever identifies users to the portal.
    case email, screenName, userId
    /// The form that browsers log in with, for its cookies.
    case cookie
    /// A token for a name and a password.
    case oauth2

    /// The optional values that a login takes besides the user name and the password.
    var roles: [Role] {
      switch self {
      case .email, .screenName: [.companyId]
      case .userId: []
      case .cookie: [.shouldHandleCookieExpiration, .cookieExpirationTime]
      case .oauth2: [.oauth2ClientId, .oauth2ClientSecret, .oauth2Scopes]
      }
    }
  }
}
