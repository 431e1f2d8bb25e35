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
        .context(.groupId), .property("folderId"), .literal(.integer("0")), .page(.startRow),
        .page(.endRow), .page(.obc),
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

  @Test func `a connector of a list needs a service and the call for its rows`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list: { of: Bookmark, connector: {} }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:23: error: the connector of the list has no 'service'; add the key
        3 | list: { of: Bookmark, connector: {} }
          |                       ^~~~~~~~~
        spec.yml:3:23: error: the connector of the list has no 'rows'; add the key
        3 | list: { of: Bookmark, connector: {} }
          |                       ^~~~~~~~~

        """)
  }

  @Test func `it has keys of its own`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list:
        of: Bookmark
        connector:
          kind: liferay
          service: LRBookmarksEntryService_v7
          method: getEntries
          row: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:5: error: unknown key 'method'; write 'rows: { method: getEntries }'
        8 |     method: getEntries
          |     ^~~~~~
        spec.yml:8:5: error: the call does not say which rows to get, so that every page would be \
        the same; pass 'startRow' and 'endRow', as in '{ start: startRow, end: endRow }'
        8 |     method: getEntries
          |     ^~~~~~
        spec.yml:9:5: error: unknown key 'row'; did you mean 'rows'?
        9 |     row: { method: getEntries, arguments: { start: startRow, end: endRow } }
          |     ^~~

        """)
  }

  @Test func `a connector is not a name`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list: { of: Bookmark, connector: Bookmarks }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:34: error: expected a mapping for the connector of the list, found a text; \
        write one as in 'connector: { service: LRBookmarksEntryService_v7, rows: getEntries }'
        3 | list: { of: Bookmark, connector: Bookmarks }
          |                                  ^~~~~~~~~

        """)
  }

  @Test func `a call needs a method that Swift can call`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list:
        of: Bookmark
        connector:
          service: lrService
          rows: { arguments: { start: startRow, end: endRow } }
          count: { methd: get-count }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:14: error: the name of a service starts with a capital letter: 'LrService'
        6 |     service: lrService
          |              ^~~~~~~~~
        spec.yml:7:5: error: 'rows' has no 'method'; add the key
        7 |     rows: { arguments: { start: startRow, end: endRow } }
          |     ^~~~
        spec.yml:8:14: error: unknown key 'methd'; did you mean 'method'?
        8 |     count: { methd: get-count }
          |              ^~~~~
        spec.yml:8:21: error: 'get-count' is not the name of a method in the Mobile SDK; write \
        'getCount', and what it takes under 'arguments'
        8 |     count: { methd: get-count }
          |                     ^~~~~~~~~

        """)
  }

  @Test func `a call is a method or a mapping`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: [getEntries]
          count:
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:11: error: expected a mapping for 'rows', found a list; write keys rather than \
        items, as in 'rows: { method: getEntries, arguments: { start: startRow, end: endRow } }'
        7 |     rows: [getEntries]
          |           ^~~~~~~~~~~~
        spec.yml:8:11: error: expected a method, a path or a mapping for 'count', found nothing
        8 |     count:
          |           ^

        """)
  }

  @Test func `rows without the start of the page would be the same on every page`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: getEntries
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:5: error: the call does not say which rows to get, so that every page would be \
        the same; pass 'startRow' and 'endRow', as in '{ start: startRow, end: endRow }'
        7 |     rows: getEntries
          |     ^~~~

        """)
  }

  @Test func `an argument with a mistake in it may be the one that is missing`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties: { folderId: Int64 }
      list:
        of: Bookmark
        connector:
          properties: { folderId: Int64 }
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { folderId: folder, start: startrow, end: \
      context.rows } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:56: error: 'folder' is neither a property nor a literal; did you mean 'folderId'?
        9 |     rows: { method: getEntries, arguments: { folderId: folder, start: startrow, end: \
        context.rows } }
          |                                                        ^~~~~~
        spec.yml:9:71: error: 'startrow' is neither a property nor a literal; did you mean \
        'startRow'?
        9 |     rows: { method: getEntries, arguments: { folderId: folder, start: startrow, end: \
        context.rows } }
          |                                                                       ^~~~~~~~
        spec.yml:9:86: error: unknown value 'context.rows'; expected one of 'context.groupId', \
        'context.companyId', 'context.server', 'context.locale', 'context.userId', or pass a property
        9 |     rows: { method: getEntries, arguments: { folderId: folder, start: startrow, end: \
        context.rows } }
          |                                                                                      \
        ^~~~~~~~~~~~

        """)
  }

  @Test func `only the rows depend on the page`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      connectors:
        Other: { service: LRBookmarksEntryService_v7, method: getEntries, arguments: { start: \
      startRow } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
          count: { method: getCount, arguments: { end: endRow, orderByComparator: obc } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:89: error: 'startRow' is known only to the 'rows' of a list; make the call \
        there, or pass a property or a literal
        4 |   Other: { service: LRBookmarksEntryService_v7, method: getEntries, arguments: { \
        start: startRow } }
          |                                                                                       \
          ^~~~~~~~
        spec.yml:10:50: error: 'endRow' is known only to the 'rows' of a list; make the call \
        there, or pass a property or a literal
        10 |     count: { method: getCount, arguments: { end: endRow, orderByComparator: obc } }
           |                                                  ^~~~~~
        spec.yml:10:77: error: 'obc' is known only to the 'rows' of a list; make the call there, \
        or pass a property or a literal
        10 |     count: { method: getCount, arguments: { end: endRow, orderByComparator: obc } }
           |                                                                             ^~~

        """)
  }

  @Test func `a property cannot be called what connectors of lists or their interactors have`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list:
        of: Bookmark
        connector:
          properties: { startRow: Int, obc: String, page: Int, sections: Int, cacheKey: String, \
      name: String }
          validate: { folder > 0: No folder }
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:19: error: a list has 'startRow' without declaring it; remove it here, and \
        pass it in the arguments of 'rows'
        6 |     properties: { startRow: Int, obc: String, page: Int, sections: Int, cacheKey: \
        String, name: String }
          |                   ^~~~~~~~
        spec.yml:6:34: error: a list has 'obc' without declaring it; remove it here, and pass it \
        in the arguments of 'rows'
        6 |     properties: { startRow: Int, obc: String, page: Int, sections: Int, cacheKey: \
        String, name: String }
          |                                  ^~~
        spec.yml:6:47: error: 'page' is a member of BaseListPageLoadInteractor already; give the \
        property another name
        6 |     properties: { startRow: Int, obc: String, page: Int, sections: Int, cacheKey: \
        String, name: String }
          |                                               ^~~~
        spec.yml:6:58: error: 'sections' is a member of BaseListPageLoadInteractor already; give \
        the property another name
        6 |     properties: { startRow: Int, obc: String, page: Int, sections: Int, cacheKey: \
        String, name: String }
          |                                                          ^~~~~~~~
        spec.yml:6:73: error: 'cacheKey' is a member of BaseListPageLoadInteractor already; give \
        the property another name
        6 |     properties: { startRow: Int, obc: String, page: Int, sections: Int, cacheKey: \
        String, name: String }
          |                                                                         ^~~~~~~~
        spec.yml:6:91: error: 'name' is a member of Operation already; give the property another \
        name
        6 |     properties: { startRow: Int, obc: String, page: Int, sections: Int, cacheKey: \
        String, name: String }
          |                                                                                       \
            ^~~~
        spec.yml:7:17: error: the connector has no property 'folder'; declare it under its \
        'properties'
        7 |     validate: { folder > 0: No folder }
          |                 ^~~~~~

        """)
  }

  @Test func `the connector of a list is not chosen`() {
    let spec = """
      screenlet: AssetList
      models: { Asset: { title: String } }
      properties: { portletItemName: String? }
      connectors: { Saved: { kind: custom }, Queried: { kind: custom } }
      list:
        of: Asset
        connector: { portletItemName is set: Saved, else: Queried }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:16: error: a list has one connector; write its keys here, and choose between \
        several by hand in 'createListPageConnector()' of its interactor
        7 |   connector: { portletItemName is set: Saved, else: Queried }
          |                ^~~~~~~~~~~~~~~~~~~~~~

        """)
  }
}
