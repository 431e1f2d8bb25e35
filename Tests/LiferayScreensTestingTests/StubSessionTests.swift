import Foundation
import LiferayMobileSDK
import LiferayScreens
import LiferayScreensTesting
import Testing

/// The stubbed server, called like an app calls its server.
@MainActor @Suite(.stubbedServers) struct StubSessionTests {

  private let session = StubSession.loggedIn()

  private var request: LRSession {
    get throws { try #require(SessionContext.createSessionFromCurrentSession()) }
  }

  @Test func `a call returns null until there is an answer`() async throws {
    #expect(try await request.invoke(["/user/get": [:]]) == nil)
  }

  @Test func `objects, lists and values are returned as JSON`() async throws {
    session.answers(["name": "Liferay", "entryId": 7])
    let object = try await request.invoke(["/a/b": [:]]) as? [String: Any]
    #expect(object?.stringAttribute("name") == "Liferay")
    #expect(object?.int64Attribute("entryId") == 7)
    session.answers([["name": "a"], ["name": "b"]])
    #expect((try await request.invoke(["/a/b": [:]]) as? [[String: Any]])?.count == 2)
    session.answers("text")
    #expect(try await request.invoke(["/a/b": [:]]) as? String == "text")
    session.answers(nil)
    #expect(try await request.invoke(["/a/b": [:]]) == nil)
  }

  @Test func `answers are returned in turn, and the last one is repeated`() async throws {
    session.answers(inTurn: [1, "two", nil])
    var answers: [String] = []
    for _ in 0..<4 {
      answers.append(try await request.invoke(["/a/b": [:]]).map { "\($0)" } ?? "nil")
    }
    #expect(answers == ["1", "two", "nil", "nil"])
  }

  @Test func `the last request of a kind is found among others`() async throws {
    #expect(session.lastRequest(to: "update-entry") == nil)
    #expect(session.lastRequest(by: "GET") == nil)
    _ = try await request.invoke(["/a/update-entry": ["x": 1]])
    let address = try #require(URL(string: "https://stub.example.com/image"))
    _ = try await text(of: address)
    _ = try await request.invoke(["/a/get-entry": [:]])
    #expect(session.lastRequest == "/a/get-entry {}")
    #expect(session.lastRequest(to: "update-entry") == #"/a/update-entry {"x":1}"#)
    #expect(session.lastRequest(by: "GET") == "GET https://stub.example.com/image\n")
    #expect(session.lastRequest(by: "POST") == nil)
  }

  @Test func `an answer or the connection ends being offline`() async throws {
    #expect(session.lastRequest == nil)
    session.goesOffline()
    await #expect(throws: (any Error).self) { try await request.invoke(["/a/b": ["x": 1]]) }
    #expect(session.lastRequest == #"/a/b {"x":1}"#)
    session.answers(5)
    #expect(try await request.invoke(["/a/c": ["z": "/", "y": true]]) as? Int == 5)
    #expect(session.lastRequest == #"/a/c {"y":true,"z":"/"}"#)
    session.goesOffline()
    session.goesOnline()
    #expect(try await request.invoke(["/a/d": [:]]) as? Int == 5)
    #expect(await session.pendingWrites() == 0)
  }

  @Test func `an empty list of answers means null`() async throws {
    session.answers("text")
    session.answers(inTurn: [])
    #expect(try await request.invoke(["/a/b": [:]]) == nil)
  }

  @Test func `an answer can depend on the call`() async throws {
    session.answers { call in
      call.path == "/group/get" ? call.parameters["groupId"] : nil
    }
    #expect(try await request.invoke(["/group/get": ["groupId": 5]]) as? Int == 5)
    #expect(try await request.invoke(["/user/get": [:]]) == nil)
  }

  @Test func `a method can have its own answer`() async throws {
    session.answers("others")
    session.answers(5, to: "get-entries-count")
    session.answers([["name": "a"], ["name": "b"]], to: "get-entries")
    session.answers(["name": "c"], to: "blogs.blogsentry/get-entries")
    #expect(try await request.invoke(["/a.entry/get-entries-count": [:]]) as? Int == 5)
    let list = try await request.invoke(["/a.entry/get-entries": [:]]) as? [[String: Any]]
    #expect(list?.count == 2)
    let object = try await request.invoke(["/blogs.blogsentry/get-entries": [:]])
    #expect((object as? [String: Any])?.stringAttribute("name") == "c")
    #expect(try await request.invoke(["/a.entry/forget-entries": [:]]) as? String == "others")
    session.answers(nil, to: "get-entries")
    #expect(try await request.invoke(["/a.entry/get-entries": [:]]) == nil)
  }

  @Test func `a URL can have its own content`() async throws {
    let address = try #require(URL(string: "https://www.example.org/page"))
    let other = try #require(URL(string: "https://www.example.org/other"))
    session.serves("all")
    session.serves("page", at: "https://www.example.org/page")
    #expect(try await text(of: address) == "page")
    #expect(try await text(of: other) == "all")
    session.serves(json: ["rate": 1.5], at: "https://www.example.org/other")
    #expect(try await text(of: other) == #"{"rate":1.5}"#)
    session.serves("gone", at: "https://www.example.org/page", status: 410)
    await #expect(throws: NSError.self) { _ = try await text(of: address) }
  }

  @Test func `a batch is answered call by call`() async throws {
    session.answers(rows: [["name": "a"]], count: 12)
    let batch = LRBatchSession(session: session)
    try collect(["/entry/get-entries": ["start": 0]], in: batch)
    try collect(["/entry/get-entries-count": [:]], in: batch)
    let answers = try await batch.invoke()
    #expect((answers.first as? [[String: Any]])?.count == 1)
    #expect(answers.last as? Int == 12)
    #expect(session.calls.map(\.path) == ["/entry/get-entries", "/entry/get-entries-count"])
    #expect(session.calls.first?.parameters["start"] as? Int == 0)
  }

  @Test func `a callback is called on the main actor`() async throws {
    session.answers("text")
    let request = try request
    let answer = await withCheckedContinuation { continuation in
      request.onSuccess {
        continuation.resume(returning: $0 as? String)
      } onFailure: { _ in
        continuation.resume(returning: nil)
      }
      _ = try? request.invoke(["/a/b": [:]])
    }
    #expect(answer == "text")
  }

  @Test func `an upload is a service call too`() throws {
    session.answers(["fileEntryId": 3])
    let file = LRUploadData(data: Data("a".utf8), fileName: "a.txt", mimeType: "text/plain")
    let session = try request
    let answer = try session.upload(["/dlapp/add-file-entry": ["bytes": file]])
    #expect((answer as? [String: Any])?.int64Attribute("fileEntryId") == 3)
    #expect(self.session.calls.map(\.path) == ["/dlapp/add-file-entry"])
  }

  @Test func `URLs return text, JSON or a status`() async throws {
    let address = try #require(URL(string: "https://www.example.org/page"))
    session.serves("<title>Liferay</title>")
    #expect(try await text(of: address) == "<title>Liferay</title>")
    session.serves(json: ["rate": 1.5])
    #expect(try await text(of: address) == #"{"rate":1.5}"#)
    session.serves("gone", status: 410)
    await #expect(throws: NSError.self) { _ = try await text(of: address) }
    #expect(session.addresses == [address, address, address])
    #expect(session.calls.isEmpty)
  }

  @Test func `after fails, everything fails until there is an answer again`() async throws {
    let address = try #require(URL(string: "https://www.example.org/page"))
    session.fails()
    #expect(await failure { try await request.invoke(["/a/b": [:]]) } == StubSession.failure)
    #expect(await failure { try await text(of: address) } == StubSession.failure)
    let offline = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
    session.fails(with: offline)
    #expect(await failure { try await request.invoke(["/a/b": [:]]) } == offline)
    session.answers(1)
    #expect(await failure { try await request.invoke(["/a/b": [:]]) } == nil)
  }

  @Test func `a login uses the same server`() async throws {
    let session = StubSession.loggedOut()
    SessionContext.logout()
    session.answers(["userId": 5])
    let ephemeral = SessionContext.createEphemeralBasicSession("joe", "secret")
    let user = try await ephemeral.invoke(["/user/get-current-user": [:]]) as? [String: Any]
    #expect(user?.int64Attribute("userId") == 5)
    #expect(!SessionContext.isLoggedIn)
  }

  @Test func `a connector that starts after the test asks the stub of its test`() async throws {
    let connector = HttpConnector(url: try #require(URL(string: "https://example.com")))
    let end = Operation()
    connector.addDependency(end)
    connector.enqueue()
    let next = StubSession.loggedIn()
    ServerConnector.queue.addOperation(end)
    try? await connector.run()
    #expect(session.addresses == [connector.url])
    #expect(next.addresses == [])
  }

  /// The blocking variant, which only queues; in `async` code the compiler would choose the other.
  private func collect(_ call: [String: Any], in batch: LRBatchSession) throws {
    try batch.invoke(call)
  }

  private func text(of address: URL) async throws -> String? {
    let connector = HttpConnector(url: address)
    try await connector.run()
    return connector.resultData.map { String(decoding: $0, as: UTF8.self) }
  }

  private func failure(_ body: () async throws -> Any?) async -> NSError? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as NSError
    }
  }
}
