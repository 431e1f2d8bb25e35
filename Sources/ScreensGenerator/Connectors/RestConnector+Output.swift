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
  var words: String { "\(method.verb) \(call.path.words)." }
  var keepsAttributes: Bool { true }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    Both(connector.context, RestConnectorContext(call: expression))
  }

  /// `get("/o/sites/\(groupId)", query: ["search": keyword], session: session)`.
  private var expression: String {
    let body: [String] = body.map { [.labeled("body", Place.body.write($0).code)] } ?? []
    let arguments = call.arguments() + body + ["session: session"]
    return method == .get
      ? .call("get", arguments) : .call("send", [".\(method.rawValue.lowercased())"] + arguments)
  }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? {
    ActionTest.answered(action, in: spec) { .call("session.serves", ["json: \($0)"]) }
  }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?, isFirst: Bool
  ) -> [String] {
    let sample = RestSample(connector, values)
    let credentials = isFirst ? connector.session?.condition(on: "requests", with: values) : nil
    return sample.conditions(method: method.rawValue, call, body, isFirst: isFirst)
      + [credentials].compactMap(\.self)
  }

  func reply(
    to step: StepSpec, with answer: SampleAnswer?, _ values: [StepSamples.Name: SampleValue]
  ) -> StepReply {
    let address = step.connector.flatMap { connector in
      RestSample(connector) { step.value(of: $0, among: values) }.address(of: call)
    }
    return StepReply(
      method: "serves", receiver: address.map { "at: \($0)" },
      source: answer.map { "json: \($0.source)" })
  }
}

extension RestConnector.Method {
  /// The verb of the doc comment about the request.
  fileprivate var verb: String {
    switch self {
    case .get: "Gets"
    case .post: "Posts to"
    case .put: "Replaces"
    case .patch: "Changes"
    case .delete: "Deletes"
    }
  }
}
