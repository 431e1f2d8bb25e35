import BookmarksBasic
import DemoServer
import LiferayScreens

/// The Add Bookmark Basic Screenlet: its Interactor calls the service itself, and the delegate
/// receives the server's answer unchanged.
final class AddBookmarkBasicStop: TourStop {

  static let name = "add-bookmark-basic"
  static let subject = "an Interactor that makes the call itself, without a Connector"

  private func makeScreenlet() -> AddBookmarkBasicScreenlet {
    let screenlet = AddBookmarkBasicScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 134))
    screenlet.folderId = DemoServer.folderId
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    let screen = Screen()
    try await screen.show(makeScreenlet())
    let view: AddBookmarkBasicView_default = try screen.view()
    try screen.enter("https://swift.org", into: view.urlTextField)
    try screen.enter("Swift", into: view.titleTextField)

    portal.server.add(.serverError, times: 1)
    try await screen.tap(view.addBookmarkButton)

    try await screen.tap(view.addBookmarkButton)
    portal.tellRequests()
  }
}

extension AddBookmarkBasicStop: AddBookmarkBasicScreenletDelegate {

  func screenlet(
    _ screenlet: AddBookmarkBasicScreenlet, onBookmarkAdded bookmarkInfo: [String: Any]
  ) {
    let name = bookmarkInfo.stringAttribute("name") ?? ""
    let id = bookmarkInfo.int64Attribute("entryId") ?? 0
    Transcript.call("delegate", "onBookmarkAdded \(name), entry \(id)")
  }

  func screenlet(_ screenlet: AddBookmarkBasicScreenlet, onAddBookmarkError error: NSError) {
    Transcript.call("delegate", "onAddBookmarkError \(error.localizedDescription)")
  }
}
