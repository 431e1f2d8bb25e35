import Bookmarks
import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

/// The generated Add Bookmark Screenlet, used as an app uses it: its XIB is loaded, its fields are
/// typed into, its buttons are tapped, and a server answers.
@MainActor @Suite(.usesAppState) struct AddBookmarkUseTests {

  private let screenlet = AddBookmarkScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let delegate = RecordingDelegate()

  init() {
    window.addSubview(screenlet)
    screenlet.delegate = delegate
    screenlet.folderId = 30200
  }

  // MARK: The view

  @Test(arguments: [nil, "default", "flat7", "large", "FLAT7", "unheard-of"])
  func `every theme has a view with its outlets connected and its buttons named`(
    theme: String?
  ) throws {
    screenlet.themeName = theme
    let view = try view()
    #expect(screenlet.themeError == nil)
    #expect(screenlet.subviews == [view])
    #expect((view is AddBookmarkView_flat7) == (theme?.lowercased() == "flat7"))
    #expect(view.addBookmarkButton?.restorationIdentifier == "add-bookmark")
    #expect(view.getTitleButton?.restorationIdentifier == "get-title")
    #expect(view.addBookmarkButton?.currentTitle == "Add Bookmark")
    #expect(view.urlTextField?.delegate != nil)
    #expect(screenlet.viewModel === view)
  }

  @Test func `in a scroll view, the Screenlet is as high as its content`() {
    screenlet.frame.size.height = 400
    screenlet.layoutIfNeeded()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let content = scrollView.contentLayoutGuide
    scrollView.addSubview(screenlet)
    screenlet.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      screenlet.topAnchor.constraint(equalTo: content.topAnchor),
      screenlet.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      screenlet.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      screenlet.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      screenlet.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 230))
    #expect(screenlet.screenletView?.frame == CGRect(x: 0, y: 0, width: 320, height: 230))
  }

  @Test func `the view model reads and writes the fields`() throws {
    try type(url: "http://www.liferay.com", title: "Liferay")
    #expect(screenlet.viewModel?.url == "http://www.liferay.com")
    #expect(screenlet.viewModel?.title == "Liferay")
    screenlet.viewModel?.title = "Another"
    #expect(try view().titleTextField?.text == "Another")
  }

  @Test func `the view says what to say while a bookmark is added`() throws {
    let view = try view()
    let messages = [ProgressMessageType.working, .success, .failure].map {
      view.progressMessageForAction(AddBookmarkScreenlet.AddBookmarkAction, messageType: $0)
    }
    #expect(
      messages == [
        "Saving bookmark...", "Bookmark saved!", "An error occurred saving the bookmark",
      ])
    #expect(
      view.progressMessageForAction(AddBookmarkScreenlet.GetTitleAction, messageType: .working)
        == nil)
  }

  // MARK: Interactors

  @Test func `each action has its interactor, made of what the view holds`() throws {
    try type(url: "http://www.liferay.com", title: "Liferay")

    let add = screenlet.createInteractor(name: "add-bookmark", sender: nil)
    let addBookmark = try #require(add as? AddBookmarkInteractor)
    #expect(addBookmark.folderId == 30200)
    #expect(addBookmark.title == "Liferay")
    #expect(addBookmark.url == "http://www.liferay.com")
    let connector = try #require(addBookmark.createConnector() as? AddBookmarkLiferayConnector)
    #expect(connector.folderId == 30200)
    #expect(connector.title == "Liferay")
    #expect(connector.url == "http://www.liferay.com")

    let get = screenlet.createInteractor(name: "get-title", sender: nil)
    let getTitle = try #require(get as? GetWebTitleInteractor)
    let http = try #require(getTitle.createConnector() as? HttpConnector)
    #expect(http.url.absoluteString == "http://www.liferay.com")
  }

  @Test func `an unknown action has no interactor`() {
    #expect(screenlet.createInteractor(name: "unknown", sender: nil) == nil)
    #expect(!screenlet.performAction(name: "unknown"))
    #expect(!screenlet.performDefaultAction())
    #expect(delegate.events.isEmpty)
  }

  // MARK: Adding a bookmark

  @Test(arguments: [
    (Int64(0), "Liferay", "http://www.liferay.com", "Undefined folderId"),
    (-1, "", "", "Undefined folderId"),
    (30200, "", "http://www.liferay.com", "Title cannot be empty"),
    (30200, "", "", "Title cannot be empty"),
    (30200, "Liferay", "", "URL cannot be empty"),
  ])
  func `an input that is refused reaches the delegate as a validation error`(
    folderId: Int64, title: String, url: String, message: String
  ) throws {
    screenlet.folderId = folderId
    try type(url: url, title: title)
    tap(try view().addBookmarkButton)
    #expect(delegate.events == ["error LiferayScreens -4: \(message)"])
    #expect(delegate.lastError is ValidationError)
    #expect(!screenlet.isActionRunning("add-bookmark"))
    #expect(shownMessage(in: window) == message)
  }

  @Test func `a tap adds the bookmark, and the delegate gets what the server made of it`()
    async throws
  {
    let reply = #"[{"entryId": "7", "name": "Liferay", "url": "http://www.liferay.com"}]"#
    try await talking(to: { _ in .json(reply) }) { server in
      try type(url: "http://www.liferay.com", title: "Liferay")
      tap(try view().addBookmarkButton)
      #expect(screenlet.isActionRunning("add-bookmark"))
      #expect(try view().addBookmarkButton?.currentTitle == "Saving bookmark...")
      #expect(shownMessage(in: window) == nil)
      await eventually { !delegate.events.isEmpty }

      #expect(delegate.events == ["added Liferay http://www.liferay.com nil"])
      #expect(!screenlet.isActionRunning("add-bookmark"))
      #expect(shownMessage(in: window) == "Bookmark saved!")

      let request = try #require(server.requests.first)
      #expect(server.requests.count == 1)
      #expect(request.header("Authorization") == "Basic am9lOnNlY3JldA==")
      let body = try JSONSerialization.jsonObject(with: request.body) as? [[String: Any]]
      let command = body?.first?["/bookmarks.bookmarksentry/add-entry"] as? [String: Any]
      #expect(command?.int64Attribute("groupId") == 20143)
      #expect(command?.int64Attribute("folderId") == 30200)
      #expect(command?.stringAttribute("name") == "Liferay")
      #expect(command?.stringAttribute("url") == "http://www.liferay.com")
      #expect(command?.stringAttribute("description") == "Added from Liferay Screens")
    }
  }

  @Test(arguments: [
    (
      LoopbackResponse.json(#"{"exception":"x","error":{"message":"No folder","type":"E"}}"#),
      "com.liferay.mobile.sdk 2: No folder"
    ),
    (
      .html("<h1>Oops</h1>", status: 500),
      "com.liferay.mobile.sdk 500: The server answered with HTTP status 500."
    ),
    (.json("[[]]"), "LiferayScreens -3"),
  ])
  func `a failure reaches the delegate once`(
    response: LoopbackResponse, error: String
  ) async throws {
    try await talking(to: { _ in response }) { _ in
      try type(url: "http://www.liferay.com", title: "Liferay")
      tap(try view().addBookmarkButton)
      await eventually { !delegate.events.isEmpty }
      try await settle()
      #expect(delegate.events.count == 1)
      #expect(delegate.events.first?.hasPrefix("error \(error)") == true)
      #expect(shownMessage(in: window) == "An error occurred saving the bookmark")
    }
  }

  @Test func `defect 10: without a server nothing is saved`() async throws {
    try await loggedIn(to: "http://127.0.0.1:1") {
      try type(url: "http://www.liferay.com", title: "Liferay")
      tap(try view().addBookmarkButton)
      await eventually { !delegate.events.isEmpty }
      try await settle()
      #expect(delegate.events.count == 1)
      #expect(delegate.events.first?.hasPrefix("error LiferayScreens -5") == true)
    }
  }

  @Test func `without a login it fails with -2`() async throws {
    try type(url: "http://www.liferay.com", title: "Liferay")
    tap(try view().addBookmarkButton)
    await eventually { !delegate.events.isEmpty }
    #expect(
      delegate.events == ["error LiferayScreens -2: Login required to use this connector"])
  }

  @Test func `an app's factory can replace the generated connector with its own`()
    async throws
  {
    LiferayServerContext.connectorFactory = FakeFactory()
    defer { LiferayServerContext.reset() }
    try type(url: "http://www.liferay.com", title: "Liferay")
    tap(try view().addBookmarkButton)
    await eventually { !delegate.events.isEmpty }
    #expect(delegate.events == ["added fake http://fake nil"])
  }

  // MARK: Getting a title

  @Test func `the title of the page comes into the title field`() async throws {
    let page = "<html><head><title>Liferay – Home</title></head></html>"
    try await talking(to: { _ in .html(page) }) { server in
      try type(url: "\(server.url)/page", title: "")
      tap(try view().getTitleButton)
      await eventually { !screenlet.isActionRunning("get-title") }
      #expect(try view().titleTextField?.text == "Liferay – Home")
      #expect(server.requests.map(\.target) == ["/page"])
      #expect(delegate.events.isEmpty)
      await eventually { shownMessage(in: window) == nil }
    }
  }

  @Test(arguments: [
    ("<html><body>nothing</body></html>", 200, "LiferayScreens -3"),
    ("<title>never closed", 200, "LiferayScreens -3"),
    ("<title>Not found</title>", 404, "com.liferay.mobile.sdk 404"),
  ])
  func `defect 60: a page without a title is a failure, and the field stays as it is`(
    page: String, status: Int, expected: String
  ) async throws {
    try await talking(to: { _ in .html(page, status: status) }) { server in
      try type(url: server.url, title: "kept")
      let interactor = try #require(screenlet.createInteractor(name: "get-title", sender: nil))
      let failures = Failures()
      interactor.onFailure = { failures.errors.append($0) }
      #expect(interactor.start())
      await eventually { !failures.errors.isEmpty }
      #expect(failures.errors.map { "\($0.domain) \($0.code)" } == [expected])
      #expect(try view().titleTextField?.text == "kept")
    }
  }

  @Test(arguments: ["", "www.liferay.com", "http://", "not a URL at all"])
  func `defect 50: an invalid address is a failure`(address: String) async throws {
    try type(url: address, title: "kept")
    tap(try view().getTitleButton)
    await eventually { !screenlet.isActionRunning("get-title") }
    #expect(try view().titleTextField?.text == "kept")
  }

  // MARK: Plumbing

  private func view() throws -> AddBookmarkView_default {
    try #require(screenlet.screenletView as? AddBookmarkView_default)
  }

  private func type(url: String, title: String) throws {
    let view = try view()
    view.urlTextField?.text = url
    view.titleTextField?.text = title
  }

  private func tap(_ button: UIButton?) {
    #expect(button != nil)
    button?.sendActions(for: .touchUpInside)
  }

  private func talking(
    to handler: @escaping LoopbackServer.Handler,
    _ body: @MainActor (LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(handler)
    defer { server.stop() }
    try await loggedIn(to: server.url) { try await body(server) }
  }

  private func loggedIn(
    to server: String, _ body: @MainActor () async throws -> Void
  ) async throws {
    LiferayServerContext.server = server
    LiferayServerContext.groupId = 20143
    SessionContext.loginWithBasic(username: "joe", password: "secret", userAttributes: [:])
    defer {
      SessionContext.logout()
      LiferayServerContext.reset()
    }
    try await body()
  }

  /// Lets what is on its way arrive: a second call of the delegate, if there were one.
  private func settle() async throws {
    try await Task.sleep(for: .milliseconds(50))
  }
}

@MainActor private final class RecordingDelegate: AddBookmarkScreenletDelegate {

  private(set) var events: [String] = []
  private(set) var lastError: NSError?

  func screenlet(_ screenlet: AddBookmarkScreenlet, onBookmarkAdded bookmark: Bookmark) {
    let description = bookmark.description ?? "nil"
    events.append("added \(bookmark.name) \(bookmark.url) \(description)")
  }

  func screenlet(_ screenlet: AddBookmarkScreenlet, onAddBookmarkError error: NSError) {
    lastError = error
    events.append("error \(error.domain) \(error.code): \(error.localizedDescription)")
  }
}

@MainActor private final class Failures {
  var errors: [NSError] = []
}

/// Answers without a server.
private final class FakeConnector: AddBookmarkLiferayConnector, @unchecked Sendable {

  override func createSession() -> LRSession? {
    LRSession(server: "http://fake")
  }

  override func doRun(session: LRSession) {
    resultBookmarkInfo = ["name": "fake", "url": "http://fake"]
  }
}

private struct FakeFactory: LiferayConnectorFactory {
  func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
    let connector = make()
    guard let asked = connector as? AddBookmarkLiferayConnector else { return connector }
    let fake = FakeConnector(folderId: asked.folderId, title: asked.title, url: asked.url)
    return fake as? Connector ?? connector
  }
}
