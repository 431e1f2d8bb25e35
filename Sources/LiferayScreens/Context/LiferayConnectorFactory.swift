/// Creates every connector of an app, so that the app can substitute its own.
///
/// "The architecture tutorial" requires it: connectors are always created by a factory, and an app
/// injects its own by assigning `LiferayServerContext.connectorFactory`, or by naming its class in
/// `liferay-server-context.plist`. A factory is called on the thread that needs a connector.
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

  /// Returns the connector to run: the one that `make` returns, or an instance of a subclass.
  func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector
}

/// A factory that `liferay-server-context.plist` can name as `Module.Class`, under the key
/// `connectorFactoryClassName`.
public protocol NamedConnectorFactory: AnyObject, LiferayConnectorFactory {
  /// Creates the factory. Called when the first connector is needed, on the thread that needs it.
  init()
}

/// Creates each connector unchanged.
public struct DefaultLiferayConnectorFactory: LiferayConnectorFactory {

  /// Creates the default factory.
  public init() {}

  /// Returns what `make` returns.
  public func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
    make()
  }
}
