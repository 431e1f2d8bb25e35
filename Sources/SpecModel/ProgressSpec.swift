import SourceText
import SpecNotation

/// What a Screenlet says of the progress of all its actions: the messages of those that have none
/// of their own, and who shows them.
package struct ProgressSpec: Hashable, Sendable {
  package var messages = ActionSpec.Progress()
  /// The name of the presenter, without `ProgressPresenter`; nil for that of the framework.
  package var presenter: Located<String>?

  /// The presenter that the runtime has, and that needs no class of the Screenlet's own.
  package static let runtimePresenter = "Default"
}

extension ProgressSpec {
  init(_ node: Node?, reporting diagnostics: inout Diagnostics) {
    self.init()
    guard let node,
      let fields = Fields(
        node, of: "'progress'", at: node.range, .progress,
        reporting: &diagnostics)
    else { return }
    messages = ActionSpec.Progress(fields, reporting: &diagnostics)
    presenter = fields.text("presenter", reporting: &diagnostics)?
      .typeName("progress presenter", without: ["ProgressPresenter"], reporting: &diagnostics)
  }
}

extension ActionSpec.Progress {
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

  fileprivate init(_ fields: Fields, reporting diagnostics: inout Diagnostics) {
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
