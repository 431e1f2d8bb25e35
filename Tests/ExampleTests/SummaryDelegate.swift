import BookmarkSummaries
import Foundation
import LiferayScreens

/// Records the calls that it gets.
@MainActor final class SummaryDelegate: BookmarkSummaryScreenletDelegate {

  private(set) var events: [String] = []

  func screenlet(
    _ screenlet: BookmarkSummaryScreenlet, onSummaryLoaded count: Int, newest: [Bookmark],
    pageTitle: String?
  ) {
    let names = newest.map(\.name).joined(separator: ", ")
    events.append("loaded \(count): \(names); \(pageTitle ?? "nil")")
  }

  func screenlet(_ screenlet: BookmarkSummaryScreenlet, onBookmarkAdded bookmark: Bookmark) {
    events.append("added \(bookmark.name) \(bookmark.url)")
  }

  func screenlet(_ screenlet: BookmarkSummaryScreenlet, onSummaryError error: NSError) {
    events.append("error \(error.domain) \(error.code)")
  }
}
