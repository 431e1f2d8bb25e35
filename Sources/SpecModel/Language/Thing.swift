/// The kinds of things that a spec names, and refers to by these names.
package enum Thing: String, CaseIterable, Hashable, Sendable {
  case screenlet, model
  /// A property of the Screenlet or of a connector, or a member of the view model. An input refers
  /// to all of these that have its name.
  case property
  case connector, action, interactor, theme
}
