/// The phases of an interaction that a view may have a text for.
public enum ProgressMessageType: Int, Sendable, CaseIterable {
  /// The interactor has been started.
  case working
  /// It has failed. A `ValidationError` has its own text.
  case failure
  /// It has succeeded.
  case success
}

/// The texts of a view for the phases of one action. Without a `.working` text, no progress is
/// shown; with `BaseScreenletView.NoProgressMessage`, progress is shown without text.
public typealias ProgressMessages = [ProgressMessageType: String]
