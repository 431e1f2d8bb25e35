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

    private func load(_ pages: Int...) async {
      list.loadList()
      await list.idle()
      for page in pages {
        list.loadPageForRow(list.firstRowForPage(page))
        await list.idle()
      }
    }

    /// The rows by section, such as `a: 0 1 -`.
    private var shown: [String] {
      guard let view = list.baseListView else { return [] }
      return view.sections.map { section in
        let rows = (view.rows[section] ?? []).map { ($0 as? Item)?.name ?? "-" }
        return "\(section): \(rows.joined(separator: " "))"
      }
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

    // MARK: Lists without rows

    @Test(arguments: ["default", "collection"])
    func `a list says that it has no rows when it knows that`(theme: String) async throws {
      list.themeName = theme
      let view = try #require(list.baseListView)
      #expect(view.emptyLabel == nil)
      list.source.total = 0
      await load()
      let label = try #require(view.emptyLabel)
      #expect(label.text == "No items")
      #expect(label.superview is UIScrollView)
      view.addRow("", element: Item("0"))
      #expect(view.emptyLabel == nil)
      #expect(label.superview == nil)
      view.deleteRow("", row: 0)
      #expect(view.emptyLabel?.text == "No items")
      view.clearRows()
      #expect(view.emptyLabel == nil)
    }

    // MARK: Lists of known length

    @Test func `a list of known length has slots for all rows`() async {
      list.source.total = 9
      await load()
      #expect(shown == [": 0 1 2 3 - - - - -"])
      #expect(list.baseListView?.rowCount == 9)
      #expect(list.events.all == ["0-4 with count", "page 0: 0 1 2 3 of 9"])
    }

    @Test func `the number of slots in a list is limited`() async {
      list.source.total = .max
      await load()
      #expect(list.baseListView?.rowCount == 100_000)
      #expect(list.events.all == ["0-4 with count", "page 0: 0 1 2 3 of 100000"])
    }

    @Test func `pages are stored in their slots, in any order`() async {
      list.source.total = 9
      await load(2, 1)
      #expect(shown == [": 0 1 2 3 4 5 6 7 8"])
      #expect(
        list.events.all == [
          "0-4 with count", "page 0: 0 1 2 3 of 9", "7-10", "page 2: 7 8 of 9", "4-7",
          "page 1: 4 5 6 of 9",
        ])
    }

    @Test func `defect 31: an empty page does not remove the others`() async {
      list.source.total = 9
      list.source.pages[4] = []
      await load(1)
      #expect(shown == [": 0 1 2 3 - - - - -"])
    }

    @Test func `defect 32: a short page in the middle keeps the following rows`() async {
      list.source.total = 9
      list.source.pages[4] = ["4"]
      await load(2, 1)
      #expect(shown == [": 0 1 2 3 4 - - 7 8"])
    }

    @Test func `a short last page ends the list`() async {
      list.source.total = 9
      list.source.pages[7] = ["7"]
      await load(1, 2)
      #expect(shown == [": 0 1 2 3 4 5 6 7"])
      #expect(list.baseListView?.rowCount == 8)
    }

    @Test func `a page is requested once`() async {
      list.source.total = 9
      await load(1)
      list.loadPageForRow(5)
      await list.idle()
      #expect(list.events.all.filter { $0 == "4-7" }.count == 1)
    }

    // MARK: Lists of unknown length

    @Test func `a list of unknown length grows at its end`() async {
      await load(1)
      #expect(shown == [": 0 1 2 3 4 5 6"])
      #expect(list.baseListView?.moreRows == true)
      list.source.pages[7] = ["7"]
      await load(1, 2)
      #expect(shown == [": 0 1 2 3 4 5 6 7"])
      #expect(list.baseListView?.moreRows == false)
    }

    @Test func `a list with sections keeps its row count, and ends when all rows are loaded`()
      async
    {
      list.source.total = 7
      list.source.hasSections = true
      await load()
      #expect(list.baseListView?.moreRows == true)
      await load(1)
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
      await load(1)
      #expect(shown == ["even: 0 2 4 6", "odd: 1 3 5"])
    }

    // MARK: Reloading

    @Test func `defect 33: reloading while loading shows the rows once`() async {
      for _ in 0..<3 { list.loadList() }
      await list.idle()
      #expect(shown == [": 0 1 2 3"])
      #expect(list.events.all.last == "page 0: 0 1 2 3 of 4")
      #expect(list.events.all.filter { $0.hasPrefix("page") || $0.hasPrefix("error") }.count == 1)
    }

    @Test func `performing the action also loads from the beginning`() async {
      list.source.total = 9
      await load(1)
      list.source.total = nil
      list.performAction(name: BaseListScreenlet.LoadInitialPageAction)
      await list.idle()
      #expect(shown == [": 0 1 2 3"])
      list.loadPageForRow(4)
      await list.idle()
      #expect(shown == [": 0 1 2 3 4 5 6"])
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
      #expect(shown == [": - - - - 4 5 6"])
    }

    @Test func `defects 35 and 36: a page that failed can be loaded again`() async {
      list.source.total = 9
      list.source.error = NSError.errorWithCause(.invalidServerResponse)
      await load()
      #expect(shown == [": "])
      #expect(list.baseListView?.loadingRows == false)
      #expect(list.events.all == ["0-4 with count", "error 0: LiferayScreens -3"])
      list.source.error = nil
      await load()
      #expect(shown == [": 0 1 2 3 - - - - -"])
    }

    @Test func `the list loads when it is shown`() async {
      list.removeFromSuperview()
      list.autoLoad = true
      window.addSubview(list)
      await list.idle()
      #expect(shown == [": 0 1 2 3"])
    }

    @Test func `defect 42: a discarded interactor does not block its page`() async {
      _ = list.createInteractor(name: BaseListScreenlet.LoadInitialPageAction, sender: nil)
      _ = list.createInteractor(name: BaseListScreenlet.LoadPageAction, sender: 1)
      await load(1)
      #expect(shown == [": 0 1 2 3 4 5 6"])
    }

    @Test func `a list that has loaded is released`() async {
      weak var interactor: Interactor?
      await load()
      interactor = list.lastInteractor
      list.lastInteractor = nil
      await eventually { interactor == nil }
    }

    // MARK: Views

    @Test func `a table shows rows, and requests missing ones when they come into view`()
      async throws
    {
      list.source.total = 40
      await load()
      let table = try #require((list.baseListView as? ItemListView_default)?.tableView)
      #expect(table.numberOfRows(inSection: 0) == 40)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "1")
      await eventually {
        table.cellForRow(at: IndexPath(row: 5, section: 0))?.textLabel?.text == "5"
      }
      await list.idle()
    }

    @Test func `selecting a row notifies the Screenlet if it is loaded`() async throws {
      list.source.total = 9
      await load()
      let view = try #require(list.baseListView as? ItemListView_default)
      let table = try #require(view.tableView)
      view.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
      view.tableView(table, didSelectRowAt: IndexPath(row: 8, section: 0))
      view.tableView(table, didSelectRowAt: IndexPath(row: 80, section: 3))
      #expect(list.events.all.filter { $0.hasPrefix("selected") } == ["selected 2"])
      await list.idle()
    }

    @Test func `the titles of sections are shown`() async throws {
      list.source.hasSections = true
      await load()
      let view = try #require(list.baseListView as? ItemListView_default)
      let table = try #require(view.tableView)
      #expect(view.numberOfSections(in: table) == 2)
      #expect(view.tableView(table, titleForHeaderInSection: 0) == "even")
      #expect(view.tableView(table, titleForHeaderInSection: 7) == nil)
      await list.idle()
    }

    @Test func `defect 38: the cell at the end of a collection can be tapped`() async throws {
      list.themeName = "collection"
      list.firstPageSize = 4
      await load()
      let view = try #require(list.baseListView as? ItemListView_collection)
      let collection = try #require(view.collectionView)
      #expect(view.collectionView(collection, numberOfItemsInSection: 0) == 5)
      view.collectionView(collection, didSelectItemAt: IndexPath(item: 4, section: 0))
      view.collectionView(collection, didSelectItemAt: IndexPath(item: 1, section: 0))
      #expect(list.events.all.filter { $0.hasPrefix("selected") } == ["selected 1"])
      await list.idle()
    }

    @Test func `the cell at the end of a collection is as wide as the list`() async throws {
      list.themeName = "collection"
      await load()
      let view = try #require(list.baseListView as? ItemListView_collection)
      let collection = try #require(view.collectionView)
      let frames = (0..<5).map {
        collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.size
      }
      let item = CGSize(width: 100, height: 100)
      #expect(frames == [item, item, item, item, CGSize(width: 320, height: 75)])
      await list.idle()
    }

    @Test func `the sections of a collection have headers, and a list without sections does not`()
      async throws
    {
      list.themeName = "collection"
      list.source.total = 4
      list.source.hasSections = true
      await load()
      let view = try #require(list.baseListView as? ItemListView_collection)
      let collection = try #require(view.collectionView)
      func header(_ section: Int) -> UICollectionReusableView? {
        collection.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
      }
      #expect([0, 1].map { header($0)?.accessibilityIdentifier } == ["even", "odd"])
      #expect(header(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))

      list.source.hasSections = false
      await load()
      #expect(header(0) == nil)
      await list.idle()
    }

    @Test(arguments: ["default", "collection"])
    func `pulling the list down reloads it, even after a failure (defect 35)`(
      theme: String
    ) async throws {
      list.themeName = theme
      let scrollView = try #require(
        (list.baseListView as? ItemListView_default)?.tableView
          ?? (list.baseListView as? ItemListView_collection)?.collectionView)
      let control = try #require(scrollView.refreshControl)
      for error in [nil, NSError.errorWithCause(.invalidServerResponse), nil] {
        list.source.error = error
        list.events.removeAll()
        control.pull()
        #expect(control.isRefreshing)
        await eventually { !list.events.all.isEmpty }
        await list.idle()
        #expect(!control.isRefreshing)
        #expect(
          list.events.all.last
            == (error == nil ? "page 0: 0 1 2 3 of 4" : "error 0: \(short(error))"))
      }
    }

    @Test(arguments: ["default", "collection"])
    func `a list without pull to refresh does not have a control for it`(theme: String) {
      list.refreshControl = false
      list.themeName = theme
      let view = list.baseListView
      #expect((view as? ItemListView_default)?.tableView?.refreshControl == nil)
      #expect((view as? ItemListView_collection)?.collectionView?.refreshControl == nil)
    }

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

    @Test func `rows can be added, changed and deleted`() async throws {
      await load()
      let view = try #require(list.baseListView)
      view.addRow("", element: Item("x"))
      view.updateRow("", row: 0, element: Item("y"))
      view.deleteRow("", row: 1)
      view.deleteRow("", row: 100)
      view.updateRow("none", row: 0, element: Item("z"))
      #expect(shown == [": y 2 3 x"])
      #expect(view.rowCount == 4)
    }
  }
}
