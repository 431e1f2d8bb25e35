import SourceText
import SpecNotation

extension ActionSpec.Delegate {
  /// Reads `{ success: onBookmarkAdded, failure: onAddBookmarkError }`. The method for success
  /// hands over all results, or those that it is said with: `success: { onAdded: [bookmark] }`.
  /// `isLogin` is whether the action may keep what it has brought.
  init(
    _ node: Node?, of results: ActionSpec.Results, isLogin: Bool,
    reporting diagnostics: inout Diagnostics
  ) {
    self.init(values: results.specs)
    guard let node,
      let fields = Fields(
        node, of: "'delegate'", at: node.range, .delegate,
        kind: (isLogin ? ActionSpec.KindName.login : .custom).rawValue, reporting: &diagnostics)
    else { return }
    func method(_ key: String) -> Located<String>? {
      fields.text(key, reporting: &diagnostics)?
        .memberName("delegate method", reporting: &diagnostics)
    }
    if let method = fields["success"], case .mapping(let entries) = method.content {
      if let entry = entries.first, entries.count == 1 {
        success = Located(entry.key.keyText, at: entry.key.range)
          .memberName("delegate method", reporting: &diagnostics)
        values = entry.value.texts(of: entry.key.keyText.quoted, reporting: &diagnostics)
          .compactMap { results.result(named: $0, reporting: &diagnostics) }
      } else {
        let second = entries.dropFirst().first?.key.range
        diagnostics.error(.notOneMethod, at: second ?? method.range)
      }
    } else {
      success = method("success")
    }
    failure = method("failure")
    saved = method("saved")
    loaded = method("loaded")
  }
}

extension Diagnostic.Message {
  fileprivate static let notOneMethod: Self =
    "expected one method with what it hands over, as in '{ onAdded: [bookmark, count] }'"
}
