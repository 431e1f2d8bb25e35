internal import Foundation
internal import LiferayMobileSDK

/// Everything that is stored for a login. It is stored in one piece, so that it is either complete
/// or absent.
struct StoredCredentials: Codable, Sendable {

  let authTypeName: String
  let server: String
  let companyId: Int64
  let groupId: Int64
  /// The attributes of the user as JSON.
  let userAttributes: Data
  let secret: Secret

  enum Secret: Codable, Sendable {
    case basic(username: String, password: String)
    case cookie(Cookie)
    case oauth2(OAuth2)
  }

  /// The authentication of a cookie login. Times are in seconds.
  struct Cookie: Codable, Sendable {
    var username, password, authToken, cookieHeader: String
    var shouldHandleExpiration: Bool
    var cookieExpirationTime: TimeInterval
    var lastCookieRefresh: Date
  }

  struct OAuth2: Codable, Sendable {
    var accessToken, refreshToken, scope, clientId, clientSecret: String
    var accessTokenExpirationDate: Date
  }

  private enum CodingKeys: String, CodingKey {
    case authTypeName = "auth_type"
    case server, companyId, groupId
    case userAttributes = "user_attributes"
    case secret
  }

  /// The type of the credentials, or nil for a type that a later version of the app has stored.
  var authType: AuthType? {
    AuthTypeFromString(authTypeName)
  }

  /// Whether the credentials are for the server, company and site that the app uses.
  var fitContext: Bool {
    server.asServerName == LiferayServerContext.server.asServerName
      && companyId == LiferayServerContext.companyId && groupId == LiferayServerContext.groupId
  }

  /// Sets the server, company and site that the app uses to those of the credentials.
  func moveContext() {
    LiferayServerContext.server = server
    LiferayServerContext.companyId = companyId
    LiferayServerContext.groupId = groupId
  }

  var attributes: [String: Any]? {
    try? JSONSerialization.jsonObject(with: userAttributes) as? [String: Any]
  }
}

extension StoredCredentials {

  /// - Throws: -4 for an authentication of another type, or for attributes that are not valid JSON.
  init(_ session: LRSession, userAttributes: [String: Any], authType: AuthType) throws {
    guard let authentication = session.authentication, let secret = Secret(authentication),
      secret.isOf(authType)
    else {
      throw NSError.errorWithCause(
        .validationFailed,
        message: "The session's credentials are not of the kind '\(StringFromAuthType(authType))'.")
    }
    guard JSONSerialization.isValidJSONObject(userAttributes) else {
      throw NSError.errorWithCause(
        .validationFailed, message: "The user's attributes cannot be written as JSON.")
    }
    authTypeName = StringFromAuthType(authType)
    self.secret = secret
    self.userAttributes = try JSONSerialization.data(withJSONObject: userAttributes)
    server = session.server
    companyId = LiferayServerContext.companyId
    groupId = LiferayServerContext.groupId
  }
}

extension StoredCredentials.Secret {

  init?(_ authentication: any LRAuthentication) {
    switch authentication {
    case let basic as LRBasicAuthentication:
      self = .basic(username: basic.username, password: basic.password)
    case let cookie as LRCookieAuthentication:
      self = .cookie(
        StoredCredentials.Cookie(
          username: cookie.username, password: cookie.password, authToken: cookie.authToken,
          cookieHeader: cookie.cookieHeader,
          shouldHandleExpiration: cookie.shouldHandleExpiration,
          cookieExpirationTime: cookie.cookieExpirationTime,
          lastCookieRefresh: cookie.lastCookieRefresh))
    case let oauth2 as LROAuth2Authentication:
      self = .oauth2(
        StoredCredentials.OAuth2(
          accessToken: oauth2.accessToken, refreshToken: oauth2.refreshToken, scope: oauth2.scope,
          clientId: oauth2.clientId, clientSecret: oauth2.clientSecret,
          accessTokenExpirationDate: oauth2.accessTokenExpirationDate))
    default:
      return nil
    }
  }

  func isOf(_ authType: AuthType) -> Bool {
    switch (self, authType) {
    case (.basic, .basic), (.cookie, .cookie): true
    case (.oauth2, .oauth2Redirect), (.oauth2, .oauth2UsernameAndPassword): true
    default: false
    }
  }

  var authentication: any LRAuthentication {
    switch self {
    case .basic(let username, let password):
      LRBasicAuthentication(username: username, password: password)
    case .cookie(let cookie):
      LRCookieAuthentication(
        authToken: cookie.authToken, cookieHeader: cookie.cookieHeader, username: cookie.username,
        password: cookie.password, shouldHandleExpiration: cookie.shouldHandleExpiration,
        cookieExpirationTime: cookie.cookieExpirationTime,
        lastCookieRefresh: cookie.lastCookieRefresh)
    case .oauth2(let token):
      LROAuth2Authentication(
        accessToken: token.accessToken, refreshToken: token.refreshToken, scope: token.scope,
        accessTokenExpirationDate: token.accessTokenExpirationDate, clientId: token.clientId,
        clientSecret: token.clientSecret)
    }
  }
}
