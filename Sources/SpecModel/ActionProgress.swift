import SourceText

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
  /// Reads the `progress` of an action, or of a list.
  init(of action: Fields, reporting diagnostics: inout Diagnostics) {
    self.init()
    let fields = action.mapping("progress", reporting: &diagnostics)
    if let fields { self.init(fields, reporting: &diagnostics) }
  }

  init(_ fields: Fields, reporting diagnostics: inout Diagnostics) {
    self.init(
      working: fields.text("working", reporting: &diagnostics),
      success: fields.text("success", reporting: &diagnostics),
      failure: fields.text("failure", reporting: &diagnostics))
  }
}
