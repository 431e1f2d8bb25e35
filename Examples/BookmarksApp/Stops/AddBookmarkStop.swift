import Bookmarks
import DemoServer
import LiferayScreens

/// The Add Bookmark Screenlet: one action reads the title of a page, the other adds the bookmark. A
/// bookmark without a title is rejected before the call, one without a folder by the server.
final class AddBookmarkStop: TourStop {

  static let name = "add-bookmark"
  static let subject = "two actions with Connectors, what they refuse, what the server refuses"

  private func makeScreenlet() -> AddBookmarkScreenlet {
    let screenlet = AddBookmarkScreenlet(
      frame: CGRect(x: 0, y: 0, width: 320, height: 176), themeName: "flat7")
    screenlet.folderId = DemoServer.folderId
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    let screen = Screen()
    let screenlet = makeScreenlet()
    try await screen.show(screenlet)
    let view: AddBookmarkView_flat7 = try screen.view()
    try await screen.tap(view.addBookmarkButton)
    portal.tellRequests()

    try screen.enter(portal.server.homePage, into: view.urlTextField)
    try await screen.tap(view.getTitleButton)
    screen.tell(["title": view.title])

    Transcript.step("The app sets folderId 99")
    screenlet.folderId = 99
    try await screen.tap(view.addBookmarkButton)
    Transcript.step("The app sets folderId \(DemoServer.folderId)")
    screenlet.folderId = DemoServer.folderId
    try await screen.tap(view.addBookmarkButton)
    portal.tellRequests()
  }
}

extension AddBookmarkStop: AddBookmarkScreenletDelegate {

  func screenlet(_ screenlet: AddBookmarkScreenlet, onBookmarkAdded bookmark: Bookmark) {
    Transcript.call("delegate", "onBookmarkAdded \(bookmark.name), \(bookmark.url)")
  }

  func screenlet(_ screenlet: AddBookmarkScreenlet, onAddBookmarkError error: NSError) {
    let kind = error is ValidationError ? "ValidationError: " : ""
    Transcript.call("delegate", "onAddBookmarkError \(kind)\(error.localizedDescription)")
  }
}
