/// What "the connector tutorial" writes, in current spelling. Its two editions have the same code.
///
/// Each tutorial has a namespace here, since two of them write an `AddBookmarkInteractor`.
enum ConnectorTutorial {

  /// The tutorial hands the server's attributes on as they are.
  typealias Bookmark = [String: Any]
}
