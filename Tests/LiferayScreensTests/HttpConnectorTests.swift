import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct HttpConnectorTests {

    typealias Maker = @Sendable (URL) -> ServerConnector

    private func connector(_ address: String) throws -> HttpConnector {
      HttpConnector(url: try #require(URL(string: address)))
    }

    /// The outcome of every completion, and whether later connectors still run.
    private func outcome(of connector: HttpConnector) async throws -> [String] {
      let events = Events()
      connector.enqueue { events.add(short($0.lastError)) }
      await eventually { connector.isFinished && !events.all.isEmpty }
      try await RecordingConnector().run()
      await settle()
      return events.all
    }

    @Test func `it fetches the URL, without a login`() async throws {
      let server = try LoopbackServer { .html("<title>\($0.target)</title>") }
      defer { server.stop() }
      let connector = try connector("\(server.url)/page?x=1")
      #expect(try await outcome(of: connector) == ["no error"])
      #expect(
        connector.resultData.map { String(decoding: $0, as: UTF8.self) }
          == "<title>/page?x=1</title>")
      #expect(server.requests.map(\.method) == ["GET"])
    }

    @Test func `defect 1: a transport error completes it, and the queue continues`() async throws {
      let server = try LoopbackServer { _ in .drop }
      let dropped = try connector(server.url)
      #expect(try await outcome(of: dropped).count == 1)
      #expect(dropped.lastError?.domain == NSURLErrorDomain)
      #expect(dropped.resultData == nil)
      server.stop()
      let refused = try connector(server.url)
      #expect(
        try await outcome(of: refused) == ["\(NSURLErrorDomain) \(NSURLErrorCannotConnectToHost)"])
    }

    @Test(arguments: [404, 500, 503])
    func `defect 16: an error page is a failure with its status`(status: Int) async throws {
      let server = try LoopbackServer { _ in .html("<title>Oops</title>", status: status) }
      defer { server.stop() }
      let connector = try connector(server.url)
      #expect(try await outcome(of: connector) == ["com.liferay.mobile.sdk \(status)"])
      #expect(connector.resultData == nil)
    }

    @Test func `a page that asks for credentials is a failure with its status`() async throws {
      let server = try LoopbackServer { _ in
        .html("<title>Sign in</title>", status: 401).header("WWW-Authenticate", "Basic realm=\"x\"")
      }
      defer { server.stop() }
      let connector = try connector(server.url)
      #expect(try await outcome(of: connector) == ["com.liferay.mobile.sdk 401"])
      #expect(server.requests.count == 1)
    }

    @Test(arguments: [
      ("www.liferay.com", NSURLErrorUnsupportedURL), ("ftp://x/", NSURLErrorUnsupportedURL),
      ("mailto:joe@example.com", NSURLErrorUnsupportedURL),
      ("file:///etc/hosts", NSURLErrorUnsupportedURL),
      ("http:///path", NSURLErrorBadURL), ("https:", NSURLErrorBadURL),
    ])
    func `defect 50: an address without scheme or host is an error, not a crash`(
      address: String, code: Int
    ) async throws {
      let connector = try connector(address)
      #expect(try await outcome(of: connector) == ["\(NSURLErrorDomain) \(code)"])
    }

    @Test func `a path is read from the server of the app`() async throws {
      let server = try LoopbackServer { _ in .html("<title>Logo</title>") }
      defer { server.stop() }
      try await withServerContext(["server": server.url]) {
        _ = try await outcome(of: connector("/documents/1/logo.png?t=1"))
      }
      #expect(server.requests.map(\.target) == ["/documents/1/logo.png?t=1"])
    }

    @Test func `a cancellation aborts the request and completes with -6`() async throws {
      let server = try LoopbackServer { _ in .silence }
      defer { server.stop() }
      let connector = try connector(server.url)
      let events = Events()
      connector.enqueue { events.add(short($0.lastError)) }
      await eventually { server.requests.count == 1 }
      connector.cancel()
      await eventually { connector.isFinished && !events.all.isEmpty }
      await settle()
      #expect(events.all == ["LiferayScreens -6"])
    }

    @Test func `defect 56: user name, password and cookies go to Liferay only`() async throws {
      let elsewhere = try LoopbackServer { _ in .text("here").header("Set-Cookie", "a=b") }
      let portal = try LoopbackServer { _ in .redirect(to: "\(elsewhere.url)/x") }
      defer {
        elsewhere.stop()
        portal.stop()
      }
      try await loggedIn(to: portal.url) {
        for address in [elsewhere.url, portal.url, elsewhere.url, portal.url] {
          let outcome = try await outcome(of: connector(address))
          #expect(outcome == ["no error"])
        }
      }
      #expect(elsewhere.requests.count == 4)
      for request in elsewhere.requests {
        for name in ["Authorization", "Cookie", "X-CSRF-Token"] {
          #expect(request.header(name) == nil)
        }
      }
    }

    @Test(arguments: [HttpConnector.init(url:), HttpDownloadConnector.init(url:)] as [Maker])
    func `defect 56: cookies are sent to their own server, and removed from redirects to others`(
      make: Maker
    ) async throws {
      let elsewhere = try LoopbackServer { _ in .text("here") }
      let portal = try LoopbackServer { request in
        request.path == "/away" ? .redirect(to: "\(elsewhere.url)/x") : .text("home")
      }
      defer {
        elsewhere.stop()
        portal.stop()
      }
      try await loggedIn(to: portal.url) {
        SessionContext.currentContext = SessionContext(
          session: LRSession(
            server: "\(portal.url)/",
            authentication: LRCookieAuthentication(
              authToken: "12345678", cookieHeader: "JSESSIONID=x;", username: "joe",
              password: "secret")),
          attributes: [:])
        for address in ["\(portal.url)/home", "\(portal.url)/away", elsewhere.url] {
          try await make(try #require(URL(string: address))).run()
        }
      }
      #expect(portal.requests.map { $0.header("X-CSRF-Token") } == ["12345678", "12345678"])
      #expect(
        portal.requests.allSatisfy { $0.header("Cookie")?.contains("JSESSIONID=x") == true })
      #expect(elsewhere.requests.map(\.path) == ["/x", "/"])
      for request in elsewhere.requests {
        #expect(request.header("Cookie") == nil)
        #expect(request.header("X-CSRF-Token") == nil)
      }
    }

    @Test(arguments: [HttpConnector.init(url:), HttpDownloadConnector.init(url:)] as [Maker])
    func `cookies that have expired are renewed first, and without new ones nothing is sent`(
      make: Maker
    ) async throws {
      let portal = try LoopbackServer { request in
        request.path == "/c/portal/login"
          ? .html("Liferay.authToken = 'fresh123'").header("Set-Cookie", "JSESSIONID=new; Path=/")
          : .text("home")
      }
      defer { portal.stop() }
      func logIn(password: String, on server: String) {
        SessionContext.currentContext = SessionContext(
          session: LRSession(
            server: server,
            authentication: LRCookieAuthentication(
              authToken: "12345678", cookieHeader: "JSESSIONID=old", username: "joe",
              password: password, lastCookieRefresh: .distantPast)),
          attributes: [:])
      }
      try await loggedIn(to: portal.url) {
        logIn(password: "secret", on: portal.url)
        let connector = make(try #require(URL(string: "\(portal.url)/home")))
        try await connector.run()
        #expect(connector.lastError == nil)
      }
      #expect(portal.requests.map(\.path) == ["/c/portal/login", "/home"])
      #expect(portal.requests.last?.header("X-CSRF-Token") == "fresh123")
      let closed = try LoopbackServer { _ in .html("No.", status: 403) }
      defer { closed.stop() }
      try await loggedIn(to: closed.url) {
        logIn(password: "wrong", on: closed.url)
        let connector = make(try #require(URL(string: "\(closed.url)/home")))
        try? await connector.run()
        #expect(connector.lastError != nil)
      }
      #expect(closed.requests.map(\.path) == ["/c/portal/login"])
    }

    @Test func `a server that sends nothing causes a timeout`() async throws {
      let server = try LoopbackServer { _ in .silence }
      defer { server.stop() }
      let connector = ImpatientConnector(url: try #require(URL(string: server.url)))
      #expect(
        try await outcome(of: connector) == ["\(NSURLErrorDomain) \(NSURLErrorTimedOut)"])
    }

    @Test func `endless redirects are an error`() async throws {
      let server = try LoopbackServer { _ in .redirect(to: "/again") }
      defer { server.stop() }
      let connector = try connector(server.url)
      #expect(
        try await outcome(of: connector)
          == ["\(NSURLErrorDomain) \(NSURLErrorHTTPTooManyRedirects)"])
    }

    @Test func `credentials in the target of a redirect are not in texts of errors`() async throws {
      let server = try LoopbackServer { _ in .redirect(to: "http://joe:secret@127.0.0.1:1/") }
      defer { server.stop() }
      let connector = try connector(server.url)
      #expect(
        try await outcome(of: connector)
          == ["\(NSURLErrorDomain) \(NSURLErrorCannotConnectToHost)"])
      #expect(connector.lastError.map { "\($0)".contains("secret") } == false)
    }

    @Test func `a connector that has run is released`() async throws {
      let server = try LoopbackServer { _ in .text("x") }
      defer { server.stop() }
      weak var ran: HttpConnector?
      weak var cancelled: HttpConnector?
      try await {
        let (first, second) = (try connector(server.url), try connector("\(server.url)/2"))
        (ran, cancelled) = (first, second)
        try await first.run()
        second.enqueue()
        second.cancel()
      }()
      await eventually { ran == nil && cancelled == nil }
    }
  }
}

private final class ImpatientConnector: HttpConnector, @unchecked Sendable {
  override func createSession() -> LRSession? {
    let session = super.createSession()
    session?.connectionTimeout = 1
    return session
  }
}
