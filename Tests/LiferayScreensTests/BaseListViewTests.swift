import Foundation
import HeadlessUIKit
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  /// What the table and the collection view of a list show, and what touching them does.
  @MainActor @Suite struct BaseListViewTests {

    private let themes: ThemeFolder
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let list: ItemListScreenlet

    init() throws {
      themes = try ThemeFolder([
        "ItemListView_default.xib": ItemListScreenlet.xib("ItemListView_default", "tableView"),
        "ItemListView_collection.xib": ItemListScreenlet.xib(
          "ItemListView_collection", "collectionView"),
      ])
      list = ItemListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      list.autoLoad = false
      list.firstPageSize = 4
      list.pageSize = 3
      window.addSubview(list)
    }

    @Test(arguments: ["default", "collection"])
    func `a list says that it has no rows when it knows that`(theme: String) async throws {
      list.themeName = theme
      let view = try #require(list.baseListView)
      #expect(view.emptyLabel == nil)
      list.source.total = 0
      await list.load()
      let label = try #require(view.emptyLabel)
      #expect(label.text == "No items")
      let background = try #require(
        (view as? BaseListTableView)?.tableView?.backgroundView
          ?? (view as? BaseListCollectionView)?.collectionView?.backgroundView)
      #expect(label.isDescendant(of: background))
      view.addRow("", element: Item("0"))
      #expect(view.emptyLabel == nil)
      #expect(background.superview == nil)
      view.deleteRow("", row: 0)
      #expect(view.emptyLabel?.text == "No items")
      view.clearRows()
      #expect(view.emptyLabel == nil)
    }

    @Test func `a table shows rows, and requests missing ones when they come into view`()
      async throws
    {
      list.source.total = 40
      await list.load()
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
      await list.load()
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
      await list.load()
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
      await list.load()
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
      await list.load()
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
      await list.load()
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
      await list.load()
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

    @Test func `rows can be added, changed and deleted`() async throws {
      await list.load()
      let view = try #require(list.baseListView)
      view.addRow("", element: Item("x"))
      view.updateRow("", row: 0, element: Item("y"))
      view.deleteRow("", row: 1)
      view.deleteRow("", row: 100)
      view.updateRow("none", row: 0, element: Item("z"))
      #expect(list.shown == [": y 2 3 x"])
      #expect(view.rowCount == 4)
    }

    @Test func `a change of rows leaves the others as they are`() async throws {
      await list.load()
      let view = try #require(list.baseListView as? BaseListTableView)
      let table = try #require(view.tableView)
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      view.addRow("", element: Item("x"))
      let changed = Item("z")
      view.updateRow("", row: 1, element: changed)
      changed.name = "y"
      view.updateRow("", row: 1, element: changed)
      view.deleteRow("", row: 2)
      // To load all rows again would deselect the row.
      #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "y", "3", "x"])
    }

    /// If the reported changes do not match the data source, UIKit raises an exception and
    /// HeadlessUIKit stops the program.
    @Test(arguments: ["default", "collection"])
    func `a list is told of every change as it is`(theme: String) async throws {
      list.themeName = theme
      await list.load()
      let view = try #require(list.baseListView)
      var generator = SeededGenerator(seed: 7)
      for step in 0..<300 {
        let section = ["", "a", "b"].randomElement(using: &generator) ?? ""
        let row = Int.random(in: 0..<4, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: view.addRow(section, element: Item("\(step)"))
        case 1...3: view.insertRow(section, row: row, element: Item("\(step)"))
        case 4...6: view.deleteRow(section, row: row)
        case 7, 8: view.updateRow(section, row: row, element: Item("\(step)"))
        default: view.clearRows()
        }
      }
      #expect(view.sections.count > 0)
    }
  }
}
