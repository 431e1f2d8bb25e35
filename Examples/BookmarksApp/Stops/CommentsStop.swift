import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The three Screenlets of comments: what is written without a connection is kept, and sent later.
final class CommentsStop: TourStop {

  static let name = "comments"
  static let subject = "comments written and deleted without a connection, and sent once it is back"

  private let screen = Screen()
  private let asset = "com.liferay.bookmarks.model.BookmarksEntry"
  private var selected: Comment?

  func visit(_ portal: TourPortal) async throws {
    try await showAdding()
    try await comment("Typed at home")

    await portal.loseConnection()
    try await comment("Typed on a train")
    try await comment("Typed in a tunnel")
    await recover(portal)

    try await showList()
    try screen.tapRow(1)
    var display = try await showSelected()

    await portal.loseConnection()
    try await change("Typed on a slow train")
    display.load()
    try await screen.end(of: CommentDisplayScreenlet.LoadCommentAction)
    try await endOfPortrait()
    try await showList()
    await recover(portal)

    display = try await showSelected()
    await portal.loseConnection()
    Transcript.step("deleteComment()")
    display.deleteComment()
    try await screen.end(of: CommentDisplayScreenlet.DeleteAction)
    await recover(portal, by: "commentId")
    try await showList()
  }

  private func showAdding() async throws {
    let screenlet = CommentAddScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 128))
    screenlet.className = asset
    screenlet.classPK = 30400
    screenlet.delegate = self
    try await screen.show(screenlet)
  }

  private func showList() async throws {
    let screenlet = CommentListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    screenlet.className = asset
    screenlet.classPK = 30400
    screenlet.delegate = self
    try await screen.show(screenlet, loading: CommentListScreenlet.LoadInitialPageAction)
    try screen.tellRows { (row: Comment) in row.body }
  }

  private func showSelected() async throws -> CommentDisplayScreenlet {
    let screenlet = CommentDisplayScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    screenlet.commentId = selected?.commentId ?? 0
    screenlet.editable = true
    screenlet.delegate = self
    try await screen.show(screenlet, loading: CommentDisplayScreenlet.LoadCommentAction)
    try await endOfPortrait()
    let view: CommentDisplayView_default = try screen.view()
    screen.tell(["userName": view.userName, "body": view.body])
    return screenlet
  }

  /// Waits until the portrait of the comment's author is there.
  private func endOfPortrait() async throws {
    let view: CommentDisplayView_default = try screen.view()
    try await screen.end(
      of: UserPortraitScreenlet.LoadPortraitAction, in: view.userPortraitScreenlet)
  }

  private func recover(_ portal: TourPortal, by name: String = "body") async {
    await portal.recoverConnection(
      sending: CommentAddSynchronizer(), CommentDisplaySynchronizer(), CommentListSynchronizer(),
      by: name)
  }

  private func comment(_ text: String) async throws {
    let view: CommentAddView_default = try screen.view()
    try screen.enter(text, into: view.bodyTextView)
    try await screen.tap(view.sendCommentButton)
    screen.tell(["body": view.body])
  }

  private func change(_ text: String) async throws {
    let view: CommentDisplayView_default = try screen.view()
    try await screen.tap(view.editButton)
    try screen.enter(text, into: view.bodyTextView)
    try await screen.tap(view.updateActionButton)
  }
}

extension CommentsStop: CommentAddScreenletDelegate {

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

extension CommentsStop: CommentListScreenletDelegate {

  func screenlet(_ screenlet: CommentListScreenlet, onSelectedComment comment: Comment) {
    Transcript.call("delegate", "onSelectedComment \(comment.body)")
    selected = comment
  }
}

extension CommentsStop: CommentDisplayScreenletDelegate {

  func screenlet(_ screenlet: CommentDisplayScreenlet, onCommentLoaded comment: Comment) {
    Transcript.call("delegate", "onCommentLoaded \(comment.body)")
  }

  func screenlet(_ screenlet: CommentDisplayScreenlet, onLoadCommentError error: NSError) {
    Transcript.call("delegate", "onLoadCommentError \(error.localizedDescription)")
  }

  func screenletOnCommentUpdateSaved(_ screenlet: CommentDisplayScreenlet) {
    Transcript.call("delegate", "onCommentUpdateSaved")
  }

  func screenletOnCommentDeletionSaved(_ screenlet: CommentDisplayScreenlet) {
    Transcript.call("delegate", "onCommentDeletionSaved")
  }
}
