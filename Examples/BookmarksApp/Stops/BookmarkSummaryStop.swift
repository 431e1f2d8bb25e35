import BookmarkSummaries
import DemoServer
import LiferayScreens

/// The Bookmark Summary Screenlet: actions that run several Connectors, concurrently and in
/// sequence.
final class BookmarkSummaryStop: TourStop {

  static let name = "bookmark-summary"
  static let subject = "several Connectors in one action, at once and one after the other"

  private func makeScreenlet() -> BookmarkSummaryScreenlet {
    let screenlet = BookmarkSummaryScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 250))
    screenlet.folderId = DemoServer.folderId
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    try await portal.keep(["Swift": "https://swift.org", "Home": portal.server.homePage])
    let screen = Screen()
    try await screen.show(makeScreenlet())
    let view: BookmarkSummaryView_default = try screen.view()
    try await screen.tap(view.loadSummaryButton)
    screen.tell(["count": view.count, "newest": view.newest, "pageTitle": view.pageTitle])
    portal.tellRequests(unordered: 0..<3)

    try screen.enter(portal.server.homePage, into: view.urlTextField)
    try await screen.tap(view.addBookmarkButton)
    screen.tell(["count": view.count, "newest": view.newest, "pageTitle": view.pageTitle])
    portal.tellRequests(unordered: 2..<4)

    try screen.enter(portal.server.url + "/lost", into: view.urlTextField)
    try await screen.tap(view.addBookmarkButton)
    portal.tellRequests()
  }
}

extension BookmarkSummaryStop: BookmarkSummaryScreenletDelegate {

  func screenlet(
    _ screenlet: BookmarkSummaryScreenlet, onSummaryLoaded count: Int, newest: [Bookmark],
    pageTitle: String?
  ) {
    let names = newest.map(\.name).joined(separator: ", ")
    Transcript.call(
      "delegate", "onSummaryLoaded \(count), newest [\(names)], pageTitle \(pageTitle ?? "nil")")
  }

  func screenlet(_ screenlet: BookmarkSummaryScreenlet, onBookmarkAdded bookmark: Bookmark) {
    Transcript.call("delegate", "onBookmarkAdded \(bookmark.name), \(bookmark.url)")
  }

  func screenlet(_ screenlet: BookmarkSummaryScreenlet, onSummaryError error: NSError) {
    Transcript.call("delegate", "onSummaryError \(error.localizedDescription)")
  }
}
