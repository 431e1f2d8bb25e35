internal import Foundation

/// The place in which a `ServerReadConnectorInteractor` stores the result of its connector: a clean
/// entry of the cache, which is read while the server cannot be reached.
///
/// The key is the name of the action, a slash, and the subject of the read: `load-ratings/42`.
@MainActor
public struct CachedAnswer {

  /// The collection of the cache: the name of the Screenlet.
  public let collection: String

  /// The key within the collection.
  public let key: String

  /// Returns the result of the connector.
  let value: (ServerConnector) -> Any?

  /// Sets the connector's result to a value from the cache. Returns false if the type of the value
  /// is wrong.
  let restore: (Any, ServerConnector) -> Bool

  /// Creates the place for `result`, the property of the connector that `action` of
  /// `screenletClass` runs. It may have any value that a `CacheManager` can store.
  public init<Connector: ServerConnector, Value>(
    _ result: ReferenceWritableKeyPath<Connector, Value?>, of screenletClass: AnyClass,
    action: String, about subject: String
  ) {
    collection = ScreenletName(screenletClass)
    key = "\(action)/\(subject)"
    value = { ($0 as? Connector)?[keyPath: result] }
    restore = { stored, connector in
      guard let connector = connector as? Connector, let value = stored as? Value else {
        return false
      }
      connector[keyPath: result] = value
      return true
    }
  }
}
