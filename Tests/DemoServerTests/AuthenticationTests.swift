import DemoServer
import Foundation
import LiferayMobileSDK
import Testing

struct AuthenticationTests {

  private static let currentUser = #"[{"/user/get-current-user":{}}]"#

  @Test(arguments: ["joe@example.com", "JOE@Example.com", "joe", "Joe", "20156"])
  func `a user signs in with e-mail address, screen name or id`(name: String) async throws {
    for version in PortalVersion.allCases {
      let server = try DemoServer(version: version)
      defer { server.stop() }
      let user = try await LRSignIn.signIn(with: server.session(name))
      #expect(user["emailAddress"] as? String == "joe@example.com")
      #expect("\(user["userId"] ?? "")" == "20156")
    }
  }

  @Test(arguments: [
    "joe:wrong", "joe:", "joe", ":", "", "nobody:secret", "jane:secret", "20157:secret",
  ])
  func `another user's password is rejected with 401`(credentials: String) throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server, credentials: credentials)
      .invoke(Self.currentUser)
    #expect(reply.status == 401)
    #expect(reply.text.contains("<title>Unauthorized</title>"))
  }

  @Test(arguments: ["Bearer abc", "Basic", "Basic !!!", "Basic /w=="])
  func `credentials of another kind are rejected with 401`(header: String) throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server, credentials: nil).send(
      "POST", "/api/jsonws/invoke", Self.currentUser, headers: ["Authorization": header])
    #expect(reply.status == 401)
  }

  @Test func `a password may contain colons`() async throws {
    let server = try DemoServer()
    defer { server.stop() }
    let user = try await LRSignIn.signIn(with: server.session("jane", "pass:word"))
    #expect(user["screenName"] as? String == "jane")
  }

  @Test func `without credentials every service denies access`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server, credentials: nil)
      .invoke(#"[{"/group/get-user-sites-groups":{}}]"#)
    let message =
      "Access denied to com.liferay.portal.kernel.service.GroupService#getUserSitesGroups"
    #expect(
      reply == Client.Reply(403, PortalTexts.exception("java.lang.SecurityException", message)))
  }

  // MARK: Cookies

  @Test func `after signing in with the form, services accept the cookie and the token`()
    async throws
  {
    let server = try DemoServer()
    defer { server.stop() }
    let session = server.session("joe@example.com")
    let authentication = try await LRCookieSignIn.signIn(with: session)
    #expect(authentication.cookieHeader == "JSESSIONID=session-30301")
    #expect(authentication.authToken == "tok30301")
    session.authentication = authentication
    let user = try await session.invoke(["/user/get-current-user": [String: Any]()])
    #expect((user as? [String: Any])?["screenName"] as? String == "joe")
  }

  @Test func `a wrong password redirects back to the form`() async throws {
    let server = try DemoServer()
    defer { server.stop() }
    let session = server.session("joe", "wrong")
    let error = await #expect(throws: NSError.self) {
      try await LRCookieSignIn.signIn(with: session)
    }
    #expect(error?.domain == LRError.domain)
    #expect(error?.code == 400)
  }

  @Test(arguments: [
    ["Cookie": "JSESSIONID=session-30301"],
    ["Cookie": "JSESSIONID=session-30301", "X-CSRF-Token": "tok30302"],
    ["Cookie": "JSESSIONID=session-1", "X-CSRF-Token": "tok30301"],
    ["X-CSRF-Token": "tok30301"],
  ])
  func `a cookie without its token does not authenticate`(headers: [String: String]) async throws {
    let server = try DemoServer()
    defer { server.stop() }
    _ = try await LRCookieSignIn.signIn(with: server.session())
    let reply = Client(server: server, credentials: nil).send(
      "POST", "/api/jsonws/invoke", Self.currentUser, headers: headers)
    #expect(reply.status == 403)
  }
}
