import BookmarkSummaries
import Bookmarks
import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// Generated Screenlets, with their actions awaited and their events in closures.
@MainActor @Suite(.usesAppState) struct AwaitedActionUseTests {

  private let app: DemoApp

  init() throws {
    app = try DemoApp()
    SessionContext.loginWithBasic(
      username: DemoUser.joe.emailAddress, password: DemoUser.joe.password, userAttributes: [:])
  }

  // MARK: Awaiting

  @Test func `an action returns its result`() async throws {
    let screenlet = try addBookmark(title: "Liferay")
    let bookmark = try await screenlet.performAddBookmark()
    #expect(bookmark.name == "Liferay")
    #expect(app.server.commands == ["add-entry"])
  }

  @Test func `an action throws what its delegate gets`() async throws {
    let screenlet = try addBookmark(title: "")
    var reported: NSError?
    let events = AddBookmarkScreenletEvents()
    events.onAddBookmarkError = { reported = $0 }
    screenlet.delegate = events
    let error = await #expect(throws: ValidationError.self) {
      _ = try await screenlet.performAddBookmark()
    }
    #expect(error?.localizedDescription == "Title cannot be empty")
    #expect(error === reported)
  }

  @Test func `an action with several results returns all of them`() async throws {
    try await addBookmark(title: "A").performAddBookmark()
    let screenlet = BookmarkSummaryScreenlet(frame: .zero)
    screenlet.folderId = DemoServer.folderId
    let summary = try await screenlet.performLoadSummary()
    #expect(summary.count == 1)
    #expect(summary.newest.map(\.name) == ["A"])
    #expect(summary.pageTitle == nil)
  }

  @Test func `an action takes what is sent with it`() async throws {
    let screenlet = RatingScreenlet(frame: .zero)
    screenlet.className = "com.liferay.bookmarks.model.BookmarksEntry"
    screenlet.classPK = 30400
    #expect(try await screenlet.performUpdateRating(sender: 0.75).userScore == 0.75)
  }

  @Test func `cancelling the task cancels the call`() async throws {
    app.server.add(.silence)
    let screenlet = try addBookmark(title: "Liferay")
    let task = Task { try await screenlet.performAddBookmark().name }
    #expect(await comesAbout { screenlet.isActionRunning(AddBookmarkScreenlet.AddBookmarkAction) })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!screenlet.isActionRunning(AddBookmarkScreenlet.AddBookmarkAction))
  }

  // MARK: Closures

  @Test func `each event calls its closure with its values`() async throws {
    try await addBookmark(title: "A").performAddBookmark()
    var lines: [String] = []
    let events = BookmarkSummaryScreenletEvents()
    events.onSummaryLoaded = { count, newest, pageTitle in
      lines.append("\(count) \(newest.map(\.name)) \(pageTitle ?? "nil")")
    }
    events.onBookmarkAdded = { lines.append($0.name) }
    let screenlet = BookmarkSummaryScreenlet(frame: .zero)
    screenlet.delegate = events
    screenlet.folderId = DemoServer.folderId
    try await screenlet.perform(BookmarkSummaryScreenlet.LoadSummaryAction)
    #expect(lines == ["1 [\"A\"] nil"])
  }

  private func addBookmark(title: String) throws -> AddBookmarkScreenlet {
    let screenlet = AddBookmarkScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
    let view = try #require(screenlet.screenletView as? AddBookmarkView_default)
    view.urlTextField?.text = "http://liferay.example"
    view.titleTextField?.text = title
    screenlet.folderId = DemoServer.folderId
    return screenlet
  }
}
