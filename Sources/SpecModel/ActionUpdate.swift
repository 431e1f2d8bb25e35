import SourceText
import SpecNotation

/// A member of the view model that shows a result of an action, or a part of one.
package struct ActionUpdate: Hashable, Sendable {
  package var member: ViewModelMember
  package var path: ResultPath
}

extension ActionUpdate {
  /// Reads `{ title: title }`: which members of the view model show which part of the results.
  static func list(
    _ fields: Fields, _ results: ActionResults, scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) -> [ActionUpdate] {
    let entries = fields.entries("updates", reporting: &diagnostics)
    if fields["result"] == nil, !results.isOfSteps, let first = entries.first {
      diagnostics.error(.nothingToShow, at: fields.keyRange(of: "updates") ?? first.key.range)
    }
    return entries.compactMap { entry in
      let name = entry.key.keyText
      let text = entry.value.text(of: name.quoted, reporting: &diagnostics)
      let path = text.flatMap {
        results.path($0, models: scope.models, reporting: &diagnostics)
      }
      guard let member = scope.viewModel[name] else {
        if !scope.viewModel.has(name) {
          diagnostics.error(.unknownMember(name, scope.viewModel.names), at: entry.key.range)
        }
        return nil
      }
      guard member.isSettable else {
        diagnostics.error(.notSettable(name), at: entry.key.range)
        return nil
      }
      guard let text, let path else { return nil }
      guard InputSpec.canPass(path.type, as: member.type) else {
        diagnostics.error(.unfitUpdate(member, path.type), at: text.range)
        return nil
      }
      return ActionUpdate(member: member, path: path)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let nothingToShow: Self =
    "the action has no result to show; add 'result: { name: Type }'"

  fileprivate static func unknownMember(_ name: String, _ names: [String]) -> Self {
    "the view model has no '\(name)'"
      + suggestion(for: name, in: names, else: "; declare it under 'viewModel'")
  }

  fileprivate static func notSettable(_ name: String) -> Self {
    "'\(name)' cannot be written to; declare it '{ get set }' in 'viewModel'"
  }

  fileprivate static func unfitUpdate(_ member: ViewModelMember, _ type: SwiftType) -> Self {
    "'\(member.name.value)' is '\(member.type.source)' and cannot show '\(type.source)'; "
      + "make the types agree"
  }
}
