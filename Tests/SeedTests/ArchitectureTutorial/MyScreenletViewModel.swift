import LiferayScreens

/// The content of the UI: here a folder, and the number of bookmarks in it.
@MainActor protocol MyScreenletViewModel: AnyObject {
  var folderId: String? { get }
  var count: String? { get set }
}
