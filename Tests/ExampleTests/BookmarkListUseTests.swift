import Bookmarks
import DemoServer
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// The generated Bookmark List Screenlet, used as an app uses it: it is shown, scrolled and tapped,
/// and a server answers, or does not.
@MainActor @Suite(.usesAppState) struct BookmarkListUseTests {

  // A header, and three rows of the four of the first page.
  private let screenlet = BookmarkListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let delegate = RecordingDelegate()

  init() {
    screenlet.delegate = delegate
    screenlet.groupId = DemoServer.groupId
    screenlet.folderId = DemoServer.folderId
    screenlet.firstPageSize = 4
    screenlet.pageSize = 3
  }

  // MARK: The view

  @Test(arguments: [nil, "default", "collection", "unheard-of"])
  func `every theme has a list that is an outlet of its view`(theme: String?) throws {
    screenlet.themeName = theme
    #expect(screenlet.themeError == nil)
    #expect(screenlet.subviews == [screenlet.screenletView])
    if theme == "collection" {
      let view = try #require(screenlet.screenletView as? BookmarkListView_collection)
      #expect(view.collectionView?.dataSource === view)
      #expect(view.collectionView?.frame == screenlet.bounds)
    } else {
      let view = try #require(screenlet.screenletView as? BookmarkListView_default)
      #expect(view.tableView?.dataSource === view)
      #expect(view.tableView?.frame == screenlet.bounds)
    }
  }

  // MARK: Pages

  @Test func `the first page and the number of rows come with one request, as soon as it is shown`()
    async throws
  {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      #expect(portal.calls.isEmpty)
      window.addSubview(screenlet)
      #expect(screenlet.isActionRunning(BookmarkListScreenlet.LoadInitialPageAction))
      await eventually { !delegate.events.isEmpty }
      #expect(delegate.events == ["response a b c d"])
      #expect(portal.calls == ["get-entries 0-4, get-entries-count"])
    }
  }

  @Test func `without autoLoad it loads on request`() async throws {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      screenlet.autoLoad = false
      window.addSubview(screenlet)
      #expect(!screenlet.isActionRunning(BookmarkListScreenlet.LoadInitialPageAction))
      screenlet.loadList()
      await eventually { !delegate.events.isEmpty }
      #expect(delegate.events == ["response a b c d"])
    }
  }

  @Test(arguments: ["default", "collection"])
  func `each further page is loaded when the end of the list comes into view`(
    theme: String
  ) async throws {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      try await show(theme)
      #expect(delegate.events == ["response a b c d"])
      for count in 2...3 {
        scroll(to: screenlet.baseListView?.rowsForSectionIndex(0).count ?? 0)
        await eventually { delegate.events.count == count }
      }
      #expect(delegate.events == ["response a b c d", "response e f g", "response h i"])
      scroll(to: 9)
      try await settle()
      #expect(
        portal.calls == [
          "get-entries 0-4, get-entries-count", "get-entries 4-7", "get-entries 7-10",
        ])
      #expect(texts(theme) == Self.names)
    }
  }

  @Test func `loading again begins at the beginning`() async throws {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      try await show("default")
      scroll(to: 4)
      await eventually { delegate.events.count == 2 }
      try portal.add(["0"])
      screenlet.loadList()
      await eventually { delegate.events.count == 3 }
      #expect(delegate.events.last == "response 0 a b c")
      #expect(screenlet.baseListView?.rowsForSectionIndex(0).count == 4)
    }
  }

  @Test func `an empty folder is an empty list`() async throws {
    try await DemoPortal.run { _ in
      try await show("default")
      #expect(delegate.events == ["response "])
      #expect(table?.numberOfRows(inSection: 0) == 0)
    }
  }

  // MARK: Rows and sections

  @Test func `a cell shows the name and the address`() async throws {
    try await DemoPortal.run(bookmarks: Self.names) { _ in
      try await show("default")
      let cell = try #require(
        table?.cellForRow(at: IndexPath(row: 1, section: 0)) as? BookmarkCell_default)
      #expect(cell.titleLabel?.text == "b")
      #expect(cell.detailLabel?.text == "http://example.com/b")
      #expect(cell.bookmark?.name == "b")
      #expect(cell.titleLabel?.frame.minX == 0)
    }
  }

  @Test(arguments: ["default", "collection"])
  func `rows are grouped by the host of their address, in the order in which the hosts are met`(
    theme: String
  ) async throws {
    let hosts = ["a": "x.org", "b": "Y.org", "c": "X.ORG", "d": "y.org"]
    try await DemoPortal.run(
      bookmarks: ["a", "b", "c", "d"], url: { "http://\(hosts[$0] ?? "")/\($0)" }
    ) { _ in
      screenlet.frame.size.height = 480
      try await show(theme)
      let view = try #require(screenlet.baseListView)
      #expect(view.sections == ["x.org", "y.org"])
      #expect(
        view.sections.map { (view.rows[$0] ?? []).map { ($0 as? Bookmark)?.name } } == [
          ["a", "c"], ["b", "d"],
        ])
      #expect((0...2).map { header($0, theme) } == ["x.org", "y.org", nil])
    }
  }

  @Test(arguments: ["default", "collection"])
  func `tapping a row calls the delegate`(theme: String) async throws {
    try await DemoPortal.run(bookmarks: Self.names) { _ in
      try await show(theme)
      try table?.tapRow(at: IndexPath(row: 2, section: 0))
      try collection?.tapItem(at: IndexPath(item: 2, section: 0))
      #expect(delegate.events == ["response a b c d", "selected c"])
    }
  }

  @Test func `the theme can be changed while it is shown`() async throws {
    try await DemoPortal.run(bookmarks: Self.names) { _ in
      try await show("default")
      screenlet.themeName = "collection"
      screenlet.loadList()
      await eventually { delegate.events.count == 2 }
      collection?.layoutIfNeeded()
      #expect(texts("collection") == ["a", "b", "c", "d"])
    }
  }

  // MARK: What goes wrong

  @Test(arguments: [
    (Fault.serverError, "com.liferay.mobile.sdk 500"), (.brokenJSON, "com.liferay.mobile.sdk 1"),
  ])
  func `an error reaches the delegate once, and the list can be loaded again`(
    fault: Fault, error: String
  ) async throws {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      portal.server.add(fault)
      try await show("default")
      try await settle()
      portal.server.removeFaults()
      #expect(delegate.events == ["error \(error)"])
      #expect(table?.numberOfRows(inSection: 0) == 0)
      screenlet.loadList()
      await eventually { delegate.events.count == 2 }
      #expect(delegate.events.last == "response a b c d")
    }
  }

  @Test func `an error of a later page leaves the rows, and the page can be asked for again`()
    async throws
  {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      try await show("default")
      portal.server.add(.serverError, times: 1)
      scroll(to: 4)
      await eventually { delegate.events.count == 2 }
      #expect(delegate.events.last == "error com.liferay.mobile.sdk 500")
      #expect(table?.numberOfRows(inSection: 0) == 4)
      table?.contentOffset = .zero
      table?.layoutIfNeeded()
      scroll(to: 4)
      await eventually { delegate.events.count == 3 }
      #expect(delegate.events.last == "response e f g")
    }
  }

  @Test(arguments: [Int64(0), -1])
  func `an invalid folder is refused without a request`(folderId: Int64) async throws {
    try await DemoPortal.run { portal in
      screenlet.folderId = folderId
      window.addSubview(screenlet)
      #expect(delegate.events == ["error LiferayScreens -4"])
      #expect(delegate.lastError is ValidationError)
      #expect(delegate.lastError?.localizedDescription == "Undefined folderId")
      #expect(portal.calls.isEmpty)
    }
  }

  @Test func `without a login it fails with -2`() async throws {
    try await DemoPortal.run { _ in
      SessionContext.logout()
      try await show("default")
      #expect(delegate.events == ["error LiferayScreens -2"])
    }
  }

  // MARK: Without a server

  @Test(arguments: [
    ("remote-only", "error LiferayScreens -5"), ("remote-first", "response a b c d"),
    ("cache-only", "response a b c d"), ("cache-first", "response a b c d"),
    ("of no such name", "response a b c d"),
  ])
  func `what was loaded before is there without a server, if the policy says so`(
    policy: String, outcome: String
  ) async throws {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      try await show("default")
      await portal.settled()
      portal.server.stop()
      screenlet.offlinePolicy = policy
      screenlet.loadList()
      await eventually { delegate.events.count == 2 }
      #expect(delegate.events.last == outcome)
    }
  }

  @Test(arguments: [
    ("remote-only", "response 0 a b c", 2), ("remote-first", "response 0 a b c", 2),
    ("cache-only", "response a b c d", 1), ("cache-first", "response a b c d", 1),
  ])
  func `with a server the policy says which is asked`(
    policy: String, outcome: String, calls: Int
  ) async throws {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      try await show("default")
      await portal.settled()
      try portal.add(["0"])
      screenlet.offlinePolicy = policy
      screenlet.loadList()
      await eventually { delegate.events.count == 2 }
      #expect(delegate.events.last == outcome)
      #expect(portal.calls.count == calls)
    }
  }

  @Test(arguments: ["cache-only", "cache-first"])
  func `a list that was never loaded is not in the cache`(policy: String) async throws {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      screenlet.offlinePolicy = policy
      try await show("default")
      #expect(
        delegate.events
          == [policy == "cache-only" ? "error LiferayScreens -5" : "response a b c d"])
    }
  }

  @Test func `another folder has another list in the cache`() async throws {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      try await show("default")
      await portal.settled()
      screenlet.offlinePolicy = "cache-only"
      screenlet.folderId = 1
      screenlet.loadList()
      await eventually { delegate.events.count == 2 }
      #expect(delegate.events.last == "error LiferayScreens -5")
    }
  }

  @Test func `an app that is started anew without a server shows the pages it had`() async throws {
    try await DemoPortal.run(bookmarks: Self.names) { portal in
      try await show("default")
      scroll(to: 4)
      await eventually { delegate.events.count == 2 }
      await portal.settled()
      SessionContext.logout()
      portal.server.stop()
      portal.logIn()
      screenlet.loadList()
      await eventually { delegate.events.count == 3 }
      scroll(to: 4)
      await eventually { delegate.events.count == 4 }
      #expect(delegate.events.suffix(2) == ["response a b c d", "response e f g"])
      #expect(screenlet.baseListView?.sections == ["example.com"])
    }
  }

  // MARK: Plumbing

  private static let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]

  private var table: UITableView? {
    (screenlet.screenletView as? BookmarkListView_default)?.tableView
  }

  private var collection: UICollectionView? {
    (screenlet.screenletView as? BookmarkListView_collection)?.collectionView
  }

  /// Shows the Screenlet and waits for the first call of the delegate.
  private func show(_ theme: String) async throws {
    screenlet.themeName = theme
    // So that the last of four items is below the edge.
    if theme == "collection", screenlet.frame.height < 200 { screenlet.frame.size.height = 130 }
    window.addSubview(screenlet)
    await eventually { !delegate.events.isEmpty }
    table?.layoutIfNeeded()
    collection?.layoutIfNeeded()
  }

  /// Scrolls so that the row before `end` of the first section is shown.
  private func scroll(to end: Int) {
    let path = IndexPath(row: max(0, end - 1), section: 0)
    table?.scrollToRow(at: path, at: .none, animated: false)
    collection?.scrollToItem(at: path, at: [], animated: false)
  }

  /// The titles of all cells of the first section, scrolled to one after the other.
  private func texts(_ theme: String) -> [String?] {
    let count = screenlet.baseListView?.rowsForSectionIndex(0).count ?? 0
    return (0..<count).map { row in
      scroll(to: row + 1)
      let path = IndexPath(row: row, section: 0)
      let cell = table?.cellForRow(at: path) ?? collection?.cellForItem(at: path)
      return
        ((cell as? BookmarkCell_default)?.titleLabel
        ?? (cell as? BookmarkCell_collection)?.titleLabel)?.text
    }
  }

  /// What the header of a section says.
  private func header(_ section: Int, _ theme: String) -> String? {
    let header = collection?.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
    return (table?.headerView(forSection: section)?.subviews.first as? UILabel)?.text
      ?? (header as? BookmarkHeaderView_collection)?.titleLabel?.text
  }

  /// Lets what is on its way arrive: a second call of the delegate, if there were one.
  private func settle() async throws {
    try await Task.sleep(for: .milliseconds(50))
  }
}

@MainActor private final class RecordingDelegate: BookmarkListScreenletDelegate {

  private(set) var events: [String] = []
  private(set) var lastError: NSError?

  func screenlet(_ screenlet: BookmarkListScreenlet, onBookmarkListResponse rows: [Bookmark]) {
    events.append("response " + rows.map(\.name).joined(separator: " "))
  }

  func screenlet(_ screenlet: BookmarkListScreenlet, onBookmarkListError error: NSError) {
    lastError = error
    events.append("error \(error.domain) \(error.code)")
  }

  func screenlet(_ screenlet: BookmarkListScreenlet, onBookmarkSelected bookmark: Bookmark) {
    events.append("selected \(bookmark.name)")
  }
}
