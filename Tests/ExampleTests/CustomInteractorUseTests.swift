import Bookmarks
import DemoServer
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// A delegate can supply interactors of its own for the actions of a generated Screenlet, and these
/// can use connectors of their own.
@MainActor @Suite(.usesAppState) struct CustomInteractorUseTests {

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = AddBookmarkScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
  private let delegate = SupplyingDelegate()

  init() throws {
    app = try DemoApp()
    SessionContext.loginWithBasic(
      username: DemoUser.joe.emailAddress, password: DemoUser.joe.password, userAttributes: [:])
    window.addSubview(screenlet)
    screenlet.delegate = delegate
    screenlet.folderId = DemoServer.folderId
    screenlet.viewModel?.title = "Liferay"
  }

  private func tapAdd() throws {
    let view = try #require(screenlet.screenletView as? AddBookmarkView_default)
    view.urlTextField?.text = "http://www.liferay.com"
    try #require(view.addBookmarkButton).sendActions(for: .touchUpInside)
  }

  @Test func `an interactor of the delegate's works instead of the Screenlet's`() async throws {
    delegate.supply = { screenlet in RefusingInteractor(screenlet: screenlet) }
    try tapAdd()
    #expect(await comesAbout { !screenlet.isActionRunning("add-bookmark") })
    #expect(delegate.asked == ["add-bookmark"])
    #expect(app.server.requests.isEmpty)
    // It was shown like any other; what the Screenlet does with its own interactor was not done.
    #expect(shownMessage(in: window) == "An error occurred saving the bookmark")
    #expect(delegate.events.isEmpty)
  }

  @Test func `a delegate without one leaves the action to the Screenlet`() async throws {
    try tapAdd()
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.asked == ["add-bookmark"])
    #expect(delegate.events == ["added Liferay"])
  }

  @Test func `it can be a subclass of the generated one, with a connector of its own`()
    async throws
  {
    var results: [String] = []
    delegate.supply = { screenlet in
      let interactor = ShoutingInteractor(
        screenlet: screenlet, folderId: DemoServer.folderId, title: "Liferay",
        url: "http://www.liferay.com")
      interactor.onSuccess = { [weak interactor] in
        results.append(interactor?.resultBookmark?.name ?? "nil")
      }
      return interactor
    }
    try tapAdd()
    #expect(screenlet.isActionRunning("add-bookmark"))
    let view = try #require(screenlet.screenletView as? AddBookmarkView_default)
    #expect(view.addBookmarkButton?.currentTitle == "Saving bookmark...")
    #expect(await comesAbout { !results.isEmpty })
    #expect(results == ["LIFERAY"])
    #expect(app.server.commands == ["add-entry"])
    #expect(shownMessage(in: window) == "Bookmark saved!")
  }

  @Test func `it can run a graph with the generated connector in it`() async throws {
    var titles: [String?] = []
    delegate.supply = { screenlet in
      let interactor = AddAllInteractor(screenlet: screenlet)
      interactor.onSuccess = { [weak interactor] in titles = interactor?.results ?? [] }
      return interactor
    }
    try tapAdd()
    #expect(await comesAbout { !titles.isEmpty })
    #expect(titles == ["one", "two", "one and two"])
    #expect(app.server.commands == ["add-entry", "add-entry", "add-entry"])
  }
}

@MainActor private final class SupplyingDelegate: AddBookmarkScreenletDelegate {

  var supply: (BaseScreenlet) -> Interactor? = { _ in nil }
  private(set) var asked: [String] = []
  private(set) var events: [String] = []

  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
  ) -> Interactor? {
    asked.append(customInteractorForAction)
    return supply(screenlet)
  }

  func screenlet(_ screenlet: AddBookmarkScreenlet, onBookmarkAdded bookmark: Bookmark) {
    events.append("added \(bookmark.name)")
  }

  func screenlet(_ screenlet: AddBookmarkScreenlet, onAddBookmarkError error: NSError) {
    events.append("error \(error.domain) \(error.code)")
  }
}

/// Has something else to do than to call a server.
private final class RefusingInteractor: Interactor {

  override func start() -> Bool {
    callOnFailure(NSError.errorWithCause(.notAvailable, message: "Bookmarks are closed today"))
    return true
  }
}

/// Adds the bookmark with its title in capitals.
private final class ShoutingInteractor: AddBookmarkInteractor {

  override func createConnector() -> ServerConnector? {
    LiferayServerContext.connectorFactory.create {
      ShoutingConnector(folderId: folderId, title: title, url: url)
    }
  }
}

private final class ShoutingConnector: AddBookmarkLiferayConnector, @unchecked Sendable {

  override init(folderId: Int64, title: String, url: String) {
    super.init(folderId: folderId, title: title.uppercased(), url: url)
  }
}

/// Adds two bookmarks at once, and then one that is named after both.
private final class AddAllInteractor: ServerWriteConnectorInteractor {

  private(set) var results: [String?] = []

  override func createConnector() -> ServerConnector? {
    let (one, two) = (connector("one"), connector("two"))
    let both = ServerConnectorStep {
      self.connector([one, two].compactMap(self.name).joined(separator: " and "))
    } completed: {
      self.results = [one, two, $0].map(self.name)
    }
    both.addDependency(one)
    both.addDependency(two)
    return ServerConnectorGraph([one, two, both])
  }

  private func connector(_ title: String) -> AddBookmarkLiferayConnector {
    AddBookmarkLiferayConnector(
      folderId: DemoServer.folderId, title: title, url: "http://\(title.count).example")
  }

  private func name(_ connector: AddBookmarkLiferayConnector) -> String? {
    connector.resultBookmarkInfo?.stringAttribute("name")
  }
}
