import SourceText

/// The results of an action, by the names that its spec gives them.
struct ActionResults {
  var specs: Declared<ResultSpec>
  /// Whether all of them could be read.
  let isComplete: Bool
  /// Whether the action has several connectors, each with a result of its own.
  let isOfSteps: Bool

  init(_ result: ResultSpec?, kind: ActionSpec.Kind?, in fields: Fields<ActionKeys>) {
    isOfSteps = fields.has(ActionKeys.connectors)
    let use = kind?.connector
    let results = isOfSteps ? use?.steps.map(\.result) ?? [] : [result]
    specs = Declared(results.compactMap(\.self))
    isComplete = isOfSteps ? use != nil : result != nil || !fields.has(ActionKeys.result)
  }

  var names: [String] { specs.names }

  func has(_ name: String) -> Bool { specs.has(name) }
}

extension ActionResults {
  /// Returns the result of that name. Reports an error and returns nil if there is none.
  func result(named name: Located<String>, reporting log: DiagnosticLog) -> ResultSpec? {
    if let result = specs[name.value] { return result }
    // A result that could not be read was reported at its own range.
    if isComplete {
      log.error(
        isOfSteps ? .unknownResultOfStep(name.value, names) : .noResult(name.value, names),
        at: name.range)
    }
    return nil
  }

  /// Reads `bookmark` or `newest.first.name`.
  func path(
    _ text: Located<String>, models: Declared<ModelSpec>, reporting log: DiagnosticLog
  ) -> ResultPath? {
    if let name = text.value.indexed, has(name) {
      log.error(.byIndex(text.value, name), at: text.range)
      return nil
    }
    let root = text.part(ResultPath.root(of: text.value))
    // That the action has no result to show was reported already.
    if specs.items.isEmpty, !isOfSteps { return nil }
    if let only = specs.items.first, !isOfSteps, only.name.value != root.value {
      log.error(.unknownResult(text.value, only.name.value), at: text.range)
      return nil
    }
    return result(named: root, reporting: log)
      .flatMap { ResultPath(text, of: $0, models: models, reporting: log) }
  }
}

extension String {
  /// `newest` for `newest[0]`; nil for a name without an index.
  fileprivate var indexed: String? { firstIndex(of: "[").map { String(self[..<$0]) } }
}

extension Diagnostic.Message {
  fileprivate static func noResult(_ name: String, _ names: [String]) -> Self {
    let expected =
      names.isEmpty
      ? "add 'result: { \(name): Type }', or 'inputs: [\(name)]' for a value of the Screenlet"
      : "expected \(names.choice)"
    return "the action has no result '\(name)'; \(expected)"
  }

  fileprivate static func byIndex(_ text: String, _ list: String) -> Self {
    let rest = text.firstIndex(of: "]").map { text[$0...].dropFirst() } ?? ""
    return "'\(text)' takes an element by its index; "
      + "write '\(list).first\(rest)' or '\(list).last\(rest)'"
  }

  fileprivate static func unknownResult(_ text: String, _ name: String) -> Self {
    "'\(text)' is not the result; write '\(name)', or '\(name).<attribute>' of a model"
  }

  fileprivate static func unknownResultOfStep(_ name: String, _ names: [String]) -> Self {
    let expected = names.isEmpty ? "; give its connector a result" : "; expected \(names.choice)"
    return "no step has the result '\(name)'" + suggestion(for: name, in: names, else: expected)
  }
}
