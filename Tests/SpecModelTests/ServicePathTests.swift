import SpecModel
import Testing

struct ServicePathTests {
  @Test func `a connector that calls a method by its path`() throws {
    guard
      case .connector(let spec)? = try spec(
        """
        connector: GetBlog
        properties: { entryId: Int64 }
        models: { Blog: { title: String } }
        service:
          path: /blogs.blogsentry/get-entry
          parameters: { context: string }
          result: Blog
        arguments: { entryId: entryId, context: nil }
        result: { blog: Blog }
        """), case .liferay(let liferay) = spec.connector.kind, let path = liferay.call.path
    else {
      Issue.record("no connector")
      return
    }
    #expect(path.service.value == "/blogs.blogsentry")
    #expect(path.method.value == "get-entry")
    #expect(path.parameters.map(\.type.value) == ["string"])
    #expect(path.result == SwiftType(.model("Blog")))
    #expect(liferay.call.arguments.map(\.label.value) == ["entryId", "context"])
  }

  @Test func `the calls of a list by their paths`() throws {
    let spec = try screenlet(
      """
      screenlet: Blogs
      models: { Blog: { title: String } }
      list:
        of: Blog
        connector:
          rows:
            path: /blogs.blogsentry/get-entries
            parameters: { order: string }
            arguments: { groupId: context.groupId, order: nil, start: startRow, end: endRow }
          count: /blogs.blogsentry/get-entries-count
      """)
    guard case .pages(let pages)? = spec.list?.connector.kind, let count = pages.count else {
      Issue.record("no pages")
      return
    }
    #expect(pages.rows.path?.method.value == "get-entries")
    #expect(count.path?.method.value == "get-entries-count")
    #expect(count.arguments.map(\.label.value) == ["groupId", "order"])
    #expect(count.path?.parameters == pages.rows.path?.parameters)
  }

  @Test func `mistakes in a list by paths`() {
    func list(_ connector: String) -> String {
      complaints(
        about: """
          screenlet: Blogs
          models: { Blog: { title: String } }
          list:
            of: Blog
            connector:
          \(connector)
          """)
    }
    let rows = """
          rows: { path: /blogs.blogsentry/get-entries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      list("\(rows)\n    count: getCount") == """
        spec.yml:5:3: error: the connector of the list has no 'service'; add the key
        5 |   connector:
          |   ^~~~~~~~~

        """)
    #expect(
      list("\(rows)\n    service: LRBlogsEntryService_v7") == """
        spec.yml:7:5: error: both calls say their service, or their path; remove \
        'service'
        7 |     service: LRBlogsEntryService_v7
          |     ^~~~~~~

        """)
    #expect(
      list("\(rows)\n    count: { path: /bank.account/get-count, service: LRBankService_v7 }")
        == """
        spec.yml:7:45: error: the path says the service; remove 'service'
        7 |     count: { path: /bank.account/get-count, service: LRBankService_v7 }
          |                                             ^~~~~~~

        """)
    #expect(list("\(rows)\n    count: /bank.account/get-count") == "")
    #expect(list("\(rows)\n    count: { service: LRBlogsEntryService_v7, method: getCount }") == "")
  }
}
