import Bookmarks
import DemoServer
import LiferayScreens

/// Parts that an app substitutes without editing generated files: an Interactor supplied by the
/// delegate, and a Connector created by a factory.
final class OwnPartsStop: TourStop {

  static let name = "own-parts"
  static let subject = "an Interactor that the delegate supplies, a Connector of the app's factory"

  private var isOpen = false

  private func makeScreenlet() -> AddBookmarkScreenlet {
    let screenlet = AddBookmarkScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
    screenlet.folderId = DemoServer.folderId
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    let screen = Screen()
    try await screen.show(makeScreenlet())
    let view: AddBookmarkView_default = try screen.view()
    try screen.enter("https://swift.org", into: view.urlTextField)
    try screen.enter("swift", into: view.titleTextField)
    try await screen.tap(view.addBookmarkButton)
    portal.tellRequests()

    Transcript.step("The app opens, with a factory of its own")
    isOpen = true
    LiferayServerContext.connectorFactory = CapitalizingFactory()
    try await screen.tap(view.addBookmarkButton)
    portal.tellRequests()
  }
}

extension OwnPartsStop: AddBookmarkScreenletDelegate {

  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction action: String, withSender sender: Any?
  ) -> Interactor? {
    guard action == AddBookmarkScreenlet.AddBookmarkAction, !isOpen else { return nil }
    return ClosedInteractor(screenlet: screenlet)
  }

  func screenlet(_ screenlet: AddBookmarkScreenlet, onBookmarkAdded bookmark: Bookmark) {
    Transcript.call("delegate", "onBookmarkAdded \(bookmark.name)")
  }
}

/// Fails without a call. The progress panel shows it like any other.
private final class ClosedInteractor: Interactor {

  override func start() -> Bool {
    Transcript.call("interactor", "ClosedInteractor")
    callOnFailure(NSError.errorWithCause(.notAvailable, message: "Come back tomorrow"))
    return true
  }
}

/// Replaces every `AddBookmarkLiferayConnector` by one that capitalizes titles. An app can also
/// name such a class in `liferay-server-context.plist`, as `connectorFactoryClassName`.
private struct CapitalizingFactory: LiferayConnectorFactory {

  func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
    let connector = make()
    guard let asked = connector as? AddBookmarkLiferayConnector else { return connector }
    let own = AddBookmarkLiferayConnector(
      folderId: asked.folderId, title: asked.title.capitalized, url: asked.url)
    return own as? Connector ?? connector
  }
}
