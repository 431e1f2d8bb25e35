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
      part.reference?.name ?? "\(part.parts.count) values"
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
      summary: Lists sites.
      """
    let spec = try screenlet(text)
    let key = spec.list?.cacheKey
    let parts = (key?.parts ?? []).map { part in
      part.reference?.name ?? part.references.map { "\($0)" }.joined(separator: " or ")
    }
    return (parts + spec.warnings.sorted.map(\.message.text)).joined(separator: ", ")
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
}
