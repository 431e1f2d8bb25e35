import SourceText
import SpecNotation

/// What the view shows while an action is at work, and when it has ended.
package struct ActionProgress: Hashable, Sendable {
  package var working: Located<String>?
  package var success: Located<String>?
  package var failure: Located<String>?

  package init(
    working: Located<String>? = nil, success: Located<String>? = nil,
    failure: Located<String>? = nil
  ) {
    self.working = working
    self.success = success
    self.failure = failure
  }
}

extension ActionProgress {
  /// Reads the `progress` of an action.
  init(_ node: Node?, reporting diagnostics: inout Diagnostics) {
    self.init()
    guard let node else { return }
    if let presenter = node.place(ofKey: "presenter") {
      diagnostics.error(.presenterOfAction, at: presenter)
      return
    }
    let fields = Fields(
      node, of: "'progress'", at: node.range, .messages, reporting: &diagnostics)
    if let fields { self.init(fields, reporting: &diagnostics) }
  }

  init(_ fields: Fields, reporting diagnostics: inout Diagnostics) {
    self.init(
      working: fields.text("working", reporting: &diagnostics),
      success: fields.text("success", reporting: &diagnostics),
      failure: fields.text("failure", reporting: &diagnostics))
  }
}

extension Node {
  fileprivate func place(ofKey name: String) -> SourceRange? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.keyText == name }?.key.range
  }
}

extension Diagnostic.Message {
  fileprivate static let presenterOfAction: Self =
    "one presenter shows the progress of all actions; move it to a 'progress' of the Screenlet"
}
