import SpecModel
import TemplateEngine

extension PageConnector: PageConnectorOutput {
  var classSuffix: String { "PageLiferayConnector" }
  var artefact: Artefact { .pageConnector }

  var words: String {
    let text = "Calls `\(rows.method.value)` of `\(rows.service.value)` for the rows of a page"
    return text + (count.map { ", and `\($0.method.value)` for the number of all." } ?? ".")
  }

  func values(of connector: ConnectorSpec) -> TemplateMapping {
    [
      "service": .string(rows.service.value), "call": .string(rows.expression),
      "countService": .string((count ?? rows).service.value),
      "countCall": count.map { .string($0.expression) } ?? .null,
    ]
  }

  func answer(withRow row: String) -> String {
    // The first call is the one for the rows.
    let rows: [String] = ["rows: \(String.collection([row]))"]
    return .call("session.answers", rows + (count == nil ? [] : ["count: 1"]))
  }
}
