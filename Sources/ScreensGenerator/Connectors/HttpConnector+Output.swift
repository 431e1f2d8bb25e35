import SpecModel
import TemplateEngine

/// What `Templates/HttpConnector` is rendered with besides what every connector has.
struct HttpConnectorContext: TemplateContext {
  let superclass: String
  /// The text of the address.
  let address: String
  /// The variable for the address.
  let variable: String
  /// Whether parts of the address have to be percent-encoded.
  let encodes: Bool

  static func of(
    _ connector: ConnectorSpec, at address: AddressTemplate, superclass: String
  ) -> Both {
    let variable = Names.local("address", besides: connector.properties.map(\.name.value))
    return Both(
      connector.context,
      HttpConnectorContext(
        superclass: superclass, address: address.expression, variable: variable,
        encodes: address.encodes))
  }
}

extension HttpConnector: ConnectorOutput {
  var classSuffix: String { "Connector" }
  var artefact: Artefact { .httpConnector }
  var words: String { "Reads \(template.words)." }
  var interactorArtefact: Artefact { .httpInteractor }
  var isFailable: Bool { true }
  var usesSession: Bool { false }
  var address: AddressTemplate? { template }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    HttpConnectorContext.of(connector, at: template, superclass: "HttpConnector")
  }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? {
    ActionTest.served(action, in: spec)
  }
}
