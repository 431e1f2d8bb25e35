internal import Foundation

/// Where a `ServerReadConnectorInteractor` stores the answer of its connector, as a clean entry of
/// the cache, to read it while the server cannot be reached.
///
/// Its key is the name of the action, a slash, and what is read: `load-ratings/42`.
@MainActor
public struct CachedAnswer {

  /// The collection of the cache: the name of the Screenlet.
  public let collection: String

  /// The key within the collection.
  public let key: String

  /// What the connector holds.
  let value: (ServerConnector) -> Any?

  /// Gives the connector a value from the cache. Returns false if its type is wrong.
  let restore: (Any, ServerConnector) -> Bool

  /// What `action` of `screenletClass` keeps of `result`, the property of its connector. Any value
  /// that a `CacheManager` can store may be kept.
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
