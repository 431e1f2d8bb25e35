import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct LRCookieSignInTests {

  /// A portal whose login form redirects to a page with a token.
  private func portal(page: String = "Liferay.authToken = 'Tok3n123';") throws -> LoopbackServer {
    try LoopbackServer { request in
      switch request.path {
      case "/c/portal/login":
        .redirect(to: "/web/guest")
          .header("Set-Cookie", "JSESSIONID=abc; Path=/; HttpOnly")
          .header("Set-Cookie", "OLD=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT")
      case "/web/guest":
        .html("<script>\(page)</script>").header("Set-Cookie", "ID=7f; Path=/")
      default:
        .json("[1]")
      }
    }
  }

  private func session(_ server: LoopbackServer) -> LRSession {
    LRSession(
      server: server.url,
      authentication: LRBasicAuthentication(username: "a@b.c", password: "p w&d"))
  }

  @Test func `the form is posted, cookies are sent to the redirect target, and the token is found`()
    throws
  {
    let server = try portal()
    defer { server.stop() }
    let session = session(server)
    let authentication = try LRCookieSignIn.signIn(with: session)
    #expect(authentication.authToken == "Tok3n123")
    #expect(authentication.cookieHeader == "ID=7f; JSESSIONID=abc")

    session.authentication = authentication
    try LRGroupService_v7(session: session).getUserSitesGroups()

    let requests = server.requests
    #expect(
      requests.map { "\($0.method) \($0.target)" } == [
        "POST /c/portal/login", "GET /web/guest", "POST /api/jsonws/invoke",
      ])
    #expect(
      requests.map { $0.header("Cookie") } == [
        "COOKIE_SUPPORT=true", "COOKIE_SUPPORT=true; JSESSIONID=abc",
        "COOKIE_SUPPORT=true; ID=7f; JSESSIONID=abc",
      ])
    #expect(requests[0].text == "login=a%40b.c&password=p%20w%26d")
    #expect(requests[0].header("Content-Type") == "application/x-www-form-urlencoded")
    #expect(requests[0].header("Authorization") == nil)
    #expect(requests[2].header("X-CSRF-Token") == "Tok3n123")
  }

  @Test func `headers of the session are sent with every request of a sign-in`() throws {
    let server = try portal()
    defer { server.stop() }
    let session = session(server)
    session.headers = ["X-Key": "gate"]
    _ = try LRCookieSignIn.signIn(with: session)
    #expect(server.requests.map(\.path) == ["/c/portal/login", "/web/guest"])
    #expect(server.requests.map { $0.header("X-Key") } == ["gate", "gate"])
  }

  @Test func `only cookies that are for the request's address and connection are sent`() throws {
    let server = try LoopbackServer { request in
      request.path == "/c/portal/login"
        ? .redirect(to: "/web/guest")
          .header("Set-Cookie", "JSESSIONID=abc; Path=/")
          .header("Set-Cookie", "GONE=1; Path=/; Max-Age=0")
          .header("Set-Cookie", "SAFE=1; Path=/; Secure")
          .header("Set-Cookie", "ELSEWHERE=1; Path=/; Domain=example.com")
          .header("Set-Cookie", "PART=1; Path=/c")
        : .html("Liferay.authToken = 'Tok3n123';")
          .header("Set-Cookie", "JSESSIONID=; Path=/; Max-Age=0")
          .header("Set-Cookie", "ID=7f; Path=/; Max-Age=60")
    }
    defer { server.stop() }
    #expect(try LRCookieSignIn.signIn(with: session(server)).cookieHeader == "ID=7f")
    #expect(server.requests[1].header("Cookie") == "COOKIE_SUPPORT=true; JSESSIONID=abc")
  }

  @Test(arguments: ["Tok3n12", "Tok3n1234"])
  func `a token has eight characters`(token: String) throws {
    let server = try portal(page: "Liferay.authToken = '\(token)';")
    defer { server.stop() }
    #expect(
      blockingOutcome(session(server))
        == "com.liferay.mobile.sdk 400: The portal's page after the login has no token.")
  }

  @Test func `a page without a token is a failed login, blocking or not (defect 8)`() async throws {
    let server = try portal(page: "")
    defer { server.stop() }
    let session = session(server)
    let expected = "com.liferay.mobile.sdk 400: The portal's page after the login has no token."
    #expect(blockingOutcome(session) == expected)
    let error = await #expect(throws: (any Error).self) {
      try await LRCookieSignIn.signIn(with: session)
    }
    #expect(error.map { outcome(of: $0) } == expected)
  }

  @Test func `cookies and password are not sent to another server (defect 56)`() throws {
    let other = try portal()
    let server = try LoopbackServer { _ in .redirect(to: "\(other.url)/web/guest", status: 307) }
    defer {
      server.stop()
      other.stop()
    }
    #expect(
      blockingOutcome(session(server))
        == "com.liferay.mobile.sdk 3: The portal's login leads to another server."
        + " <\(other.url)/web/guest>")
    #expect(other.requests.isEmpty)
  }

  @Test func `a login with endless redirects fails`() throws {
    let server = try LoopbackServer { _ in .redirect(to: "/c/portal/login") }
    defer { server.stop() }
    #expect(blockingOutcome(session(server)).hasPrefix("NSURLErrorDomain -1007"))
  }

  @Test func `expired cookies are renewed once for all calls, not before`() async throws {
    let server = try portal()
    defer { server.stop() }
    let session = session(server)
    session.authentication = cookies(age: 59)
    _ = try await session.invoke(["/a/b": [String: Any]()])
    #expect(server.requests.map(\.path) == ["/api/jsonws/invoke"])

    let expired = cookies(age: 61)
    session.authentication = expired
    try await withThrowingTaskGroup { group in
      for _ in 1...8 {
        group.addTask { _ = try await session.invoke(["/a/b": [String: Any]()]) }
      }
      try await group.waitForAll()
    }
    #expect(server.requests.count { $0.path == "/c/portal/login" } == 1)
    #expect(server.requests.count == 1 + 2 + 8)
    #expect(server.requests.suffix(8).allSatisfy { $0.header("X-CSRF-Token") == "Tok3n123" })
    #expect(session.authentication === expired)
    #expect(expired.authToken == "Tok3n123")
  }

  @Test func `a call is not sent if its cookies cannot be renewed (defect 19)`() throws {
    let server = try portal(page: "")
    defer { server.stop() }
    let session = session(server)
    let expired = cookies(age: 61)
    session.authentication = expired
    #expect(
      outcome { try LRGroupService_v7(session: session).getUserSitesGroups() }
        == "com.liferay.mobile.sdk 400: The portal's page after the login has no token.")
    #expect(server.requests.allSatisfy { $0.path != "/api/jsonws/invoke" })
    #expect(session.authentication === expired)
  }

  /// Cookies that are valid for a minute, of which some has passed.
  private func cookies(age: TimeInterval) -> LRCookieAuthentication {
    LRCookieAuthentication(
      authToken: "old", cookieHeader: "ID=0", username: "a@b.c", password: "p w&d",
      cookieExpirationTime: 60, lastCookieRefresh: Date(timeIntervalSinceNow: -age))
  }

  private func blockingOutcome(_ session: LRSession) -> String {
    outcome { try LRCookieSignIn.signIn(with: session) }
  }
}
