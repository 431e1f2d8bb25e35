import DemoServer
import Folders
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// The generated Folder Browser Screenlet: what a list can have that the Bookmark List has not.
@MainActor @Suite(.usesAppState) struct FolderBrowserUseTests {

  private let screenlet = FolderBrowserScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let delegate = RecordingDelegate()

  init() {
    screenlet.delegate = delegate
    screenlet.firstPageSize = 4
    screenlet.pageSize = 3
  }

  // MARK: Themes

  @Test(arguments: ["default", "dark", "large", "slides", "tiles"])
  func `every theme has controls, which scroll with the rows unless these are slides`(theme: String)
    throws
  {
    screenlet.themeName = theme
    #expect(screenlet.themeError == nil)
    #expect((screenlet.screenletView is FolderBrowserView_dark) == (theme == "dark"))
    #expect(
      (screenlet.screenletView is FolderBrowserView_tiles) == (["tiles", "large"].contains(theme)))
    #expect(field?.restorationIdentifier == "load-initial-page")
    #expect(button?.restorationIdentifier == "count-entries")
    let list = try #require(table ?? collection)
    #expect(field?.isDescendant(of: list) == (theme != "slides"))
    let bottom = try #require(list.superview?.subviews.first).frame.maxY
    let (top, dots): (CGFloat, CGFloat) = theme == "slides" ? (bottom + 16, 26) : (0, 0)
    #expect(list.frame == CGRect(x: 0, y: top, width: 320, height: 280 - top - dots))
  }

  @Test func `an extended theme has cells of its own, and shows in them what its parent does`()
    async throws
  {
    try await DemoPortal.run(bookmarks: ["a"]) { _ in
      try await open("dark")
      let cell = try #require(table?.visibleCells.first as? EntryCell_dark)
      #expect(cell.titleLabel?.text == "a")
      #expect(cell.detailLabel?.text?.isEmpty == false)
    }
  }

  @Test func `a child theme has its parent's cells`() async throws {
    try await DemoPortal.run(bookmarks: ["a"]) { _ in
      try await open("large")
      #expect((collection?.visibleCells.first as? EntryCell_tiles)?.titleLabel?.text == "a")
    }
  }

  @Test func `a slideshow has one row of items, however high it is`() async throws {
    try await DemoPortal.run(bookmarks: ["a", "b", "c"]) { _ in
      screenlet.frame.size.height = 1200
      try await open("slides")
      let cells = try #require(collection?.visibleCells).sorted { $0.frame.minX < $1.frame.minX }
      #expect(cells.compactMap { ($0 as? EntryCell_slides)?.titleLabel?.text } == ["a", "b"])
      #expect(cells.map(\.frame.minX) == [32, 296])
      #expect(Set(cells.map(\.frame.minY)).count == 1)
    }
  }

  // MARK: The folder

  @Test func `the folder that is typed is loaded when editing ends`() async throws {
    try await DemoPortal.run(bookmarks: ["a", "b"]) { portal in
      window.addSubview(screenlet)
      await eventually { portal.calls == ["get-entries 0-4"] }
      await idle()
      #expect(names == [])
      try field?.typeText("\(DemoServer.folderId)")
      #expect(portal.calls.count == 1)
      field?.resignFirstResponder()
      await eventually { names == ["a", "b"] }
      try field?.eraseText()
      field?.resignFirstResponder()
      await eventually { names == [] }
      #expect(delegate.events.isEmpty)
    }
  }

  @Test func `what the list says while it is loaded`() async throws {
    try await DemoPortal.run { portal in
      window.addSubview(screenlet)
      #expect(shownMessage(in: window) == "Opening the folder...")
      await eventually { shownMessage(in: window) == nil }
      portal.server.add(.serverError)
      screenlet.loadList()
      await eventually { !delegate.events.isEmpty }
      #expect(delegate.events == ["error com.liferay.mobile.sdk 500"])
      #expect(shownMessage(in: window) == "The folder cannot be opened")
    }
  }

  @Test func `an action beside the list counts its rows`() async throws {
    try await DemoPortal.run(bookmarks: ["a", "b"]) { portal in
      try await open("default")
      button?.sendActions(for: .touchUpInside)
      await eventually { screenlet.viewModel?.total == 2 }
      #expect(portal.calls.last == "get-entries-count")
      #expect(names == ["a", "b"])
      portal.server.add(.serverError)
      button?.sendActions(for: .touchUpInside)
      await eventually { !delegate.events.isEmpty }
      #expect(delegate.events == ["error com.liferay.mobile.sdk 500"])
    }
  }

  // MARK: Rows

  @Test(arguments: ["default", "tiles"])
  func `a list that nobody has counted grows at its end`(theme: String) async throws {
    try await DemoPortal.run(bookmarks: ["a", "b", "c", "d", "e", "f", "g", "h"]) { portal in
      try await open(theme)
      for count in [4, 7, 8] {
        await eventually {
          scrollToEnd()
          return names.count >= count
        }
      }
      scrollToEnd()
      try await Task.sleep(for: .milliseconds(50))
      #expect(names == ["a", "b", "c", "d", "e", "f", "g", "h"])
      // No call asks for a count. The folder that was shown first is another.
      #expect(
        portal.calls.suffix(3) == ["get-entries 0-4", "get-entries 4-7", "get-entries 7-10"])
      #expect(collection.map { $0.numberOfItems(inSection: 0) } ?? 8 == 8)
    }
  }

  @Test func `an app orders the rows by naming a comparator`() async throws {
    try await DemoPortal.run(bookmarks: ["b", "c", "a"]) { _ in
      screenlet.obcClassName = "com.liferay.bookmarks.util.comparator.EntryNameComparator"
      try await open("default")
      #expect(names == ["c", "b", "a"])
      screenlet.obcClassName = ""
      screenlet.loadList()
      await eventually { names == ["a", "b", "c"] }
    }
  }

  @Test func `tapping a row calls the delegate`() async throws {
    try await DemoPortal.run(bookmarks: ["a", "b"]) { _ in
      try await open("default")
      try table?.tapRow(at: IndexPath(row: 1, section: 0))
      #expect(delegate.events == ["selected b"])
    }
  }

  @Test func `nothing is kept, so that without a server there is nothing`() async throws {
    try await DemoPortal.run(bookmarks: ["a"]) { portal in
      try await open("default")
      await portal.settled()
      portal.server.stop()
      screenlet.offlinePolicy = "cache-only"
      screenlet.loadList()
      await eventually { !delegate.events.isEmpty }
      #expect(delegate.events == ["error LiferayScreens -5"])
    }
  }

  // MARK: Images

  @Test func `the image at an entry's address comes into its cell`() async throws {
    let images = try LoopbackServer { request in
      request.path == "/none.png" ? .html("Not found", status: 404) : .png
    }
    defer { images.stop() }
    try await DemoPortal.run(bookmarks: ["a", "none"], url: { "\(images.url)/\($0).png" }) { _ in
      try await open("default")
      let cells = try #require(table?.visibleCells as? [EntryCell_default])
      await eventually { cells[0].thumbnailImageView?.image != nil }
      #expect(cells[0].thumbnailImageView?.image?.size == CGSize(width: 1, height: 1))
      await eventually { images.requests.count == 2 }
      try await Task.sleep(for: .milliseconds(50))
      #expect(cells[1].thumbnailImageView?.image == nil)
    }
  }

  @Test func `an address may be relative to the server's; an empty one has no image`() async throws
  {
    let images = try LoopbackServer { _ in .png }
    defer { images.stop() }
    LiferayServerContext.server = images.url
    defer { LiferayServerContext.reset() }
    let cell = try cell()
    cell.entry = Entry(attributes: ["url": "/image/a.png?t=1"])
    await eventually { cell.thumbnailImageView?.image != nil }
    cell.entry = Entry(attributes: ["url": ""])
    #expect(cell.thumbnailImageView?.image == nil)
    try await Task.sleep(for: .milliseconds(50))
    #expect(images.requests.map(\.target) == ["/image/a.png?t=1"])
  }

  @Test func `an image that comes late is not shown for another row`() async throws {
    let images = try LoopbackServer { request in
      request.path == "/slow.png" ? .png.after(0.2) : .html("none", status: 404)
    }
    defer { images.stop() }
    LiferayServerContext.server = images.url
    defer { LiferayServerContext.reset() }
    let cell = try cell()
    cell.entry = Entry(attributes: ["url": "/slow.png"])
    await eventually { images.requests.count == 1 }
    cell.entry = Entry(attributes: ["url": "/none.png"])
    await eventually { images.requests.count == 2 }
    try await Task.sleep(for: .milliseconds(300))
    #expect(cell.thumbnailImageView?.image == nil)
    cell.entry = Entry(attributes: ["url": "/slow.png"])
    cell.entry = nil
    try await Task.sleep(for: .milliseconds(300))
    #expect(cell.thumbnailImageView?.image == nil)
  }

  // MARK: Plumbing

  private var field: UITextField? {
    (screenlet.screenletView as? FolderBrowserView_default)?.folderIdTextField
      ?? (screenlet.screenletView as? FolderBrowserView_tiles)?.folderIdTextField
      ?? (screenlet.screenletView as? FolderBrowserView_slides)?.folderIdTextField
  }

  private var button: UIButton? {
    (screenlet.screenletView as? FolderBrowserView_default)?.countEntriesButton
      ?? (screenlet.screenletView as? FolderBrowserView_tiles)?.countEntriesButton
      ?? (screenlet.screenletView as? FolderBrowserView_slides)?.countEntriesButton
  }

  private var table: UITableView? {
    (screenlet.screenletView as? BaseListTableView)?.tableView
  }

  private var collection: UICollectionView? {
    (screenlet.screenletView as? BaseListCollectionView)?.collectionView
  }

  private var names: [String] {
    let rows = screenlet.baseListView?.rowsForSectionIndex(0) ?? []
    return rows.compactMap { ($0 as? Entry)?.name }
  }

  /// A cell of the default theme, from its XIB.
  private func cell() throws -> EntryCell_default {
    let nib = Bundle.nibInBundles(name: "EntryCell_default", currentClass: EntryCell_default.self)
    return try #require(try nib?.instantiate(withOwner: nil).first as? EntryCell_default)
  }

  /// Shows the folder of the demo server in a theme.
  private func open(_ theme: String) async throws {
    screenlet.themeName = theme
    field?.text = "\(DemoServer.folderId)"
    window.addSubview(screenlet)
    await idle()
    table?.layoutIfNeeded()
    collection?.layoutIfNeeded()
  }

  private func idle() async {
    await eventually { !screenlet.isActionRunning(FolderBrowserScreenlet.LoadInitialPageAction) }
  }

  private func scrollToEnd() {
    let path = IndexPath(row: max(0, names.count - 1), section: 0)
    table?.scrollToRow(at: path, at: .none, animated: false)
    if let collection, !names.isEmpty {
      let last = collection.numberOfItems(inSection: 0) - 1
      collection.scrollToItem(at: IndexPath(item: last, section: 0), at: [], animated: false)
    }
  }
}

@MainActor private final class RecordingDelegate: FolderBrowserScreenletDelegate {

  private(set) var events: [String] = []

  func screenlet(_ screenlet: FolderBrowserScreenlet, onFolderError error: NSError) {
    events.append("error \(error.domain) \(error.code)")
  }

  func screenlet(_ screenlet: FolderBrowserScreenlet, onEntrySelected entry: Entry) {
    events.append("selected \(entry.name)")
  }
}

extension LoopbackResponse {
  /// A picture of one pixel.
  fileprivate static var png: LoopbackResponse {
    let data = Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
        + "awAAAABJRU5ErkJggg==")
    return .reply(200, headers: [("Content-Type", "image/png")], body: data ?? Data())
  }
}
