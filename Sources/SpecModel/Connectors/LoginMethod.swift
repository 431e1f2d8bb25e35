extension LoginSpec {
  /// A way to log in, for which there is a connector. What is generated for it is in the
  /// generator's file of the same name.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    /// Basic authentication, with whatever identifies users to the portal.
    case email, screenName, userId
    /// The form that browsers log in with, for its cookies.
    case cookie
    /// A token for a name and a password.
    case oauth2

    /// What a login takes besides name and password, if it is in the spec.
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
