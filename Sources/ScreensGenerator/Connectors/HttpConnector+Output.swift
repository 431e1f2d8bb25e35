import SpecModel
import TemplateEngine

/// What `Templates/HttpConnector` is rendered with besides what every connector has.
struct HttpConnectorContext: TemplateContext {
  let superclass: String
  /// The text of the address.
  let address: String
  /// The arguments of the superclass's initializer.
  let request: String
  /// The variable for the address.
  let variable: String
  /// Whether parts of the address have to be percent-encoded.
  let encodes: Bool

  static func of(
    _ connector: ConnectorSpec, at address: AddressTemplate, superclass: String,
    sending arguments: [String] = []
  ) -> Both {
    let variable = Names.local("address", besides: connector.properties.map(\.name.value))
    return Both(
      connector.context,
      HttpConnectorContext(
        superclass: superclass, address: address.expression,
        request: .call("super.init", ["url: \(variable)"] + arguments), variable: variable,
        encodes: address.encodes))
  }
}

extension HttpConnector: ConnectorOutput {
  var classSuffix: String { "Connector" }
  var artefact: Artefact { .httpConnector }
  var words: String { "\(request.verb ?? "Reads") \(request.address.words)." }
  var interactorArtefact: Artefact { .httpInteractor }
  var isFailable: Bool { true }
  var usesSession: Bool { false }
  var address: AddressTemplate? { request.address }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    let method = request.methodName.map { ["method: \($0)"] } ?? []
    let body = request.body.map { [$0.argument] } ?? []
    return HttpConnectorContext.of(
      connector, at: request.address, superclass: "HttpConnector",
      sending: method + request.arguments() + body)
  }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?, isFirst: Bool
  ) -> [String] {
    RequestSample(connector, values).conditions(on: request, isFirst: isFirst)
  }

  func reply(
    to step: StepSpec, with answer: SampleAnswer?, _ values: [StepSamples.Name: SampleValue]
  ) -> StepReply {
    let address = step.connector.flatMap { connector in
      RequestSample(connector) { step.value(of: $0, among: values) }.address(of: request)
    }
    return StepReply(
      method: "serves", receiver: address.map { "at: \($0)" },
      source: answer.flatMap { step.parse?.page(of: $0) })
  }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? {
    ActionTest.served(action, in: spec)
  }
}
