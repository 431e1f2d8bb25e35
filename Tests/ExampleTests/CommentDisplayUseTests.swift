import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import TestSupport
import Testing

/// The generated CommentDisplay and CommentList Screenlets against the demo server: online, offline
/// and back online.
@MainActor @Suite(.usesAppState) struct CommentDisplayUseTests {

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = CommentDisplayScreenlet(
    frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  private let events = CommentDisplayScreenletEvents()

  init() {
    screenlet.autoLoad = false
    screenlet.editable = true
    screenlet.delegate = events
    window.addSubview(screenlet)
  }

  /// Adds comments, and shows the first.
  private func show(_ bodies: String...) async throws {
    let adding = CommentAddScreenlet(frame: .zero)
    adding.className = CommentsPortal.asset
    adding.classPK = CommentsPortal.assetId
    for body in bodies {
      try #require(adding.viewModel).body = body
      let comment = try await adding.performAddComment()
      if body == bodies.first { screenlet.commentId = comment.commentId }
    }
    try await screenlet.performLoadComment()
  }

  private func view() throws -> CommentDisplayView_default {
    try #require(screenlet.screenletView as? CommentDisplayView_default)
  }

  private func change(_ body: String) async throws {
    try view().bodyTextView?.text = body
    try await screenlet.performUpdateAction(sender: body)
  }

  @Test func `a comment is shown with its author, and from the cache without a connection`()
    async throws
  {
    try await DemoPortal.run { portal in
      try await show("a")
      #expect(try view().userNameLabel?.text == "Joe Bloggs")
      try view().body = ""
      portal.server.add(.drop)
      try await screenlet.performLoadComment()
      #expect(try view().body == "a")
    }
  }

  @Test func `what was typed is still there when the comment is shown again`() async throws {
    try await DemoPortal.run { _ in
      try await show("a", "b")
      screenlet.autoLoad = true
      try view().bodyTextView?.text = "mine"
      screenlet.removeFromSuperview()
      window.addSubview(screenlet)
      #expect(!screenlet.isActionRunning(CommentDisplayScreenlet.LoadCommentAction))
      #expect(try view().body == "mine")
      screenlet.removeFromSuperview()
      screenlet.commentId += 1
      window.addSubview(screenlet)
      #expect(screenlet.isActionRunning(CommentDisplayScreenlet.LoadCommentAction))
      screenlet.cancelInteractorsForAction(CommentDisplayScreenlet.LoadCommentAction)
    }
  }

  @Test func `only the last change without a connection is sent`() async throws {
    try await DemoPortal.run { portal in
      try await show("a", "b")
      var saved = 0
      events.onCommentUpdateSaved = { saved += 1 }
      portal.server.add(.drop)
      for body in ["first", "second"] {
        try view().bodyTextView?.text = body
        try view().updateActionButton?.sendActions(for: .touchUpInside)
        await eventually { !screenlet.isActionRunning(CommentDisplayScreenlet.UpdateAction) }
      }
      #expect(saved == 2)
      portal.server.removeFaults()
      let requests = portal.server.requests.count
      try await CommentsPortal.sync()
      let commands = portal.server.commands[requests...].filter { !$0.hasPrefix("/image/") }
      #expect(commands == ["get-comment", "update-comment"])
      #expect(try await CommentsPortal.comments() == ["second", "b"])
    }
  }

  @Test(arguments: [
    (SyncConflictResolution.useLocal, ["mine", "b"]), (.useRemote, ["theirs", "b"]),
  ])
  func `a change that somebody else was faster with is what the app chooses`(
    resolution: SyncConflictResolution, comments: [String]
  ) async throws {
    try await DemoPortal.run { portal in
      try await show("a", "b")
      portal.server.add(.drop)
      try view().bodyTextView?.text = "mine"
      try view().updateActionButton?.sendActions(for: .touchUpInside)
      await eventually { !screenlet.isActionRunning(CommentDisplayScreenlet.UpdateAction) }
      portal.server.removeFaults()
      try await CommentsPortal.change(screenlet.commentId, to: "theirs")
      let app = ChoosingDelegate(resolution)
      try await CommentsPortal.sync(app)
      #expect(app.conflicts == ["theirs or mine"])
      #expect(try await CommentsPortal.comments() == comments)
    }
  }

  @Test func `deleting is asked for by the button, and not by the app`() async throws {
    try await DemoPortal.run { _ in
      try await show("a", "b")
      var deleted: [Int64] = []
      events.onCommentDeleted = { deleted.append($0) }
      let user = StubConfirmations(answer: false)
      screenlet.confirmationPresenter = user
      try view().deleteButton?.sendActions(for: .touchUpInside)
      #expect(user.questions == ["Delete this comment?"])
      #expect(!screenlet.isActionRunning(CommentDisplayScreenlet.DeleteAction))
      screenlet.confirmationPresenter = StubConfirmations(answer: true)
      try view().deleteButton?.sendActions(for: .touchUpInside)
      await eventually { !deleted.isEmpty }
      #expect(deleted == [screenlet.commentId])
      #expect(try await CommentsPortal.comments() == ["b"])
    }
  }

  @Test func `without a connection it is deleted once there is one`() async throws {
    try await DemoPortal.run { portal in
      try await show("a", "b")
      var saved = 0
      events.onCommentDeletionSaved = { saved += 1 }
      portal.server.add(.drop)
      #expect(screenlet.deleteComment())
      await eventually { saved == 1 }
      portal.server.removeFaults()
      #expect(try await CommentsPortal.comments() == ["a", "b"])
      try await CommentsPortal.sync()
      #expect(try await CommentsPortal.comments() == ["b"])
    }
  }

  @Test func `a failure to delete names the comment`() async throws {
    try await DemoPortal.run { _ in
      try await show("a")
      screenlet.commentId = 7
      var heard: [String] = []
      events.onDeleteComment = { heard.append("\($0): \($1.localizedDescription)") }
      screenlet.deleteComment()
      await eventually { !heard.isEmpty }
      #expect(heard == ["7: No comment has the id 7."])
    }
  }

  @Test func `a list shows the comments, or that there are none`() async throws {
    try await DemoPortal.run { portal in
      let list = CommentListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      list.className = CommentsPortal.asset
      list.classPK = CommentsPortal.assetId
      list.autoLoad = false
      var heard: [[String]] = []
      let events = CommentListScreenletEvents()
      events.onListResponseComments = { heard.append($0.map(\.body)) }
      list.delegate = events
      window.addSubview(list)
      list.loadList()
      await eventually { heard.count == 1 }
      try await show("a", "b")
      list.loadList()
      await eventually { heard.count == 2 }
      portal.server.add(.drop)
      list.loadList()
      await eventually { heard.count == 3 }
      #expect(heard == [[], ["a", "b"], ["a", "b"]])
    }
  }
}

/// An app that settles conflicts between comments.
private final class ChoosingDelegate: SyncManagerDelegate {

  private(set) var conflicts: [String] = []
  private let resolution: SyncConflictResolution

  init(_ resolution: SyncConflictResolution) {
    self.resolution = resolution
  }

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, conflictedKey: String,
    remoteValue: Any, localValue: Any, resolve: @escaping (SyncConflictResolution) -> Void
  ) {
    let remote = (remoteValue as? LiferayScreensLibrary.Comment)?.body ?? "?"
    let local = (localValue as? [String: Any])?.stringAttribute("body") ?? "?"
    conflicts.append("\(remote) or \(local)")
    resolve(resolution)
  }
}
