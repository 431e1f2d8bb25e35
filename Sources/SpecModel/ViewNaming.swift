import SourceText

/// How the views of a Screenlet are named. The runtime finds views under either name.
package enum ViewNaming: String, CaseIterable, Hashable, Sendable {
  /// `AddBookmarkView_default`.
  case short
  /// `AddBookmarkScreenletView_default`.
  case full
}

extension ViewNaming {
  /// Reads `{ view: full }`; without it names are short.
  init(of spec: Fields, reporting diagnostics: inout Diagnostics) {
    let fields = spec.mapping("naming", reporting: &diagnostics)
    self = fields?.choice("view", reporting: &diagnostics) ?? .short
  }
}
