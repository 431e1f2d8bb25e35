public import Foundation

/// Signs in like a browser, to use cookies instead of sending the password with every request.
///
/// The portal's login form is posted to `c/portal/login`. Redirects are followed within the
/// session's server only, and cookies are sent to it only.
public enum LRCookieSignIn {

  /// Signs in, blocking the calling thread. The session itself is not changed: set its
  /// ``LRSession/authentication`` to the result.
  ///
  /// - Parameters:
  ///   - session: the portal, with user name and password in its authentication
  ///     (``LRBasicAuthentication``, or cookies that are to be renewed).
  ///   - shouldHandleExpiration: whether to sign in again when the cookies have expired.
  ///   - cookieExpirationTime: the lifetime of the cookies, in seconds.
  /// - Throws: a transport error; an error of ``LRError/domain``: code 400 if the portal rejects
  ///   the login, ``LRErrorCode/unauthorized``, ``LRErrorCode/redirect`` for a login that redirects
  ///   to another server, or the HTTP status of an error page.
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

  /// Signs in without blocking the caller's thread; otherwise like the blocking method of the same
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
