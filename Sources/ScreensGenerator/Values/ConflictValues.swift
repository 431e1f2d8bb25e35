import SpecModel
import TemplateEngine

extension ActionSpec {
  /// The values for the overrides with which the interactor finds out, before it sends a kept
  /// write, that the server's version has changed; null if it does not check.
  var conflictValue: TemplateValue {
    guard let conflict, let result = conflict.connector.result else { return .null }
    let connector = conflict.connector
    let isRaw = connector.output.keepsAttributes && result.answerType != result.type.source
    let others = inputs.map(\.name.value) + ["c", result.type.base.model].compactMap(\.self)
    let name = Names.local(result.name.value, besides: others + ["answer"])
    let variable = Names.member(name)
    let answer = isRaw ? Names.local("answer", besides: others) : variable
    let comparisons = conflict.comparisons.map { comparison -> String in
      let found = comparison.path.expression(from: variable, isOptional: false)
      let kept = Names.member(comparison.input.name.value)
      return "\(found) == \(kept)"
    }
    return [
      "connectorClass": .string(Names.connector(connector)),
      "binding": binding(for: connector).map { .string($0) } ?? .null,
      "arguments": .string(.list(arguments(of: connector))),
      "answer": .string(answer), "source": .string(Names.result(result)),
      "value": isRaw ? .string(modelExpression(of: result.type.base, from: answer)) : .null,
      "variable": .string(variable),
      "comparisons": .string(.list(comparisons)),
    ]
  }

  /// Returns the binding of the sender, or nil if the connector does not need the sender.
  private func binding(for connector: ConnectorSpec) -> String? {
    guard let sender, connector.property(named: sender.name.value) != nil else { return nil }
    return binding(of: sender)
  }
}
