import SpecModel
import TemplateEngine

extension DownloadConnector: ConnectorOutput {
  var classSuffix: String { "Connector" }
  var artefact: Artefact { .httpConnector }
  var words: String { "Downloads \(template.words)." }
  var interactorArtefact: Artefact { .httpInteractor }
  var isFailable: Bool { true }
  var inheritsResult: Bool { true }
  var address: AddressTemplate? { template }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    let address = AddressContext(template, of: connector)
    return Both(
      connector.context,
      Both(
        address,
        HttpConnectorContext(
          superclass: "HttpDownloadConnector",
          initializer: .call("super.init", [.labeled("url", address.variable)]))))
  }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? {
    let answer = action.result.map {
      SampleAnswer(for: $0, with: [:], models: spec.models)
    }
    return .expects(
      answers: [.call("session.serves", [SampleAnswer.file])],
      conditions: ActionTest.conditions(answer, action, spec))
  }

  func reply(
    to step: StepSpec, with answer: SampleAnswer?, _ values: [StepSamples.Name: SampleValue]
  ) -> StepReply {
    StepReply(
      method: "serves", receiver: step.address(values).map { "at: \($0)" },
      source: SampleAnswer.file, isExact: true)
  }
}
