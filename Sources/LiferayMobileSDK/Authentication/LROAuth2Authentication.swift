public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// OAuth 2: an access token in every request, renewed when it is about to run out.
///
/// Get one from ``LROAuth2SignIn``. A token with less than a minute to go is renewed before the
/// next call, once for all calls that wait for it: with the refresh token, or with the client's own
/// credentials if there is none. If that fails, so does the call, with the same error.
public final class LROAuth2Authentication: NSObject, LRAuthentication, Sendable {

  /// The application's name at the portal.
  public let clientId: String

  /// The application's secret; empty for one that cannot keep any.
  public let clientSecret: String

  private let token: Locked<OAuth2Token>
  private let renewal = Together()

  /// What goes with each request.
  public var accessToken: String { token.withLock { $0.accessToken } }

  /// What an access token can be renewed with; empty if there is none.
  public var refreshToken: String { token.withLock { $0.refreshToken } }

  /// What the token is good for.
  public var scope: String { token.withLock { $0.scope } }

  /// When the access token runs out.
  public var accessTokenExpirationDate: Date { token.withLock { $0.expirationDate } }

  /// An authentication with a token that a portal has given out.
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

  /// Sets the request's `Authorization` header.
  public func authenticate(_ request: NSMutableURLRequest) {
    request.setValue("Bearer \(accessToken)", forHTTPHeaderField: "Authorization")
  }
}

extension LROAuth2Authentication: RefreshingAuthentication {

  func refresh(for settings: LRSession.Settings) throws {
    guard runsOut else { return }
    try renewal.run {
      // Another call may have renewed it between the look above and this one's turn.
      guard runsOut else { return }
      let old = token.withLock { $0 }
      let grant: OAuth2Grant =
        old.refreshToken.isEmpty ? .clientCredentials(scope: old.scope) : .refresh(old.refreshToken)
      var new = try grant.token(clientId: clientId, clientSecret: clientSecret, with: settings)
      // A portal that sends no new refresh token means the old one to be kept.
      if new.refreshToken.isEmpty { new.refreshToken = old.refreshToken }
      token.withLock { [new] in $0 = new }
    }
  }

  private var runsOut: Bool {
    accessTokenExpirationDate.timeIntervalSinceNow < 60
  }
}
