import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct RestConnectorTests {

    /// Runs a connector that makes one request as the user of that server.
    private func run(
      _ server: LoopbackServer,
      _ call:
        @escaping @Sendable (PostingConnector, LRSession) throws
        -> Any?
    ) async throws -> PostingConnector {
      let connector = PostingConnector(call)
      try await loggedIn(to: server.url) { try? await connector.run() }
      return connector
    }

    @Test func `it gets JSON with the credentials of the session`() async throws {
      let server = try LoopbackServer { _ in .json(#"{"items": [{"id": 7}], "page": 1}"#) }
      defer { server.stop() }
      let connector = try await run(server) { connector, session in
        try connector.get("/o/headless-delivery/v1.0/sites/20143/blog-postings", session: session)
      }
      #expect(short(connector.lastError) == "no error")
      let answer = connector.answer as? [String: Any]
      #expect(answer?.keys.sorted() == ["items", "page"])
      #expect((answer?["items"] as? [[String: Any]])?.first?.int64Attribute("id") == 7)
      #expect(server.requests.map(\.method) == ["GET"])
      #expect(
        server.requests.map(\.target) == ["/o/headless-delivery/v1.0/sites/20143/blog-postings"])
      #expect(server.requests.first?.header("Accept") == "application/json")
      #expect(
        server.requests.first?.header("Authorization")
          == "Basic " + Data("joe@example.com:secret".utf8).base64EncodedString())
    }

    @Test func `values of path and query are encoded, and parameters that are nil left out`()
      async throws
    {
      let server = try LoopbackServer { _ in .json("[]") }
      defer { server.stop() }
      let absent: String? = nil
      let connector = try await run(server) { connector, session in
        try connector.get(
          "/o/sites/\(RestConnector.encoded("a/b?c=d&ä #%.~"))/postings",
          query: [
            "search": "Käse & Brot=1+1", "sort": absent, "page size": 20, "ratio": 0.5,
            "flatten": true, "a&b": Int64(-1),
          ],
          session: session)
      }
      #expect(short(connector.lastError) == "no error")
      #expect(
        server.requests.map(\.target) == [
          "/o/sites/a%2Fb%3Fc%3Dd%26%C3%A4%20%23%25.~/postings"
            + "?search=K%C3%A4se%20%26%20Brot%3D1%2B1&page%20size=20&ratio=0.5&flatten=true&a%26b=-1"
        ])
    }

    @Test(arguments: ["/o/sites//postings", "/o/sites/..", "/o/./sites", "/o/sites/", "o/sites"])
    func `a path with an empty part or one that leads elsewhere is not sent`(path: String)
      async throws
    {
      let server = try LoopbackServer { _ in .json("[]") }
      defer { server.stop() }
      let connector = try await run(server) { try $0.get(path, session: $1) }
      #expect(short(connector.lastError) == "\(NSURLErrorDomain) \(NSURLErrorBadURL)")
      #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
      (LoopbackResponse.json(#"{"status": "NOT_FOUND"}"#, status: 404), 404),
      (.html("<title>Oops</title>", status: 500), 500), (.text("no JSON"), 1),
      (.redirect(to: "https://example.com/"), 3), (.json("{}", status: 401), 4),
    ])
    func `what is not a success is an error of the Mobile SDK`(
      response: LoopbackResponse, code: Int
    ) async throws {
      let server = try LoopbackServer { _ in response }
      defer { server.stop() }
      let connector = try await run(server) { try $0.get("/o/postings", session: $1) }
      #expect(short(connector.lastError) == "com.liferay.mobile.sdk \(code)")
      #expect(connector.answer == nil)
      #expect(server.requests.count == 1)
    }

    @Test(arguments: [LoopbackResponse.json("null"), .reply(200), .reply(204)])
    func `a reply of success may bring nothing`(response: LoopbackResponse) async throws {
      let server = try LoopbackServer { _ in response }
      defer { server.stop() }
      let connector = try await run(server) { try $0.get("/o/postings", session: $1) }
      #expect(short(connector.lastError) == "no error")
      #expect(connector.answer == nil)
    }

    @Test func `a body is sent as JSON without what is nil in it`() async throws {
      let server = try LoopbackServer { _ in .json(#"{"id": 7}"#, status: 201) }
      defer { server.stop() }
      let subtitle: String? = nil
      let connector = try await run(server) { connector, session in
        try connector.send(
          .post, "/o/postings",
          body: [
            "headline": "A \"B\"", "subtitle": subtitle, "size": Int64(2), "isNew": true,
            "date": Date(timeIntervalSince1970: 1_500_000_000),
            "link": URL(string: "https://example.com/a"), "keywords": ["a", "b"],
            "image": ["id": 3, "caption": subtitle] as [String: Any?],
            "links": [["rel": "x", "href": subtitle] as [String: Any?], subtitle] as [Any?],
          ], session: session)
      }
      #expect(short(connector.lastError) == "no error")
      #expect((connector.answer as? [String: Any])?.intAttribute("id") == 7)
      let request = try #require(server.requests.first)
      #expect(request.method == "POST")
      #expect(request.header("Content-Type") == "application/json; charset=utf-8")
      #expect(
        request.text == #"""
          {"date":"2017-07-14T02:40:00Z","headline":"A \"B\"","image":{"id":3},"isNew":true,\#
          "keywords":["a","b"],"link":"https://example.com/a","links":[{"rel":"x"}],"size":2}
          """#)
    }

    @Test(arguments: RestMethod.allCases.filter { $0 != .get })
    func `each method is sent as it is, with a list or without a body`(method: RestMethod)
      async throws
    {
      let server = try LoopbackServer { _ in .reply(204) }
      defer { server.stop() }
      let connector = try await run(server) { connector, session in
        _ = try connector.send(method, "/o/tags", session: session)
        return try connector.send(method, "/o/tags", body: ["a", 1], session: session)
      }
      #expect(short(connector.lastError) == "no error")
      #expect(connector.answer == nil)
      #expect(server.requests.map(\.method) == [method.rawValue, method.rawValue])
      #expect(server.requests.map(\.text) == ["", #"["a",1]"#])
      #expect(server.requests.first?.header("Content-Type") == nil)
    }

    @Test func `headers are added, but those of the session win`() async throws {
      let server = try LoopbackServer { _ in .json("[]") }
      defer { server.stop() }
      let absent: String? = nil
      _ = try await run(server) { connector, session in
        try connector.get(
          "/o/postings",
          headers: ["Accept-Language": "de-DE", "X-Size": 2, "X-No": absent, "Authorization": "x"],
          session: session)
      }
      let request = try #require(server.requests.first)
      #expect(request.header("Accept-Language") == "de-DE")
      #expect(request.header("X-Size") == "2")
      #expect(request.header("X-No") == nil)
      #expect(request.header("Authorization")?.hasPrefix("Basic ") == true)
    }

    @Test func `a header of several lines is not sent`() async throws {
      let server = try LoopbackServer { _ in .json("[]") }
      defer { server.stop() }
      let connector = try await run(server) { connector, session in
        try connector.get("/o/postings", headers: ["X-Name": "a\r\nX-Evil: b"], session: session)
      }
      #expect(short(connector.lastError) == "com.liferay.mobile.sdk 1")
      #expect(server.requests.isEmpty)
    }

    @Test func `what JSON cannot hold is an error`() async throws {
      let server = try LoopbackServer { _ in .json("[]") }
      defer { server.stop() }
      let connector = try await run(server) { connector, session in
        try connector.send(.put, "/o/postings", body: ["x": NSObject()], session: session)
      }
      #expect(short(connector.lastError) == "com.liferay.mobile.sdk 1")
      #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
      (
        #"{"status": "NOT_FOUND", "title": "No site has the id 1."}"#, 404,
        "No site has the id 1.", "NOT_FOUND"
      ),
      (
        #"{"type": "about:blank", "title": "Invalid", "status": 400, "detail": "headline is empty"}"#,
        400, "headline is empty", "Invalid"
      ),
      (#"{"title": "Conflict"}"#, 409, "Conflict", nil),
      ("<html>", 503, "The server answered with HTTP status 503.", nil),
      (#"{"items": []}"#, 500, "The server answered with HTTP status 500.", nil),
    ])
    func `what the server says of a problem is the description of the error`(
      body: String, status: Int, description: String, reason: String?
    ) async throws {
      let server = try LoopbackServer { _ in .json(body, status: status) }
      defer { server.stop() }
      let connector = try await run(server) { try $0.get("/o/postings", session: $1) }
      #expect(short(connector.lastError) == "com.liferay.mobile.sdk \(status)")
      #expect(connector.lastError?.localizedDescription == description)
      #expect(connector.lastError?.localizedFailureReason == reason)
    }

    @Test func `an object with an exception in it is an answer like any other`() async throws {
      let server = try LoopbackServer { _ in .json(#"{"exception": "of the rule"}"#) }
      defer { server.stop() }
      let connector = try await run(server) { try $0.get("/o/rules", session: $1) }
      #expect(short(connector.lastError) == "no error")
    }

    @Test func `without a login nothing is sent`() async throws {
      let connector = PostingConnector { try $0.get("/o/postings", session: $1) }
      try? await connector.run()
      #expect(short(connector.lastError) == "LiferayScreens -2")
    }

    @Test func `a cancellation aborts the request and completes with -6`() async throws {
      let server = try LoopbackServer { _ in .silence }
      defer { server.stop() }
      let events = Events()
      try await loggedIn(to: server.url) {
        let connector = PostingConnector { try $0.get("/o/postings", session: $1) }
        connector.enqueue { events.add(short($0.lastError)) }
        await eventually { server.requests.count == 1 }
        connector.cancel()
        await eventually { connector.isFinished && !events.all.isEmpty }
        await settle()
      }
      #expect(events.all == ["LiferayScreens -6"])
    }
  }
}

/// A connector as a Screenlet has it, whose call is a closure.
private final class PostingConnector: RestConnector, @unchecked Sendable {

  private let call: @Sendable (PostingConnector, LRSession) throws -> Any?
  private(set) var answer: Any?

  init(_ call: @escaping @Sendable (PostingConnector, LRSession) throws -> Any?) {
    self.call = call
    super.init()
  }

  override func doRun(session: LRSession) {
    do {
      answer = try call(self, session)
    } catch {
      lastError = error as NSError
    }
  }
}
