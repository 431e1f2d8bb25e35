import SpecModel
import TemplateEngine

/// What templates of connectors with an address are rendered with besides what every connector has.
struct AddressContext: TemplateContext {
  /// The text of the address.
  let address: String
  /// The variable for the address.
  let variable: String
  /// Whether parts of the address have to be percent-encoded.
  let encodes: Bool

  init(_ address: AddressTemplate, of connector: ConnectorSpec, besides names: [String] = []) {
    self.address = address.expression
    variable = Names.local("address", besides: connector.properties.map(\.name.value) + names)
    encodes = address.encodes
  }
}

/// What `Templates/HttpConnector` is rendered with besides the address.
struct HttpConnectorContext: TemplateContext {
  let superclass: String
  /// The call of the superclass's initializer.
  let initializer: String
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
    let address = AddressContext(request.address, of: connector)
    let url: String = .labeled("url", address.variable)
    let isGet = request.methodName == nil && request.arguments().isEmpty
    let argument = isGet ? url : request.expression(to: url)
    return Both(
      connector.context,
      Both(
        address,
        HttpConnectorContext(
          superclass: "HttpConnector", initializer: .call("super.init", [argument]))))
  }

  var written: String? { "by: \"\(request.method.rawValue)\"" }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [String] {
    RequestSample(connector, values).conditions(on: request)
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
