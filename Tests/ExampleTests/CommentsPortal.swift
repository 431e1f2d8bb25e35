import Comments
import LiferayScreens
import Testing

/// An asset of the demo server, the comments on it, and what is still to be sent.
@MainActor enum CommentsPortal {

  static let asset = "com.liferay.bookmarks.model.BookmarksEntry"
  static let assetId: Int64 = 30400

  /// The comments that the server has, the oldest first.
  static func comments() async throws -> [String] {
    let session = try #require(SessionContext.createSessionFromCurrentSession())
    let rows = try await session.invoke([
      "/screens.screenscomment/get-comments": [
        "className": asset, "classPK": assetId, "start": -1, "end": -1,
      ]
    ])
    return (rows as? [[String: Any]] ?? []).compactMap { $0.stringAttribute("body") }
  }

  /// Sends what was kept, as an app does that is back online.
  static func sync() async throws {
    let cache = try #require(SessionContext.currentContext?.cacheManager)
    let manager = SyncManager(cacheManager: cache)
    manager.register(CommentAddSynchronizer())
    manager.register(CommentDisplaySynchronizer())
    manager.register(CommentListSynchronizer())
    await withCheckedContinuation { done in manager.startSync { done.resume() } }
  }
}
