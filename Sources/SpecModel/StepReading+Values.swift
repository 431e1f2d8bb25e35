import SourceText
import SpecNotation

// The values that a step passes to its connector: where they come from, and whether they fit.

extension StepReading {
  /// Reads a value: a result of another step, a property of the Screenlet, a member of its view
  /// model, a value of the context, or a literal, looked up in this order; or a composition of
  /// these.
  mutating func value(
    _ text: Located<String>, of draft: StepDraft, reporting log: DiagnosticLog
  ) -> Expression? {
    Expression(text, reporting: log) { meaning(of: $0, in: draft, reporting: log) }
  }

  mutating func meaning(
    of text: Located<String>, in draft: StepDraft, reporting log: DiagnosticLog
  ) -> Expression? {
    let root = ResultPath.root(of: text.value)
    if let each, each.name.value == root {
      let element = ResultSpec(
        name: each.name, type: SwiftType(each.element), typeRange: text.range)
      return ResultPath(text, of: element, models: scope.models, reporting: log)
        .map { Expression(.name(.element($0, of: each))) }
    }
    // What is wrong with the list is reported there.
    if each == nil, let own = draft.each?.key.keyText, root == own { return nil }
    let isOwn = root == draft.name.value && scope.hasInput(text.value)
    if !isOwn, let source = drafts[String(root)] {
      let name = text.part(root)
      guard wait(draft, for: name, reporting: log) else { return nil }
      guard let result = source.result else {
        if source.work != nil { log.error(.noResult(name.value), at: name.range) }
        return nil
      }
      return ResultPath(text, of: result, models: scope.models, reporting: log)
        .map { Expression(.name(.result($0))) }
    }
    if let source = scope.source(text, reporting: log) {
      return Expression(.name(.input(text.nameOfInput, source)))
    }
    // A declaration with a mistake was reported where it is.
    if scope.hasInput(text.value) { return nil }
    if let value = Expression(constant: text.value) { return value }
    log.error(.unknownValue(text.value, names(besides: draft) + scope.inputNames), at: text.range)
    return nil
  }

  // MARK: Types

  func fits(
    _ value: Expression, _ property: PropertySpec, _ text: Located<String>, of draft: StepDraft,
    reporting log: DiagnosticLog
  ) -> Bool {
    // The connector exists only if such a value does, so the value may be missing here.
    let isBound =
      value.isComposed || value.reference?.path != nil || value.reference?.isElement == true
      || draft.assured.contains(text.value)
    let isFine = value.fits(property.type, isBound: isBound)
    if !isFine { log.error(.unfitValue(text.value, value.type, property), at: text.range) }
    return isFine
  }

  func isAddress(
    _ value: Expression, _ text: Located<String>, reporting log: DiagnosticLog
  ) -> Bool {
    if case .literal(.string) = value.form { return true }
    let isFine = value.type.map { [.string, .url].contains($0.builtin) } ?? false
    if !isFine { log.error(.noAddress(text.value, value.type), at: text.range) }
    return isFine
  }

  /// Reports a step that needs the result of an optional step without being optional itself.
  func mustBeOptional(
    _ draft: StepDraft, for value: Expression, _ text: Located<String>,
    reporting log: DiagnosticLog
  ) {
    let needed = value.needed.lazy.compactMap(\.reference?.path)
    let optional = needed.first { path in
      path.result.isOptional && !draft.assured.contains(path.result.name.value)
    }
    guard !draft.isOptional, let optional else { return }
    log.error(.needsOptional(draft.name.value, optional.result.name.value), at: text.range)
  }
}

extension Located<String> {
  /// The name of the input for the part of a source: `articleTitle` for `article.title`.
  fileprivate var nameOfInput: Located<String> {
    let names = value.dotSeparated
    return Located(names[0] + names.dropFirst().map { String($0).upperFirst }.joined(), at: range)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownValue(_ text: String, _ names: [String]) -> Self {
    if text.hasPrefix("context.") {
      return ServiceCall.ContextValue.unknown(text)
    }
    if let mistake = SwiftLiteral.mistake(inText: text) {
      return "cannot read the text '\(text)'; \(mistake)"
    }
    if text.hasPrefix("not ") {
      return
        "'not' follows 'is', as in '\(text.dropFirst(4)) is not set', or 'is false' of a 'Bool'"
    }
    let root = String(ResultPath.root(of: text))
    if let near = nearest(to: root, in: names) {
      return "nothing is named '\(root)'; did you mean '\(near)'?"
    }
    return "'\(text)' is neither a result of another step, a property, a member of the view model, "
      + "'context.<name>' nor a literal; " + SwiftLiteral.advice(for: text)
  }

  fileprivate static func noResult(_ step: String) -> Self {
    "the step '\(step)' has no result; give its connector a result, or use 'after' to wait for it"
  }

  fileprivate static func unfitValue(
    _ text: String, _ type: SwiftType?, _ property: PropertySpec
  ) -> Self {
    let name = property.name.value
    guard let type else {
      return "'\(text)' is not '\(property.type.source)', which '\(name)' of the connector is; "
        + "make them agree"
    }
    return "'\(text)' is '\(type.source)' but '\(name)' of the connector is "
      + "'\(property.type.source)'; make the types agree"
  }

  fileprivate static func needsOptional(_ step: String, _ other: String) -> Self {
    "'\(step)' needs '\(other)', which is optional; "
      + "make '\(step)' optional too, or write 'if: \(other) is not nil' for it"
  }

  fileprivate static func noAddress(_ text: String, _ type: SwiftType?) -> Self {
    "'\(text)' is \(type.map { "'\($0.source)'" } ?? "not an address"); "
      + "an HttpConnector reads an address of type 'String' or 'URL'"
  }
}
