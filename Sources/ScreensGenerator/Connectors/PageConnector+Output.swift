import SpecModel
import TemplateEngine

/// What `Templates/PageConnector` is rendered with besides what every connector has.
private struct PageConnectorContext: TemplateContext {
  let service: String
  let call: String
  let countService: String
  let countCall: String?
}

extension PageConnector: PageConnectorOutput {
  var classSuffix: String { "PageLiferayConnector" }
  var artefact: Artefact { .pageConnector }

  var words: String {
    let text = "Calls `\(rows.method.value)` of `\(rows.service.value)` for the rows of a page"
    return text + (count.map { ", and `\($0.method.value)` for the number of all." } ?? ".")
  }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    Both(
      connector.context,
      PageConnectorContext(
        service: rows.service.value, call: rows.expression,
        countService: (count ?? rows).service.value, countCall: count?.expression))
  }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [String] {
    func sample(_ call: ServiceCall) -> CallSample? { CallSample(call) { $0.sample(values) } }
    return [sample(rows), count.flatMap(sample)].compactMap { $0?.condition }
  }

  func answer(withRow row: String) -> String {
    // The first call is the one for the rows.
    let rows: [String] = ["rows: \(String.collection([row]))"]
    return .call("session.answers", rows + (count == nil ? [] : ["count: 1"]))
  }
}
