import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {

  /// Logins that Liferay Screens 5 stored, by the names of `BaseCredentialsStoreKeyChain` and its
  /// subclasses.
  @MainActor @Suite struct FormerCredentialsTests {

    private let login = [
      "companyId": "1", "groupId": "2", "user_attributes": #"{"userId": 7, "firstName": "Joe"}"#,
    ]
    private let basic = [
      "auth_type": "basic", "basicauth_username": "joe", "basicauth_password": "secret",
    ]

    private func running(_ vault: FormerVault, _ body: () throws -> Void) rethrows {
      LiferayServerContext.reset()
      LiferayServerContext.server = "http://a:8080"
      LiferayServerContext.companyId = 1
      LiferayServerContext.groupId = 2
      LiferayServerContext.credentialsVault = vault
      defer {
        SessionContext.logout()
        LiferayServerContext.reset()
      }
      try body()
    }

    @Test func `a basic login is moved to the vault once`() throws {
      let vault = FormerVault(login, basic)
      for _ in 1...2 {
        try running(vault) {
          #expect(SessionContext.loadStoredCredentials())
          let context = try #require(SessionContext.currentContext)
          #expect(context.basicAuthUsername == "joe")
          #expect(context.basicAuthPassword == "secret")
          #expect(context.user.userId == 7)
          #expect(context.session.server == "http://a:8080")
          #expect(vault.items.isEmpty)
        }
      }
    }

    @Test func `the cookies of a login keep their times, which are seconds`() throws {
      let vault = FormerVault(
        login,
        [
          "auth_type": "cookie", "cookie_username": "joe", "cookie_password": "secret",
          "cookie_authToken": "t", "cookie_header": "a=b", "cookie_last_refresh": "1000000.5",
          "cookie_expiration_time": "60.0", "cookie_shouldhandle": "false",
        ])
      try running(vault) {
        #expect(SessionContext.loadStoredCredentials())
        let cookies = try #require(
          SessionContext.currentContext?.session.authentication as? LRCookieAuthentication)
        #expect(cookies.authToken == "t")
        #expect(cookies.cookieHeader == "a=b")
        #expect(cookies.username == "joe")
        #expect(cookies.password == "secret")
        #expect(cookies.lastCookieRefresh == Date(timeIntervalSince1970: 1_000_000.5))
        #expect(cookies.cookieExpirationTime == 60)
        #expect(!cookies.shouldHandleExpiration)
        #expect(vault.items.isEmpty)
      }
    }

    @Test(arguments: [nil, "hidden"])
    func `a token of OAuth 2 is kept`(clientSecret: String?) throws {
      var token = [
        "auth_type": "oauth2usernameandpassword", "accessToken": "a", "refreshToken": "r",
        "scope": "s", "accessTokenExpirationDate": "2000000.0", "clientId": "c",
      ]
      token["clientSecret"] = clientSecret
      let vault = FormerVault(login, token)
      try running(vault) {
        #expect(SessionContext.loadStoredCredentials())
        let oauth2 = try #require(
          SessionContext.currentContext?.session.authentication as? LROAuth2Authentication)
        #expect(oauth2.accessToken == "a")
        #expect(oauth2.refreshToken == "r")
        #expect(oauth2.scope == "s")
        #expect(oauth2.clientId == "c")
        #expect(oauth2.clientSecret == clientSecret ?? "")
        #expect(oauth2.accessTokenExpirationDate == Date(timeIntervalSince1970: 2_000_000))
        #expect(vault.items.isEmpty)
      }
    }

    @Test func `a login of another site is loaded with its site only`() {
      let vault = FormerVault(login, ["groupId": "3"], basic)
      running(vault) {
        #expect(!SessionContext.loadStoredCredentials())
        #expect(SessionContext.loadStoredCredentialsAndServer())
        #expect(LiferayServerContext.groupId == 3)
      }
    }

    @Test func `a login of another server stays where it is`() {
      let vault = FormerVault(login, basic)
      running(vault) {
        LiferayServerContext.server = "http://b:8080"
        #expect(!SessionContext.loadStoredCredentials())
        #expect(!vault.items.isEmpty)
      }
    }

    @Test(arguments: ["auth_type", "user_attributes", "basicauth_username", "basicauth_password"])
    func `a login of which a value is missing is none`(item: String) {
      let vault = FormerVault(login, basic)
      vault.items[item] = nil
      running(vault) { #expect(!SessionContext.loadStoredCredentials()) }
    }

    @Test func `removing credentials removes what is left of old ones`() {
      let vault = FormerVault(login, basic, ["cookie_password": "secret", "of another": "kept"])
      running(vault) {
        SessionContext.loginWithBasic(username: "bob", password: "", userAttributes: ["userId": 8])
        #expect(SessionContext.currentContext?.removeStoredCredentials() == true)
        #expect(vault.items == ["of another": "kept"])
        #expect(!SessionContext.loadStoredCredentials())
      }
    }

    @Test func `storing credentials replaces old ones`() {
      let vault = FormerVault(login, basic)
      running(vault) {
        SessionContext.loginWithBasic(username: "bob", password: "", userAttributes: ["userId": 8])
        #expect(SessionContext.currentContext?.storeCredentials() == true)
        #expect(vault.items.isEmpty)
        #expect(SessionContext.loadStoredCredentials())
        #expect(SessionContext.currentContext?.basicAuthUsername == "bob")
      }
    }

    @Test func `credentials for another server than the app's replace those of that server`() {
      let vault = FormerVault(login, basic)
      running(vault) {
        let authentication = LRBasicAuthentication(username: "bob", password: "")
        let session = LRSession(server: "http://b", authentication: authentication)
        let store = VaultCredentialsStore(.basic, vault: vault)
        #expect(store.storeCredentials(session, userAttributes: ["userId": 8]))
        #expect(vault.items == login.merging(basic) { _, later in later })
      }
    }

    @Test func `an item that cannot be removed does not keep the others`() {
      let vault = FormerVault(login, basic)
      vault.stuck = "companyId"
      ScreensLog.send { _ in }
      defer { ScreensLog.send(to: nil) }
      running(vault) {
        let store = VaultCredentialsStore(.basic, vault: vault)
        #expect(!store.removeStoredCredentials())
        #expect(vault.items == ["companyId": "1"])
        vault.stuck = nil
        #expect(store.removeStoredCredentials())
        #expect(vault.items.isEmpty)
      }
    }

    @Test func `logins on several threads find the same credentials`() async {
      let vault = FormerVault(login, basic)
      LiferayServerContext.server = "http://a:8080"
      defer { LiferayServerContext.reset() }
      let tasks = (1...20).map { _ in
        Task.detached { VaultCredentialsStore(.basic, vault: vault).storedAuthType }
      }
      for task in tasks { #expect(await task.value == .basic) }
    }

    @Test func `old credentials stay until they are in the vault`() {
      let vault = FormerVault(login, basic)
      vault.isFull = true
      ScreensLog.send { _ in }
      defer { ScreensLog.send(to: nil) }
      running(vault) {
        #expect(SessionContext.loadStoredCredentials())
        #expect(vault.items == login.merging(basic) { _, later in later })
      }
    }
  }
}

/// A keychain with items for the server http://a:8080.
private final class FormerVault: CredentialsVault, @unchecked Sendable {

  var items: [String: String]
  var isFull = false
  /// The name of an item that cannot be removed.
  var stuck: String?
  private var secret: Data?

  init(_ items: [String: String]...) {
    self.items = items.reduce(into: [:]) { $0.merge($1) { _, later in later } }
  }

  func read() -> Data? { secret }

  func write(_ secret: Data) throws {
    if isFull { throw POSIXError(.ENOSPC) }
    self.secret = secret
  }

  func remove() { secret = nil }

  func formerItem(_ name: String, of server: URL) -> Data? {
    isOurs(server) ? items[name].map { Data($0.utf8) } : nil
  }

  func removeFormerItem(_ name: String, of server: URL) throws {
    if name == stuck { throw POSIXError(.EIO) }
    if isOurs(server) { items[name] = nil }
  }

  private func isOurs(_ server: URL) -> Bool {
    server.host() == "a" && server.port == 8080
  }
}
