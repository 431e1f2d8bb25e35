import SourceText
import SpecNotation

/// A member of the view model that shows a result of an action, a part of one, or another value.
package struct ActionUpdate: Hashable, Sendable {
  package var member: ViewModelMember
  package var value: StepSpec.Value
}

extension ActionUpdate {
  /// Reads `{ title: title }`: which members of the view model show which part of the results.
  /// Of an action without a result, that of its connector is what was meant.
  static func list(
    _ fields: Fields, _ results: ActionResults, scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) -> [ActionUpdate] {
    var results = results
    let lacksResult = fields["result"] == nil && !results.isOfSteps
    if lacksResult { results.replace(by: scope.resultOfConnector(in: fields)) }
    let entries = entries(fields, results, reporting: &diagnostics)
    if lacksResult, let first = entries.first(where: { !$0.value.isKnownBefore }) {
      diagnostics.error(
        .nothingToShow(results.specs.first), at: fields.keyRange(of: "updates") ?? first.key.range)
    }
    return entries.compactMap { entry in
      let name = entry.key.keyText
      let text = entry.value.text(of: name.quoted, reporting: &diagnostics)
      let value = text.flatMap {
        Self.value($0, results, scope: scope, reporting: &diagnostics)
      }
      guard let member = scope.viewModel[name] else {
        if !scope.viewModel.has(name) {
          diagnostics.error(.unknownMember(name, scope.viewModel.names), at: entry.key.range)
        }
        return nil
      }
      if !member.isSettable { diagnostics.error(.notSettable(name), at: entry.key.range) }
      guard let text, let value else { return nil }
      guard value.fits(member.type) else {
        let type = Composition.Operand(value, nil).type
        diagnostics.error(.unfitUpdate(member, type), at: text.range)
        return nil
      }
      return ActionUpdate(member: member, value: value)
    }
  }

  /// Reads a result or a part of one, a value of the context, a literal, or what is made of these.
  private static func value(
    _ text: Located<String>, _ results: ActionResults, scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) -> StepSpec.Value? {
    let reading = CompositionReading<StepSpec.Value>(text, reporting: &diagnostics) {
      text, wanted, diagnostics in
      value(text, results, scope: scope, reporting: &diagnostics)
        .map { Composition.Operand($0, wanted) }
    }
    if case .composed(let composition) = reading { return composition.map { .composed($0) } }
    if let context = ServiceCall.ContextValue(named: text.value) { return .context(context) }
    if let literal = SwiftLiteral(text.value) { return .literal(literal) }
    return results.path(text, models: scope.models, reporting: &diagnostics).map { .result($0) }
  }

  /// A member by itself is reported, and taken for one that shows the result.
  private static func entries(
    _ fields: Fields, _ results: ActionResults, reporting diagnostics: inout Diagnostics
  ) -> [Node.Entry] {
    guard let node = fields["updates"], case .scalar(var scalar) = node.content,
      SwiftName.isIdentifier(scalar.text), let result = results.names.first
    else { return fields.entries("updates", reporting: &diagnostics) }
    diagnostics.error(.noMapping(scalar.text, result), at: node.range)
    scalar.text = result
    return [Node.Entry(key: node, value: Node(.scalar(scalar), range: node.range))]
  }
}

extension StepSpec.Value {
  /// Whether a member of the type can show the value.
  fileprivate func fits(_ type: SwiftType) -> Bool {
    if case .literal(let literal) = self { return literal.fits(type) }
    return self.type.map { InputSpec.canPass($0, as: type) } ?? false
  }
}

extension Node {
  /// Whether the text is a value that no result is needed for.
  fileprivate var isKnownBefore: Bool {
    SwiftLiteral(keyText) != nil || ServiceCall.ContextValue(named: keyText) != nil
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToShow(_ result: ResultSpec?) -> Self {
    let example = result.map { "\($0.name.value): \($0.type.source)" } ?? "name: Type"
    return "the action has no result to show; add 'result: { \(example) }'"
  }

  fileprivate static func noMapping(_ member: String, _ result: String) -> Self {
    "expected a mapping for 'updates', found a text; write 'updates: { \(member): \(result) }'"
  }

  fileprivate static func unknownMember(_ name: String, _ names: [String]) -> Self {
    "the view model has no '\(name)'"
      + suggestion(for: name, in: names, else: "; declare it under 'viewModel'")
  }

  fileprivate static func notSettable(_ name: String) -> Self {
    "'\(name)' cannot be written to; declare it '{ get set }' in 'viewModel'"
  }

  fileprivate static func unfitUpdate(_ member: ViewModelMember, _ type: SwiftType) -> Self {
    let (name, source) = (member.name.value, type.source)
    // A type that no control holds cannot be that of the member.
    let example = Widget.standard(for: type, named: name)
      .map { _ in ", as in '\(name): \(source) { get set }'" }
    return "'\(name)' is '\(member.type.source)' and cannot show '\(source)'; make the types agree"
      + (example ?? "")
  }
}
