import Bookmarks
import LiferayScreens

@MainActor
func add(with screenlet: AddBookmarkScreenlet) async -> String {
  do {
    let bookmark = try await screenlet.performAddBookmark()
    return "Added \(bookmark.name)"
  } catch let error as ValidationError {
    return "Check your input: \(error.localizedDescription)"
  } catch {
    return "Not added: \(error.localizedDescription)"
  }
}
