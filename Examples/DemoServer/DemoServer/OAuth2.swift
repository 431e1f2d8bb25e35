import LoopbackHTTP

/// Issues tokens to applications, for users whose password they know.
enum OAuth2 {

  static let tokenPath = "/o/oauth2/token"

  /// The lifetime of a token in the response, in seconds. The server itself never expires tokens.
  private static let lifetime: Int64 = 600

  /// The response with a token for user name and password, or for a refresh token; or with an error
  /// of OAuth 2.
  static func token(for request: LoopbackRequest, from portal: inout Portal) -> LoopbackResponse {
    let fields = request.method == "POST" ? request.formFields : [:]
    guard fields["client_id"] == DemoServer.clientId,
      fields["client_secret"] == DemoServer.clientSecret
    else { return refusal("invalid_client", status: 401) }
    let user: DemoUser?
    switch fields["grant_type"] {
    case "password":
      user = portal.user(name: fields["username"] ?? "", password: fields["password"] ?? "")
    case "refresh_token":
      user = fields["refresh_token"].flatMap { portal.refreshTokens.removeValue(forKey: $0) }
    default:
      return refusal("unsupported_grant_type")
    }
    guard let user else { return refusal("invalid_grant") }
    let id = portal.nextId()
    portal.accessTokens["access-\(id)"] = user
    portal.refreshTokens["refresh-\(id)"] = user
    let token: JSON = [
      "access_token": .string("access-\(id)"), "refresh_token": .string("refresh-\(id)"),
      "token_type": "Bearer", "expires_in": .integer(lifetime),
      "scope": .string(fields["scope"] ?? ""),
    ]
    return .json(token.text)
  }

  private static func refusal(_ error: String, status: Int = 400) -> LoopbackResponse {
    let refusal: JSON = ["error": .string(error)]
    return .json(refusal.text, status: status)
  }
}
