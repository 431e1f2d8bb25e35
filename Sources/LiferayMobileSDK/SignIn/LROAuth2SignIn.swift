import Foundation

/// Requests an access token from the portal, for ``LROAuth2Authentication``.
/// ``LROAuth2Authorization`` does so without knowing the password.
///
/// Each method exists twice: one blocks the calling thread, one is `async`. The session provides
/// the portal's address and the timeout; it is not changed.
///
/// They throw a transport error, or an error of ``LRError/domain``: ``LRErrorCode/unauthorized`` if
/// the portal denies access (the reason is that of OAuth, `invalid_grant` for a wrong password), a
/// code of ``LRErrorCode``, or the HTTP status of an error page.
public enum LROAuth2SignIn {

  /// Requests a token for a user whose password the application knows. Blocks the calling thread.
  public static func signIn(
    with session: LRSession, username: String, password: String, clientId: String,
    clientSecret: String, scopes: [String] = []
  ) throws -> LROAuth2Authentication {
    let scope = scopes.joined(separator: " ")
    return try OAuth2Grant.password(username: username, password: password, scope: scope)
      .authentication(
        clientId: clientId, clientSecret: clientSecret, with: session.currentSettings)
  }

  /// Requests a token for a user whose password the application knows.
  @concurrent
  public static func signIn(
    with session: LRSession, username: String, password: String, clientId: String,
    clientSecret: String, scopes: [String] = []
  ) async throws -> LROAuth2Authentication {
    try await inBackground {
      try signIn(
        with: session, username: username, password: password, clientId: clientId,
        clientSecret: clientSecret, scopes: scopes)
    }
  }

  /// Requests a token for the application itself. Blocks the calling thread.
  public static func signIn(
    with session: LRSession, clientId: String, clientSecret: String, scopes: [String] = []
  ) throws -> LROAuth2Authentication {
    try OAuth2Grant.clientCredentials(scope: scopes.joined(separator: " "))
      .authentication(
        clientId: clientId, clientSecret: clientSecret, with: session.currentSettings)
  }

  /// Requests a token for the application itself.
  @concurrent
  public static func signIn(
    with session: LRSession, clientId: String, clientSecret: String, scopes: [String] = []
  ) async throws -> LROAuth2Authentication {
    try await inBackground {
      try signIn(with: session, clientId: clientId, clientSecret: clientSecret, scopes: scopes)
    }
  }
}
