public import Foundation

/// A sign-in on a page of the portal: the authorization code flow of OAuth 2, with PKCE.
///
/// The app opens ``url`` in a browser. There the user signs in and gives consent, and the portal
/// redirects the browser to the redirect URL, which the system passes to the app.
/// ``signIn(resumedWith:)`` exchanges it for a token, for `SessionContext.loginWithOAuth2`. The app
/// never sees the password.
///
/// ```
/// let authorization = try LROAuth2Authorization(
///   with: session, clientId: "id", redirectURL: redirectURL)
/// await open(authorization.url)
/// …                                     // the app is opened with a URL
/// if authorization.isAnswered(by: url) {
///   let authentication = try await authorization.signIn(resumedWith: url)
/// }
/// ```
public struct LROAuth2Authorization: Sendable {

  /// The page of the portal where the user signs in.
  public let url: URL

  private let redirectURL: URL
  private let clientId: String
  private let clientSecret: String
  private let settings: LRSession.Settings
  /// Ties the redirect to this request.
  private let state = Secret.random
  /// Proves that the code is redeemed by the app that requested it.
  private let verifier = Secret.random

  /// Creates a sign-in at the portal of `session`, which is not changed.
  ///
  /// - Parameters:
  ///   - clientSecret: empty for an application that cannot keep a secret, like most mobile apps.
  ///   - redirectURL: where the portal redirects the browser afterwards, as registered in the
  ///     portal.
  /// - Throws: `NSURLErrorBadURL` if the session's server is not a valid address.
  public init(
    with session: LRSession, clientId: String, clientSecret: String = "", redirectURL: URL,
    scopes: [String] = []
  ) throws {
    self.redirectURL = redirectURL
    self.clientId = clientId
    self.clientSecret = clientSecret
    settings = session.currentSettings
    let fields: [(name: String, value: String)] = [
      ("response_type", "code"), ("client_id", clientId),
      ("redirect_uri", redirectURL.absoluteString), ("scope", scopes.joined(separator: " ")),
      ("state", state), ("code_challenge", Secret.challenge(for: verifier)),
      ("code_challenge_method", "S256"),
    ]
    let form = fields.filter { !$0.value.isEmpty }.formText
    url = try settings.url(forPath: "o/oauth2/authorize?\(form)")
  }

  /// Whether `url` is the redirect URL of this sign-in, with the parameters added by the portal.
  /// Other URLs that open the app are not part of this sign-in.
  public func isAnswered(by url: URL) -> Bool {
    url.withoutQuery == redirectURL.withoutQuery && url.queryValue("state") == state
  }

  /// Exchanges the redirect for a token. Blocks the calling thread.
  ///
  /// - Throws: an error with code ``LRErrorCode/unauthorized`` if the user or the portal has denied
  ///   access (the reason is that of OAuth, `access_denied`), or if the URL does not belong to this
  ///   sign-in; and what ``LROAuth2SignIn`` throws.
  public func signIn(resumedWith url: URL) throws -> LROAuth2Authentication {
    guard isAnswered(by: url) else {
      throw NSError.lrError(.unauthorized, "The URL is not the answer to this sign-in.")
    }
    if let refusal = url.queryValue("error") {
      throw NSError.lrError(
        .unauthorized, url.queryValue("error_description") ?? "The sign-in was refused.",
        userInfo: [NSLocalizedFailureReasonErrorKey: refusal])
    }
    guard let code = url.queryValue("code") else {
      throw NSError.lrError(.unauthorized, "The answer to the sign-in has no code.")
    }
    return try OAuth2Grant.code(code, redirectURL: redirectURL.absoluteString, verifier: verifier)
      .authentication(clientId: clientId, clientSecret: clientSecret, with: settings)
  }

  /// Exchanges the redirect for a token, without blocking a thread of the caller.
  @concurrent
  public func signIn(resumedWith url: URL) async throws -> LROAuth2Authentication {
    try await inBackground { try signIn(resumedWith: url) }
  }
}

extension URL {

  fileprivate var withoutQuery: String {
    String(absoluteString.prefix { $0 != "?" && $0 != "#" })
  }

  /// The decoded value of a query parameter, in form encoding: a space is `+` or `%20`, and a plus
  /// sign `%2B`.
  fileprivate func queryValue(_ name: String) -> String? {
    URLComponents(url: self, resolvingAgainstBaseURL: true)?.percentEncodedQueryItems?
      .first { $0.name == name }?.value?.replacing("+", with: "%20").removingPercentEncoding
  }
}
