import Bookmarks
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// The pages of a list have their connectors from the factory of the app, too.
@MainActor @Suite(.usesAppState) struct BookmarkListFactoryUseTests {

  @Test func `an app's factory can replace the generated connector with its own`() async {
    LiferayServerContext.connectorFactory = FakeFactory()
    defer { LiferayServerContext.reset() }
    let screenlet = BookmarkListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    screenlet.groupId = 20126
    screenlet.folderId = 30200
    screenlet.loadList()
    let names = {
      screenlet.baseListView?.rowsForSectionIndex(0).map { ($0 as? Bookmark)?.name }
    }
    #expect(await comesAbout { names() == ["fake 0"] })
  }
}

/// Answers without a server, one row to a page.
private final class FakeConnector: BookmarkListPageLiferayConnector, @unchecked Sendable {

  override func createSession() -> LRSession? {
    LRSession(server: "http://fake.example")
  }

  override func doRun(session: LRSession) {
    resultPageContent = [["name": "fake \(startRow)", "url": "http://fake.example"]]
    resultRowCount = 1
  }
}

private struct FakeFactory: LiferayConnectorFactory {
  func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
    let connector = make()
    guard let asked = connector as? BookmarkListPageLiferayConnector else { return connector }
    let fake = FakeConnector(
      startRow: asked.startRow, endRow: asked.endRow, computeRowCount: asked.computeRowCount,
      groupId: asked.groupId, folderId: asked.folderId)
    return fake as? Connector ?? connector
  }
}
