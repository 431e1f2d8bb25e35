import SourceText
import SpecModel
import Testing

struct CacheKeyTests {
  /// The parts of the key, by their names; nil for a list that is not kept.
  private func key(_ cacheKey: String) throws -> [String]? {
    let spec = try screenlet(
      """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties: { folderId: Int64, query: String }
      offlinePolicy: remote-only
      list:
        of: Bookmark
        connector:
          properties: { folderId: Int64, query: String }
          service: LRBookmarksEntryService_v7
          rows:
            method: getEntries
            arguments: { groupId: context.groupId, query: query, start: startRow, end: endRow }
        \(cacheKey)
      """)
    return spec.list?.cacheKey?.parts.map { part in
      switch part {
      case .property(let property): property.name.value
      case .context(let value): "context.\(value.rawValue)"
      case .composed(let composition): "\(composition.operands.count) values"
      }
    }
  }

  @Test func `a key that is not said is everything that the rows depend on`() throws {
    #expect(try key("") == ["folderId", "query", "context.groupId"])
  }

  @Test func `a key names properties and values of the context, in its own order`() throws {
    #expect(
      try key("cacheKey: [context.companyId, query, folderId]") == [
        "context.companyId", "query", "folderId",
      ])
    #expect(try key("cacheKey: query") == ["query"])
  }

  @Test func `an empty key keeps nothing`() throws {
    #expect(try key("cacheKey: []") == nil)
  }

  @Test func `a key is made of what the connector has`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties: { folderId: Int64, icon: UIImage? }
      list:
        of: Bookmark
        connector:
          properties: { folderId: Int64, icon: UIImage? }
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        cacheKey: [folder, icon, folderId, folderId, context.groupId, context.site, 'folderId, \
      icon']
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:10:14: error: the connector of the list has no 'folder'; did you mean 'folderId'?
        10 |   cacheKey: [folder, icon, folderId, folderId, context.groupId, context.site, \
        'folderId, icon']
           |              ^~~~~~
        spec.yml:10:22: error: 'icon' cannot be in a cache key; name a number, a text, a date or \
        an address
        10 |   cacheKey: [folder, icon, folderId, folderId, context.groupId, context.site, \
        'folderId, icon']
           |                      ^~~~
        spec.yml:10:38: error: 'folderId' is in the key twice; remove one
        10 |   cacheKey: [folder, icon, folderId, folderId, context.groupId, context.site, \
        'folderId, icon']
           |                                      ^~~~~~~~
        spec.yml:10:65: error: the connector of the list has no 'context.site'; did you mean \
        'context.server'?
        10 |   cacheKey: [folder, icon, folderId, folderId, context.groupId, context.site, \
        'folderId, icon']
           |                                                                 ^~~~~~~~~~~~
        spec.yml:10:79: error: 'folderId, icon' is one name here; put brackets around several: \
        '[folderId, icon]'
        10 |   cacheKey: [folder, icon, folderId, folderId, context.groupId, context.site, \
        'folderId, icon']
           |                                                                               \
        ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a list of another shape is not a key`() {
    let spec =
      listHead + """
          cacheKey: { groupId: 1 }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:13: error: expected a list for 'cacheKey', found a mapping
        8 |   cacheKey: { groupId: 1 }
          |             ^~~~~~~~~~~~~~

        """)
  }

  @Test func `what no key can be made of needs one that is said`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties: { icon: UIImage? }
      list:
        of: Bookmark
        connector:
          properties: { icon: UIImage? }
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:19: error: 'icon' cannot be in a cache key; name in 'cacheKey' what \
        distinguishes one list from another, or '[]' to keep none
        7 |     properties: { icon: UIImage? }
          |                   ^~~~

        """)
  }

  @Test func `a policy that needs the cache and a list that is not kept contradict each other`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      offlinePolicy: cache-first
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        cacheKey: []
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:13: error: nothing is kept under an empty key, which the offline policy \
        'cache-first' needs; name properties of the connector, or remove 'cacheKey' to use all of \
        them
        9 |   cacheKey: []
          |             ^~

        """)
  }

  /// The parts of the key of a list that sends these arguments, and what is wrong with it.
  private func site(_ arguments: String, _ cacheKey: String) throws -> String {
    let text = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties: { groupId: Int64, folderId: Int64 }
      list:
        of: Bookmark
        connector:
          properties: { groupId: Int64, folderId: Int64 }
          service: LRBookmarksEntryService_v7
          rows:
            method: getEntries
            arguments: { \(arguments), start: startRow, end: endRow }
        cacheKey: \(cacheKey)
      """
    var diagnostics = Diagnostics()
    let key = try screenlet(text).list?.cacheKey
    let spec = try screenlet(text)
    spec.warnOfUnsentParts(reporting: &diagnostics)
    let parts = (key?.parts ?? []).map { part in
      switch part {
      case .property(let property): property.name.value
      case .context(let value): "context.\(value.rawValue)"
      case .composed(let composition):
        composition.operands.map { "\($0.value.leaves[0])" }.joined(separator: " or ")
      }
    }
    return (parts + diagnostics.sorted.map(\.message.text)).joined(separator: ", ")
  }

  @Test func `a part stands for what is sent under its name`() throws {
    let choice = #"property("groupId") or context(SpecModel.ServiceCall.ContextValue.groupId)"#
    let fallback = "groupId: groupId or context.groupId, folderId: folderId"
    #expect(try site(fallback, "[groupId, folderId]") == "\(choice), folderId")
    #expect(try site(fallback, "[groupId or context.groupId]") == choice)
    #expect(try site("groupIds: groupId or context.groupId", "groupId") == choice)
    #expect(try site("query: { sites: [groupId or context.groupId] }", "groupId") == choice)
    #expect(try site("site: groupId", "site") == "groupId")
    #expect(try site("groupId: groupId or 20", "groupId") == "groupId")
    #expect(try site("groupId: folderId", "groupId") == "folderId, " + unsent("groupId"))
  }

  private func unsent(_ name: String) -> String {
    "no call sends the property '\(name)'; pass it, or name in 'cacheKey' what is sent instead"
  }

  @Test func `a property that no call sends makes no difference`() throws {
    let site = "groupId: context.groupId"
    #expect(try self.site(site, "groupId") == "context.groupId, " + unsent("groupId"))
    #expect(try self.site(site, "folderId") == "folderId, " + unsent("folderId"))
    #expect(try self.site(site, "context.groupId") == "context.groupId")
    #expect(try self.site(site, "context.userId") == "context.userId")
  }

  @Test func `what is always the same distinguishes nothing`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { groupId: 0, start: startRow, end: endRow } }
        cacheKey: [groupId, '{1}', folder or context.groupId]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:14: error: the connector of the list has no 'groupId'; expected one of \
        'context.groupId', 'context.companyId', 'context.server', 'context.locale', \
        'context.userId'
        8 |   cacheKey: [groupId, '{1}', folder or context.groupId]
          |              ^~~~~~~
        spec.yml:8:23: error: '{1}' is always the same; name what distinguishes one entry from \
        another
        8 |   cacheKey: [groupId, '{1}', folder or context.groupId]
          |                       ^~~~~
        spec.yml:8:30: error: 'folder' is neither a property, 'context.<name>' nor a literal; \
        declare it under the connector's 'properties', or write a text in double quotes inside \
        single ones: '"folder"'
        8 |   cacheKey: [groupId, '{1}', folder or context.groupId]
          |                              ^~~~~~

        """)
  }
}
