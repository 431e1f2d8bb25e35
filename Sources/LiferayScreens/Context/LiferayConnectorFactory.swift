/// Makes every connector of an app, so that the app can put another one in its place.
///
/// "The architecture tutorial" asks for it: connectors are always created by a factory, and an app
/// injects its own by assigning `LiferayServerContext.connectorFactory`, or by naming its class in
/// `liferay-server-context.plist`. A factory is asked on whatever thread needs a connector.
///
/// ```swift
/// struct OfflineFactory: LiferayConnectorFactory {
///   func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
///     let connector = make()
///     return (connector as? AddBookmarkLiferayConnector).flatMap {
///       OfflineAddBookmarkConnector(folderId: $0.folderId, title: $0.title, url: $0.url)
///         as? Connector
///     } ?? connector
///   }
/// }
/// ```
public protocol LiferayConnectorFactory: Sendable {

  /// A connector to run: what `make` returns, or an instance of a subclass.
  func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector
}

/// A factory that `liferay-server-context.plist` can name, under the key
/// `connectorFactoryClassName`, as `Module.Class`.
public protocol NamedConnectorFactory: AnyObject, LiferayConnectorFactory {
  /// Called when a connector is asked for first, on whatever thread that is.
  init()
}

/// Makes exactly what it is asked for.
public struct DefaultLiferayConnectorFactory: LiferayConnectorFactory {

  /// A factory that changes nothing.
  public init() {}

  /// What `make` returns.
  public func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
    make()
  }
}
