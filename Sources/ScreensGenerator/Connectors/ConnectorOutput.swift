import SpecModel
import TemplateEngine

/// The output of one kind of connector. Each kind conforms in a file of its own in this folder.
protocol ConnectorOutput {
  /// The suffix of the class name: `LiferayConnector`.
  var classSuffix: String { get }
  /// The artefact of the connector.
  var artefact: Artefact { get }
  /// The doc comment of a connector that has no summary.
  var words: String { get }
  /// Returns what the template of the connector is rendered with.
  func context(of connector: ConnectorSpec) -> any TemplateContext
  /// The parameters of the initializer before the properties.
  var leadingParameters: [String] { get }

  // MARK: Interactors

  /// The artefact of an interactor that runs such a connector.
  var interactorArtefact: Artefact { get }
  /// Whether the initializer returns nil for some properties.
  var isFailable: Bool { get }
  /// Whether the superclass of the connector has the property for its result.
  var inheritsResult: Bool { get }
  /// Whether the connector keeps attributes where its result is a model.
  var keepsAttributes: Bool { get }

  // MARK: Generated tests

  /// The arguments that a test passes for the leading parameters.
  var leadingArguments: [String] { get }
  /// Whether a server that fails makes the connector fail.
  var asksServer: Bool { get }
  /// Whether the connector uses the session of the logged-in user, unless the spec says otherwise.
  var usesSession: Bool { get }
  /// The address that the connector reads; nil if it has no address of its own.
  var address: AddressTemplate? { get }
  /// The argument that tells its request from others, such as those of contained Screenlets; nil if
  /// it is not known.
  var written: String? { get }
  /// Returns the expected outcome of an action that runs the connector when its server replies, or
  /// nil if it cannot be known.
  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success?
  /// Returns the conditions that a stub gets the request of the connector. `values` returns the
  /// values of its properties, as far as they are known.
  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [String]
  /// Returns the statement that makes a stub reply to the connector of a list with one row.
  func answer(withRow row: String) -> String
  /// Returns the reply of a stub from which a step gets `answer`. `values` are the values of the
  /// variables.
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
    case .httpPages(let own): own
    case .customPages(let own): own
    }
  }
}

extension ConnectorOutput {
  var leadingParameters: [String] { [] }
  var interactorArtefact: Artefact { .connectorInteractor }
  var isFailable: Bool { false }
  var inheritsResult: Bool { false }
  var keepsAttributes: Bool { false }
  var leadingArguments: [String] { [] }
  var asksServer: Bool { true }
  var usesSession: Bool { true }
  var address: AddressTemplate? { nil }
  var written: String? { nil }

  func context(of connector: ConnectorSpec) -> any TemplateContext { connector.context }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [String] { [] }

  func answer(withRow row: String) -> String {
    .call("session.answers", ["rows: \(String.collection([row]))"])
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
  var leadingParameters: [String] { ["startRow: Int", "endRow: Int", "computeRowCount: Bool"] }
  var leadingArguments: [String] { ["startRow: 0", "endRow: 50", "computeRowCount: true"] }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? { nil }
}
