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
      pages.request.query == [
        .init(name: "search", value: .property(list.connector.properties[1])),
        .init(name: "company", value: .context(.companyId)),
      ])
    #expect(
      list.cacheKey?.parts
        == list.connector.properties.map(Expression.property) + [.context(.companyId)])
  }
}
