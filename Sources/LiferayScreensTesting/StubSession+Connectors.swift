public import LiferayScreens

extension StubSession {

  /// Returns the last connector of a class that the app has created, or nil if it has created none:
  /// to see what it was created with.
  public func connector<Connector: ServerConnector>(of type: Connector.Type) -> Connector? {
    state.withLock { state in
      state.connectors.lazy.compactMap { $0 as? Connector }.last
    }
  }
}

/// Lets the factory of the app create each connector, and records it.
struct RecordingConnectorFactory: LiferayConnectorFactory {
  let factory: any LiferayConnectorFactory
  let session: StubSession

  func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
    let connector = factory.create(make)
    session.state.withLock { $0.connectors.append(connector) }
    return connector
  }
}
