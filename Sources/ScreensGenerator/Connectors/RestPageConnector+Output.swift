import SpecModel
import SwiftLayout
import TemplateEngine

extension RestPageConnector: PageConnectorOutput {
  var classSuffix: String { "PageLiferayConnector" }
  var artefact: Artefact { .restPageConnector }
  var words: String { "Gets a page of \(call.path.words)." }

  func values(of connector: ConnectorSpec) -> TemplateMapping {
    let pages = Self.pageParameters.map { Code.entry($0, Code($0)) }
    return [
      "call": .code(.call("get", call.arguments(adding: pages) + ["session: session"]))
    ]
  }

  func answer(withRow row: Code) -> Code {
    let page: Code = .collection([
      .entry("items", .collection([row])), .entry("totalCount", "1"),
    ])
    return .call("session.serves", ["json: \(page)"])
  }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [Code] {
    RestSample(connector, values).conditions(
      method: RestConnector.Method.get.rawValue, call, nil,
      adding: ["page=1", "pageSize=\\(screenlet.firstPageSize)"])
  }
}
