import SpecModel
import TemplateEngine

extension HttpConnector: ConnectorOutput {
  var classSuffix: String { "Connector" }
  var artefact: Artefact { .httpConnector }
  var words: String { "Reads \(template.words)." }
  var interactorArtefact: Artefact { .httpInteractor }
  var isFailable: Bool { true }
  var usesSession: Bool { false }
  var address: AddressTemplate? { template }

  func values(of connector: ConnectorSpec) -> TemplateMapping {
    template.values(of: connector, superclass: "HttpConnector")
  }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? {
    ActionTest.served(action, in: spec)
  }
}

extension AddressTemplate {
  /// Returns the values for `Templates/HttpConnector`, besides those of every connector.
  func values(of connector: ConnectorSpec, superclass: String) -> TemplateMapping {
    [
      "superclass": .string(superclass),
      "address": .string(expression),
      "variable": .string(
        Names.local("address", besides: connector.properties.map(\.name.value))),
      "encodes": .bool(encodes),
    ]
  }
}
