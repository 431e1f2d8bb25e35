import SpecModel
import TemplateEngine

/// What `Templates/LiferayConnector` is rendered with besides what every connector has.
private struct LiferayConnectorContext: TemplateContext {
  let service: String
  let call: String
}

extension LiferayConnector: ConnectorOutput {
  var classSuffix: String { "LiferayConnector" }
  var artefact: Artefact { .liferayConnector }
  var words: String { "Calls `\(call.method.value)` of `\(call.service.value)`." }
  var keepsAttributes: Bool { true }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    Both(
      connector.context,
      LiferayConnectorContext(service: call.service.value, call: call.expression))
  }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? {
    ActionTest.answered(action, in: spec)
  }

  var written: String? { "to: \"\(call.pathEnd)\"" }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [String] {
    [
      CallSample(call) { $0.sample(values) }?.condition,
      connector.session?.condition(on: "calls", with: values),
    ].compactMap(\.self)
  }

  func reply(
    to step: StepSpec, with answer: SampleAnswer?, _ values: [StepSamples.Name: SampleValue]
  ) -> StepReply {
    StepReply(method: "answers", receiver: "to: \"\(call.pathEnd)\"", source: answer?.source)
  }
}
