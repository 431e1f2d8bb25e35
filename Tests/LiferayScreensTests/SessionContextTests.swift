import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct SessionContextTests {

    @Test func `logging in makes no call, and logging out discards the session`() async throws {
      let server = try LoopbackServer { _ in .drop }
      defer { server.stop() }
      LiferayServerContext.server = server.url
      defer { LiferayServerContext.reset() }
      #expect(!SessionContext.isLoggedIn)
      #expect(SessionContext.createSessionFromCurrentSession() == nil)

      let session = SessionContext.loginWithBasic(
        username: "joe", password: "secret", userAttributes: ["userId": 7, "firstName": "Joe"])
      let context = try #require(SessionContext.currentContext)
      #expect(SessionContext.isLoggedIn)
      #expect(context.session === session)
      #expect(session.server == server.url)
      #expect(context.basicAuthUsername == "joe")
      #expect(context.basicAuthPassword == "secret")
      #expect(context.user.userId == 7)
      #expect(context.user.firstName == "Joe")

      SessionContext.logout()
      #expect(!SessionContext.isLoggedIn)
      #expect(server.requests.isEmpty)
    }

    @Test func `an ephemeral session does not log anybody in`() {
      let session = SessionContext.createEphemeralBasicSession("joe", "secret")
      #expect((session.authentication as? LRBasicAuthentication)?.username == "joe")
      #expect(!SessionContext.isLoggedIn)
    }

    @Test func `a request session is a copy`() async throws {
      try await loggedIn(to: "http://127.0.0.1:1") {
        let copy = try #require(SessionContext.createSessionFromCurrentSession())
        copy.headers = ["X-Test": "1"]
        #expect(SessionContext.currentContext?.session.headers == nil)
      }
    }

    @Test func `a cookie login has the user name and the password`() throws {
      SessionContext.loginWithCookie(
        authentication: LRCookieAuthentication(
          authToken: "12345678", cookieHeader: "a=b;", username: "joe", password: "secret"),
        userAttributes: [:])
      defer { SessionContext.logout() }
      #expect(SessionContext.currentContext?.basicAuthUsername == "joe")
      #expect(SessionContext.currentContext?.basicAuthPassword == "secret")
    }

    @Test func `a login with any authentication has a store of its type`() throws {
      let token = LROAuth2Authentication(
        accessToken: "abc", refreshToken: "", scope: "", accessTokenExpirationDate: Date(),
        clientId: "app", clientSecret: "")
      let session = SessionContext.login(with: token, userAttributes: ["userId": 7])
      defer { SessionContext.logout() }
      let context = try #require(SessionContext.currentContext)
      #expect(context.session === session)
      #expect(session.authentication === token)
      #expect(context.user.userId == 7)
      let store = context.credentialsStorage.credentialsStore as? VaultCredentialsStore
      #expect(store?.authType == .oauth2UsernameAndPassword)
    }

    @Test func `logging in again requests the user`() async throws {
      let server = try LoopbackServer { request in
        request.text.contains("get-user-sites-groups")
          ? .json(#"[[{"companyId": "20097"}]]"#)
          : .json(#"[{"userId": "20199", "firstName": "Joe"}]"#)
      }
      defer { server.stop() }
      try await loggedIn(to: server.url) {
        let events = Events()
        let session = SessionContext.currentContext?.session
        #expect(
          SessionContext.currentContext?.relogin { attributes in
            events.add(attributes?.stringAttribute("userId") ?? "nil")
          } == true)
        await eventually { !events.all.isEmpty }
        #expect(events.all == ["20199"])
        #expect(SessionContext.currentContext?.user.userId == 20199)
        #expect(SessionContext.currentContext?.session === session)
      }
    }

    @Test func `logging in again with cookies gets new cookies`() async throws {
      let server = try LoopbackServer { request in
        switch request.path {
        case "/c/portal/login":
          .html("Liferay.authToken = 'fresh123'").header("Set-Cookie", "JSESSIONID=new; Path=/")
        default:
          request.text.contains("get-user-sites-groups")
            ? .json(#"[[{"companyId": 20097}]]"#) : .json(#"[{"userId": 20199}]"#)
        }
      }
      defer { server.stop() }
      LiferayServerContext.server = server.url
      defer {
        SessionContext.logout()
        LiferayServerContext.reset()
      }
      SessionContext.loginWithCookie(
        authentication: LRCookieAuthentication(
          authToken: "stale", cookieHeader: "JSESSIONID=old", username: "joe", password: "secret",
          shouldHandleExpiration: false, cookieExpirationTime: 60),
        userAttributes: [:])
      let events = Events()
      let before = SessionContext.currentContext
      #expect(before?.reloginBasic() == false)
      #expect(before?.reloginOAuth2() == false)
      #expect(before?.relogin { events.add($0?.stringAttribute("userId") ?? "nil") } == true)
      await eventually { !events.all.isEmpty }
      #expect(events.all == ["20199"])
      let context = try #require(SessionContext.currentContext)
      let cookies = try #require(context.session.authentication as? LRCookieAuthentication)
      #expect(cookies.authToken == "fresh123")
      #expect(cookies.cookieHeader == "JSESSIONID=new")
      #expect(!cookies.shouldHandleExpiration)
      #expect(cookies.cookieExpirationTime == 60)
      #expect(context.user.userId == 20199)
      #expect(
        context.credentialsStorage.credentialsStore
          === before?.credentialsStorage.credentialsStore)
      #expect(server.requests.last?.header("X-CSRF-Token") == "fresh123")
    }

    @Test func `logging in again with a token requests its user`() async throws {
      let server = try LoopbackServer { request in
        request.text.contains("get-current-user")
          ? .json(#"[{"userId": "20199"}]"#) : .html("", status: 404)
      }
      defer { server.stop() }
      LiferayServerContext.server = server.url
      defer {
        SessionContext.logout()
        LiferayServerContext.reset()
      }
      SessionContext.loginWithOAuth2(
        authentication: LROAuth2Authentication(
          accessToken: "a", refreshToken: "r", scope: "",
          accessTokenExpirationDate: Date(timeIntervalSinceNow: 3600), clientId: "i",
          clientSecret: "s"),
        userAttributes: [:])
      let events = Events()
      #expect(
        SessionContext.currentContext?.relogin {
          events.add($0?.stringAttribute("userId") ?? "nil")
        } == true)
      await eventually { !events.all.isEmpty }
      #expect(events.all == ["20199"])
      #expect(SessionContext.currentContext?.user.userId == 20199)
      #expect(server.requests.first?.header("Authorization") == "Bearer a")
    }

    @Test func `a session without credentials cannot log in again`() {
      let context = SessionContext(session: LRSession(server: "http://a"), attributes: [:])
      #expect(!context.relogin())
      #expect(!context.refreshUserAttributes())
    }

    @Test func `a user who has logged out in the meantime is not logged in again`() async throws {
      let gate = Gate()
      let server = try LoopbackServer { request in
        gate.pass()
        return request.text.contains("get-user-sites-groups")
          ? .json(#"[[{"companyId": 20097}]]"#) : .json(#"[{"userId": 20199}]"#)
      }
      defer { server.stop() }
      try await loggedIn(to: server.url) {
        let events = Events()
        SessionContext.currentContext?.relogin { events.add($0 == nil ? "nil" : "attributes") }
        await eventually { server.requests.count == 1 }
        SessionContext.logout()
        gate.open()
        gate.open()
        await eventually { !events.all.isEmpty }
        #expect(events.all == ["attributes"])
        #expect(!SessionContext.isLoggedIn)
      }
    }

    @Test func `defect 28: a failed login leaves the session unchanged`() async throws {
      let server = try LoopbackServer { _ in .html("", status: 401) }
      defer { server.stop() }
      try await loggedIn(to: server.url) {
        let before = SessionContext.currentContext
        let events = Events()
        before?.relogin { events.add($0 == nil ? "nil" : "attributes") }
        await eventually { !events.all.isEmpty }
        #expect(events.all == ["nil"])
        #expect(SessionContext.currentContext === before)
      }
    }

    @Test func `defect 48: several threads may log in and out at once`() async {
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<64 {
          group.addTask {
            if index.isMultiple(of: 2) {
              SessionContext.loginWithBasic(
                username: "\(index)", password: "", userAttributes: [:])
            } else {
              SessionContext.logout()
            }
            _ = SessionContext.createSessionFromCurrentSession()
          }
        }
      }
      SessionContext.logout()
    }
  }
}
