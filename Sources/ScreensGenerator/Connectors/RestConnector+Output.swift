import SpecModel
import TemplateEngine

/// What the templates of connectors for the REST APIs of Liferay are rendered with besides what
/// every connector has.
struct RestConnectorContext: TemplateContext {
  let call: String
}

extension RestConnector: ConnectorOutput {
  var classSuffix: String { "LiferayConnector" }
  var artefact: Artefact { .restConnector }
  var words: String { "\(request.verb ?? "Gets") \(request.address.words)." }
  var keepsAttributes: Bool { true }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    Both(connector.context, RestConnectorContext(call: call))
  }

  /// `get("/o/sites/\(groupId)", query: ["search": keyword], session: session)`.
  private var call: String {
    let body: [String] = request.body.map { [.labeled("body", $0.expression)] } ?? []
    let arguments =
      [request.address.expression] + request.arguments() + body + ["session: session"]
    return request.methodName.map { .call("send", [$0] + arguments) } ?? .call("get", arguments)
  }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? {
    ActionTest.answered(action, in: spec) { .call("session.serves", ["json: \($0)"]) }
  }

  var written: String? { "by: \"\(request.method.rawValue)\"" }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [String] {
    let sample = RequestSample(connector, values)
    let credentials = connector.session?.condition(on: "requests", with: values)
    return sample.conditions(on: request)
      + [credentials].compactMap(\.self)
  }

  func reply(
    to step: StepSpec, with answer: SampleAnswer?, _ values: [StepSamples.Name: SampleValue]
  ) -> StepReply {
    let address = step.connector.flatMap { connector in
      RequestSample(connector) { step.value(of: $0, among: values) }.address(of: request)
    }
    return StepReply(
      method: "serves", receiver: address.map { "at: \($0)" },
      source: answer.map { "json: \($0.source)" })
  }
}
