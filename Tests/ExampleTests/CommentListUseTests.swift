import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import TestSupport
import Testing

/// The rows of the generated CommentList Screenlet, which users delete: online, offline and back
/// online.
@MainActor @Suite(.usesAppState) struct CommentListUseTests {

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list = CommentListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let events = CommentListScreenletEvents()

  init() {
    list.className = CommentsPortal.asset
    list.classPK = CommentsPortal.assetId
    list.autoLoad = false
    list.delegate = events
    list.confirmationPresenter = StubConfirmations(answer: true)
    window.addSubview(list)
  }

  /// Adds comments, and shows them.
  private func show(_ bodies: String...) async throws {
    let adding = CommentAddScreenlet(frame: .zero)
    adding.className = CommentsPortal.asset
    adding.classPK = CommentsPortal.assetId
    for body in bodies {
      try #require(adding.viewModel).body = body
      try await adding.performAddComment()
    }
    list.loadList()
    await eventually { shown == bodies }
  }

  private var rows: [LiferayScreensLibrary.Comment] {
    list.shownRows.compactMap { $0 as? LiferayScreensLibrary.Comment }
  }

  private var shown: [String] { rows.map(\.body) }

  /// What the user does who swipes the row and taps the button.
  private func delete(_ body: String) throws {
    let row = try #require(rows.first { $0.body == body })
    let view = try #require(list.baseListView)
    let action = try #require(view.rowActions(for: row).first)
    #expect(action.title == "Delete")
    #expect(action.isDestructive)
    view.userAction(name: action.name, sender: action.sender)
  }

  private func end() async {
    await eventually { !list.isActionRunning(CommentListScreenlet.DeleteCommentAction) }
  }

  @Test func `a row goes at once, and is gone`() async throws {
    try await DemoPortal.run { _ in
      try await show("a", "b", "c")
      try delete("b")
      #expect(shown == ["a", "c"])
      await end()
      #expect(shown == ["a", "c"])
      #expect(try await CommentsPortal.comments() == ["a", "c"])
    }
  }

  @Test func `a row comes back to its place if the server refuses`() async throws {
    try await DemoPortal.run { portal in
      try await show("a", "b", "c")
      portal.server.add(.serverError)
      try delete("b")
      #expect(shown == ["a", "c"])
      await end()
      #expect(shown == ["a", "b", "c"])
    }
  }

  @Test func `without a connection a row goes, and its comment once there is one`() async throws {
    try await DemoPortal.run { portal in
      try await show("a", "b")
      var saved = 0
      events.onCommentDeletionSaved = { saved += 1 }
      portal.server.add(.drop)
      try delete("a")
      await end()
      #expect(saved == 1)
      #expect(shown == ["b"])
      portal.server.removeFaults()
      #expect(try await CommentsPortal.comments() == ["a", "b"])
      try await CommentsPortal.sync()
      #expect(try await CommentsPortal.comments() == ["b"])
    }
  }

  @Test func `nobody is offered to delete the comment of another`() throws {
    let comment = LiferayScreensLibrary.Comment(attributes: [
      "commentId": 7, "deletePermission": false,
    ])
    let actions = try #require(list.baseListView).rowActions(for: comment)
    #expect(actions.map(\.isOffered) == [false])
  }
}
