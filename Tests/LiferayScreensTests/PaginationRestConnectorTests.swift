import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct PaginationRestConnectorTests {

    /// A server with twelve rows, of which it sends the page that it is asked for.
    nonisolated private static func rows(_ request: LoopbackRequest) -> LoopbackResponse {
      let query = request.query ?? ""
      guard let match = try? /page=(\d+)&pageSize=(\d+)/.firstMatch(in: query),
        let page = Int(match.1), let size = Int(match.2)
      else { return .json("{}", status: 400) }
      let rows = (0..<12).dropFirst((page - 1) * size).prefix(size).map { #"{"id":\#($0)}"# }
      return .json(
        """
        {"items":[\(rows.joined(separator: ","))],"page":\(page),"pageSize":\(size),"totalCount":12}
        """)
    }

    private func run(
      _ rows: Range<Int>, counting: Bool = true,
      _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse = rows
    ) async throws -> (PostingPageConnector, targets: [String]) {
      let server = try LoopbackServer(answer)
      defer { server.stop() }
      let connector = PostingPageConnector(
        startRow: rows.lowerBound, endRow: rows.upperBound, computeRowCount: counting)
      try await loggedIn(to: server.url) { try? await connector.run() }
      return (connector, server.requests.map(\.target))
    }

    @Test(arguments: [
      (0..<5, "page=1&pageSize=5"), (5..<10, "page=2&pageSize=5"), (10..<15, "page=3&pageSize=5"),
      // Rows that are not a page of that size are found on a larger one.
      (4..<7, "page=2&pageSize=4"), (3..<8, "page=1&pageSize=8"), (6..<7, "page=7&pageSize=1"),
      (20..<25, "page=5&pageSize=5"),
    ])
    func `the rows of a page are found whatever the server's pages are`(
      rows: Range<Int>, query: String
    ) async throws {
      let (connector, targets) = try await run(rows)
      #expect(short(connector.lastError) == "no error")
      #expect(targets == ["/o/postings?\(query)"])
      #expect(
        connector.resultPageContent?.compactMap { $0.intAttribute("id") }
          == Array(rows.clamped(to: 0..<12)))
      #expect(connector.resultRowCount == 12)
    }

    @Test func `later pages take no total number`() async throws {
      let (connector, _) = try await run(5..<10, counting: false)
      #expect(connector.resultPageContent?.count == 5)
      #expect(connector.resultRowCount == nil)
    }

    @Test func `a list alone is a page without a total number`() async throws {
      let (connector, _) = try await run(0..<5) { _ in .json(#"[{"id": 1}]"#) }
      #expect(connector.resultPageContent?.count == 1)
      #expect(connector.resultRowCount == nil)
      #expect(short(connector.lastError) == "no error")
    }

    @Test func `a row that is not an object costs itself, and moves no other`() async throws {
      let (connector, targets) = try await run(2..<4) { _ in
        .json(#"{"items": [null, {"id": 2}]}"#)
      }
      #expect(targets == ["/o/postings?page=2&pageSize=2"])
      #expect(connector.resultPageContent?.map { $0.intAttribute("id") } == [2])
      // Of a larger page its first three rows.
      let (whole, _) = try await run(4..<7) { _ in
        .json(#"{"items": [null, {"id": 5}, {"id": 6}, {"id": 7}]}"#)
      }
      #expect(whole.resultPageContent?.map { $0.intAttribute("id") } == [5, 6])
    }

    @Test(arguments: [
      "{}", "null", "7", #"{"items": 1}"#, #"{"items": [1]}"#, #"{"items": [], "pageSize": 3}"#,
    ])
    func `anything but a page of that size is error -3`(text: String) async throws {
      let (connector, _) = try await run(0..<5) { _ in .json(text) }
      #expect(short(connector.lastError) == "LiferayScreens -3")
      #expect(connector.resultPageContent == nil)
    }

    @Test func `a refusal of the server is the error`() async throws {
      let (connector, _) = try await run(0..<5) { _ in
        .json(#"{"status": "FORBIDDEN", "title": "No."}"#, status: 403)
      }
      #expect(short(connector.lastError) == "com.liferay.mobile.sdk 403")
      #expect(connector.lastError?.localizedDescription == "No.")
    }
  }
}

/// A connector as a list Screenlet has it.
private final class PostingPageConnector: PaginationRestConnector, @unchecked Sendable {

  override func getPage(_ page: Int, pageSize: Int, session: LRSession) throws -> Any? {
    try get("/o/postings", query: ["page": page, "pageSize": pageSize], session: session)
  }
}
