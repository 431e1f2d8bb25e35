import SourceText
import SpecNotation

extension ActionDelegate {
  /// Reads `{ success: onBookmarkAdded, failure: onAddBookmarkError }`. The method for success
  /// hands over all results, or what the spec lists: `success: { onAdded: [bookmark, folderId] }`.
  /// The method for failure may hand over inputs: `failure: { onDeleteBookmark: entryId }`.
  ///
  /// `inputs` are nil where they could not be read, and so is the `kind` of the action.
  init(
    of action: Fields, _ results: ActionResults, inputs: [InputSpec]?,
    kind: ActionSpec.KindName?, updates: [ActionUpdate],
    reporting diagnostics: inout Diagnostics
  ) {
    self.init(values: results.specs.items.map { .result($0) })
    let kind = kind ?? .custom
    let fields = action.mapping("delegate", kind: kind.rawValue, reporting: &diagnostics)
    guard let fields else { return }
    let succeeding = fields.methodWithValues("success", reporting: &diagnostics)
    success = succeeding?.name
    if let names = succeeding?.values {
      values = names.compactMap {
        Self.value($0, results, inputs, reporting: &diagnostics)
      }
    }
    let failing = fields.methodWithValues("failure", reporting: &diagnostics)
    failure = failing?.name
    subjects =
      failing?.values?.compactMap {
        Self.subject($0, results, inputs, besides: "error", reporting: &diagnostics)
      } ?? []
    let progressing = fields.methodWithValues("progress", reporting: &diagnostics)
    progress = progressing?.name
    progressSubjects =
      progressing?.values?.compactMap {
        Self.subject($0, results, inputs, besides: "progress", reporting: &diagnostics)
      } ?? []
    saved = fields.delegateMethod("saved", reporting: &diagnostics)
    loaded = fields.delegateMethod("loaded", reporting: &diagnostics)
    answer = Self.answer(fields, results, updates, reporting: &diagnostics)
  }

  /// Reports methods of one name of which one returns something else than another.
  static func checkAnswers(_ delegates: [ActionDelegate], reporting diagnostics: inout Diagnostics)
  {
    var first: [String: (method: Located<String>, type: String?)] = [:]
    for delegate in delegates {
      guard let method = delegate.success else { continue }
      let type = delegate.answer?.typeName
      if let other = first[method.value] {
        guard other.type != type else { continue }
        diagnostics.error(
          .otherAnswer(method.value), at: method.range,
          notes: [Diagnostic.Note(.firstOne, at: other.method.range)])
      } else {
        first[method.value] = (method, type)
      }
    }
  }

  /// A result of that name, or else an input.
  private static func value(
    _ name: Located<String>, _ results: ActionResults, _ inputs: [InputSpec]?,
    reporting diagnostics: inout Diagnostics
  ) -> Value? {
    if !results.has(name.value) {
      guard let inputs else { return nil }
      if let input = inputs.named(name.value) { return .input(input) }
      if results.isComplete, !inputs.isEmpty {
        diagnostics.error(.noValue(name.value, results.names + inputs.names), at: name.range)
        return nil
      }
    }
    return results.result(named: name, reporting: &diagnostics).map { .result($0) }
  }

  /// An input of that name, which the method hands over before its `last` value.
  private static func subject(
    _ name: Located<String>, _ results: ActionResults, _ inputs: [InputSpec]?,
    besides last: String, reporting diagnostics: inout Diagnostics
  ) -> InputSpec? {
    guard let inputs else { return nil }
    if name.value == last {
      diagnostics.error(.handedTwice(last), at: name.range)
      return nil
    }
    if let input = inputs.named(name.value) { return input }
    diagnostics.error(
      results.has(name.value)
        ? .noResultYet(name.value) : .noInput(name.value, inputs.names),
      at: name.range)
    return nil
  }

  /// Reads `returns: html` or `returns: Bool`, which say something about what the view shows.
  private static func answer(
    _ fields: Fields, _ results: ActionResults, _ updates: [ActionUpdate],
    reporting diagnostics: inout Diagnostics
  ) -> Answer? {
    guard let name = fields.text("returns", reporting: &diagnostics) else { return nil }
    if fields["success"] == nil {
      diagnostics.error(.nobodyReturns(name.value), at: name.range)
      return nil
    }
    if name.value == "Bool" {
      if updates.isEmpty { diagnostics.error(.nothingToHold, at: name.range) }
      return .permission
    }
    guard let result = results.result(named: name, reporting: &diagnostics) else { return nil }
    if !updates.contains(where: { $0.value.paths.contains { $0.result == result } }) {
      diagnostics.error(.notShown(name.value), at: name.range)
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

extension Fields {
  /// The method of the delegate under `key`, and what it says that the method hands over: nil if it
  /// says nothing.
  fileprivate func methodWithValues(
    _ key: String, reporting diagnostics: inout Diagnostics
  ) -> (name: Located<String>?, values: [Located<String>]?)? {
    guard let node = self[key] else { return nil }
    if node.mapping == nil { return (delegateMethod(key, reporting: &diagnostics), nil) }
    guard let entry = node.onlyEntry else {
      diagnostics.error(.notOneMethod(key), at: node.secondKey ?? node.range)
      return nil
    }
    let values = entry.value.texts(of: entry.key.keyText.quoted, reporting: &diagnostics)
      .eachInputOnce(reporting: &diagnostics)
    return (entry.name.memberName("delegate method", reporting: &diagnostics), values)
  }
}

extension Diagnostic.Message {
  fileprivate static func notOneMethod(_ key: String) -> Self {
    let example =
      switch key {
      case "failure": "{ onDeleteComment: [comment] }"
      case "progress": "{ onUploadProgress: [image] }"
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
