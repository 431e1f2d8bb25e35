import LoopbackHTTP

/// Where applications get tokens, for users whose password they know.
enum OAuth2 {

  static let tokenPath = "/o/oauth2/token"

  /// How long a token is said to be good for, in seconds. The server itself forgets none.
  private static let lifetime: Int64 = 600

  /// A token for name and password, or for a refresh token; or a refusal in the words of OAuth 2.
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
