import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// The generated Asset List Screenlet against the demo server, whose bookmarks and blogs are assets.
@MainActor @Suite(.usesAppState) struct AssetListUseTests {

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = AssetListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
  private let events = AssetListScreenletEvents()

  init() {
    screenlet.classNameId = DemoServer.bookmarkClassNameId
    screenlet.firstPageSize = 2
    screenlet.pageSize = 2
    screenlet.autoLoad = false
    screenlet.delegate = events
    window.addSubview(screenlet)
  }

  /// Loads the list, and returns what the delegate hears.
  private func load() async -> String {
    var heard: [String] = []
    events.onAssetListResponse = { heard.append($0.map(\.title).joined(separator: " ")) }
    events.onAssetListError = { heard.append("error: \($0.localizedDescription)") }
    screenlet.loadList()
    await eventually { !heard.isEmpty }
    return heard.joined(separator: ", ")
  }

  private var table: UITableView? {
    (screenlet.screenletView as? AssetListView_default)?.tableView
  }

  @Test func `the assets of a class come page by page`() async throws {
    try await DemoPortal.run(bookmarks: ["a", "b", "c"]) { portal in
      #expect(await load() == "a b")
      #expect(portal.server.commands.last == "get-asset-entries + get-entries-count")
      #expect(table?.numberOfRows(inSection: 0) == 3)
      table?.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
      await eventually {
        (screenlet.baseListView?.rows.values.joined().compactMap { ($0 as? Asset)?.title } ?? [])
          == ["a", "b", "c"]
      }
    }
  }

  @Test func `there are none of another site, and a text says so`() async throws {
    try await DemoPortal.run(bookmarks: ["a"]) { _ in
      screenlet.groupId = 7
      #expect(await load() == "")
      let label = try #require(screenlet.baseListView?.emptyLabel)
      #expect(table?.backgroundView.map { label.isDescendant(of: $0) } == true)
      screenlet.groupId = 0
      #expect(await load() == "a")
      #expect(table?.backgroundView == nil)
    }
  }

  @Test func `without a class nothing is asked`() async throws {
    try await DemoPortal.run { portal in
      screenlet.classNameId = 0
      #expect(await load() == "error: Which class of assets is it?")
      #expect(portal.server.requests.isEmpty)
    }
  }

  @Test func `the pages of each class are cached`() async throws {
    try await DemoPortal.run(bookmarks: ["a"]) { portal in
      #expect(await load() == "a")
      portal.server.add(.drop)
      #expect(await load() == "a")
      screenlet.classNameId = DemoServer.blogClassNameId
      #expect(await load().hasPrefix("error: "))
    }
  }
}
