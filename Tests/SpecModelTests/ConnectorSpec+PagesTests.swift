import SourceText
import SpecModel
import Testing

struct ConnectorSpecPagesTests {
  @Test func `the calls pass properties, the context, literals and the page`() throws {
    let spec = try screenlet(
      """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties: { folderId: Int64 }
      list:
        of: Bookmark
        connector:
          summary: Gets bookmarks.
          properties: { folderId: Int64 }
          service: LRBookmarksEntryService_v7
          rows:
            method: getEntries
            arguments:
              groupId: context.groupId
              folderId: folderId
              status: 0
              start: startRow
              end: endRow
              orderByComparator: obc
          count: { method: getCount, arguments: { status: -1 } }
      """)
    let connector = try #require(spec.list?.connector)
    #expect(connector.summary?.value == "Gets bookmarks.")
    guard case .pages(let pages) = connector.kind, let count = pages.count else {
      Issue.record("\(connector.kind)")
      return
    }
    let rows = pages.rows
    #expect(rows.service.value == "LRBookmarksEntryService_v7")
    #expect(rows.method.value == "getEntries")
    #expect(
      rows.arguments.map(\.value) == [
        .context(.groupId), .property(connector.properties[0]), .literal(.integer("0")),
        .page(.startRow), .page(.endRow), .page(.obc),
      ])
    #expect(count.service == rows.service)
    #expect(count.method.value == "getCount")
    #expect(count.arguments.map(\.value) == [.literal(.integer("-1"))])
  }

  @Test(arguments: [
    ("getCount", ["groupId", "folderId"]), ("{ method: getCount }", ["groupId", "folderId"]),
    ("{ method: getCount, arguments: {} }", []),
    ("{ method: getCount, arguments: { folderId: 1 } }", ["folderId"]),
  ])
  func `the number of rows is asked for as the rows are, unless it says otherwise`(
    count: String, labels: [String]
  ) throws {
    let spec = try screenlet(
      """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows:
            method: getEntries
            arguments: { groupId: 1, folderId: 2, start: startRow, end: endRow, order: obc }
          count: \(count)
      """)
    guard case .pages(let pages) = spec.list?.connector.kind, let call = pages.count else {
      Issue.record("\(String(describing: spec.list))")
      return
    }
    #expect(call.method.value == "getCount")
    #expect(call.arguments.map(\.label.value) == labels)
  }
}
