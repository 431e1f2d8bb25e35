import SourceText
import SpecNotation

extension ActionDelegate {
  /// Reads `{ success: onBookmarkAdded, failure: onAddBookmarkError }`. The method for success is
  /// passed all results, or the values that the spec lists:
  /// `success: { onAdded: [bookmark, folderId] }`. The method for failure can be passed inputs:
  /// `failure: { onDeleteBookmark: entryId }`.
  ///
  /// `inputs` and `kind` are nil if they could not be read.
  init(
    of action: Fields<ActionKeys>, _ results: ActionResults, inputs: [InputSpec]?,
    kind: ActionSpec.KindName?, updates: [ActionUpdate]
  ) {
    self.init(values: results.specs.items.map { .result($0) })
    let kind = kind ?? .custom
    let fields = action.mapping(ActionKeys.delegate, kind: kind.rawValue)
    guard let fields else { return }
    let succeeding = fields.methodWithValues(DelegateKeys.success)
    success = succeeding?.name
    if let names = succeeding?.values {
      values = names.compactMap {
        Self.value($0, results, inputs, reporting: action.log)
      }
    }
    let failing = fields.methodWithValues(DelegateKeys.failure)
    failure = failing?.name
    subjects =
      failing?.values?.compactMap {
        Self.subject($0, results, inputs, besides: "error", reporting: action.log)
      } ?? []
    let progressing = fields.methodWithValues(DelegateKeys.progress)
    progress = progressing?.name
    progressSubjects =
      progressing?.values?.compactMap {
        Self.subject($0, results, inputs, besides: "progress", reporting: action.log)
      } ?? []
    saved = fields[DelegateKeys.saved]
    loaded = fields[DelegateKeys.loaded]
    answer = Self.answer(fields, results, updates)
  }

  /// Reports methods of the same name that return different types.
  static func checkAnswers(_ delegates: [ActionDelegate], reporting log: DiagnosticLog) {
    var first: [String: (method: Located<String>, type: String?)] = [:]
    for delegate in delegates {
      guard let method = delegate.success else { continue }
      let type = delegate.answer?.typeName
      if let other = first[method.value] {
        guard other.type != type else { continue }
        log.error(
          .otherAnswer(method.value), at: method.range,
          notes: [Diagnostic.Note(.firstOne, at: other.method.range)])
      } else {
        first[method.value] = (method, type)
      }
    }
  }

  /// Returns the result of that name or, if there is none, the input of that name.
  private static func value(
    _ name: Located<String>, _ results: ActionResults, _ inputs: [InputSpec]?,
    reporting log: DiagnosticLog
  ) -> Value? {
    if !results.has(name.value) {
      guard let inputs else { return nil }
      if let input = inputs.named(name.value) { return .input(input) }
      if results.isComplete, !inputs.isEmpty {
        log.error(.noValue(name.value, results.names + inputs.names), at: name.range)
        return nil
      }
    }
    return results.result(named: name, reporting: log).map { .result($0) }
  }

  /// Returns the input of that name, which the method is passed before its `last` value.
  private static func subject(
    _ name: Located<String>, _ results: ActionResults, _ inputs: [InputSpec]?,
    besides last: String, reporting log: DiagnosticLog
  ) -> InputSpec? {
    guard let inputs else { return nil }
    if name.value == last {
      log.error(.handedTwice(last), at: name.range)
      return nil
    }
    if let input = inputs.named(name.value) { return input }
    log.error(
      results.has(name.value)
        ? .noResultYet(name.value) : .noInput(name.value, inputs.names),
      at: name.range)
    return nil
  }

  /// Reads `returns: html`, a result that the method can replace, or `returns: Bool`, whether the
  /// view is updated.
  private static func answer(
    _ fields: Fields<DelegateKeys>, _ results: ActionResults, _ updates: [ActionUpdate]
  ) -> Answer? {
    guard let name = fields[DelegateKeys.returns] else { return nil }
    if !fields.has(DelegateKeys.success) {
      fields.log.error(.nobodyReturns(name.value), at: name.range)
      return nil
    }
    if name.value == "Bool" {
      if updates.isEmpty { fields.log.error(.nothingToHold, at: name.range) }
      return .permission
    }
    guard let result = results.result(named: name, reporting: fields.log) else { return nil }
    if !updates.contains(where: { $0.value.paths.contains { $0.result == result } }) {
      fields.log.error(.notShown(name.value), at: name.range)
    }
    return .replacement(of: result)
  }
}

extension ActionDelegate.Answer {
  fileprivate var typeName: String {
    switch self {
    case .replacement(let result): result.type.source + "?"
    case .permission: "Bool"
    }
  }
}

extension Fields<DelegateKeys> {
  /// Returns the method of the delegate under `key`, and the names of the values that it is passed,
  /// which are nil if the spec lists none.
  fileprivate func methodWithValues(
    _ key: Key<Owner, Node>
  ) -> (name: Located<String>?, values: [Located<String>]?)? {
    guard let node = node(key) else { return nil }
    if node.mapping == nil {
      return (text(key)?.memberName("delegate method", reporting: log), nil)
    }
    guard let entry = node.onlyEntry else {
      log.error(.notOneMethod(key.name), at: node.secondKey ?? node.range)
      return nil
    }
    let values = entry.value.texts(of: entry.key.keyText.quoted, reporting: log)
      .eachInputOnce(reporting: log)
    return (entry.name.memberName("delegate method", reporting: log), values)
  }
}

extension Diagnostic.Message {
  fileprivate static func notOneMethod(_ key: String) -> Self {
    let example =
      switch key {
      case DelegateKeys.failure.name: "{ onDeleteComment: [comment] }"
      case DelegateKeys.progress.name: "{ onUploadProgress: [image] }"
      default: "{ onAdded: [bookmark, count] }"
      }
    return "expected one method with the values that it is passed, as in '\(example)'"
  }

  fileprivate static func handedTwice(_ name: String) -> Self {
    "every such method is passed the \(name); leave it out, "
      + "or give the input '\(name)' another name"
  }

  fileprivate static func noValue(_ name: String, _ names: [String]) -> Self {
    "the action has neither a result nor an input '\(name)'"
      + suggestion(for: name, in: names, else: "; expected \(names.choice)")
  }

  fileprivate static func noInput(_ name: String, _ names: [String]) -> Self {
    let expected =
      names.isEmpty ? "; pass nothing, as in 'failure: onError'" : "; expected \(names.choice)"
    return "the action has no input '\(name)'" + suggestion(for: name, in: names, else: expected)
  }

  fileprivate static func noResultYet(_ name: String) -> Self {
    "an action that has not succeeded has no result '\(name)'; pass inputs of the action"
  }

  fileprivate static func nobodyReturns(_ name: String) -> Self {
    "no method returns '\(name)'; name the method under 'success'"
  }

  fileprivate static let nothingToHold: Self =
    "what the method returns decides whether the view is updated; say how under 'updates'"

  fileprivate static func otherAnswer(_ method: String) -> Self {
    "'\(method)' returns something else for another action; give the method another name"
  }

  fileprivate static func notShown(_ name: String) -> Self {
    "the view does not show '\(name)', so nothing can be shown instead; "
      + "show it under 'updates'"
  }
}
