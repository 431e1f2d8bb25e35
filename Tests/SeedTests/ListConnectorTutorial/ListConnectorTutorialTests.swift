import DemoServer
import LiferayScreens
import TestSupport
import Testing

/// "The list connector tutorial".
@MainActor @Suite(.usesAppState) struct ListConnectorTutorialTests {

  private func connector(
    _ rows: Range<Int>, computeRowCount: Bool = true, folderId: Int64 = DemoServer.folderId
  ) -> ListConnectorTutorial.BookmarkListPageLiferayConnector {
    ListConnectorTutorial.BookmarkListPageLiferayConnector(
      startRow: rows.lowerBound, endRow: rows.upperBound, computeRowCount: computeRowCount,
      groupId: DemoServer.groupId, folderId: folderId)
  }

  private func addBookmarks(_ names: [String]) throws {
    let session = try #require(SessionContext.createSessionFromCurrentSession())
    let service = LRBookmarksEntryService_v7(session: session)
    for name in names {
      try service.addEntryWithGroupId(
        DemoServer.groupId, folderId: DemoServer.folderId, name: name,
        url: "http://example.com/\(name)", description: "", serviceContext: nil)
    }
  }

  private func names(
    in connector: ListConnectorTutorial.BookmarkListPageLiferayConnector
  ) -> [String?]? {
    connector.resultPageContent?.map { $0.stringAttribute("name") }
  }

  // MARK: Rows

  @Test func `a page and the total number of rows are fetched in one request`() async throws {
    try await withLiferay { server in
      try addBookmarks(["a", "b", "c"])
      let page = connector(0..<2)
      #expect(await outcome(of: page) == nil)
      #expect(names(in: page) == ["a", "b"])
      #expect(page.resultRowCount == 3)
      #expect(server.requests.count == 3 + 1)
    }
  }

  @Test func `a later page has the rows from startRow on, and a count only if requested`()
    async throws
  {
    try await withLiferay { _ in
      try addBookmarks(["a", "b", "c"])
      let page = connector(2..<4, computeRowCount: false)
      #expect(await outcome(of: page) == nil)
      #expect(names(in: page) == ["c"])
      #expect(page.resultRowCount == nil)
    }
  }

  @Test func `an empty folder is a page without rows`() async throws {
    try await withLiferay { _ in
      let page = connector(0..<2)
      #expect(await outcome(of: page) == nil)
      #expect(names(in: page) == [])
      #expect(page.resultRowCount == 0)
    }
  }

  // MARK: The batch

  @Test func `the service methods only queue their calls, which the batch sends`() async throws {
    try await withLiferay { server in
      try addBookmarks(["a"])
      let session = try #require(SessionContext.createSessionFromCurrentSession())
      let batch = LRBatchSession(session: session)
      let page = connector(0..<2)
      page.doAddPageRowsServiceCall(session: batch, startRow: 0, endRow: 2, obc: nil)
      page.doAddRowCountServiceCall(session: batch)
      #expect(
        batch.commands.map { $0.keys.first } == [
          "/bookmarks.bookmarksentry/get-entries", "/bookmarks.bookmarksentry/get-entries-count",
        ])
      let parameters = batch.commands[0].values.first as? [String: Any]
      #expect(
        parameters?.mapValues { "\($0)" } == [
          "groupId": "\(DemoServer.groupId)", "folderId": "\(DemoServer.folderId)",
          "start": "0", "end": "2",
        ])
      #expect(server.requests.count == 1)

      let answers = try #require(try await batch.invoke() as [Any]?)
      #expect(answers.count == 2)
      #expect((answers[1] as? NSNumber)?.intValue == 1)
      #expect(server.requests.count == 2)
    }
  }

  // MARK: Errors

  @Test(arguments: [Int64(0), -1])
  func `only the folder is validated`(folderId: Int64) async throws {
    try await withLiferay { server in
      let error = await outcome(of: connector(0..<2, folderId: folderId))
      #expect(error is ValidationError)
      #expect(error?.localizedDescription == "Undefined folderId")
      #expect(server.requests.isEmpty)
    }
    #expect(connector(0..<2).validateData() == nil)
  }

  @Test func `an error of the call leaves no page and no count`() async throws {
    try await withLiferay { server in
      server.add(.serverError)
      let page = connector(0..<2)
      #expect(short(await outcome(of: page)) == "com.liferay.mobile.sdk 500")
      #expect(page.resultPageContent == nil)
      #expect(page.resultRowCount == nil)
    }
  }
}
