import Bookmarks
import DemoServer
import LiferayScreens

/// The Bookmark List Screenlet: pages loaded as they come into view, sections, a collection, and
/// cached rows when there is no server.
final class BookmarkListStop: TourStop {

  static let name = "bookmark-list"
  static let subject = "a list in pages and sections, as table and collection, without a server"

  private func makeScreenlet(theme: String) -> BookmarkListScreenlet {
    let screenlet = BookmarkListScreenlet(
      frame: CGRect(x: 0, y: 0, width: 320, height: 150), themeName: theme)
    screenlet.groupId = DemoServer.groupId
    screenlet.folderId = DemoServer.folderId
    screenlet.firstPageSize = 4
    screenlet.pageSize = 3
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    try await portal.keep([
      "Swift": "https://swift.org", "Forums": "https://forums.swift.org/latest",
      "Blog": "https://swift.org/blog", "Install": "https://swift.org/install",
      "Pitches": "https://forums.swift.org/pitches", "Tour": "https://swift.org/tour",
    ])
    let screen = Screen()
    let table = makeScreenlet(theme: "default")
    let (first, next) = (type(of: table).LoadInitialPageAction, type(of: table).LoadPageAction)
    try await screen.show(table, loading: first)
    try screen.tellRows { (row: Bookmark) in row.name }
    try await screen.scrollToEnd(loading: next)
    try screen.tellRows { (row: Bookmark) in row.name }
    portal.tellRequests()
    try screen.tapRow(1)

    await portal.takeServerAway()
    try await screen.show(makeScreenlet(theme: "collection"), loading: first)
    try screen.tellRows { (row: Bookmark) in row.name }

    let remote = makeScreenlet(theme: "default")
    remote.offlinePolicy = "remote-only"
    try await screen.show(remote, loading: first)
    try screen.tellRows { (row: Bookmark) in row.name }
  }
}

extension BookmarkListStop: BookmarkListScreenletDelegate {

  func screenlet(_ screenlet: BookmarkListScreenlet, onBookmarkListResponse rows: [Bookmark]) {
    let names = rows.map(\.name).joined(separator: ", ")
    Transcript.call("delegate", "onBookmarkListResponse \(names)")
  }

  func screenlet(_ screenlet: BookmarkListScreenlet, onBookmarkListError error: NSError) {
    let isOffline = error.code == ScreensErrorCause.notAvailable.rawValue
    Transcript.call(
      "delegate",
      "onBookmarkListError \(isOffline ? "not available" : error.localizedDescription)")
  }

  func screenlet(_ screenlet: BookmarkListScreenlet, onBookmarkSelected bookmark: Bookmark) {
    Transcript.call("delegate", "onBookmarkSelected \(bookmark.name), \(bookmark.url)")
  }
}
