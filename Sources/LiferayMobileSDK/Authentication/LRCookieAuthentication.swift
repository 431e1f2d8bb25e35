public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The authentication of a browser: the portal's cookies, and the token that protects its forms.
///
/// Get one from ``LRCookieSignIn``. If the cookies have expired and ``shouldHandleExpiration`` is
/// true, the next call signs in again first, once for all calls that wait for it; if that fails,
/// the call fails with the same error.
public final class LRCookieAuthentication: NSObject, LRAuthentication, Sendable {

  /// The default lifetime of cookies, in seconds: 15 minutes.
  public static let defaultCookieExpirationTime: TimeInterval = 15 * 60

  /// The user name of the sign-in.
  public let username: String

  /// The password of the sign-in, in plain text.
  public let password: String

  /// Whether to sign in again when the cookies have expired.
  public let shouldHandleExpiration: Bool

  /// The lifetime of the cookies, in seconds.
  public let cookieExpirationTime: TimeInterval

  private let cookies: Locked<Cookies>
  private let renewal = Together()

  /// The token sent with each request.
  public var authToken: String { cookies.withLock { $0.authToken } }

  /// The cookies, as `name=value;name=value`.
  public var cookieHeader: String { cookies.withLock { $0.header } }

  /// When the cookies were last fetched.
  public var lastCookieRefresh: Date { cookies.withLock { $0.date } }

  /// Creates an authentication with cookies issued by a portal.
  ///
  /// - Parameters:
  ///   - cookieExpirationTime: the lifetime of the cookies, in seconds.
  ///   - lastCookieRefresh: when the cookies were fetched.
  public init(
    authToken: String, cookieHeader: String, username: String, password: String,
    shouldHandleExpiration: Bool = true,
    cookieExpirationTime: TimeInterval = LRCookieAuthentication.defaultCookieExpirationTime,
    lastCookieRefresh: Date = Date()
  ) {
    self.username = username
    self.password = password
    self.shouldHandleExpiration = shouldHandleExpiration
    self.cookieExpirationTime = cookieExpirationTime
    cookies = Locked(
      Cookies(authToken: authToken, header: cookieHeader, date: lastCookieRefresh))
    super.init()
  }

  /// Sets the request's `Cookie` and `X-CSRF-Token` headers.
  public func authenticate(_ request: NSMutableURLRequest) {
    let cookies = cookies.withLock { $0 }
    request.setValue("COOKIE_SUPPORT=true; \(cookies.header)", forHTTPHeaderField: "Cookie")
    request.setValue(cookies.authToken, forHTTPHeaderField: "X-CSRF-Token")
  }
}

extension LRCookieAuthentication: RefreshingAuthentication {

  func refresh(for settings: LRSession.Settings) throws {
    guard hasExpired else { return }
    try renewal.run {
      // Another call may have renewed the cookies while this one waited.
      guard hasExpired else { return }
      let fresh = try CookieLogin(settings: settings, username: username, password: password)
        .cookies()
      cookies.withLock { $0 = fresh }
    }
  }

  private var hasExpired: Bool {
    shouldHandleExpiration && Date().timeIntervalSince(lastCookieRefresh) > cookieExpirationTime
  }
}

/// The cookies and the form token that a portal sends to a browser that has signed in.
struct Cookies: Sendable {
  var authToken: String
  var header: String
  var date: Date
}
