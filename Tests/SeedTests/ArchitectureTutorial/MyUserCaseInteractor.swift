import LiferayScreens

/// One use case: it lets a connector call the server, and stores the result for the Screenlet.
class MyUserCaseInteractor: ServerReadConnectorInteractor {

  let groupId: Int64
  let folderId: Int64

  var resultCount: Int?

  init(screenlet: BaseScreenlet, groupId: Int64, folderId: Int64) {
    self.groupId = groupId
    self.folderId = folderId
    super.init(screenlet: screenlet)
  }

  override func createConnector() -> ServerConnector? {
    LiferayServerContext.connectorFactory.create {
      MyOperationConnector(groupId: groupId, folderId: folderId)
    }
  }

  override func completedConnector(_ c: ServerConnector) {
    resultCount = (c as? MyOperationConnector)?.resultCount
  }
}
