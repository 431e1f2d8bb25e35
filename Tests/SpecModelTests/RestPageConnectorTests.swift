import Testing

@testable import SpecModel

struct RestPageConnectorTests {
  private func spec(_ connector: String) -> String {
    """
    screenlet: Postings
    models: { Posting: { headline: String } }
    properties: { siteId: Int64, search: String? }
    list:
      of: Posting
      connector: { \(connector) }
    """
  }

  @Test func `a list with a path gets its pages from a REST service`() throws {
    let text = spec(
      "properties: { siteId: Int64, search: 'String?' }, path: '/o/sites/{siteId}/postings', "
        + "query: { search: search, company: context.companyId }")
    let list = try #require(try screenlet(text).list)
    guard case .restPages(let pages) = list.connector.kind else {
      Issue.record("\(list.connector.kind)")
      return
    }
    #expect(
      pages.call.query == [
        .init(name: "search", value: .property("search")),
        .init(name: "company", value: .context(.companyId)),
      ])
    #expect(
      list.cacheKey?.parts
        == list.connector.properties.map(CacheKey.Part.property) + [.context(.companyId)])
  }

  @Test(arguments: [
    (
      "path: /o/postings, query: { page: 1, pageSize: 20 }",
      """
      spec.yml:6:44: error: a list sends 'page' for each of its pages; remove it here
      6 |   connector: { path: /o/postings, query: { page: 1, pageSize: 20 } }
        |                                            ^~~~
      spec.yml:6:53: error: a list sends 'pageSize' for each of its pages; remove it here
      6 |   connector: { path: /o/postings, query: { page: 1, pageSize: 20 } }
        |                                                     ^~~~~~~~

      """
    ),
    (
      "path: /o/postings, body: { a: 1 }",
      """
      spec.yml:6:35: error: unknown key 'body'; the rows of a list are got without a body; remove \
      the key
      6 |   connector: { path: /o/postings, body: { a: 1 } }
        |                                   ^~~~

      """
    ),
    (
      "kind: rest, path: /o/postings, rows: getEntries, service: LRPostings_v7",
      """
      spec.yml:6:47: error: 'rows' does not apply to a connector of kind 'rest'; remove it or \
      change the kind
      6 |   connector: { kind: rest, path: /o/postings, rows: getEntries, service: LRPostings_v7 }
        |                                               ^~~~
      spec.yml:6:65: error: 'service' does not apply to a connector of kind 'rest'; remove it or \
      change the kind
      6 |   connector: { kind: rest, path: /o/postings, rows: getEntries, service: LRPostings_v7 }
        |                                                                 ^~~~~~~

      """
    ),
    (
      "kind: rest",
      """
      spec.yml:6:3: error: the connector of the list has no 'path'; add the key
      6 |   connector: { kind: rest }
        |   ^~~~~~~~~

      """
    ),
    (
      "kind: http, path: /o/postings",
      """
      spec.yml:6:22: error: unknown kind 'http'; expected one of 'liferay', 'rest', 'custom'
      6 |   connector: { kind: http, path: /o/postings }
        |                      ^~~~

      """
    ),
    (
      "path: /o/postings, properties: { page: Int, pageSize: Int }",
      """
      spec.yml:6:49: error: 'page' is a member of BaseListPageLoadInteractor already; give the \
      property another name
      6 |   connector: { path: /o/postings, properties: { page: Int, pageSize: Int } }
        |                                                 ^~~~
      spec.yml:6:60: error: 'pageSize' is a member of PaginationRestConnector already; give the \
      property another name
      6 |   connector: { path: /o/postings, properties: { page: Int, pageSize: Int } }
        |                                                            ^~~~~~~~

      """
    ),
  ])
  func `what a list cannot have from a REST service is refused`(
    connector: String, expected: String
  ) {
    #expect(complaints(about: spec(connector)) == expected)
  }
}
