public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// OAuth 2: an access token in every request, renewed when it is about to expire.
///
/// Get one from ``LROAuth2SignIn``. A token that expires in less than a minute is renewed before
/// the next call, once for all calls that wait for it: with the refresh token, or with the client
/// credentials if there is none. If that fails, the call fails with the same error.
public final class LROAuth2Authentication: NSObject, LRAuthentication, Sendable {

  /// The id of the application in the portal.
  public let clientId: String

  /// The application's secret; empty for an application that cannot keep one.
  public let clientSecret: String

  private let token: Locked<OAuth2Token>
  private let renewal = Together()
  private let renewed = Locked<(@Sendable () -> Void)?>(nil)

  /// The token sent with each request.
  public var accessToken: String { token.withLock { $0.accessToken } }

  /// The token for renewing the access token; empty if there is none.
  public var refreshToken: String { token.withLock { $0.refreshToken } }

  /// The scope that the token grants.
  public var scope: String { token.withLock { $0.scope } }

  /// When the access token expires.
  public var accessTokenExpirationDate: Date { token.withLock { $0.expirationDate } }

  /// Creates an authentication with a token issued by a portal.
  public init(
    accessToken: String, refreshToken: String, scope: String, accessTokenExpirationDate: Date,
    clientId: String, clientSecret: String
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    token = Locked(
      OAuth2Token(
        accessToken: accessToken, refreshToken: refreshToken, scope: scope,
        expirationDate: accessTokenExpirationDate))
    super.init()
  }

  /// Called on the thread of a call, after a new token was issued for it.
  package var onRenewal: (@Sendable () -> Void)? {
    get { renewed.withLock { $0 } }
    set { renewed.withLock { $0 = newValue } }
  }

  /// Sets the request's `Authorization` header.
  public func authenticate(_ request: NSMutableURLRequest) {
    request.setValue("Bearer \(accessToken)", forHTTPHeaderField: "Authorization")
  }
}

extension LROAuth2Authentication: RefreshingAuthentication {

  func refresh(for settings: LRSession.Settings) throws {
    guard runsOut else { return }
    try renewal.run {
      // Another call may have renewed the token while this one waited.
      guard runsOut else { return }
      let old = token.withLock { $0 }
      let grant: OAuth2Grant =
        old.refreshToken.isEmpty ? .clientCredentials(scope: old.scope) : .refresh(old.refreshToken)
      var new = try grant.token(clientId: clientId, clientSecret: clientSecret, with: settings)
      // If the portal does not send a new refresh token, the old one stays valid.
      if new.refreshToken.isEmpty { new.refreshToken = old.refreshToken }
      token.withLock { [new] in $0 = new }
      onRenewal?()
    }
  }

  private var runsOut: Bool {
    accessTokenExpirationDate.timeIntervalSinceNow < 60
  }
}
