import SourceText
import SpecModel
import SwiftLayout
import TemplateEngine

/// How a generated test loads the list of a Screenlet. Its template treats that as an action like
/// any other.
struct ListTest {
  private let list: ListSpec
  private let spec: ScreenletSpec

  init?(_ spec: ScreenletSpec) {
    guard let list = spec.list else { return nil }
    self.list = list
    self.spec = spec
  }

  /// The action that loads the list from its beginning; nil if no input for it can be thought of.
  var actionValue: TemplateValue? {
    let rules = SampleRules(list.connector, inputs: list.inputs, isPerformed: true)
    guard let values = rules.accepted else { return nil }
    let performer = spec.viewModel.first { $0.performs?.action.value == ListSpec.loadAction }
    var preparation = list.inputs.compactMap { input in
      let index = list.connector.properties.firstIndex { $0.name.value == input.name.value }
      return index.flatMap { input.statement(for: values[$0], isPerformed: true) }
    }
    if spec.offlinePolicy?.value == .cacheOnly {
      preparation.append("screenlet.offlinePolicy = \"\(OfflinePolicy.remoteOnly.rawValue)\"")
    }
    let performance: Code =
      performer?.performs.map { trigger in
        .sending(trigger.event.rawValue, from: performer?.control?.outlet ?? "")
      } ?? "screenlet.loadList()"
    let sent = Dictionary(
      uniqueKeysWithValues: zip(list.connector.properties.map(\.name.value), values))
    let conditions: [Code] =
      [
        "outcome.result is [String: [\(Names.model(list.model))]]",
        "screenlet.baseListView?.rowCount == 1",
      ] + list.connector.output.requestConditions(of: list.connector) { sent[$0] }
    let output = list.connector.output
    let name = Names.connector(list.connector)
    let test = ActionTest(
      preparation: preparation, performance: performance, isUsers: performer != nil,
      success: output.asksServer
        ? .expects(
          answers: [output.answer(withRow: SampleAnswer.object(of: list.model))],
          conditions: conditions)
        : .idle("`\(name)` gets no rows", name),
      asksServer: output.asksServer)
    return test.value(
      of: ListSpec.loadAction, test: "loadInitialPage", method: "performLoadInitialPage",
      constant: Names.loadConstant, in: spec,
      events: ([list.delegate.response], list.delegate.failure))
  }

  /// What else there is to test of a list.
  var value: TemplateValue {
    [
      "model": .string(Names.model(list.model)),
      "offers": Self.offers(in: spec),
      "section": .bool(list.section != nil),
      "empty": list.empty.map { .string($0.value) } ?? .null,
      "selected": list.delegate.selected.map { .code(eventList([$0])) } ?? .null,
    ]
  }
}

/// The events that a delegate has received in the end, as Swift writes them.
func eventList(_ events: [Located<String>?]) -> Code {
  let names = events.compactMap { $0.map { Code("\"\($0.value.escapedForSwift)\"") } }
  return .operand(names)
}
