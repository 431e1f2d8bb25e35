import Comments
import DemoServer
import LiferayScreens

/// The Comment Add Screenlet: what is typed without a connection is kept, and sent later.
final class CommentAddStop: TourStop {

  static let name = "comment-add"
  static let subject = "comments typed without a connection, and sent once it is back"

  func visit(_ portal: TourPortal) async throws {
    let screenlet = CommentAddScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 128))
    screenlet.className = "com.liferay.bookmarks.model.BookmarksEntry"
    screenlet.classPK = 30400
    screenlet.delegate = self
    let screen = Screen()
    try await screen.show(screenlet)
    try await comment("Typed at home", on: screen)
    portal.tellRequests()

    Transcript.step("The connection is lost")
    portal.server.add(.drop)
    try await comment("Typed on a train", on: screen)
    try await comment("Typed in a tunnel", on: screen)

    Transcript.step("The connection is back")
    portal.server.removeFaults()
    portal.tellRequests()
    await sync()
    portal.tellRequests()
  }

  private func comment(_ text: String, on screen: Screen) async throws {
    let view: CommentAddView_default = try screen.view()
    try screen.enter(text, into: view.bodyTextField)
    try await screen.tap(view.addCommentButton)
    screen.tell(["body": view.body])
  }

  /// Sends what is kept, as an app does that notices a connection.
  private func sync() async {
    guard let cache = SessionContext.currentContext?.cacheManager else { return }
    let syncManager = SyncManager(cacheManager: cache)
    syncManager.delegate = self
    syncManager.register(CommentAddSynchronizer())
    Transcript.step("startSync()")
    await withCheckedContinuation { continuation in
      syncManager.startSync { continuation.resume() }
    }
  }
}

extension CommentAddStop: CommentAddScreenletDelegate {

  func screenlet(_ screenlet: CommentAddScreenlet, onCommentAdded comment: Comment) {
    Transcript.call("delegate", "onCommentAdded \(comment.body), by \(comment.userName)")
  }

  func screenlet(_ screenlet: CommentAddScreenlet, onAddCommentError error: NSError) {
    Transcript.call("delegate", "onAddCommentError \(error.localizedDescription)")
  }

  func screenletOnCommentSaved(_ screenlet: CommentAddScreenlet) {
    Transcript.call("delegate", "onCommentSaved")
  }
}

extension CommentAddStop: SyncManagerDelegate {

  func syncManager(_ manager: SyncManager, itemsCount: UInt) {
    Transcript.call("sync", "itemsCount \(itemsCount)")
  }

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, completedKey: String,
    attributes: [String: Any]
  ) {
    Transcript.call("sync", "completed \(attributes.stringAttribute("body") ?? "")")
  }

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, failedKey: String,
    attributes: [String: Any], error: NSError
  ) {
    Transcript.call("sync", "failed \(error.localizedDescription)")
  }
}
