public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The authentication of a browser: the portal's cookies, and the token that guards its forms.
///
/// Get one from ``LRCookieSignIn``. When the cookies have run out, and ``shouldHandleExpiration``
/// says so, the next call signs in again first, once for all calls that wait for it; if that fails,
/// so does the call, with the same error.
public final class LRCookieAuthentication: NSObject, LRAuthentication, Sendable {

  /// How long cookies are good for unless said otherwise: 15 minutes, in seconds.
  public static let defaultCookieExpirationTime: TimeInterval = 15 * 60

  /// Who signed in.
  public let username: String

  /// The password that signed in, in clear.
  public let password: String

  /// Whether to sign in again when the cookies have run out.
  public let shouldHandleExpiration: Bool

  /// How long cookies are good for, in seconds.
  public let cookieExpirationTime: TimeInterval

  private let cookies: Locked<Cookies>
  private let renewal = Together()

  /// The token that goes with each request.
  public var authToken: String { cookies.withLock { $0.authToken } }

  /// The cookies, as `name=value;name=value`.
  public var cookieHeader: String { cookies.withLock { $0.header } }

  /// When the cookies were last fetched.
  public var lastCookieRefresh: Date { cookies.withLock { $0.date } }

  /// An authentication with cookies that a portal has given out.
  ///
  /// - Parameters:
  ///   - cookieExpirationTime: how long the cookies are good for, in seconds.
  ///   - lastCookieRefresh: when they were fetched.
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
      // Another call may have renewed them between the look above and this one's turn.
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

/// What a portal gives a browser that has signed in.
struct Cookies: Sendable {
  var authToken: String
  var header: String
  var date: Date
}
