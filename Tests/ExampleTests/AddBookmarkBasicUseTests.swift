import BookmarksBasic
import DemoServer
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// The generated Screenlet of the interactor tutorial, used as an app uses it: its interactor makes
/// the call itself and is its callback.
@MainActor @Suite(.usesAppState) struct AddBookmarkBasicUseTests {

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = AddBookmarkBasicScreenlet(
    frame: CGRect(x: 0, y: 0, width: 320, height: 176))
  private let delegate = RecordingDelegate()

  init() throws {
    app = try DemoApp()
    SessionContext.loginWithBasic(
      username: DemoUser.joe.emailAddress, password: DemoUser.joe.password, userAttributes: [:])
    window.addSubview(screenlet)
    screenlet.delegate = delegate
    screenlet.folderId = DemoServer.folderId
  }

  @Test func `the interactor is made of what the view holds`() throws {
    try type(url: "http://www.liferay.com", title: "Liferay")
    let made = screenlet.createInteractor(name: "add-bookmark", sender: nil)
    let interactor = try #require(made as? AddBookmarkInteractor)
    #expect(interactor.folderId == DemoServer.folderId)
    #expect(interactor.title == "Liferay")
    #expect(interactor.url == "http://www.liferay.com")
    #expect(interactor.resultBookmarkInfo == nil)
    #expect((interactor as Any) is any LRCallback)
  }

  @Test func `a tap adds the bookmark, and the delegate gets what the server sent`() async throws {
    app.server.add(.slow(0.1))
    try type(url: "http://www.liferay.com", title: "Liferay")
    try tap(view().addBookmarkButton)
    #expect(screenlet.isActionRunning("add-bookmark"))
    #expect(try view().addBookmarkButton?.currentTitle == "Saving bookmark...")
    #expect(shownMessage(in: window) == nil)
    #expect(await comesAbout { !delegate.events.isEmpty })

    #expect(
      delegate.events == ["added Liferay http://www.liferay.com Added from Liferay Screens"])
    #expect(!screenlet.isActionRunning("add-bookmark"))
    #expect(shownMessage(in: window) == "Bookmark saved!")
    #expect(app.server.commands == ["add-entry"])
  }

  @Test(arguments: [
    (Fault.unauthorized, "com.liferay.mobile.sdk 4"), (.serverError, "com.liferay.mobile.sdk 500"),
    (.drop, "NSURLErrorDomain -1005"),
  ])
  func `a failure of the call reaches the delegate, once`(
    fault: Fault, expected: String
  ) async throws {
    app.server.add(fault)
    try type(url: "http://www.liferay.com", title: "Liferay")
    try tap(view().addBookmarkButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    try await Task.sleep(for: .milliseconds(50))
    #expect(delegate.events == ["error \(expected)"])
    #expect(shownMessage(in: window) == "An error occurred saving the bookmark")
  }

  @Test func `an exception of the server is a failure with its message`() async throws {
    screenlet.folderId = 1
    try tap(view().addBookmarkButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.lastError?.localizedDescription == "No bookmarks folder has the id 1.")
  }

  @Test func `without a login it fails with -2 and makes no call`() throws {
    SessionContext.logout()
    try tap(view().addBookmarkButton)
    #expect(delegate.events == ["error LiferayScreens -2"])
    #expect(!screenlet.isActionRunning("add-bookmark"))
    #expect(app.server.requests.isEmpty)
  }

  @Test func `a cancelled action has failed with -6, and what comes later is dropped`()
    async throws
  {
    try type(url: "http://www.liferay.com", title: "Liferay")
    let made = screenlet.createInteractor(name: "add-bookmark", sender: nil)
    let interactor = try #require(made as? AddBookmarkInteractor)
    #expect(interactor.start())
    interactor.cancel()
    #expect(delegate.events == ["error LiferayScreens -6"])
    #expect(await comesAbout { interactor.resultBookmarkInfo != nil })
    #expect(delegate.events == ["error LiferayScreens -6"])
  }

  // MARK: Plumbing

  private func view() throws -> AddBookmarkBasicView_default {
    try #require(screenlet.screenletView as? AddBookmarkBasicView_default)
  }

  private func type(url: String, title: String) throws {
    try view().urlTextField?.text = url
    try view().titleTextField?.text = title
  }

  private func tap(_ button: UIButton?) throws {
    try #require(button).sendActions(for: .touchUpInside)
  }
}

@MainActor private final class RecordingDelegate: AddBookmarkBasicScreenletDelegate {

  private(set) var events: [String] = []
  private(set) var lastError: NSError?

  func screenlet(
    _ screenlet: AddBookmarkBasicScreenlet, onBookmarkAdded bookmarkInfo: [String: Any]
  ) {
    let values = ["name", "url", "description"].map { bookmarkInfo.stringAttribute($0) ?? "nil" }
    events.append("added " + values.joined(separator: " "))
  }

  func screenlet(_ screenlet: AddBookmarkBasicScreenlet, onAddBookmarkError error: NSError) {
    lastError = error
    events.append("error \(error.domain) \(error.code)")
  }
}
