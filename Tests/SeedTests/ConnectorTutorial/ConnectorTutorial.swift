/// The code of "the connector tutorial", in current Swift. Its two editions have the same code.
///
/// Each tutorial has a namespace, since two of them declare an `AddBookmarkInteractor`.
enum ConnectorTutorial {

  /// The tutorial passes the server's attributes on unchanged.
  typealias Bookmark = [String: Any]
}
