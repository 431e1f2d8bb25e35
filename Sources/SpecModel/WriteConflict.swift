import SourceText
import SpecNotation

/// How an action finds out, before it sends a kept write, that the server's version is no longer
/// the one on which the write was based.
package struct WriteConflict: Hashable, Sendable {
  /// An input that is kept with the write, and the part of a result that it is compared with.
  package struct Comparison: Hashable, Sendable {
    package var input: InputSpec
    /// The path in the result of the connector.
    package var path: ResultPath
  }

  /// The connector that reads what the server has.
  package var connector: ConnectorSpec
  /// The comparisons, of which there is at least one.
  package var comparisons: [Comparison]
  /// The inputs that are kept for the comparison only.
  var kept: [InputSpec]
}

extension WriteConflict {
  /// Its connector as a step of an action, which gets the inputs of the same names.
  package var step: StepSpec {
    let arguments = connector.properties.map { property in
      StepSpec.Argument(
        property: property, value: Expression(.name(.input(property.name, .property(property)))))
    }
    return StepSpec(
      name: connector.name, work: .named(connector, arguments), result: connector.result,
      parse: nil, conditions: [], dependencies: [], priority: .normal, isOptional: false)
  }

  /// Reads `conflict: { connector: LoadComment, changed: { version: comment.version } }` of an
  /// action with these inputs.
  init?(of action: Fields<ActionKeys>, inputs: [InputSpec], scope: ActionScope) {
    guard let fields = action.mapping(ActionKeys.conflict) else { return nil }
    let range = action.keyRange(of: ActionKeys.conflict) ?? fields.range
    if !action.keeps { action.log.error(.nothingKept, at: range) }
    let connector = fields.required(ConflictKeys.connector)
      .flatMap { scope.connector(named: $0) }
    let changed = fields.requiredNode(ConflictKeys.changed)
    let entries = fields[ConflictKeys.changed] ?? []
    if let changed, changed.content == .mapping([]) {
      action.log.error(.nothingToCompare, at: changed.range)
    }
    guard let connector else { return nil }
    let connectorRange = fields.node(ConflictKeys.connector)?.range ?? range
    guard let result = connector.result else {
      action.log.error(.noResult(connector.name.value), at: connectorRange)
      return nil
    }
    let isReadable = Self.check(inputs, of: connector, at: connectorRange, reporting: action.log)
    let comparisons = entries.compactMap { entry in
      Comparison(entry, result, inputs, scope)
    }
    guard isReadable, !comparisons.isEmpty else { return nil }
    let kept = comparisons.map(\.input).filter { !inputs.contains($0) }
    self.init(connector: connector, comparisons: comparisons, kept: kept)
  }

  /// Whether the inputs of the action are all that the connector needs. Reports an error if they
  /// are not.
  private static func check(
    _ inputs: [InputSpec], of connector: ConnectorSpec, at range: SourceRange,
    reporting log: DiagnosticLog
  ) -> Bool {
    let unfit = connector.properties.filter { property in
      !inputs.contains { $0.name.value == property.name.value && $0.type == property.type }
    }
    for property in unfit {
      let input = inputs.named(property.name.value)
      log.error(.unfitProperty(property, input, of: connector.name.value), at: range)
    }
    return unfit.isEmpty
  }
}

extension WriteConflict.Comparison {
  /// Reads `version: comment.version`.
  fileprivate init?(
    _ entry: Node.Entry, _ result: ResultSpec, _ inputs: [InputSpec], _ scope: ActionScope
  ) {
    let name = entry.name
    guard let text = entry.value.text(of: name.value.quoted, reporting: scope.log) else {
      return nil
    }
    guard ResultPath.root(of: text.value) == result.name.value else {
      scope.log.error(.noPath(text.value, result.name.value), at: text.range)
      return nil
    }
    guard
      let path = ResultPath(text, of: result, models: scope.models, reporting: scope.log),
      // An input of the action, or one that is kept for the comparison.
      let input = inputs.named(name.value)
        ?? InputSpec(named: name, scope: scope)
    else { return nil }
    guard input.type.base == path.type.base else {
      scope.log.error(.otherType(input, path.type), at: text.range)
      return nil
    }
    guard let builtin = path.type.builtin, Self.types.contains(builtin) else {
      scope.log.error(.unfitComparison(text.value, path.type), at: text.range)
      return nil
    }
    if case .viewModel(let member) = input.source, member.isEntered, inputs.contains(input) {
      scope.log.warning(.isEdited(name.value), at: name.range)
    }
    self.init(input: input, path: path)
  }

  private static let types: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .string, .date,
  ]
}

extension Fields<ActionKeys> {
  /// Whether the action has a `cacheKey` under which something is kept.
  fileprivate var keeps: Bool {
    node(ActionKeys.cacheKey).map { $0.content != .list([]) } ?? false
  }
}

extension Diagnostic.Message {
  fileprivate static let nothingKept: Self =
    "this action keeps nothing, so no conflict can arise; add a 'cacheKey', "
    + "as in 'cacheKey: entryId'"

  fileprivate static let nothingToCompare: Self =
    "nothing is compared; write an input and the part of the result that it is compared with, as in "
    + "'{ modifiedDate: entry.modifiedDate }'"

  fileprivate static func noResult(_ connector: String) -> Self {
    "the connector '\(connector)' has no result to compare with; give it one"
  }

  fileprivate static func unfitProperty(
    _ property: PropertySpec, _ input: InputSpec?, of connector: String
  ) -> Self {
    let name = property.name.value
    guard let input else {
      return "the connector '\(connector)' needs '\(name)', which is not an input of the action; "
        + "name a connector that needs only inputs of the action"
    }
    return .unfitInput(
      name, is: input.type, "in the action", but: property.type, in: "the connector '\(connector)'")
  }

  fileprivate static func noPath(_ text: String, _ result: String) -> Self {
    "'\(text)' is not in the result of the connector; write '\(result)', or a part of it, as in "
      + "'\(result).modifiedDate'"
  }

  fileprivate static func otherType(_ input: InputSpec, _ type: SwiftType) -> Self {
    "'\(input.name.value)' is '\(input.type.source)' but what the server has is '\(type.source)'; "
      + "make the types agree"
  }

  fileprivate static func isEdited(_ name: String) -> Self {
    "'\(name)' is what the user edits, so that each edit is a conflict; "
      + "compare what tells versions apart, such as a modified date"
  }

  fileprivate static func unfitComparison(_ text: String, _ type: SwiftType) -> Self {
    "'\(text)' is '\(type.source)', which cannot be compared; name a number, a text, a date or a "
      + "'Bool'"
  }
}
