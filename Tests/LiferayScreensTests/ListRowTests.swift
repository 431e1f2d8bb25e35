import Foundation
import HeadlessUIKit
import LiferayMobileSDK
import LiferayScreens
import Testing

extension OneAtATime {
  /// Rows that come, change and go without the list being loaded again.
  @MainActor @Suite struct ListRowTests {

    private let themes: ThemeFolder
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let list: ItemListScreenlet

    init() throws {
      themes = try ThemeFolder([
        "ItemListView_default.xib": ItemListScreenlet.xib("ItemListView_default", "tableView")
      ])
      list = ItemListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      list.autoLoad = false
      list.firstPageSize = 3
      list.pageSize = 2
      window.addSubview(list)
    }

    private func remove(_ name: String) -> BaseListScreenlet.RemovedRow? {
      list.removeRow { ($0 as? Item)?.name == name }
    }

    @Test func `a row is removed, and comes back to its place`() async {
      list.source.total = 3
      await list.load()
      let removed = remove("1")
      #expect(list.shown == [": 0 2"])
      #expect(list.baseListView?.rowCount == 2)
      list.restoreRow(removed)
      #expect(list.shown == [": 0 1 2"])
      #expect(list.baseListView?.rowCount == 3)
    }

    @Test func `there is nothing to remove, and nothing comes back`() async {
      list.source.total = 2
      await list.load()
      list.restoreRow(remove("9"))
      #expect(list.shown == [": 0 1"])
    }

    @Test func `a row does not come back into a list that was loaded again`() async {
      list.source.total = 3
      await list.load()
      let removed = remove("1")
      await list.load()
      list.restoreRow(removed)
      #expect(list.shown == [": 0 1 2"])
    }

    @Test func `a row is added at the end, and one is replaced`() async {
      list.source.total = 2
      await list.load()
      list.addRow(Item("new"))
      #expect(list.shown == [": 0 1 new"])
      list.replaceRow(with: Item("changed")) { ($0 as? Item)?.name == "1" }
      list.replaceRow(with: Item("lost")) { ($0 as? Item)?.name == "9" }
      #expect(list.shown == [": 0 changed new"])
    }

    @Test func `a row that moves into a page that is loaded is requested with it`() async {
      list.source.total = 6
      await list.load()
      #expect(list.shown == [": 0 1 2 - - -"])
      _ = remove("1")
      #expect(list.shown == [": 0 2 - - -"])
      // The server has one row fewer now.
      list.source.total = 5
      list.source.pages[0] = ["0", "2", "3"]
      list.loadPageForRow(2)
      await list.idle()
      #expect(list.shown == [": 0 2 3 - -"])
    }

    @Test func `a list that grows goes on with its next page after a row was removed`() async {
      await list.load()
      _ = remove("1")
      #expect(list.shown == [": 0 2"])
      list.loadPageForRow(2)
      await list.idle()
      #expect(list.shown == [": 0 2 3 4"])
    }

    @Test func `a row is added to its section`() async {
      list.source.hasSections = true
      await list.load()
      let before = list.shown
      list.addRow(Item("0"))
      #expect(list.shown.count == before.count)
      #expect(list.shown[0] == before[0] + " 0")
    }

    @Test func `rows offer nothing by themselves`() {
      #expect(list.baseListView?.rowActions(for: Item("0")).isEmpty == true)
    }
  }
}
