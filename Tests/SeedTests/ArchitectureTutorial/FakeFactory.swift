import LiferayScreens

/// An app's own factory: it replaces the connector of a count by one that needs no server.
final class FakeFactory: NamedConnectorFactory {

  required init() {}

  func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
    let connector = make()
    guard let count = connector as? MyOperationConnector else { return connector }
    let fake = FakeConnector(groupId: count.groupId, folderId: count.folderId)
    return fake as? Connector ?? connector
  }
}

/// Always returns the same count.
final class FakeConnector: MyOperationConnector, @unchecked Sendable {

  override func createSession() -> LRSession? {
    LRSession(server: "http://127.0.0.1")
  }

  override func doRun(session: LRSession) {
    resultCount = 42
  }
}
