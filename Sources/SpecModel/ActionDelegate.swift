import SourceText
import SpecNotation

/// The methods of the delegate that an action calls when it has ended.
package struct ActionDelegate: Hashable, Sendable {
  package var success: Located<String>?
  /// The results that the method for success hands over.
  package var values: [ResultSpec] = []
  package var failure: Located<String>?
  /// Called when a login was kept.
  package var saved: Located<String>?
  /// Called when a login that was kept was loaded.
  package var loaded: Located<String>?

  /// Whether no method is called.
  package var isEmpty: Bool {
    success == nil && failure == nil && saved == nil && loaded == nil
  }
}

extension ActionDelegate {
  /// Reads `{ success: onBookmarkAdded, failure: onAddBookmarkError }`. The method for success
  /// hands over all results, or those that the spec lists: `success: { onAdded: [bookmark] }`.
  /// `isLogin` is whether the action may keep what it has brought.
  init(
    of action: Fields, _ results: ActionResults, isLogin: Bool,
    reporting diagnostics: inout Diagnostics
  ) {
    self.init(values: results.specs)
    let kind = isLogin ? InteractorSpec.KindName.login : .custom
    let fields = action.mapping("delegate", kind: kind.rawValue, reporting: &diagnostics)
    guard let fields else { return }
    if let method = fields["success"], case .mapping(let entries) = method.content {
      if let entry = entries.first, entries.count == 1 {
        success = entry.name
          .memberName("delegate method", reporting: &diagnostics)
        values = entry.value.texts(of: entry.key.keyText.quoted, reporting: &diagnostics)
          .compactMap { results.result(named: $0, reporting: &diagnostics) }
      } else {
        let second = entries.dropFirst().first?.key.range
        diagnostics.error(.notOneMethod, at: second ?? method.range)
      }
    } else {
      success = fields.delegateMethod("success", reporting: &diagnostics)
    }
    failure = fields.delegateMethod("failure", reporting: &diagnostics)
    saved = fields.delegateMethod("saved", reporting: &diagnostics)
    loaded = fields.delegateMethod("loaded", reporting: &diagnostics)
  }
}

extension Diagnostic.Message {
  fileprivate static let notOneMethod: Self =
    "expected one method with what it hands over, as in '{ onAdded: [bookmark, count] }'"
}
