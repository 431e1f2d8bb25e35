public import Foundation

/// Signs in as a browser does, for cookies instead of a password in every request.
///
/// The portal's login form is posted to `c/portal/login`; redirects are followed as long as they
/// stay on the session's server, and cookies go nowhere else.
public enum LRCookieSignIn {

  /// Signs in, blocking the calling thread. The session itself is not changed: set its
  /// ``LRSession/authentication`` to the result.
  ///
  /// - Parameters:
  ///   - session: the portal, with user name and password in its authentication
  ///     (``LRBasicAuthentication``, or cookies that are to be renewed).
  ///   - shouldHandleExpiration: whether to sign in again when the cookies have run out.
  ///   - cookieExpirationTime: how long the cookies are good for, in seconds.
  /// - Throws: a transport error; an error of ``LRError/domain``: code 400 when the portal lets
  ///   nobody in, ``LRErrorCode/unauthorized``, ``LRErrorCode/redirect`` for a login that leads to
  ///   another server, or the HTTP status of an error page.
  public static func signIn(
    with session: LRSession, shouldHandleExpiration: Bool = true,
    cookieExpirationTime: TimeInterval = LRCookieAuthentication.defaultCookieExpirationTime
  ) throws -> LRCookieAuthentication {
    let settings = session.currentSettings
    let (username, password) = try credentials(of: settings)
    let cookies = try CookieLogin(settings: settings, username: username, password: password)
      .cookies()
    return LRCookieAuthentication(
      authToken: cookies.authToken, cookieHeader: cookies.header, username: username,
      password: password, shouldHandleExpiration: shouldHandleExpiration,
      cookieExpirationTime: cookieExpirationTime, lastCookieRefresh: cookies.date)
  }

  /// Signs in without blocking a thread of the caller's, otherwise as the blocking method of that
  /// name.
  @concurrent
  public static func signIn(
    with session: LRSession, shouldHandleExpiration: Bool = true,
    cookieExpirationTime: TimeInterval = LRCookieAuthentication.defaultCookieExpirationTime
  ) async throws -> LRCookieAuthentication {
    try await inBackground {
      try signIn(
        with: session, shouldHandleExpiration: shouldHandleExpiration,
        cookieExpirationTime: cookieExpirationTime)
    }
  }
}

extension LRCookieSignIn {

  private static func credentials(
    of settings: LRSession.Settings
  ) throws -> (username: String, password: String) {
    switch settings.authentication {
    case let basic as LRBasicAuthentication: (basic.username, basic.password)
    case let cookie as LRCookieAuthentication: (cookie.username, cookie.password)
    default: throw NSError.lrError(.unauthorized, "The session has no password to sign in with.")
    }
  }
}
