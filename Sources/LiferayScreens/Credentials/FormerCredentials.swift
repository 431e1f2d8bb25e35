internal import Foundation

/// The login that Liferay Screens 5 stored for a server: an item of the keychain for each of its
/// values.
struct FormerCredentials {

  private let vault: any CredentialsVault
  private let server: String
  private let url: URL

  /// Creates the login of the server with this address. Returns nil for no address.
  init?(vault: any CredentialsVault, server: String) {
    guard let url = URL(string: server) else { return nil }
    self.vault = vault
    self.server = server
    self.url = url
  }

  private enum Item: String, CaseIterable {
    case authType = "auth_type"
    case companyId, groupId
    case userAttributes = "user_attributes"

    case username = "basicauth_username"
    case password = "basicauth_password"

    case cookieUsername = "cookie_username"
    case cookiePassword = "cookie_password"
    case cookieAuthToken = "cookie_authToken"
    case cookieHeader = "cookie_header"
    case lastCookieRefresh = "cookie_last_refresh"
    case cookieExpirationTime = "cookie_expiration_time"
    case shouldHandleCookieExpiration = "cookie_shouldhandle"

    case accessToken, refreshToken, scope, accessTokenExpirationDate, clientId, clientSecret
  }

  /// Returns the login, or nil unless all of its values are stored.
  func read() throws -> StoredCredentials? {
    guard let authType = try text(.authType),
      let userAttributes = try data(.userAttributes),
      let secret = try secret(of: AuthTypeFromString(authType))
    else { return nil }
    return StoredCredentials(
      authTypeName: authType, server: server,
      companyId: try value(.companyId) ?? 0,
      groupId: try value(.groupId) ?? 0,
      userAttributes: userAttributes, secret: secret)
  }

  /// Deletes all items. Throws the first error after having tried each.
  func remove() throws {
    let results = Item.allCases.map { item in
      Result { try vault.removeFormerItem(item.rawValue, of: url) }
    }
    for result in results { try result.get() }
  }

  private func secret(of authType: AuthType?) throws -> StoredCredentials.Secret? {
    switch authType {
    case nil: nil
    case .basic: try basic()
    case .cookie: try cookie()
    case .oauth2Redirect, .oauth2UsernameAndPassword: try oauth2()
    }
  }

  private func basic() throws -> StoredCredentials.Secret? {
    guard let username = try text(.username),
      let password = try text(.password)
    else { return nil }
    return .basic(username: username, password: password)
  }

  private func cookie() throws -> StoredCredentials.Secret? {
    guard let username = try text(.cookieUsername),
      let password = try text(.cookiePassword),
      let authToken = try text(.cookieAuthToken),
      let cookieHeader = try text(.cookieHeader),
      let shouldHandleExpiration: Bool = try value(.shouldHandleCookieExpiration),
      let expirationTime: Double = try value(.cookieExpirationTime),
      let lastRefresh: Double = try value(.lastCookieRefresh)
    else { return nil }
    return .cookie(
      StoredCredentials.Cookie(
        username: username, password: password, authToken: authToken, cookieHeader: cookieHeader,
        shouldHandleExpiration: shouldHandleExpiration, cookieExpirationTime: expirationTime,
        lastCookieRefresh: Date(timeIntervalSince1970: lastRefresh)))
  }

  private func oauth2() throws -> StoredCredentials.Secret? {
    guard let accessToken = try text(.accessToken),
      let refreshToken = try text(.refreshToken),
      let scope = try text(.scope),
      let clientId = try text(.clientId),
      let expirationDate: Double = try value(.accessTokenExpirationDate)
    else { return nil }
    return .oauth2(
      StoredCredentials.OAuth2(
        accessToken: accessToken, refreshToken: refreshToken, scope: scope, clientId: clientId,
        clientSecret: try text(.clientSecret) ?? "",
        accessTokenExpirationDate: Date(timeIntervalSince1970: expirationDate)))
  }

  private func data(_ item: Item) throws -> Data? {
    try vault.formerItem(item.rawValue, of: url)
  }

  private func text(_ item: Item) throws -> String? {
    try data(item).map { String(decoding: $0, as: UTF8.self) }
  }

  private func value<Value: LosslessStringConvertible>(_ item: Item) throws -> Value? {
    try text(item).flatMap { Value($0) }
  }
}
