import SourceText
import SpecModel
import Testing

struct OfflinePolicyTests {
  @Test(arguments: OfflinePolicy.allCases)
  func `a policy is read by its name`(_ policy: OfflinePolicy) throws {
    let text = try exampleSpec("BookmarkList").replacing("remote-first", with: policy.rawValue)
    #expect(try screenlet(text).offlinePolicy?.value == policy)
  }

  @Test func `a policy that there is not suggests the one that was meant`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      offlinePolicy: remote_first
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:16: error: unknown offline policy 'remote_first'; did you mean 'remote-first'?
        3 | offlinePolicy: remote_first
          |                ^~~~~~~~~~~~

        """)
  }

  @Test func `a policy that is near no other lists those that there are`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      offlinePolicy: never
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:16: error: unknown offline policy 'never'; expected one of 'remote-only', \
        'remote-first', 'cache-only', 'cache-first'
        3 | offlinePolicy: never
          |                ^~~~~

        """)
  }

  @Test func `a policy means nothing without a list or an action that keeps something`() {
    let spec = """
      screenlet: BookmarkList
      offlinePolicy: remote-first
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: 'offlinePolicy' applies to lists and to actions with a 'cacheKey', \
        and there is neither; add one, or remove this
        2 | offlinePolicy: remote-first
          | ^~~~~~~~~~~~~

        """)
  }

  @Test func `a policy is a text`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      offlinePolicy: [remote-first]
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:16: error: expected a text for 'offlinePolicy', found a list
        3 | offlinePolicy: [remote-first]
          |                ^~~~~~~~~~~~~~

        """)
  }
}
