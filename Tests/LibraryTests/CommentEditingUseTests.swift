import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// The CommentDisplay Screenlet as something to read, and while its text is edited.
@MainActor @Suite(.stubbedServers) struct CommentEditingUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = CommentDisplayScreenlet(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    LiferayServerContext.language = "en"
    screenlet.autoLoad = false
    screenlet.editable = true
    screenlet.commentId = 7
    window.addSubview(screenlet)
  }

  private var view: CommentDisplayView_default {
    get throws { try #require(screenlet.screenletView as? CommentDisplayView_default) }
  }

  private func load(mayEdit: Bool = true, mayDelete: Bool = true) async throws {
    answer("Nice", mayEdit: mayEdit, mayDelete: mayDelete)
    try await screenlet.performLoadComment()
    window.layoutIfNeeded()
  }

  private func answer(_ body: String, mayEdit: Bool = true, mayDelete: Bool = true) {
    session.answers([
      "commentId": 7, "userName": "Grace Hopper", "body": "<p>\(body)</p>",
      "createDate": 86_400_000, "modifiedDate": 86_400_000,
      "deletePermission": mayDelete, "updatePermission": mayEdit,
    ])
  }

  /// What is visible of the comment, from top to bottom.
  private func shown() throws -> [String] {
    let view = try view
    let labels = [view.userNameLabel, view.bodyLabel].compactMap { $0 }
    let inputs = [view.bodyTextView].compactMap { $0 }
    let buttons = [
      view.editButton, view.deleteButton, view.updateActionButton, view.cancelButton,
    ].compactMap { $0 }
    return labels.filter(isShown).map { $0.text ?? "" }
      + inputs.filter(isShown).map { "[\($0.text ?? "")]" }
      + buttons.filter(isShown).map { $0.title(for: .normal) ?? "" }
  }

  private func isShown(_ view: UIView) -> Bool {
    sequence(first: view) { $0 === screenlet ? nil : $0.superview }.allSatisfy { !$0.isHidden }
  }

  private func tap(_ button: UIButton?) {
    button?.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
  }

  /// Edits the comment, and saves it.
  private func save(_ text: String) async throws -> ActionOutcome {
    let view = try view
    tap(view.editButton)
    view.bodyTextView?.text = text
    return try await screenlet.outcome(of: CommentDisplayScreenlet.UpdateAction) {
      tap(view.updateActionButton)
    }
  }

  @Test func `nothing is shown before there is a comment`() throws {
    #expect(try shown() == [])
  }

  @Test func `a comment is something to read, with buttons below it`() async throws {
    try await load()
    #expect(try shown() == ["Grace Hopper", "Nice", "Edit", "Delete"])
    let view = try view
    #expect(view.backgroundColor == .systemBackground)
    func frame(_ part: UIView?) throws -> CGRect {
      let part = try #require(part)
      let parents = sequence(first: part.superview) { $0?.superview }.prefix { $0 !== view }
      return parents.reduce(part.frame) { frame, parent in
        frame.offsetBy(dx: parent?.frame.minX ?? 0, dy: parent?.frame.minY ?? 0)
      }
    }
    let text = try frame(view.bodyLabel)
    let edit = try frame(view.editButton)
    let delete = try frame(view.deleteButton)
    #expect(edit.minX == text.minX)
    #expect(edit.minY >= text.maxY)
    #expect(abs(delete.minX - edit.maxX - 24) < 0.1)
    #expect(delete.midY == edit.midY)
  }

  @Test(arguments: [
    (true, false, ["Edit"]), (false, true, ["Delete"]), (false, false, []),
  ])
  func `a button needs the permission`(mayEdit: Bool, mayDelete: Bool, buttons: [String])
    async throws
  {
    try await load(mayEdit: mayEdit, mayDelete: mayDelete)
    #expect(try shown() == ["Grace Hopper", "Nice"] + buttons)
  }

  @Test func `a Screenlet that is not editable has no buttons`() async throws {
    screenlet.editable = false
    try await load()
    screenlet.editComment()
    #expect(try shown() == ["Grace Hopper", "Nice"])
    screenlet.editable = true
    #expect(try shown() == ["Grace Hopper", "Nice", "Edit", "Delete"])
  }

  @Test func `a user without the permission does not edit`() async throws {
    try await load(mayEdit: false)
    screenlet.editComment()
    #expect(try shown() == ["Grace Hopper", "Nice", "Delete"])
  }

  @Test func `the button turns the text into a field, and Cancel gives it back`() async throws {
    try await load()
    tap(try view.editButton)
    #expect(try shown() == ["Grace Hopper", "[Nice]", "Save", "Cancel"])
    #expect(try view.bodyTextView?.isEditable == true)
    try view.bodyTextView?.text = "Nicer"
    screenlet.editComment()
    #expect(try view.body == "Nicer")
    tap(try view.cancelButton)
    #expect(try shown() == ["Grace Hopper", "Nice", "Edit", "Delete"])
    screenlet.editComment()
    #expect(try view.body == "Nice")
  }

  @Test func `what is saved is read then`() async throws {
    try await load()
    answer("Nicer")
    #expect(try await save("Nicer").error == nil)
    #expect(try shown() == ["Grace Hopper", "Nicer", "Edit", "Delete"])
    #expect(session.calls.last?.parameters["body"] as? String == "Nicer")
  }

  @Test func `what could not be saved is still there`() async throws {
    try await load()
    session.fails()
    #expect(try await save("Nicer").error != nil)
    #expect(try shown() == ["Grace Hopper", "[Nicer]", "Save", "Cancel"])
    tap(try view.cancelButton)
    #expect(try shown() == ["Grace Hopper", "Nice", "Edit", "Delete"])
  }

  @Test func `an empty comment is not saved`() async throws {
    try await load()
    #expect(try await save("").error?.localizedDescription == "A comment cannot be empty")
    #expect(try shown() == ["Grace Hopper", "[]", "Save", "Cancel"])
  }

  @Test func `what is kept to be sent later is read then`() async throws {
    try await load()
    session.goesOffline()
    #expect(try await save("Nicer").error == nil)
    #expect(try shown() == ["Grace Hopper", "Nicer", "Edit", "Delete"])
  }

  @Test func `a Screenlet that is not editable any more ends the editing`() async throws {
    try await load()
    screenlet.editComment()
    try view.bodyTextView?.text = "Nicer"
    screenlet.editable = false
    #expect(try shown() == ["Grace Hopper", "Nice"])
    screenlet.editable = true
    #expect(try shown() == ["Grace Hopper", "Nice", "Edit", "Delete"])
    #expect(try view.bodyTextView?.isEditable == false)
  }

  @Test(arguments: [
    ("en", "Edit", "Cancel"), ("es", "Editar", "Cancelar"), ("de", "Bearbeiten", "Abbrechen"),
  ])
  func `the buttons are in the language of the app`(language: String, edit: String, cancel: String)
    throws
  {
    LiferayServerContext.language = language
    screenlet.refreshTranslations()
    #expect(try view.editButton?.title(for: .normal) == edit)
    #expect(try view.cancelButton?.title(for: .normal) == cancel)
  }
}
