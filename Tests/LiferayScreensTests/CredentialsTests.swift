import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct CredentialsTests {

    private let home = TemporaryHome()
    private let attributes: [String: Any] = ["userId": Int64.max, "firstName": "Jo\"é"]

    /// Runs `body` like one run of the app, with no user logged in before and after.
    private func running(
      server: String = "http://a", companyId: Int64 = 1, groupId: Int64 = 2,
      _ body: () throws -> Void
    ) rethrows {
      LiferayServerContext.factory = TestFactory(home: home)
      LiferayServerContext.server = server
      LiferayServerContext.companyId = companyId
      LiferayServerContext.groupId = groupId
      defer {
        SessionContext.logout()
        LiferayServerContext.reset()
      }
      try body()
    }

    private func storeBasic() {
      running {
        SessionContext.loginWithBasic(
          username: "joe", password: "s\u{0}e:c", userAttributes: attributes)
        #expect(SessionContext.currentContext?.storeCredentials() == true)
      }
    }

    private var file: URL { home.url.appendingPathComponent("credentials.json") }

    // MARK: Types of authentication

    @Test func `a basic login is restored when the app runs again`() throws {
      storeBasic()
      try running {
        #expect(SessionContext.loadStoredCredentials())
        let context = try #require(SessionContext.currentContext)
        #expect(context.session.server == "http://a")
        #expect(context.basicAuthUsername == "joe")
        #expect(context.basicAuthPassword == "s\u{0}e:c")
        #expect(context.user.userId == Int64.max)
        #expect(context.user.firstName == "Jo\"é")
        #expect(context.session.authentication is LRBasicAuthentication)
      }
    }

    @Test func `defect 27: the lifetime of cookies stays in seconds`() throws {
      let date = Date(timeIntervalSince1970: 1_000_000.5)
      running {
        SessionContext.loginWithCookie(
          authentication: LRCookieAuthentication(
            authToken: "t", cookieHeader: "a=b", username: "joe", password: "p",
            shouldHandleExpiration: false, cookieExpirationTime: 60, lastCookieRefresh: date),
          userAttributes: attributes)
        #expect(SessionContext.currentContext?.storeCredentials() == true)
      }
      try running {
        #expect(SessionContext.loadStoredCredentials())
        let cookies = try #require(
          SessionContext.currentContext?.session.authentication as? LRCookieAuthentication)
        #expect(cookies.authToken == "t")
        #expect(cookies.cookieHeader == "a=b")
        #expect(cookies.username == "joe")
        #expect(cookies.password == "p")
        #expect(!cookies.shouldHandleExpiration)
        #expect(cookies.cookieExpirationTime == 60)
        #expect(cookies.lastCookieRefresh == date)
      }
    }

    @Test func `an OAuth 2 login is restored when the app runs again`() throws {
      let date = Date(timeIntervalSince1970: 2_000_000)
      running {
        SessionContext.loginWithOAuth2(
          authentication: LROAuth2Authentication(
            accessToken: "a", refreshToken: "r", scope: "s", accessTokenExpirationDate: date,
            clientId: "i", clientSecret: "c"),
          userAttributes: attributes)
        #expect(SessionContext.currentContext?.storeCredentials() == true)
      }
      try running {
        #expect(SessionContext.loadStoredCredentials())
        let token = try #require(
          SessionContext.currentContext?.session.authentication as? LROAuth2Authentication)
        #expect(
          [token.accessToken, token.refreshToken, token.scope, token.clientId, token.clientSecret]
            == ["a", "r", "s", "i", "c"])
        #expect(token.accessTokenExpirationDate == date)
      }
    }

    @Test func `a token that is renewed is stored again, unless the login is no longer stored`()
      throws
    {
      let numbers = Events()
      let server = try LoopbackServer { request in
        guard request.path == "/o/oauth2/token" else { return .json("[1]") }
        numbers.add("renewal")
        let n = numbers.all.count
        return .json(#"{"access_token": "a\#(n)", "refresh_token": "r\#(n)", "expires_in": 1}"#)
      }
      defer { server.stop() }
      func callServer() throws {
        let session = try #require(SessionContext.createSessionFromCurrentSession())
        _ = try session.invoke(["/a/b": [String: Any]()])
      }
      func loadedToken() throws -> String {
        #expect(SessionContext.loadStoredCredentials())
        let token = SessionContext.currentContext?.session.authentication as? LROAuth2Authentication
        return try #require(token).refreshToken
      }
      try running(server: server.url) {
        SessionContext.loginWithOAuth2(
          authentication: LROAuth2Authentication(
            accessToken: "a0", refreshToken: "r0", scope: "s", accessTokenExpirationDate: Date(),
            clientId: "i", clientSecret: "c"),
          userAttributes: attributes)
        #expect(SessionContext.currentContext?.storeCredentials() == true)
        try callServer()
      }
      try running(server: server.url) {
        #expect(try loadedToken() == "r1")
        try callServer()
      }
      try running(server: server.url) {
        #expect(try loadedToken() == "r2")
        #expect(SessionContext.currentContext?.removeStoredCredentials() == true)
        try callServer()
        #expect(!SessionContext.loadStoredCredentials())
      }
    }

    @Test func `the types of authentication have names`() {
      #expect(
        AuthType.allCases.map(StringFromAuthType)
          == ["basic", "cookie", "oauth2redirect", "oauth2usernameandpassword"])
      #expect(
        AuthType.allCases.map { AuthTypeFromString(StringFromAuthType($0).uppercased()) }
          == AuthType.allCases)
      #expect(AuthTypeFromString("magic") == nil)
    }

    // MARK: Another server

    @Test(arguments: [("http://b", 1, 2), ("http://a", 9, 2), ("http://a", 1, 9)])
    func `credentials stored for another server, company or site are not loaded`(
      server: String, companyId: Int64, groupId: Int64
    ) throws {
      storeBasic()
      try running(server: server, companyId: companyId, groupId: groupId) {
        SessionContext.loginWithBasic(username: "bob", password: "", userAttributes: [:])
        #expect(!SessionContext.loadStoredCredentials())
        #expect(SessionContext.currentContext?.basicAuthUsername == "bob")
        #expect(LiferayServerContext.server == server)
        #expect(LiferayServerContext.companyId == companyId)

        #expect(SessionContext.loadStoredCredentialsAndServer())
        let context = try #require(SessionContext.currentContext)
        #expect(context.basicAuthUsername == "joe")
        #expect(context.session.server == "http://a")
        #expect(LiferayServerContext.server == "http://a")
        #expect(LiferayServerContext.companyId == 1)
        #expect(LiferayServerContext.groupId == 2)
      }
    }

    @Test func `a trailing slash does not make another server`() {
      storeBasic()
      running(server: "HTTP://A/") { #expect(SessionContext.loadStoredCredentials()) }
    }

    // MARK: Nothing to load

    @Test func `if nothing is stored, nothing is loaded and the login does not change`() {
      running {
        SessionContext.loginWithBasic(username: "bob", password: "", userAttributes: [:])
        #expect(!SessionContext.loadStoredCredentials())
        #expect(!SessionContext.loadStoredCredentialsAndServer())
        #expect(CredentialsStorage.createFromStoredAuthType() == nil)
        #expect(SessionContext.currentContext?.basicAuthUsername == "bob")
      }
    }

    @Test(arguments: ["", "garbage", "{}", #"{"auth_type": "magic"}"#])
    func `a damaged file counts as missing`(content: String) throws {
      storeBasic()
      try Data(content.utf8).write(to: file)
      ScreensLog.send { _ in }
      defer { ScreensLog.send(to: nil) }
      running {
        #expect(!SessionContext.loadStoredCredentials())
        #expect(!SessionContext.loadStoredCredentialsAndServer())
        #expect(!SessionContext.isLoggedIn)
      }
    }

    @Test func `a removed login is not loaded; removing it does not log the user out`() throws {
      storeBasic()
      running {
        #expect(SessionContext.loadStoredCredentials())
        #expect(SessionContext.currentContext?.removeStoredCredentials() == true)
        #expect(SessionContext.currentContext?.removeStoredCredentials() == true)
        #expect(SessionContext.isLoggedIn)
        #expect(!FileManager.default.fileExists(atPath: file.path))
      }
      running { #expect(!SessionContext.loadStoredCredentials()) }
    }

    @Test func `a user without attributes is not stored`() {
      storeBasic()
      running {
        SessionContext.loginWithBasic(username: "bob", password: "", userAttributes: [:])
        #expect(SessionContext.currentContext?.storeCredentials() == false)
        #expect(SessionContext.loadStoredCredentials())
        #expect(SessionContext.currentContext?.basicAuthUsername == "joe")
      }
    }

    // MARK: The file

    @Test func `only its owner can read the file, even if others could before`() throws {
      storeBasic()
      #expect(try permissions(of: file) == 0o600)
      #expect(try permissions(of: home.url) == 0o700)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      storeBasic()
      #expect(try permissions(of: file) == 0o600)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: home.url.path) == ["credentials.json"])
    }

    @Test func `defect 58: a failed write is not a success, and is logged`() throws {
      let inTheWay = home.url.deletingLastPathComponent().appendingPathComponent("file")
      try Data().write(to: inTheWay)
      let store = VaultCredentialsStore(.basic, vault: CredentialsFile(directory: inTheWay))
      let events = Events()
      ScreensLog.send { events.add($0) }
      defer { ScreensLog.send(to: nil) }
      running {
        SessionContext.loginWithBasic(username: "joe", password: "", userAttributes: attributes)
        let context = SessionContext.currentContext
        context?.credentialsStorage = CredentialsStorage(store: store)
        #expect(context?.storeCredentials() == false)
      }
      #expect(events.all.count == 1)
      #expect(
        events.all.first?.hasPrefix("LiferayScreens: credentials were not stored: ") == true)
    }

    @Test func `defect 58: a failed removal is not a success`() {
      let storage = CredentialsStorage(
        store: VaultCredentialsStore(.basic, vault: RefusingVault()))
      ScreensLog.send { _ in }
      defer { ScreensLog.send(to: nil) }
      #expect(!storage.remove())
      #expect(storage.load(shouldLoadServer: true) == nil)
      #expect(
        !storage.store(
          session: SessionContext.createEphemeralBasicSession("a", "b"), userAttributes: ["a": 1]))
      LiferayServerContext.reset()
    }

    @Test func `an app without a vault gets an error`() {
      let events = Events()
      ScreensLog.send { events.add($0) }
      defer { ScreensLog.send(to: nil) }
      LiferayServerContext.reset()
      SessionContext.loginWithBasic(username: "joe", password: "", userAttributes: attributes)
      defer { SessionContext.logout() }
      #expect(SessionContext.currentContext?.storeCredentials() == false)
      #expect(!SessionContext.loadStoredCredentials())
      #expect(
        events.all == [
          "LiferayScreens: credentials were not stored: LiferayServerContext.credentialsVault names"
            + " no place for credentials."
        ])
      LiferayServerContext.credentialsVault = CredentialsFile(directory: home.url)
      defer { LiferayServerContext.reset() }
      SessionContext.loginWithBasic(username: "joe", password: "", userAttributes: attributes)
      #expect(SessionContext.currentContext?.storeCredentials() == true)
      #expect(SessionContext.loadStoredCredentials())
    }

    @Test func `credentials of another type than the store's are rejected`() {
      let store = VaultCredentialsStore(.cookie, vault: CredentialsFile(directory: home.url))
      let storage = CredentialsStorage(store: store)
      ScreensLog.send { _ in }
      defer { ScreensLog.send(to: nil) }
      #expect(
        !storage.store(
          session: SessionContext.createEphemeralBasicSession("a", "b"), userAttributes: ["a": 1]))
      #expect(!storage.store(session: LRSession(server: "http://a"), userAttributes: ["a": 1]))
      #expect(!storage.store(session: nil, userAttributes: ["a": 1]))
      LiferayServerContext.reset()
    }

    // MARK: The factory

    @Test func `a factory creates contexts, caches and stores`() throws {
      LiferayServerContext.factory = OwnFactory(home: home)
      defer {
        SessionContext.logout()
        LiferayServerContext.reset()
      }
      SessionContext.loginWithBasic(username: "joe", password: "", userAttributes: attributes)
      let context = try #require(SessionContext.currentContext as? OwnContext)
      #expect(context.cacheManager.directory == home.url)
      #expect(context.credentialsStorage.credentialsStore is VaultCredentialsStore)
      #expect(context.storeCredentials())
      SessionContext.logout()
      #expect(SessionContext.loadStoredCredentials())
      #expect(SessionContext.currentContext is OwnContext)
    }

    @Test func `a factory can be named in the file`() throws {
      let folder = home.url
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("context.plist")
      try PropertyListSerialization.data(
        fromPropertyList: ["factory": "LiferayScreensTests.NamedFactory"], format: .xml, options: 0
      ).write(to: file)
      LiferayServerContext.reset()
      try LiferayServerContext.load(from: file)
      defer { LiferayServerContext.reset() }
      #expect(LiferayServerContext.factory is NamedFactory)
      LiferayServerContext.reset()
      #expect(LiferayServerContext.factory is DefaultScreensFactory)
    }
  }
}

private struct RefusingVault: CredentialsVault {
  func read() throws -> Data? { throw POSIXError(.EIO) }
  func write(_ secret: Data) throws { throw POSIXError(.EIO) }
  func remove() throws { throw POSIXError(.EIO) }
}

private final class OwnContext: SessionContext, @unchecked Sendable {}

private struct OwnFactory: ScreensFactory {

  let home: TemporaryHome

  func createSessionContext(
    session: LRSession, attributes: [String: Any], store: any CredentialsStore
  ) -> SessionContext {
    OwnContext(session: session, attributes: attributes, store: store)
  }

  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(directory: home.url)
  }

  func createCredentialsStore(_ authType: AuthType) -> any CredentialsStore {
    VaultCredentialsStore(authType, vault: CredentialsFile(directory: home.url))
  }
}

final class NamedFactory: NamedScreensFactory {}
