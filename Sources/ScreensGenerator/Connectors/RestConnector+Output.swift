import SourceText
import SpecModel
import SwiftLayout
import TemplateEngine

extension RestConnector: ConnectorOutput {
  var classSuffix: String { "LiferayConnector" }
  var artefact: Artefact { .restConnector }
  var words: String { "Gets \(path.words)." }
  var keepsAttributes: Bool { true }

  func values(of connector: ConnectorSpec) -> TemplateMapping {
    ["call": .code(call)]
  }

  /// `get("/o/sites/\(groupId)", query: ["search": keyword], session: session)`.
  private var call: Code {
    let parameters = query.map { parameter in
      Code.entry(parameter.name.escapedForSwift, parameter.value.expression { _ in nil })
    }
    let list: [Code] = parameters.isEmpty ? [] : [.labeled("query", .collection(parameters))]
    return .call("get", [path.expression] + list + ["session: session"])
  }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? {
    ActionTest.answered(action, in: spec) { .call("session.serves", ["json: \($0)"]) }
  }

  func reply(
    to step: StepSpec, with answer: SampleAnswer?, _ values: [StepSamples.Name: SampleValue]
  ) -> StepReply {
    StepReply(method: "serves", receiver: nil, source: answer.map { "json: \($0.source)" })
  }
}
