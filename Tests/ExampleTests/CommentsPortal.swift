import LiferayScreens
import LiferayScreensLibrary
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

  /// Changes a comment without the Screenlet, as its author does in a browser.
  static func change(_ commentId: Int64, to body: String) async throws {
    let session = try #require(SessionContext.createSessionFromCurrentSession())
    _ = try await session.invoke([
      "/screens.screenscomment/update-comment": ["commentId": commentId, "body": body]
    ])
  }

  /// Sends what was kept, as an app does that is back online.
  static func sync(_ delegate: (any SyncManagerDelegate)? = nil) async throws {
    let cache = try #require(SessionContext.currentContext?.cacheManager)
    let manager = SyncManager(cacheManager: cache)
    manager.delegate = delegate
    manager.register(CommentAddSynchronizer())
    manager.register(CommentDisplaySynchronizer())
    manager.register(CommentListSynchronizer())
    await withCheckedContinuation { done in manager.startSync { done.resume() } }
  }
}
