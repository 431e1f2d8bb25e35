import LiferayScreens

/// What the UI shows: here, which folder is asked about, and how many bookmarks it has.
@MainActor protocol MyScreenletViewModel: AnyObject {
  var folderId: String? { get }
  var count: String? { get set }
}
