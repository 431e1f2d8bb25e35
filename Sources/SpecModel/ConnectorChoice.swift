import SourceText
import SpecNotation

/// Several connectors, of which an interactor runs the first whose rules hold.
package struct ConnectorChoice: Hashable, Sendable {
  package struct Branch: Hashable, Sendable {
    /// The rules as the spec writes them: `className is set and classPK > 0`, or `else`.
    package var text: Located<String>
    /// The conditions, all of which have to be met; empty for `else`.
    package var conditions: [Condition]
    package var connector: ConnectorSpec
  }

  /// In the order in which their rules are tried.
  package var branches: [Branch]
  /// The inputs that the conditions are about.
  private let ruled: [PropertySpec]

  /// Whether there is a connector for every input.
  package var isComplete: Bool { branches.contains { $0.conditions.isEmpty } }

  /// The connectors, each once.
  package var connectors: [ConnectorSpec] {
    branches.map(\.connector).eachOnce(by: \.name.value)
  }

  /// Whether a connector or a rule needs the input.
  package func uses(_ name: String) -> Bool { properties.named(name) != nil }

  /// The properties that the interactor needs, for the connectors and for the rules.
  var properties: [PropertySpec] {
    (connectors.flatMap(\.properties) + ruled).eachOnce(by: \.name.value)
  }
}

extension ConnectorChoice {
  private static let elseKey = ChosenConnectorKeys.else.name

  /// Whether the mapping under `connector` has rules instead of an address.
  static func isMeant(by entries: [Node.Entry]) -> Bool {
    entries.contains { entry in
      let key = entry.key.keyText
      return key == elseKey || key.contains { $0.isWhitespace || "<>=!".contains($0) }
    }
  }

  /// Reads `{ entryId > 0: LoadByEntry, else: LoadByClass }`. Reports an error and returns nil if
  /// something is wrong with it.
  init?(_ entries: [Node.Entry], of fields: Fields<ActionKeys>, scope: ActionScope) {
    let errors = fields.log.errorCount
    let connectors = entries.map { Self.connector($0, scope: scope) }
    let reading = ChoiceReading(fields, connectors.compactMap(\.self), scope)
    branches = zip(entries, connectors).compactMap { entry, connector in
      let text = entry.name
      let isRule = ![Self.elseKey, ChosenConnectorKeys.http.name].contains(text.value)
      let conditions = isRule ? reading.conditions(text) : []
      return connector.map { Branch(text: text, conditions: conditions, connector: $0) }
    }
    ruled = branches.flatMap(\.conditions).propertyNames.compactMap { reading.inputs[$0] }
    // A connector with a mistake was reported where it is declared.
    if branches.count == entries.count {
      checkOrder(reporting: fields.log)
      checkResults(reporting: fields.log)
      checkTypes(reporting: fields.log)
    }
    if fields.log.errorCount > errors || branches.count < entries.count { return nil }
  }

  private static func connector(_ entry: Node.Entry, scope: ActionScope) -> ConnectorSpec? {
    if entry.key.keyText == ChosenConnectorKeys.http.name {
      scope.log.error(.addressInChoice, at: entry.key.range)
      return nil
    }
    guard
      let name = entry.value.text(
        of: entry.key.keyText.quoted, expecting: "the name of a connector",
        reporting: scope.log),
      let connector = scope.connector(named: name)
    else { return nil }
    if connector.isParsed {
      scope.log.error(.parsedInChoice(name.value), at: name.range)
      return nil
    }
    return connector
  }

  /// Reports a rule after `else`, and an `else` without rules.
  private func checkOrder(reporting log: DiagnosticLog) {
    guard let index = branches.firstIndex(where: { $0.text.value == Self.elseKey }) else { return }
    if branches.count == 1 {
      log.error(.onlyElse(branches[0].connector.name.value), at: branches[0].text.range)
    } else if let late = branches.dropFirst(index + 1).first {
      log.error(.behindElse(late.text.value), at: late.text.range)
    }
  }

  /// Reports a connector whose result differs from the result of the first one.
  private func checkResults(reporting log: DiagnosticLog) {
    guard let first = branches.first?.connector else { return }
    for other in branches.dropFirst() where !other.connector.brings(the: first.result) {
      log.error(.otherResult(other.connector, first), at: other.text.range)
    }
  }

  /// Reports a property that two connectors declare with different types.
  private func checkTypes(reporting log: DiagnosticLog) {
    var owners: [String: (PropertySpec, ConnectorSpec)] = [:]
    for connector in connectors {
      for property in connector.properties {
        let name = property.name.value
        guard let (known, owner) = owners[name] else {
          owners[name] = (property, connector)
          continue
        }
        if known.type != property.type {
          log.error(.otherType(property, owner.name.value, known.type), at: property.typeRange)
        }
      }
    }
  }
}

extension ConnectorSpec {
  fileprivate func brings(the other: ResultSpec?) -> Bool {
    result?.name.value == other?.name.value && result?.type == other?.type
  }

  /// The name and the result, for messages: `'LoadPage' brings 'page: String'`.
  fileprivate var outcome: String {
    name.value.quoted + " brings "
      + (result.map { "\($0.name.value): \($0.type.source)".quoted } ?? "nothing")
  }
}

extension Diagnostic.Message {
  fileprivate static let addressInChoice: Self =
    "a choice is between connectors with results of their own; remove 'http'"

  fileprivate static func parsedInChoice(_ name: String) -> Self {
    "the reply to '\(name)' has to be parsed, and a choice is between connectors with results of "
      + "their own; make its kind 'rest' or 'custom'"
  }

  fileprivate static func onlyElse(_ connector: String) -> Self {
    "there is nothing to choose; write 'connector: \(connector)'"
  }

  fileprivate static func behindElse(_ rule: String) -> Self {
    "'\(rule)' is never tried, as 'else' comes before it; put 'else' last"
  }

  fileprivate static func otherResult(_ other: ConnectorSpec, _ first: ConnectorSpec) -> Self {
    "\(other.outcome) but \(first.outcome); give their results the same name and type"
  }

  fileprivate static func otherType(
    _ property: PropertySpec, _ owner: String, _ type: SwiftType
  ) -> Self {
    "'\(property.name.value)' is '\(property.type.source)' here but '\(type.source)' in '\(owner)'; "
      + "make the types agree, as one action runs both connectors"
  }
}
