import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct PaginationLiferayConnectorTests {

    @Test func `rows and their total number are fetched in one request`() async throws {
      let reply = #"[[{"entryId": 1}, {"entryId": 2}], 37]"#
      try await talking(reply) { server in
        let connector = BookmarkPageConnector(startRow: 0, endRow: 50, computeRowCount: true)
        try await connector.run()
        #expect(connector.resultPageContent?.map { $0.intAttribute("entryId") } == [1, 2])
        #expect(connector.resultRowCount == 37)
        #expect(
          try commands(server) == [
            "/bookmarks.bookmarksentry/get-entries end=50 folderId=30200 groupId=20143 start=0",
            "/bookmarks.bookmarksentry/get-entries-count folderId=30200 groupId=20143",
          ])
      }
    }

    @Test func `later pages request rows only`() async throws {
      try await talking("[[]]") { server in
        let connector = BookmarkPageConnector(startRow: 50, endRow: 75, computeRowCount: false)
        try await connector.run()
        #expect(connector.resultPageContent?.isEmpty == true)
        #expect(connector.resultRowCount == nil)
        #expect(
          try commands(server) == [
            "/bookmarks.bookmarksentry/get-entries end=75 folderId=30200 groupId=20143 start=50"
          ])
      }
    }

    @Test func `a comparator is passed to the service`() async throws {
      try await talking("[[]]") { server in
        let connector = BookmarkPageConnector(startRow: 0, endRow: 1, computeRowCount: false)
        connector.obcClassName = "com.example.ByName"
        try await connector.run()
        #expect(
          try commands(server).first?.contains("+orderByComparator=com.example.ByName") == true)
      }
    }

    @Test(arguments: [
      ("[7]", "LiferayScreens -3"), ("[[1, 2]]", "LiferayScreens -3"),
      ("[null]", "LiferayScreens -3"), ("[", "com.liferay.mobile.sdk 1"),
      (#"{"exception": "x"}"#, "com.liferay.mobile.sdk 2"),
    ])
    func `an answer with another structure is an error`(reply: String, error: String) async throws {
      try await talking(reply) { _ in
        let connector = BookmarkPageConnector(startRow: 0, endRow: 1, computeRowCount: false)
        let thrown = await #expect(throws: NSError.self) { try await connector.run() }
        #expect(short(thrown) == error)
        #expect(connector.resultPageContent == nil)
      }
    }

    @Test func `a row that is not an object is left out`() async throws {
      try await talking(#"[[{"id": 1}, null, "x", {"id": 2}]]"#) { _ in
        let connector = BookmarkPageConnector(startRow: 0, endRow: 4, computeRowCount: false)
        try await connector.run()
        #expect(connector.resultPageContent?.map { $0.intAttribute("id") } == [1, 2])
      }
    }

    @Test func `without a call there is an error`() async throws {
      try await talking("[[]]") { server in
        let connector = PaginationLiferayConnector(startRow: 0, endRow: 1, computeRowCount: true)
        let thrown = await #expect(throws: NSError.self) { try await connector.run() }
        #expect(short(thrown) == "LiferayScreens -2")
        #expect(server.requests.isEmpty)
      }
    }

    @Test func `a cancellation aborts the request`() async throws {
      let server = try LoopbackServer { _ in .silence }
      defer { server.stop() }
      try await loggedIn(to: server.url, timeout: 60) {
        let connector = BookmarkPageConnector(startRow: 0, endRow: 1, computeRowCount: true)
        connector.enqueue()
        await eventually { server.requests.count == 1 }
        connector.cancel()
        await eventually { connector.isFinished }
        #expect(short(connector.lastError) == "LiferayScreens -6")
      }
    }

    private func talking(
      _ reply: String, _ body: @MainActor (LoopbackServer) async throws -> Void
    ) async throws {
      let server = try LoopbackServer { _ in .json(reply) }
      defer { server.stop() }
      try await loggedIn(to: server.url) { try await body(server) }
    }

    /// The commands of the only request, with their parameters in order.
    private func commands(_ server: LoopbackServer) throws -> [String] {
      let request = try #require(server.requests.count == 1 ? server.requests.first : nil)
      let list = try JSONSerialization.jsonObject(with: request.body) as? [[String: Any]]
      return (list ?? []).flatMap { command in
        command.map { path, value in
          let parameters = value as? [String: Any] ?? [:]
          let words = parameters.keys.sorted().map { key in
            let text = parameters.stringAttribute(key) ?? "null"
            return "\(key)=\(text)"
          }
          return ([path] + words).joined(separator: " ")
        }
      }
    }
  }
}

/// The connector of the list connector tutorial.
final class BookmarkPageConnector: PaginationLiferayConnector, @unchecked Sendable {

  override func doAddPageRowsServiceCall(
    session: LRBatchSession, startRow: Int, endRow: Int, obc: LRJSONObjectWrapper?
  ) {
    let service = LRBookmarksEntryService_v7(session: session)
    if let obc {
      _ = try? service.getEntriesWithGroupId(
        20143, folderId: 30200, start: Int32(startRow), end: Int32(endRow),
        orderByComparator: obc)
    } else {
      _ = try? service.getEntriesWithGroupId(
        20143, folderId: 30200, start: Int32(startRow), end: Int32(endRow))
    }
  }

  override func doAddRowCountServiceCall(session: LRBatchSession) {
    let service = LRBookmarksEntryService_v7(session: session)
    _ = try? service.getEntriesCountWithGroupId(20143, folderId: 30200)
  }
}
