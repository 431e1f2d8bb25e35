import Bookmarks
import LiferayScreens

@MainActor
func names(of events: AddBookmarkScreenletEvents) async -> [String] {
  var names: [String] = []
  for await bookmark in events.values(of: \.onBookmarkAdded) {
    names.append(bookmark.name)
    if names.count == 2 { break }
  }
  return names
}
