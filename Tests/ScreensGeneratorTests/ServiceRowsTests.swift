import Testing

@testable import ScreensGenerator

/// Calls for the rows of a list, and for the number of all.
struct ServiceRowsTests {
  private static let all = "getEntriesCountWithGroupId"

  /// What is printed about a list whose rows come by a call with these arguments.
  private func complaints(
    _ arguments: String, of method: String = "LRBookmarksEntryService_v7.getEntriesWithGroupId",
    count: String? = "{ method: \(all), arguments: { groupId: id, folderId: id } }"
  ) -> String {
    let names = method.split(separator: ".")
    let text = """
      screenlet: Sample
      models: { Bookmark: { name: String } }
      properties: { id: Int64 = 0, words: String = "" }
      list:
        of: Bookmark
        connector:
          properties: { id: Int64, words: String }
          service: \(names[0])
          rows:
            method: \(names[1])
            arguments: { \(arguments) }
          \(count.map { "count: \($0)" } ?? "")

      """
    return Generation(text) { $0 }.printed
  }

  @Test func `rows of a page, in an order or in that of the server`() {
    let rows = "groupId: id, folderId: id, start: startRow, end: endRow"
    #expect(complaints(rows) == "")
    #expect(complaints(rows + ", orderByComparator: nil") == "")
    #expect(complaints(rows + ", orderByComparator: obc") == "")
    let order = "{ class: com.liferay.bookmarks.util.comparator.EntryURLComparator }"
    #expect(complaints(rows + ", orderByComparator: \(order)") == "")
  }

  // MARK: The page

  @Test func `the first and the last row are swapped`() {
    #expect(
      complaints("groupId: id, folderId: id, start: endRow, end: startRow") == """
        Sample.screenlet.yml:11:67: error: the first and the last row are swapped; write 'start: \
        startRow, end: endRow'
        11 |       arguments: { groupId: id, folderId: id, start: endRow, end: startRow }
           |                                                                   ^~~~~~~~

        """)
  }

  @Test func `they are swapped in an object`() {
    #expect(
      complaints(
        "assetEntryQuery: { start: endRow, end: startRow }, locale: words",
        of: "LRScreensassetentryService_v70.getAssetEntriesWithAssetEntryQuery", count: nil) == """
          Sample.screenlet.yml:11:37: error: the first and the last row are swapped; write 'start: \
          startRow, end: endRow'
          11 |       arguments: { assetEntryQuery: { start: endRow, end: startRow }, locale: words }
             |                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

          """)
  }

  @Test func `rows that are not those of the page`() {
    #expect(
      complaints("groupId: id, folderId: id, start: '0', end: '20'") == """
        Sample.screenlet.yml:11:54: error: 'start' would be the same for every page; write 'start: \
        startRow'
        11 |       arguments: { groupId: id, folderId: id, start: '0', end: '20' }
           |                                                      ^~~

        """)
    #expect(
      complaints("groupId: id, folderId: id, start: startRow, end: '20'") == """
        Sample.screenlet.yml:11:69: error: 'end' would be the same for every page; write 'end: endRow'
        11 |       arguments: { groupId: id, folderId: id, start: startRow, end: '20' }
           |                                                                     ^~~~

        """)
    #expect(
      complaints("groupId: id, folderId: id, start: nil, end: endRow") == """
        Sample.screenlet.yml:11:54: error: 'start' would be the same for every page; write 'start: \
        startRow'
        11 |       arguments: { groupId: id, folderId: id, start: nil, end: endRow }
           |                                                      ^~~

        """)
  }

  @Test func `rows without an end`() {
    #expect(
      complaints("groupId: id, folderId: id, start: startRow") == """
        Sample.screenlet.yml:9:5: error: the call does not say where a page ends; pass 'endRow' as \
        well, as in '{ start: startRow, end: endRow }'
        9 |     rows:
          |     ^~~~
        Sample.screenlet.yml:10:15: error: 'getEntriesWithGroupId' also takes 'end'; write \
        'arguments: { groupId: id, folderId: id, start: startRow, end: endRow }'
        10 |       method: getEntriesWithGroupId
           |               ^~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `rows without a page`() {
    #expect(
      complaints("groupId: id, folderId: id") == """
        Sample.screenlet.yml:9:5: error: the call does not say which rows to get, so that every page \
        would be the same; pass 'startRow' and 'endRow', as in '{ start: startRow, end: endRow }'
        9 |     rows:
          |     ^~~~
        Sample.screenlet.yml:10:15: error: 'getEntriesWithGroupId' also takes 'start', 'end'; write \
        'arguments: { groupId: id, folderId: id, start: startRow, end: endRow }'
        10 |       method: getEntriesWithGroupId
           |               ^~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a part of the page for what is not one`() {
    #expect(
      complaints("groupId: id, folderId: startRow, start: startRow, end: endRow") == """
        Sample.screenlet.yml:11:43: error: 'startRow' is 'Int32' but 'folderId' of \
        'getEntriesWithGroupId' is 'Int64'; pass a whole number or a property of that type
        11 |       arguments: { groupId: id, folderId: startRow, start: startRow, end: endRow }
           |                                           ^~~~~~~~

        """)
    #expect(
      complaints("groupId: id, folderId: obc, start: startRow, end: endRow") == """
        Sample.screenlet.yml:11:43: error: 'obc' is an object but 'folderId' of \
        'getEntriesWithGroupId' is 'Int64'; pass a whole number or a property of that type
        11 |       arguments: { groupId: id, folderId: obc, start: startRow, end: endRow }
           |                                           ^~~

        """)
  }

  @Test func `an order that is not a comparator`() {
    #expect(
      complaints(
        "groupId: id, folderId: id, start: startRow, end: endRow, orderByComparator: words") == """
          Sample.screenlet.yml:11:96: error: 'words' is 'String' but 'orderByComparator' of \
          'getEntriesWithGroupId' is an object of 'com.liferay.portal.kernel.util.OrderByComparator'; \
          pass '{ class: com.liferay.bookmarks.util.comparator.EntryURLComparator }' with the class of \
          your comparator, or 'nil'
          11 |       arguments: { groupId: id, folderId: id, start: startRow, end: endRow, \
          orderByComparator: words }
             |                                                                             \
                             ^~~~~

          """)
  }

  // MARK: Answers

  @Test func `rows of a method that answers something else`() {
    #expect(
      complaints(
        "groupId: id, creatorUserId: id, status: '0', start: startRow, end: endRow",
        of: "LRBookmarksEntryService_v7.searchWithGroupId") == """
          Sample.screenlet.yml:10:15: error: 'searchWithGroupId' answers an object; 'rows' needs a \
          method that answers a list
          10 |       method: searchWithGroupId
             |               ^~~~~~~~~~~~~~~~~

          """)
  }

  @Test func `a count of a method that answers something else`() {
    let rows = "groupId: id, folderId: id, start: startRow, end: endRow"
    #expect(
      complaints(rows, count: "{ method: getEntryWithEntryId, arguments: { entryId: id } }") == """
        Sample.screenlet.yml:12:22: error: 'getEntryWithEntryId' answers an object; 'count' needs a \
        method that answers a number
        12 |     count: { method: getEntryWithEntryId, arguments: { entryId: id } }
           |                      ^~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a count with other arguments than the rows`() {
    let rows = "groupId: id, folderId: id, start: startRow, end: endRow"
    #expect(
      complaints(rows, count: "getEntriesCount") == """
        Sample.screenlet.yml:12:12: error: 'getEntriesCount' of 'LRBookmarksEntryService_v7' takes \
        other arguments; did you mean 'getEntriesCountWithGroupId'?
        12 |     count: getEntriesCount
           |            ^~~~~~~~~~~~~~~

        """)
    #expect(
      complaints(
        rows, count: "{ method: \(Self.all), arguments: { groupId: id, folderId: words } }") == """
          Sample.screenlet.yml:12:86: error: 'words' is 'String' but 'folderId' of \
          'getEntriesCountWithGroupId' is 'Int64'; pass a whole number or a property of that type
          12 |     count: { method: getEntriesCountWithGroupId, arguments: { groupId: id, folderId: words } }
             |                                                                                      ^~~~~

          """)
  }
}
