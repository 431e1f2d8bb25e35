/// What a spec gives names to, and refers to by them.
package enum Thing: String, CaseIterable, Hashable, Sendable {
  case screenlet, model
  /// A property of the Screenlet or of a connector, or a member of the view model: an input of that
  /// name is all of them.
  case property
  case connector, action, interactor, theme
}
