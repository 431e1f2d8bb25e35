import SpecModel
import TemplateEngine

extension RestPageConnector: PageConnectorOutput {
  var classSuffix: String { "PageLiferayConnector" }
  var artefact: Artefact { .restPageConnector }
  var words: String { "Gets a page of \(request.address.words)." }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    let pages = Self.pageParameters.map { String.entry($0, $0) }
    let arguments = [request.address.expression] + request.arguments(adding: pages)
    let call = String.call("get", arguments + ["session: session"])
    return Both(connector.context, RestConnectorContext(call: call))
  }

  func answer(withRow row: String) -> String {
    let page: String = .collection([
      .entry("items", .collection([row])), .entry("totalCount", "1"),
    ])
    return .call("session.serves", ["json: \(page)"])
  }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [String] {
    RequestSample(connector, values).conditions(
      on: request, adding: ["page=1", "pageSize=\\(screenlet.firstPageSize)"])
  }
}
