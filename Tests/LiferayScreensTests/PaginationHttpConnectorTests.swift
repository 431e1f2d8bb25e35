import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct PaginationHttpConnectorTests {

    /// Gets numbered articles from a server, in one of three ways.
    final class ArticlePageConnector: PaginationHttpConnector, @unchecked Sendable {

      var address = ""
      var rows = ""
      var count: String?
      var way = ServerPaging.numberedPages

      override var rowsPath: String { rows }
      override var rowCountPath: String? { count }
      override var paging: ServerPaging { way }

      override func createRequest(for page: ServerPage) -> HttpRequest? {
        guard let url = URL(string: address) else { return nil }
        return HttpRequest(
          url: url,
          query: [
            "page": page.number, "index": page.index, "size": page.size, "from": page.startRow,
            "to": page.endRow,
          ])
      }
    }

    private func connector(
      _ rows: Range<Int>, at address: String, rows path: String = "", count: String? = nil
    ) -> ArticlePageConnector {
      let connector = ArticlePageConnector(
        startRow: rows.lowerBound, endRow: rows.upperBound, computeRowCount: true)
      connector.address = address
      connector.rows = path
      connector.count = count
      return connector
    }

    /// What a server with 12 articles, numbered from 0, answers to a request.
    nonisolated private static func articles(of request: LoopbackRequest) -> String {
      func number(_ name: String) -> Int {
        let query = URLComponents(string: request.target)?.queryItems ?? []
        return query.first { $0.name == name }?.value.flatMap { Int($0) } ?? 0
      }
      let rows = number("from")..<max(number("from"), min(12, number("to")))
      return json(rows)
    }

    nonisolated private static func json(_ rows: Range<Int>) -> String {
      "[\(rows.map { #"{"number": \#($0)}"# }.joined(separator: ", "))]"
    }

    private func numbers(_ connector: ArticlePageConnector) -> [Int]? {
      connector.resultPageContent?.compactMap { $0.intAttribute("number") }
    }

    @Test func `a page is asked for by numbers and sizes, and found in the answer`() async throws {
      let server = try LoopbackServer { request in
        .json(#"{"data": {"items": \#(Self.articles(of: request))}, "meta": {"total": "12"}}"#)
      }
      defer { server.stop() }
      for (rows, target, found) in [
        (0..<5, "/?page=1&index=0&size=5&from=0&to=5", [0, 1, 2, 3, 4]),
        (5..<10, "/?page=2&index=1&size=5&from=5&to=10", [5, 6, 7, 8, 9]),
        // No page of 4 rows begins with row 5.
        (5..<9, "/?page=2&index=1&size=5&from=5&to=10", [5, 6, 7, 8]),
        (10..<15, "/?page=3&index=2&size=5&from=10&to=15", [10, 11]),
      ] {
        let connector = connector(
          rows, at: server.url, rows: "data.items", count: "meta.total")
        try await connector.run()
        #expect(numbers(connector) == found)
        #expect(connector.resultRowCount == 12)
        #expect(server.requests.last?.target == target)
      }
      #expect(server.requests.allSatisfy { $0.header("Authorization") == nil })
    }

    @Test func `an answer can be the rows, without their number`() async throws {
      let server = try LoopbackServer { .json(Self.articles(of: $0)) }
      defer { server.stop() }
      let connector = connector(0..<3, at: server.url)
      try await connector.run()
      #expect(numbers(connector) == [0, 1, 2])
      #expect(connector.resultRowCount == nil)
    }

    @Test func `a server that counts rows is asked for exactly these`() async throws {
      let server = try LoopbackServer { .json(Self.articles(of: $0)) }
      defer { server.stop() }
      let connector = connector(5..<9, at: server.url)
      connector.way = .rows
      try await connector.run()
      #expect(numbers(connector) == [5, 6, 7, 8])
      #expect(server.requests.map(\.target) == ["/?page=2&index=1&size=4&from=5&to=9"])
    }

    @Test func `all rows can come at once`() async throws {
      let server = try LoopbackServer { _ in .json(Self.json(0..<12)) }
      defer { server.stop() }
      let connector = connector(5..<9, at: server.url)
      connector.way = .allRows
      try await connector.run()
      #expect(numbers(connector) == [5, 6, 7, 8])
      #expect(connector.resultRowCount == 12)
      let last = self.connector(15..<20, at: server.url)
      last.way = .allRows
      try await last.run()
      #expect(numbers(last) == [])
    }

    @Test(arguments: [
      ("<html>", 200, "LiferayScreens -3"), ("", 200, "LiferayScreens -3"),
      (#"{"data": 1}"#, 200, "LiferayScreens -3"), (#"[1, 2]"#, 200, "LiferayScreens -3"),
      ("{}", 503, "com.liferay.mobile.sdk 503"),
    ])
    func `what has no rows is an error`(
      body: String, status: Int, error: String
    ) async throws {
      let server = try LoopbackServer { _ in .html(body, status: status) }
      defer { server.stop() }
      let connector = connector(
        0..<5, at: server.url, rows: body.hasPrefix("[") ? "" : "data")
      try? await connector.run()
      #expect(connector.lastError.map(short) == error)
      #expect(connector.resultPageContent == nil)
    }

    @Test func `what cannot be asked is an error`() async throws {
      for (address, error) in [
        ("", "LiferayScreens -2"), ("ftp://example.com", "\(NSURLErrorDomain) -1002"),
        ("http://127.0.0.1:1", "\(NSURLErrorDomain) \(NSURLErrorCannotConnectToHost)"),
      ] {
        let connector = connector(0..<5, at: address)
        try? await connector.run()
        #expect(connector.lastError.map(short) == error)
      }
    }

    @Test func `a cancellation aborts the request and completes with -6`() async throws {
      let server = try LoopbackServer { _ in .silence }
      defer { server.stop() }
      let connector = connector(0..<5, at: server.url)
      let events = Events()
      connector.enqueue { events.add(short($0.lastError)) }
      await eventually { !server.requests.isEmpty }
      connector.cancel()
      await eventually { connector.isFinished && !events.all.isEmpty }
      #expect(events.all == ["LiferayScreens -6"])
    }
  }
}
