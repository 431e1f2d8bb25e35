import SourceText

extension Located<String> {
  /// Returns the name of an outlet of generated views, or reports why it cannot be one.
  func outletName(reporting log: DiagnosticLog) -> Located<String>? {
    viewName("outlet", besides: hidingLocals, reporting: log)
  }

  /// Returns the name of a method of generated views that a XIB connects, or reports why it cannot be one.
  func connectionName(reporting log: DiagnosticLog) -> Located<String>? {
    viewName("method", besides: editingActions, reporting: log)
  }

  private func viewName(
    _ what: String, besides others: Set<String>, reporting log: DiagnosticLog
  ) -> Located<String>? {
    guard SwiftName.isKeyword(value) || others.contains(value) else {
      return memberName(what, avoiding: .listView, reporting: log)
    }
    log.error(.takenInViews(value, what), at: range)
    return nil
  }
}

/// The names of values in the accessors of generated views, which would hide an outlet.
private let hidingLocals: Set = ["newValue", "oldValue", "titles", "sender", "selector"]

/// The actions of the edit menu, which every responder has.
private let editingActions: Set = [
  "copy", "cut", "decreaseSize", "delete", "duplicate", "export", "find", "findAndReplace",
  "findNext", "findPrevious", "increaseSize", "makeTextWritingDirectionLeftToRight",
  "makeTextWritingDirectionRightToLeft", "move", "paste", "pasteAndMatchStyle", "printContent",
  "rename", "select", "selectAll", "toggleBoldface", "toggleItalics", "toggleUnderline",
  "updateTextAttributes", "useSelectionForFind",
]

extension Diagnostic.Message {
  fileprivate static func takenInViews(_ name: String, _ what: String) -> Self {
    "'\(name)' has a meaning of its own in a view; give the \(what) another name"
  }
}
