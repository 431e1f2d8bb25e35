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
}
