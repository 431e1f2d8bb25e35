import DemoServer
import LiferayScreens
import TestSupport
import Testing

/// "The connector tutorial", section "Using Connectors".
@MainActor @Suite(.usesAppState) struct ConnectorTutorialUseTests {

  private let screenlet = FooScreenlet(frame: .zero)

  private func addBookmark(
    folderId: Int64 = DemoServer.folderId, title: String = "Liferay"
  ) -> ConnectorTutorial.AddBookmarkInteractor {
    ConnectorTutorial.AddBookmarkInteractor(
      screenlet: screenlet, folderId: folderId, title: title, url: "http://www.liferay.com")
  }

  private func getTitle(of url: String) -> ConnectorTutorial.GetWebTitleInteractor {
    ConnectorTutorial.GetWebTitleInteractor(screenlet: screenlet, url: url)
  }

  // MARK: Adding a bookmark

  @Test func `createConnector creates the connector from the interactor's properties`() throws {
    let made = try #require(
      addBookmark().createConnector() as? ConnectorTutorial.AddBookmarkLiferayConnector)
    #expect(made.folderId == DemoServer.folderId)
    #expect(made.title == "Liferay")
    #expect(made.url == "http://www.liferay.com")
  }

  @Test func `completedConnector copies the result to the interactor's property`() async throws {
    try await withLiferay { _ in
      let interactor = addBookmark()
      #expect(await outcome(of: interactor) == nil)
      #expect(interactor.resultBookmark?.stringAttribute("name") == "Liferay")
      #expect(interactor.resultBookmark?.stringAttribute("url") == "http://www.liferay.com")
    }
  }

  @Test func `invalid input ends in the connector's validation error`() async throws {
    try await withLiferay { server in
      let interactor = addBookmark(title: "")
      let error = await outcome(of: interactor)
      #expect(error is ValidationError)
      #expect(error?.localizedDescription == "Title cannot be empty")
      #expect(interactor.resultBookmark == nil)
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `the interactor reports an error of the server, without a result`() async throws {
    try await withLiferay { _ in
      let interactor = addBookmark(folderId: 1)
      #expect(short(await outcome(of: interactor)) == "com.liferay.mobile.sdk 2")
      #expect(short(interactor.lastError) == "com.liferay.mobile.sdk 2")
      #expect(interactor.resultBookmark == nil)
    }
  }

  // MARK: Getting a title

  @Test func `the title of a web page is the text between its tags`() async throws {
    try await withLiferay { server in
      let interactor = getTitle(of: server.homePage)
      #expect(interactor.createConnector() is HttpConnector)
      #expect(await outcome(of: interactor) == nil)
      #expect(interactor.resultTitle == "Home - Liferay")
    }
  }

  @Test func `a page is fetched without a login, and its title decoded`() async throws {
    let page = "<html><head><title>Größe — 大きさ</title></head></html>"
    let server = try LoopbackServer { _ in .html(page) }
    defer { server.stop() }
    let interactor = getTitle(of: server.url)
    #expect(await outcome(of: interactor) == nil)
    #expect(interactor.resultTitle == "Größe — 大きさ")
  }

  @Test func `without an address there is no connector, and the interactor fails`() async {
    let interactor = getTitle(of: "")
    #expect(interactor.createConnector() == nil)
    #expect(short(await outcome(of: interactor)) == "LiferayScreens -2")
  }

  @Test func `an address without a scheme fails, and so does a page that does not exist`()
    async throws
  {
    try await withLiferay { server in
      let error = await outcome(of: getTitle(of: "www.liferay.com"))
      #expect(short(error) == "NSURLErrorDomain -1002")
      let lost = getTitle(of: server.url + "/lost")
      #expect(short(await outcome(of: lost)) == "com.liferay.mobile.sdk 404")
      #expect(lost.resultTitle == nil)
    }
  }
}
