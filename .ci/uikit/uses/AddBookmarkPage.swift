import Bookmarks
import LiferayScreens
import SwiftUI

struct AddBookmarkPage: View {
  let folderId: Int64
  @State private var added: [Bookmark] = []

  var body: some View {
    VStack {
      ScreenletView(
        AddBookmarkScreenlet(frame: .zero, themeName: "flat7"),
        events: AddBookmarkScreenletEvents()
      ) { screenlet, events in
        screenlet.folderId = folderId
        events.onBookmarkAdded = { added.append($0) }
      }
      Text("Added: \(added.count)")
    }
  }
}

/// A list without a delegate.
struct BookmarksPage: View {
  var body: some View {
    ScreenletView(BookmarkListScreenlet(frame: .zero)) { $0.folderId = 20622 }
  }
}
