import SpecModel
import TemplateEngine

/// The overrides with which an interactor finds out, before it sends a kept write, that the
/// server's version has changed.
struct ConflictContext: TemplateContext {
  let connectorClass: String
  /// The condition that binds the sender; nil if the connector does not need it.
  let binding: String?
  let arguments: String
  /// The variable for what the connector holds, in its property `source`.
  let answer: String
  let source: String
  /// The server's version as it is made of the answer; nil if it is the answer.
  let value: String?
  /// The variable for the server's version.
  let variable: String
  /// The condition that the server's version has not changed.
  let comparisons: String
}

extension ActionSpec {
  /// How the interactor checks for conflicts; nil if it does not.
  var conflictContext: ConflictContext? {
    guard let conflict, let result = conflict.connector.result else { return nil }
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
    return ConflictContext(
      connectorClass: Names.connector(connector), binding: binding(for: connector),
      arguments: .list(arguments(of: connector)), answer: answer, source: Names.result(result),
      value: isRaw ? modelExpression(of: result.type.base, from: answer) : nil,
      variable: variable, comparisons: .list(comparisons))
  }

  /// Returns the condition that binds what the connector needs of the sender; nil if it needs
  /// nothing of it.
  private func binding(for connector: ConnectorSpec) -> String? {
    let needed = senderInputs.filter { connector.property(named: $0.name.value) != nil }
    return needed.isEmpty ? nil : .list(needed.map(binding))
  }
}
