import SpecModel
import SwiftLayout
import TemplateEngine

/// What is generated for a connector because of its kind. Each kind conforms in its own file here.
protocol ConnectorOutput {
  /// What the name of the class ends with: `LiferayConnector`.
  var classSuffix: String { get }
  /// The template that the connector is made with.
  var artefact: Artefact { get }
  /// The doc comment of a connector that has no summary.
  var words: String { get }
  /// What the template is rendered with, besides what all connectors are.
  func values(of connector: ConnectorSpec) -> TemplateMapping
  /// What the initializer takes before the properties.
  var leadingParameters: [Code] { get }

  // MARK: Interactors

  /// The template of an interactor that runs such a connector.
  var interactorArtefact: Artefact { get }
  /// Whether the initializer returns nil for some properties.
  var isFailable: Bool { get }
  /// Whether the class that the connector extends has the property for its result.
  var inheritsResult: Bool { get }
  /// Whether the connector keeps attributes where its result is a model.
  var keepsAttributes: Bool { get }

  // MARK: Generated tests

  /// What a test passes for the leading parameters.
  var leadingArguments: [Code] { get }
  /// Whether a server that fails makes the connector fail.
  var asksServer: Bool { get }
  /// Whether the connector calls as whoever is logged in, unless the spec says otherwise.
  var usesSession: Bool { get }
  /// The address that the connector reads; nil if it reads none of its own.
  var address: AddressTemplate? { get }
  /// What is expected of an action that runs the connector when its server answers; nil if that
  /// cannot be known.
  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success?
  /// What holds of the last request that a stub got from the connector. `values` are those of its
  /// properties, as far as they are known.
  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [Code]
  /// The statement that has a stub answer the connector of a list with one row.
  func answer(withRow row: Code) -> Code
  /// The reply of a stub from which a step gets `answer`. `values` are those of the variables.
  func reply(
    to step: StepSpec, with answer: SampleAnswer?, _ values: [StepSamples.Name: SampleValue]
  ) -> StepReply
}

extension ConnectorSpec {
  var output: any ConnectorOutput {
    switch kind {
    case .liferay(let own): own
    case .http(let own): own
    case .download(let own): own
    case .rest(let own): own
    case .custom(let own): own
    case .pages(let own): own
    case .restPages(let own): own
    case .customPages(let own): own
    }
  }
}

extension ConnectorOutput {
  var leadingParameters: [Code] { [] }
  var interactorArtefact: Artefact { .connectorInteractor }
  var isFailable: Bool { false }
  var inheritsResult: Bool { false }
  var keepsAttributes: Bool { false }
  var leadingArguments: [Code] { [] }
  var asksServer: Bool { true }
  var usesSession: Bool { true }
  var address: AddressTemplate? { nil }

  func values(of connector: ConnectorSpec) -> TemplateMapping { [:] }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [Code] { [] }

  func answer(withRow row: Code) -> Code {
    .call("session.answers", ["rows: \(.collection([row]))"])
  }

  func reply(
    to step: StepSpec, with answer: SampleAnswer?, _ values: [StepSamples.Name: SampleValue]
  ) -> StepReply {
    StepReply(ofAddressReadBy: step, with: answer, values)
  }
}

/// A connector of a list, which is tested by loading the list.
protocol PageConnectorOutput: ConnectorOutput {}

extension PageConnectorOutput {
  var leadingParameters: [Code] { ["startRow: Int", "endRow: Int", "computeRowCount: Bool"] }
  var leadingArguments: [Code] { ["startRow: 0", "endRow: 50", "computeRowCount: true"] }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? { nil }
}
