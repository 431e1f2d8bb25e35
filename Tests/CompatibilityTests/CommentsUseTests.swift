import Foundation
import LiferayScreens
import LiferayScreensCompatibility
import LiferayScreensLibrary
import class LiferayScreensLibrary.Comment
import LiferayScreensTesting
import Testing

/// Comments that an app has already, given to the Screenlets that show them.
@MainActor @Suite(.stubbedServers) struct CommentsUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  private let events = CommentAddScreenletEvents()
  private let log = Log()

  init() {
    LiferayServerContext.language = "en"
  }

  /// A comment without the id of its user, whose portrait would be loaded, perhaps when the next
  /// test is at work.
  private func comment(_ id: Int, _ text: String) -> Comment {
    Comment(attributes: [
      "commentId": id, "userName": "Grace Hopper", "body": "<p>\(text)</p>",
      "createDate": 86_400_000, "modifiedDate": 86_400_000, "deletePermission": false,
      "updatePermission": true,
    ])
  }

  // MARK: Adding

  private func addScreenlet() -> CommentAddScreenlet {
    let screenlet = CommentAddScreenlet(frame: frame)
    screenlet.className = "com.example.Plan"
    screenlet.classPK = 5
    screenlet.delegate = events
    events.onCommentAdded = { [log] in log.add("added \($0.commentId)") }
    events.onCommentUpdated = { [log] in log.add("updated \($0.commentId)") }
    window.addSubview(screenlet)
    return screenlet
  }

  /// Performs the action that adds a comment, and returns the error of a failure.
  private func send(_ text: String, in screenlet: CommentAddScreenlet) async throws -> NSError? {
    screenlet.viewModel?.body = text
    return try await screenlet.outcome(of: CommentAddScreenlet.AddCommentAction) {
      screenlet.performAction(name: CommentAddScreenlet.AddCommentAction)
    }.error
  }

  @Test func `a comment that is set is shown, and changed instead of added`() async throws {
    let screenlet = addScreenlet()
    session.answers(["commentId": 7, "body": "<p>Nicer</p>"])
    #expect(screenlet.comment == nil)
    screenlet.comment = comment(7, "Nice")
    #expect(screenlet.comment?.commentId == 7)
    #expect(screenlet.viewModel?.body == "Nice")
    #expect(try await send("Nicer", in: screenlet) == nil)
    #expect(
      session.calls == [
        StubCall("/screens.screenscomment/update-comment", ["commentId": 7, "body": "Nicer"])
      ])
    #expect(log.entries == ["updated 7"])
  }

  @Test func `without a comment the text is added again`() async throws {
    let screenlet = addScreenlet()
    session.answers(["commentId": 8, "body": "<p>New</p>"])
    screenlet.comment = comment(7, "Nice")
    screenlet.comment = nil
    #expect(screenlet.commentId == 0)
    #expect(screenlet.viewModel?.isEditing == false)
    #expect(try await send("New", in: screenlet) == nil)
    #expect(
      session.calls == [
        StubCall(
          "/screens.screenscomment/add-comment",
          ["className": "com.example.Plan", "classPK": 5, "body": "New"])
      ])
    #expect(log.entries == ["added 8"])
  }

  @Test func `an interactor adds a comment without a Screenlet`() async {
    session.answers(["commentId": 8, "body": "<p>New</p>"])
    let interactor = CommentAddInteractor(className: "com.example.Plan", classPK: 5, body: "New")
    interactor.onSuccess = { [log] in log.add("success") }
    #expect(interactor.start())
    await eventually { !log.entries.isEmpty }
    #expect(log.entries == ["success"])
    #expect(interactor.resultComment?.commentId == 8)
    #expect(session.calls.contains { $0.parameters["classPK"] as? Int == 5 })
  }

  // MARK: Showing

  @Test func `a comment that is set is shown without loading it`() throws {
    let screenlet = CommentDisplayScreenlet(frame: frame)
    screenlet.autoLoad = false
    screenlet.editable = true
    window.addSubview(screenlet)
    screenlet.comment = comment(7, "Nice")
    let view = try #require(screenlet.screenletView as? CommentDisplayView_default)
    #expect(screenlet.commentId == 7)
    #expect(screenlet.comment?.htmlBody == "<p>Nice</p>")
    #expect(view.userNameLabel?.text == "Grace Hopper")
    #expect(view.bodyLabel?.text == "Nice")
    #expect(view.editButton?.isHidden == false)
    #expect(view.deleteButton?.isHidden == true)
    #expect(session.calls.isEmpty)
    screenlet.comment = nil
    #expect(screenlet.comment?.commentId == 7)
    #expect(view.bodyLabel?.text == "Nice")
  }

  @Test func `what a list shows is added, changed and deleted`() {
    let list = CommentListScreenlet(frame: frame)
    list.autoLoad = false
    window.addSubview(list)
    list.show([comment(1, "a"), comment(2, "b")])
    func texts() -> [String] {
      list.shownRows.compactMap { ($0 as? Comment)?.plainBody }
    }
    list.viewModel?.addComment(comment(3, "c"))
    #expect(texts() == ["a", "b", "c"])
    list.viewModel?.updateComment(comment(2, "B"))
    #expect(texts() == ["a", "B", "c"])
    list.viewModel?.deleteComment(comment(1, ""))
    list.viewModel?.deleteComment(comment(9, ""))
    #expect(texts() == ["B", "c"])
    #expect(session.calls.isEmpty)
  }
}
