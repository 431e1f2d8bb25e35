/// The moments of an interaction that a view may have a text for.
public enum ProgressMessageType: Int, Sendable, CaseIterable {
  /// The interactor has been started.
  case working
  /// It has failed. A `ValidationError` brings its own text.
  case failure
  /// It has succeeded.
  case success
}

/// What a view says at each moment of one action. Without a `.working` text no progress is shown;
/// `BaseScreenletView.NoProgressMessage` shows it without words.
public typealias ProgressMessages = [ProgressMessageType: String]
