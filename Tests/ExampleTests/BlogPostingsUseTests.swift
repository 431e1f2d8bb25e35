import DemoServer
import Foundation
import LiferayMobileSDK
import LiferayScreens
import Postings
import TestSupport
import Testing

/// The generated Blog Postings Screenlet, against the REST API of the demo server.
@MainActor @Suite(.usesAppState) struct BlogPostingsUseTests {

  private let screenlet = BlogPostingsScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let delegate = RecordingDelegate()

  init() {
    screenlet.delegate = delegate
    screenlet.siteId = DemoServer.groupId
    screenlet.firstPageSize = 4
    screenlet.pageSize = 3
  }

  private var view: BlogPostingsView_default? {
    screenlet.screenletView as? BlogPostingsView_default
  }
  private var headlines: [String] {
    (screenlet.baseListView?.rows[BaseListView.DefaultSection] ?? [])
      .compactMap { ($0 as? BlogPosting)?.headline }
  }

  /// Adds postings as the user does.
  private func add(_ headlines: [String]) async throws {
    window.addSubview(screenlet)
    for headline in headlines {
      let count = delegate.events.count
      view?.headlineTextField?.text = headline
      view?.articleBodyTextField?.text = "About \(headline)"
      view?.addPostingButton?.sendActions(for: .touchUpInside)
      await eventually { delegate.events.count > count }
    }
  }

  private func idle() async {
    await eventually { !screenlet.isActionRunning(BlogPostingsScreenlet.LoadInitialPageAction) }
  }

  private func targets(_ portal: DemoPortal) -> [String] {
    portal.server.requests.filter { $0.method == "GET" }.map {
      $0.target.replacing("/o/headless-delivery/v1.0/sites/20143/blog-postings", with: "")
    }
  }

  // MARK: Input

  @Test func `what is wrong is shown when the last field was left, until it is right`() throws {
    window.addSubview(screenlet)
    let view = try #require(view)
    let button = try #require(view.addPostingButton as? ActionButton)
    let headline = try #require(view.headlineTextField)
    let body = try #require(view.articleBodyTextField)
    headline.becomeFirstResponder()
    headline.insertText("Hello")
    #expect(button.problemText == nil)
    // The user has not been in the other field yet.
    body.becomeFirstResponder()
    #expect(button.problemText == nil)
    body.resignFirstResponder()
    #expect(button.problemText == "A posting needs a text")
    body.becomeFirstResponder()
    body.insertText("W")
    #expect(button.problemText == nil)
    // What was right is wrong at once.
    body.deleteBackward()
    #expect(button.problemText == "A posting needs a text")
    headline.becomeFirstResponder()
    headline.text = ""
    headline.sendActions(for: .editingChanged)
    #expect(button.problemText == "A posting needs a headline")
    #expect(delegate.events == [])
  }

  @Test(arguments: [false, true])
  func `after an action the next input is looked at from the start`(
    isListLoaded: Bool
  ) async throws {
    try await DemoPortal.run { _ in
      if !isListLoaded { delegate.listInteractor = EndlessInteractor(screenlet: screenlet) }
      window.addSubview(screenlet)
      if isListLoaded { await idle() }
      let view = try #require(view)
      let button = try #require(view.addPostingButton as? ActionButton)
      let fields = try [
        #require(view.headlineTextField), #require(view.articleBodyTextField),
      ]
      for field in fields {
        field.becomeFirstResponder()
        field.insertText("Hello")
      }
      button.sendActions(for: .touchUpInside)
      await eventually { delegate.events == ["added Hello"] }
      for field in fields { field.text = "" }
      fields[0].becomeFirstResponder()
      fields[0].insertText("A")
      #expect(button.problemText == nil)
      fields[1].becomeFirstResponder()
      #expect(button.problemText == nil)
    }
  }

  // MARK: The list

  @Test func `pages come as the list is scrolled, whatever their size`() async throws {
    try await DemoPortal.run { portal in
      try await add(["a", "b", "c", "d", "e", "f"])
      screenlet.loadList()
      await eventually { headlines == ["f", "e", "d", "c"] }
      screenlet.loadPageForRow(4)
      await eventually { headlines == ["f", "e", "d", "c", "b", "a"] }
      // Rows 4 to 6 are not a page of three, but are on the second page of four.
      #expect(
        targets(portal).suffix(2) == [
          "?search=&sort=dateCreated%3Adesc&page=1&pageSize=4",
          "?search=&sort=dateCreated%3Adesc&page=2&pageSize=4",
        ])
      #expect(screenlet.baseListView?.rowCount == 6)
    }
  }

  @Test func `a text above the list is searched for`() async throws {
    try await DemoPortal.run { _ in
      try await add(["Käse & Brot", "Wein"])
      view?.searchTextField?.text = "käse &"
      screenlet.loadList()
      await eventually { headlines == ["Käse & Brot"] }
    }
  }

  @Test func `a date of the service is shown in its cell`() async throws {
    try await DemoPortal.run { _ in
      try await add(["a"])
      screenlet.loadList()
      await eventually { headlines == ["a"] }
      let posting = try #require(
        screenlet.baseListView?.rows[BaseListView.DefaultSection]?.first as? BlogPosting)
      #expect(posting.id == 30301)
      #expect(posting.articleBody == "About a")
      #expect(posting.dateCreated == Date(timeIntervalSince1970: 1_480_030_301))
    }
  }

  @Test func `pages are kept for when there is no server`() async throws {
    try await DemoPortal.run { portal in
      try await add(["a", "b"])
      screenlet.loadList()
      await eventually { headlines == ["b", "a"] }
      await portal.settled()
      portal.server.stop()
      screenlet.offlinePolicy = "cache-first"
      screenlet.loadList()
      await idle()
      #expect(headlines == ["b", "a"])
    }
  }

  @Test func `what the server says of a problem reaches the delegate`() async throws {
    try await DemoPortal.run { _ in
      screenlet.siteId = 1
      window.addSubview(screenlet)
      await eventually { !delegate.events.isEmpty }
      #expect(delegate.events == ["list 404 No site has the id 1."])
    }
  }

  // MARK: The action

  @Test func `a posting is added with what was typed and what the spec says`() async throws {
    try await DemoPortal.run { portal in
      try await add(["a"])
      #expect(delegate.events == ["added a"])
      let request = try #require(portal.server.requests.first { $0.method == "POST" })
      #expect(
        request.text == #"{"articleBody":"About a","headline":"a","keywords":["app"]}"#)
    }
  }

  @Test func `without a headline nothing is sent`() async throws {
    try await DemoPortal.run { portal in
      try await add([""])
      #expect(delegate.events.last?.hasSuffix("A posting needs a headline") == true)
      #expect(!portal.server.requests.contains { $0.method == "POST" })
    }
  }

  @Test(arguments: ["cookie", "oauth2"])
  func `it is sent by whoever is logged in, however that was`(way: String) async throws {
    try await DemoPortal.run { portal in
      let session = LRSession(
        server: portal.server.url,
        authentication: LRBasicAuthentication(username: "jane", password: "pass:word"))
      let authentication: any LRAuthentication =
        way == "cookie"
        ? try await LRCookieSignIn.signIn(with: session)
        : try await LROAuth2SignIn.signIn(
          with: session, username: "jane", password: "pass:word",
          clientId: DemoServer.clientId, clientSecret: DemoServer.clientSecret)
      SessionContext.currentContext = SessionContext(
        session: LRSession(server: portal.server.url, authentication: authentication),
        attributes: ["userId": DemoUser.jane.userId])
      try await add(["a"])
      #expect(delegate.events == ["added a"])
      let request = try #require(
        portal.server.requests.first { $0.method == "POST" && $0.path.hasPrefix("/o/headless") })
      #expect((request.header("X-CSRF-Token") != nil) == (way == "cookie"))
      #expect(request.header("Authorization")?.hasPrefix("Bearer ") ?? false == (way == "oauth2"))
    }
  }
}

/// Records the events that the Screenlet reports.
@MainActor private final class RecordingDelegate: BlogPostingsScreenletDelegate {

  private(set) var events: [String] = []
  /// What loads the list instead of the interactor of the Screenlet.
  var listInteractor: Interactor?

  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction actionName: String,
    withSender sender: Any?
  ) -> Interactor? {
    actionName == BlogPostingsScreenlet.LoadInitialPageAction ? listInteractor : nil
  }

  func screenlet(_ screenlet: BlogPostingsScreenlet, onPostingsError error: NSError) {
    events.append("list \(error.code) \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: BlogPostingsScreenlet, onPostingAdded posting: BlogPosting) {
    events.append("added \(posting.headline)")
  }

  func screenlet(_ screenlet: BlogPostingsScreenlet, onAddPostingError error: NSError) {
    events.append("not added \(error.localizedDescription)")
  }
}

/// An interactor that never ends.
@MainActor private final class EndlessInteractor: Interactor {
  override func start() -> Bool { true }
}
