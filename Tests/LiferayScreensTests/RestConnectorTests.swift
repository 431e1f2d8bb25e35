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
