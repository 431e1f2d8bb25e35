import SourceText
import SpecNotation

/// A change that an action makes to the rows of its list.
package enum RowChange: Hashable, Sendable {
  /// Adds a result as the last row.
  case add(ResultSpec)
  /// Removes the row whose attribute equals the input at once, and puts it back if the action
  /// fails.
  case remove(InputSpec, ModelSpec.Attribute)
  /// Replaces the row whose attribute equals that of a result with the result.
  case replace(ResultSpec, by: ModelSpec.Attribute)

  /// The result that a row is made of.
  package var result: ResultSpec? {
    switch self {
    case .add(let result), .replace(let result, _): result
    case .remove: nil
    }
  }
}

extension RowChange {
  /// Reads `rows: { remove: entryId }`, of an action with these inputs and results.
  init?(
    of action: Fields<ActionKeys>, _ results: ActionResults, inputs: [InputSpec]?,
    rows model: ModelSpec?,
    isInList: Bool
  ) {
    guard let range = action.keyRange(of: ActionKeys.rows) else { return nil }
    guard isInList else {
      action.log.error(.noList, at: range)
      return nil
    }
    guard let fields = action.mapping(ActionKeys.rows, at: range), let model else {
      return nil
    }
    if let name = fields[RowChangeKeys.add] {
      guard let result = Self.row(name, results, model, reporting: action.log) else {
        return nil
      }
      self = .add(result)
    } else if let name = fields[RowChangeKeys.replace] {
      let key = fields.required(RowChangeKeys.by)
        .flatMap { model.attribute($0, reporting: action.log) }
      let result = Self.row(name, results, model, reporting: action.log)
      guard let key, let result else { return nil }
      guard key.type.canBeCompared else {
        action.log.error(.noKey(key), at: fields.node(RowChangeKeys.by)?.range ?? range)
        return nil
      }
      self = .replace(result, by: key)
    } else if let name = fields[RowChangeKeys.remove] {
      guard let inputs, let attribute = model.attribute(name, reporting: action.log) else {
        return nil
      }
      guard let input = inputs.named(name.value) else {
        action.log.error(.noInput(name.value, inputs.names), at: name.range)
        return nil
      }
      guard input.held.type.base == attribute.type.base, attribute.type.canBeCompared else {
        action.log.error(.unfitAttribute(input, attribute), at: name.range)
        return nil
      }
      self = .remove(input, attribute)
    } else {
      action.log.error(.noChange, at: range)
      return nil
    }
  }

  /// Returns the result of that name. Reports an error and returns nil if it is not a row.
  private static func row(
    _ name: Located<String>, _ results: ActionResults, _ model: ModelSpec,
    reporting log: DiagnosticLog
  ) -> ResultSpec? {
    guard let result = results.result(named: name, reporting: log) else { return nil }
    guard result.type.base == .model(model.name.value) else {
      log.error(.noRow(result, model.name.value), at: name.range)
      return nil
    }
    return result
  }
}

extension SwiftType {
  /// Whether two values of the type can be told apart by `==`.
  fileprivate var canBeCompared: Bool {
    builtin.map { $0.isNumber || $0 == .string } ?? false
  }
}

extension Diagnostic.Message {
  fileprivate static let noList: Self = "the Screenlet has no list whose rows could change"

  fileprivate static let noChange: Self =
    "this changes no rows; write 'add: entry', 'remove: entryId' or "
    + "'{ replace: entry, by: entryId }'"

  fileprivate static func noRow(_ result: ResultSpec, _ model: String) -> Self {
    "'\(result.name.value)' is '\(result.type.source)', but the rows are '\(model)'"
  }

  fileprivate static func noInput(_ name: String, _ names: [String]) -> Self {
    "the action has no input '\(name)' that says which row"
      + suggestion(
        for: name, in: names, else: "; take it from the row, as in 'sender: { \(name): Int64 }'")
  }

  fileprivate static func unfitAttribute(
    _ input: InputSpec, _ attribute: ModelSpec.Attribute
  ) -> Self {
    "the input '\(input.name.value)' is '\(input.type.source)' but the attribute of the rows is "
      + "'\(attribute.type.source)'; a row is found by a text or a number of one type"
  }

  fileprivate static func noKey(_ attribute: ModelSpec.Attribute) -> Self {
    "'\(attribute.name.value)' is '\(attribute.type.source)'; "
      + "a row is found by a text or a number"
  }
}
