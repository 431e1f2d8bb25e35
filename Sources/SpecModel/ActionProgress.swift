import SourceText

/// The messages that the view shows while an action is running and when it has ended.
package struct ActionProgress: Hashable, Sendable {
  package var working: ShownText?
  package var success: ShownText?
  package var failure: ShownText?

  package init() {}
}

extension ActionProgress {
  /// Reads the `progress` of an action, a list or a Screenlet, if it has any.
  init(_ fields: Fields<ProgressKeys>?) {
    working = fields?[ProgressKeys.working]
    success = fields?[ProgressKeys.success]
    failure = fields?[ProgressKeys.failure]
  }
}
