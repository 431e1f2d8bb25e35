import SourceText

/// How the views of a Screenlet are named. The runtime finds views under either name.
package enum ViewNaming: String, CaseIterable, Hashable, Sendable {
  /// `AddBookmarkView_default`.
  case short
  /// `AddBookmarkScreenletView_default`.
  case full
}

extension ViewNaming {
  /// Reads `{ view: full }`; nil if the spec does not say it.
  init?(_ fields: Fields<NamingKeys>?) {
    guard let naming = fields?[NamingKeys.view] else { return nil }
    self = naming
  }
}
