public import Foundation

/// A sign-in on a page of the portal: OAuth 2's authorization code, guarded by PKCE.
///
/// The app opens ``url`` in a browser. There the user signs in and agrees, and the portal leads the
/// browser to the redirect URL, which the system hands to the app. ``signIn(resumedWith:)`` buys a
/// token with it, for `SessionContext.loginWithOAuth2`. The app never sees the password.
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
  /// Shows that an answer belongs to this question.
  private let state = Secret.random
  /// Shows that whoever has the code is the one who asked for it.
  private let verifier = Secret.random

  /// A sign-in at the portal of `session`, which is not changed.
  ///
  /// - Parameters:
  ///   - clientSecret: empty for an application that cannot keep any, as most on phones.
  ///   - redirectURL: where the portal leads the browser afterwards, as the portal knows it.
  /// - Throws: `NSURLErrorBadURL` if the session's server is not the address of one.
  public init(
    with session: LRSession, clientId: String, clientSecret: String = "", redirectURL: URL,
    scopes: [String] = []
  ) throws {
    self.redirectURL = redirectURL
    self.clientId = clientId
    self.clientSecret = clientSecret
    settings = session.currentSettings
    let fields = [
      ("response_type", "code"), ("client_id", clientId),
      ("redirect_uri", redirectURL.absoluteString), ("scope", scopes.joined(separator: " ")),
      ("state", state), ("code_challenge", Secret.challenge(for: verifier)),
      ("code_challenge_method", "S256"),
    ]
    let form = FormRequest(path: "", fields: fields.filter { !$0.1.isEmpty })
    url = try settings.url(forPath: "o/oauth2/authorize?\(form.text)")
  }

  /// Whether that is the redirect URL, with what the portal has added to it: other URLs with which
  /// the app is opened are not for this sign-in.
  public func isAnswered(by url: URL) -> Bool {
    url.withoutQuery == redirectURL.withoutQuery && url.queryValue("state") == state
  }

  /// The token that the answer stands for. Blocks the calling thread.
  ///
  /// - Throws: an error of code ``LRErrorCode/unauthorized`` if the user or the portal has refused
  ///   (the reason is OAuth's own, `access_denied`), or if the URL is no answer to this sign-in;
  ///   and what ``LROAuth2SignIn`` throws.
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

  /// The token that the answer stands for.
  @concurrent
  public func signIn(resumedWith url: URL) async throws -> LROAuth2Authentication {
    try await inBackground { try signIn(resumedWith: url) }
  }
}

extension URL {

  fileprivate var withoutQuery: String {
    String(absoluteString.prefix { $0 != "?" && $0 != "#" })
  }

  /// The value as forms write it: a blank is `+` or `%20`, and a plus sign `%2B`.
  fileprivate func queryValue(_ name: String) -> String? {
    URLComponents(url: self, resolvingAgainstBaseURL: true)?.percentEncodedQueryItems?
      .first { $0.name == name }?.value?.replacing("+", with: "%20").removingPercentEncoding
  }
}
