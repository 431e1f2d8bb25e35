import Foundation
import HeadlessUIKit
import LiferayMobileSDK
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct BaseListTests {

    private let themes: ThemeFolder
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let list: ItemListScreenlet

    init() throws {
      themes = try ThemeFolder([
        "ItemListView_default.xib": ItemListScreenlet.xib("ItemListView_default", "tableView"),
        "ItemListView_collection.xib": ItemListScreenlet.xib(
          "ItemListView_collection", "collectionView"),
        "OtherwiseNamedListView_default.xib": ItemListScreenlet.xib(
          "ItemListView_default", "tableView"),
      ])
      list = ItemListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      list.autoLoad = false
      list.firstPageSize = 4
      list.pageSize = 3
      window.addSubview(list)
    }

    // MARK: Pages

    @Test func `rows are converted to pages and pages to rows`() {
      list.firstPageSize = 50
      list.pageSize = 25
      #expect([0, 49, 50, 74, 75].map(list.pageFromRow) == [0, 0, 1, 1, 2])
      #expect([0, 1, 2].map(list.firstRowForPage) == [0, 50, 75])
    }

    @Test func `defect 37: a page size of 0 or 1 does not crash and skips no page`() {
      list.firstPageSize = 1
      list.pageSize = 1
      #expect([0, 1, 2].map(list.pageFromRow) == [0, 1, 2])
      list.pageSize = 0
      #expect([0, 1, 2].map(list.pageFromRow) == [0, 1, 2])
      #expect([0, 1, 2].map(list.firstRowForPage) == [0, 1, 2])
    }

    // MARK: Lists of known length

    @Test func `a list of known length has slots for all rows`() async {
      list.source.total = 9
      await list.load()
      #expect(list.shown == [": 0 1 2 3 - - - - -"])
      #expect(list.baseListView?.rowCount == 9)
      #expect(list.events.all == ["0-4 with count", "page 0: 0 1 2 3 of 9"])
    }

    @Test func `the number of slots in a list is limited`() async {
      list.source.total = .max
      await list.load()
      #expect(list.baseListView?.rowCount == 100_000)
      #expect(list.events.all == ["0-4 with count", "page 0: 0 1 2 3 of 100000"])
    }

    @Test func `pages are stored in their slots, in any order`() async {
      list.source.total = 9
      await list.load(2, 1)
      #expect(list.shown == [": 0 1 2 3 4 5 6 7 8"])
      #expect(
        list.events.all == [
          "0-4 with count", "page 0: 0 1 2 3 of 9", "7-10", "page 2: 7 8 of 9", "4-7",
          "page 1: 4 5 6 of 9",
        ])
    }

    @Test func `defect 31: an empty page does not remove the others`() async {
      list.source.total = 9
      list.source.pages[4] = []
      await list.load(1)
      #expect(list.shown == [": 0 1 2 3 - - - - -"])
    }

    @Test func `defect 32: a short page in the middle keeps the following rows`() async {
      list.source.total = 9
      list.source.pages[4] = ["4"]
      await list.load(2, 1)
      #expect(list.shown == [": 0 1 2 3 4 - - 7 8"])
    }

    @Test func `a short last page ends the list`() async {
      list.source.total = 9
      list.source.pages[7] = ["7"]
      await list.load(1, 2)
      #expect(list.shown == [": 0 1 2 3 4 5 6 7"])
      #expect(list.baseListView?.rowCount == 8)
    }

    @Test func `a page is requested once`() async {
      list.source.total = 9
      await list.load(1)
      list.loadPageForRow(5)
      await list.idle()
      #expect(list.events.all.filter { $0 == "4-7" }.count == 1)
    }

    // MARK: Lists of unknown length

    @Test func `a list of unknown length grows at its end`() async {
      await list.load(1)
      #expect(list.shown == [": 0 1 2 3 4 5 6"])
      #expect(list.baseListView?.moreRows == true)
      list.source.pages[7] = ["7"]
      await list.load(1, 2)
      #expect(list.shown == [": 0 1 2 3 4 5 6 7"])
      #expect(list.baseListView?.moreRows == false)
    }

    @Test func `a list with sections keeps its row count, and ends when all rows are loaded`()
      async
    {
      list.source.total = 7
      list.source.hasSections = true
      await list.load()
      #expect(list.baseListView?.moreRows == true)
      await list.load(1)
      #expect(list.baseListView?.moreRows == false)
      #expect(list.baseListView?.rowCount == 7)
      #expect(
        list.events.all.filter { $0.hasPrefix("page") }.suffix(2) == [
          "page 0: 0 2 1 3 of 7", "page 1: 4 6 5 of 7",
        ])
    }

    @Test func `defect 39: a list with sections does not have a nameless one`() async {
      list.source.total = 9
      list.source.hasSections = true
      await list.load(1)
      #expect(list.shown == ["even: 0 2 4 6", "odd: 1 3 5"])
    }

    // MARK: Reloading

    @Test func `defect 33: reloading while loading shows the rows once`() async {
      for _ in 0..<3 { list.loadList() }
      await list.idle()
      #expect(list.shown == [": 0 1 2 3"])
      #expect(list.events.all.last == "page 0: 0 1 2 3 of 4")
      #expect(list.events.all.filter { $0.hasPrefix("page") || $0.hasPrefix("error") }.count == 1)
    }

    @Test func `performing the action also loads from the beginning`() async {
      list.source.total = 9
      await list.load(1)
      list.source.total = nil
      list.performAction(name: BaseListScreenlet.LoadInitialPageAction)
      await list.idle()
      #expect(list.shown == [": 0 1 2 3"])
      list.loadPageForRow(4)
      await list.idle()
      #expect(list.shown == [": 0 1 2 3 4 5 6"])
      list.events.removeAll()
      for _ in 0..<3 { list.performAction(name: BaseListScreenlet.LoadInitialPageAction) }
      await list.idle()
      #expect(list.events.all.filter { $0.hasPrefix("page") || $0.hasPrefix("error") }.count == 1)
    }

    @Test func `defect 34: a page that arrives after a change of theme does not crash`() async {
      list.source.total = 9
      list.loadPageForRow(4)
      list.themeName = "collection"
      await list.idle()
      #expect(list.shown == [": - - - - 4 5 6"])
    }

    @Test func `defects 35 and 36: a page that failed can be loaded again`() async {
      list.source.total = 9
      list.source.error = NSError.errorWithCause(.invalidServerResponse)
      await list.load()
      #expect(list.shown == [": "])
      #expect(list.baseListView?.loadingRows == false)
      #expect(list.events.all == ["0-4 with count", "error 0: LiferayScreens -3"])
      list.source.error = nil
      await list.load()
      #expect(list.shown == [": 0 1 2 3 - - - - -"])
    }

    @Test func `the list loads when it is shown`() async {
      list.removeFromSuperview()
      list.autoLoad = true
      window.addSubview(list)
      await list.idle()
      #expect(list.shown == [": 0 1 2 3"])
    }

    /// Takes the list off the screen, as the screen of one of its rows does, and shows it again.
    private func showAgain() async {
      list.removeFromSuperview()
      window.addSubview(list)
      await list.idle()
    }

    @Test func `a list that is shown again keeps its rows, and what it was scrolled to`()
      async throws
    {
      list.source.total = 40
      list.autoLoad = true
      await showAgain()
      let table = try #require((list.baseListView as? ItemListView_default)?.tableView)
      table.contentOffset.y = 500
      table.layoutIfNeeded()
      await list.idle()
      let (shown, events) = (list.shown, list.events.all)
      await showAgain()
      #expect(list.shown == shown)
      #expect(list.events.all == events)
      #expect(table.contentOffset.y == 500)
    }

    @Test func `a list that is shown again loads if it failed, or for another user`() async {
      list.autoLoad = true
      list.source.error = NSError.errorWithCause(.invalidServerResponse)
      await showAgain()
      list.source.error = nil
      await showAgain()
      #expect(list.shown == [": 0 1 2 3"])
      list.events.removeAll()
      SessionContext.loginWithBasic(username: "a", password: "b", userAttributes: ["userId": 5])
      await showAgain()
      #expect(list.events.all == ["0-4 with count", "page 0: 0 1 2 3 of 4"])
      list.events.removeAll()
      await showAgain()
      #expect(list.events.all == [])
      SessionContext.logout()
      await showAgain()
      #expect(list.events.all == ["0-4 with count", "page 0: 0 1 2 3 of 4"])
    }

    @Test func `defect 42: a discarded interactor does not block its page`() async {
      _ = list.createInteractor(name: BaseListScreenlet.LoadInitialPageAction, sender: nil)
      _ = list.createInteractor(name: BaseListScreenlet.LoadPageAction, sender: 1)
      await list.load(1)
      #expect(list.shown == [": 0 1 2 3 4 5 6"])
    }

    @Test func `a list that has loaded is released`() async {
      weak var interactor: Interactor?
      await list.load()
      interactor = list.lastInteractor
      list.lastInteractor = nil
      await eventually { interactor == nil }
    }

    // MARK: Subclasses and XIBs

    @Test func `defect 41: a list may have other names for its actions`() async throws {
      let other = OtherwiseNamedList(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      other.source.total = 9
      other.firstPageSize = 4
      other.pageSize = 3
      window.addSubview(other)
      #expect(other.isActionRunning("first"))
      await eventually { !other.isActionRunning("first") }
      other.loadPageForRow(4)
      #expect(other.isActionRunning("next"))
      await eventually { !other.isActionRunning("next") }
      #expect(
        other.events.all.filter { $0.hasPrefix("page") } == [
          "page 0: 0 1 2 3 of 9", "page 1: 4 5 6 of 9",
        ])
      let view = try #require(other.baseListView)
      #expect(view.progressMessageForAction("first", messageType: .working) == "")
      #expect(
        view.progressMessageForAction("load-initial-page", messageType: .working) == nil)
    }

    @Test func `a XIB may set the properties of a list`() throws {
      let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="s" customClass="ItemListScreenlet" customModule="LiferayScreensTests">
              <rect key="frame" x="0.0" y="0.0" width="320" height="176"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="themeName" value="collection"/>
                <userDefinedRuntimeAttribute type="boolean" keyPath="autoLoad" value="NO"/>
                <userDefinedRuntimeAttribute type="boolean" keyPath="refreshControl" value="NO"/>
                <userDefinedRuntimeAttribute type="number" keyPath="firstPageSize">
                  <integer key="value" value="7"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="pageSize">
                  <integer key="value" value="3"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="obcClassName" value="a.B"/>
              </userDefinedRuntimeAttributes>
            </view>
          </objects>
        </document>
        """
      let objects = try UINib(data: Data(xib.utf8)).instantiate(withOwner: nil)
      let list = try #require(objects.first as? ItemListScreenlet)
      #expect(list.baseListView is ItemListView_collection)
      #expect(!list.autoLoad)
      #expect(!list.refreshControl)
      #expect(list.firstPageSize == 7)
      #expect(list.pageSize == 3)
      #expect(list.obcClassName == "a.B")
    }
  }
}
