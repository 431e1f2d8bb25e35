import BookmarkSummaries
import DemoServer
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// The generated Bookmark Summary Screenlet, whose interactors run several connectors each, used as
/// an app uses it.
@MainActor @Suite(.usesAppState) struct BookmarkSummaryUseTests {

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = BookmarkSummaryScreenlet(
    frame: CGRect(x: 0, y: 0, width: 320, height: 250))
  private let delegate = SummaryDelegate()

  init() throws {
    app = try DemoApp()
    SessionContext.loginWithBasic(
      username: DemoUser.joe.emailAddress, password: DemoUser.joe.password, userAttributes: [:])
    window.addSubview(screenlet)
    screenlet.delegate = delegate
    screenlet.folderId = DemoServer.folderId
  }

  // MARK: At once, but for what one needs of another

  @Test func `count and newest are asked for at once`() async throws {
    app.server.add(.silence)
    try tap(view().loadSummaryButton)
    #expect(try view().loadSummaryButton?.currentTitle == "Loading summary...")
    #expect(await comesAbout { app.server.commands.count == 2 })
    #expect(Set(app.server.commands) == ["get-entries", "get-entries-count"])
    #expect(screenlet.isActionRunning("load-summary"))
    screenlet.cancelInteractorsForAction("load-summary")
  }

  @Test func `then the title of the first is, and the delegate gets all three`() async throws {
    let before = try await addBookmarks()
    try tap(view().loadSummaryButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["loaded 3: Home, B, A; Home - Liferay"])
    #expect(
      Set(app.server.commands.dropFirst(before))
        == ["get-entries", "get-entries-count", "/web/guest/home"])
    #expect(app.server.commands.count == before + 3)
    #expect(try view().countLabel?.text == "3")
    #expect(try view().newestLabel?.text == "Home")
    #expect(try view().pageTitleLabel?.text == "Home - Liferay")
    #expect(!screenlet.isActionRunning("load-summary"))
    #expect(await comesAbout { shownMessage(in: window) == nil })
  }

  @Test func `the title waits for the newest, not for the count`() async throws {
    try await addBookmarks()
    app.server.add(.silence, at: "/bookmarks.bookmarksentry/get-entries-count")
    try tap(view().loadSummaryButton)
    #expect(await comesAbout { app.server.commands.contains("/web/guest/home") })
    #expect(delegate.events.isEmpty)
    screenlet.cancelInteractorsForAction("load-summary")
  }

  @Test func `where there is room for one, what has the higher priority comes first`()
    async throws
  {
    let queue = ServerConnector.queue
    let width = queue.maxConcurrentOperationCount
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    defer { queue.maxConcurrentOperationCount = width }
    try tap(view().loadSummaryButton)
    #expect(await comesAbout { queue.operationCount == 3 })
    queue.isSuspended = false
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(app.server.commands == ["get-entries", "get-entries-count"])
  }

  @Test func `of an empty folder there is a summary, and no page is asked for`() async throws {
    try tap(view().loadSummaryButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["loaded 0: ; nil"])
    #expect(Set(app.server.commands) == ["get-entries", "get-entries-count"])
    #expect(try view().newestLabel?.text == nil)
  }

  @Test(arguments: [Fault.notFound, .drop])
  func `a page that is out of reach leaves the summary without a title`(
    fault: Fault
  ) async throws {
    try await addBookmarks()
    app.server.add(fault, at: "/web/guest/home")
    try tap(view().loadSummaryButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["loaded 3: Home, B, A; nil"])
  }

  @Test func `a call that fails is the one failure of all`() async throws {
    let before = try await addBookmarks()
    app.server.add(.serverError, at: "/bookmarks.bookmarksentry/get-entries-count")
    app.server.add(.silence, at: "/bookmarks.bookmarksentry/get-entries")
    try tap(view().loadSummaryButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    try await Task.sleep(for: .milliseconds(50))
    #expect(delegate.events == ["error com.liferay.mobile.sdk 500"])
    // The other call may be cancelled before it is sent; nothing follows.
    let asked = Set(app.server.commands.dropFirst(before))
    #expect(asked.isSubset(of: ["get-entries-count", "get-entries"]))
    #expect(asked.contains("get-entries-count"))
    #expect(try view().newestLabel?.text == nil)
    #expect(shownMessage(in: window) == "An error occurred loading the summary")
  }

  @Test func `without a server it fails once, with -5`() async throws {
    app.server.add(.drop)
    try tap(view().loadSummaryButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    try await Task.sleep(for: .milliseconds(100))
    #expect(delegate.events == ["error LiferayScreens -5"])
  }

  @Test func `what one connector refuses is refused before any call`() throws {
    screenlet.folderId = 0
    try tap(view().loadSummaryButton)
    #expect(delegate.events == ["error LiferayScreens -4"])
    #expect(shownMessage(in: window) == "Undefined folderId")
    #expect(app.server.requests.isEmpty)
  }

  @Test func `cancelling the action cancels all connectors, and is reported once`() async throws {
    app.server.add(.silence)
    try tap(view().loadSummaryButton)
    #expect(await comesAbout { app.server.commands.count == 2 })
    screenlet.cancelInteractorsForAction("load-summary")
    #expect(delegate.events == ["error LiferayScreens -6"])
    try await Task.sleep(for: .milliseconds(50))
    #expect(delegate.events == ["error LiferayScreens -6"])
    #expect(app.server.commands.count == 2)
  }

  @Test func `the interactor has a result of each connector`() async throws {
    try await addBookmarks()
    let made = screenlet.createInteractor(name: "load-summary", sender: nil)
    let interactor = try #require(made as? LoadSummaryInteractor)
    var isDone = false
    interactor.onSuccess = { isDone = true }
    interactor.start()
    #expect(await comesAbout { isDone })
    #expect(interactor.resultCount == 3)
    #expect(interactor.resultNewest?.map(\.name) == ["Home", "B", "A"])
    #expect(interactor.resultPageTitle == "Home - Liferay")
    let results = try #require(interactor.interactionResult() as? [String: Any])
    #expect(results.keys.sorted() == ["count", "newest", "pageTitle"])
    #expect(results["count"] as? Int == 3)
  }

  // MARK: One after the other

  @Test func `the title, then the bookmark, then what the folder holds`() async throws {
    try view().urlTextField?.text = app.server.homePage
    try tap(view().addBookmarkButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["added Home - Liferay \(app.server.homePage)"])
    #expect(app.server.commands.prefix(2) == ["/web/guest/home", "add-entry"])
    #expect(Set(app.server.commands.dropFirst(2)) == ["get-entries", "get-entries-count"])
    #expect(app.server.commands.count == 4)
    #expect(try view().countLabel?.text == "1")
    #expect(try view().newestLabel?.text == "Home - Liferay")
    #expect(shownMessage(in: window) == "Bookmark saved!")
  }

  @Test func `without a title nothing is added`() async throws {
    app.server.add(.notFound, at: "/web/guest/home")
    try view().urlTextField?.text = app.server.homePage
    try tap(view().addBookmarkButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["error com.liferay.mobile.sdk 404"])
    #expect(app.server.commands == ["/web/guest/home"])
  }

  @Test func `an invalid address is a failure before any call`() async throws {
    try tap(view().addBookmarkButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["error LiferayScreens -2"])
    #expect(app.server.requests.isEmpty)
  }

  @Test func `what a later connector refuses ends the sequence there`() async throws {
    screenlet.folderId = 0
    try view().urlTextField?.text = app.server.homePage
    try tap(view().addBookmarkButton)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["error LiferayScreens -4"])
    #expect(app.server.commands == ["/web/guest/home"])
  }

  // MARK: Plumbing

  /// Three bookmarks, the newest of which leads to a page with a title. Returns how many calls that
  /// took.
  @discardableResult
  private func addBookmarks() async throws -> Int {
    for (title, url) in [
      ("A", "http://a.example"), ("B", "http://b.example"), ("Home", app.server.homePage),
    ] {
      try await AddBookmarkLiferayConnector(
        folderId: DemoServer.folderId, title: title, url: url
      ).run()
    }
    return app.server.commands.count
  }

  private func view() throws -> BookmarkSummaryView_default {
    try #require(screenlet.screenletView as? BookmarkSummaryView_default)
  }

  private func tap(_ button: UIButton?) throws {
    try #require(button).sendActions(for: .touchUpInside)
  }
}
