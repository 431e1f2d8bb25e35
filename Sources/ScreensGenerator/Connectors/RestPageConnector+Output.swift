import SpecModel
import TemplateEngine

extension RestPageConnector: PageConnectorOutput {
  var classSuffix: String { "PageLiferayConnector" }
  var artefact: Artefact { .restPageConnector }
  var words: String { "Gets a page of \(call.path.words)." }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    let pages = Self.pageParameters.map { String.entry($0, $0) }
    let call = String.call("get", call.arguments(adding: pages) + ["session: session"])
    return Both(connector.context, RestConnectorContext(call: call))
  }

  func answer(withRow row: String) -> String {
    let page: String = .collection([
      .entry("items", .collection([row])), .entry("totalCount", "1"),
    ])
    return .call("session.serves", ["json: \(page)"])
  }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?, isFirst: Bool
  ) -> [String] {
    RestSample(connector, values).conditions(
      method: RestConnector.Method.get.rawValue, call, nil,
      adding: ["page=1", "pageSize=\\(screenlet.firstPageSize)"], isFirst: isFirst)
  }
}
