import Foundation

/// An access token, and what is needed to renew it.
struct OAuth2Token: Sendable {
  var accessToken: String
  var refreshToken: String
  var scope: String
  var expirationDate: Date
}

/// The grants of OAuth 2 that an application can exchange for a token.
enum OAuth2Grant: Sendable {
  case password(username: String, password: String, scope: String)
  case clientCredentials(scope: String)
  case code(String, redirectURL: String, verifier: String)
  case refresh(String)

  /// Requests a token from the portal, and creates an authentication with it. Blocks the calling
  /// thread.
  func authentication(
    clientId: String, clientSecret: String, with settings: LRSession.Settings
  ) throws -> LROAuth2Authentication {
    let token = try token(clientId: clientId, clientSecret: clientSecret, with: settings)
    return LROAuth2Authentication(
      accessToken: token.accessToken, refreshToken: token.refreshToken, scope: token.scope,
      accessTokenExpirationDate: token.expirationDate, clientId: clientId,
      clientSecret: clientSecret)
  }

  /// Requests a token from the portal. Blocks the calling thread.
  func token(
    clientId: String, clientSecret: String, with settings: LRSession.Settings
  ) throws -> OAuth2Token {
    let client = [("client_id", clientId), ("client_secret", clientSecret)]
    let form = FormRequest(
      path: "o/oauth2/token", fields: (fields + client).filter { !$0.1.isEmpty })
    let reply = try Transport.shared.reply(to: form.urlRequest(with: settings))
    return try token(in: reply)
  }
}

extension OAuth2Grant {

  private var fields: [(name: String, value: String)] {
    switch self {
    case .password(let username, let password, let scope):
      [
        ("grant_type", "password"), ("username", username), ("password", password),
        ("scope", scope),
      ]
    case .clientCredentials(let scope):
      [("grant_type", "client_credentials"), ("scope", scope)]
    case .code(let code, let redirectURL, let verifier):
      [
        ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", redirectURL),
        ("code_verifier", verifier),
      ]
    case .refresh(let token):
      [("grant_type", "refresh_token"), ("refresh_token", token)]
    }
  }

  /// Parses the response. The portal reports errors as OAuth 2 does: `{"error": "invalid_grant"}`,
  /// with status 400.
  private func token(in reply: HTTPReply) throws -> OAuth2Token {
    let json = try? JSONSerialization.jsonObject(with: reply.body) as? [String: Any]
    if let error = json?["error"] as? String {
      throw NSError.lrError(
        .unauthorized, json?["error_description"] as? String ?? "The portal refused a token.",
        userInfo: [NSLocalizedFailureReasonErrorKey: error])
    }
    guard let json = try ResponseParser(reply: reply).value() as? [String: Any],
      let accessToken = json["access_token"] as? String
    else {
      throw NSError.lrError(.parse, "The server's reply is not an access token.")
    }
    return OAuth2Token(
      accessToken: accessToken, refreshToken: json["refresh_token"] as? String ?? "",
      scope: json["scope"] as? String ?? "",
      expirationDate: Date(timeIntervalSinceNow: json["expires_in"] as? Double ?? 0))
  }
}
