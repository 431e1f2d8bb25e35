import Testing

@testable import SpecModel

struct RestConnectorTests {
  @Test func `a connector with a path gets what a REST service has there`() throws {
    let spec = try screenlet(
      """
      screenlet: Blog
      connectors:
        Find:
          properties: { siteKey: String, keyword: String?, ratio: Double }
          path: /o/sites/{siteKey}/postings
          query: { search: keyword, 'min ratio': ratio, pageSize: 20, site: context.groupId }
          result: { page: '[String: Any]' }
      """)
    let connector = spec.connectors[0]
    guard case .rest(let rest) = connector.kind else {
      Issue.record("\(connector.kind)")
      return
    }
    #expect(
      rest.request.address.pieces == [
        .text("/o/sites/"), .value(.property(connector.properties[0])), .text("/postings"),
      ])
    #expect(
      rest.request.query == [
        .init(name: "search", value: .property(connector.properties[1])),
        .init(name: "min ratio", value: .property(connector.properties[2])),
        .init(name: "pageSize", value: .literal(.integer("20"))),
        .init(name: "site", value: .context(.groupId)),
      ])
    #expect(rest.request.method == .get)
    #expect(rest.request.body == nil)
    #expect(connector.result?.name.value == "page")
    #expect(connector.result == rest.result)
  }

  @Test func `a connector sends a body that is built of inputs and constants`() throws {
    let spec = try screenlet(
      """
      screenlet: Blog
      connectors:
        Add:
          properties: { siteId: Int64, title: String, image: Int64?, tags: '[String]' }
          method: POST
          path: /o/sites/{siteId}/postings
          headers: { Accept-Language: '"de-DE"' }
          body:
            headline: title
            keywords: tags
            image: { imageId: image, site: context.groupId }
            links: [title, { size: 0.5 }, []]
        Tag:
          properties: { tags: '[String]' }
          method: PUT
          path: /o/tags
          body: tags
      """)
    guard case .rest(let add) = spec.connectors[0].kind,
      case .rest(let tag) = spec.connectors[1].kind
    else {
      Issue.record("\(spec.connectors)")
      return
    }
    let properties = spec.connectors[0].properties
    #expect(add.request.method == .post)
    #expect(
      add.request.headers == [.init(name: "Accept-Language", value: .literal(.string("de-DE")))])
    #expect(
      add.request.body
        == .json(
          .map([
            .init(name: "headline", value: .property(properties[1])),
            .init(name: "keywords", value: .property(properties[3])),
            .init(
              name: "image",
              value: .map([
                .init(name: "imageId", value: .property(properties[2])),
                .init(name: "site", value: .context(.groupId)),
              ])),
            .init(
              name: "links",
              value: .list([
                .property(properties[1]),
                .map([.init(name: "size", value: .literal(.float("0.5")))]), .list([]),
              ])),
          ])))
    #expect(tag.request.method == .put)
    #expect(tag.request.body == .json(.property(spec.connectors[1].properties[0])))
  }
}
