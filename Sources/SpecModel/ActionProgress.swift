import SourceText

/// What the view shows while an action is at work, and when it has ended.
package struct ActionProgress: Hashable, Sendable {
  package var working: ShownText?
  package var success: ShownText?
  package var failure: ShownText?

  package init(
    working: ShownText? = nil, success: ShownText? = nil,
    failure: ShownText? = nil
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
      working: fields.shownText("working", reporting: &diagnostics),
      success: fields.shownText("success", reporting: &diagnostics),
      failure: fields.shownText("failure", reporting: &diagnostics))
  }
}
