import Foundation
import HeadlessUIKit
import LiferayMobileSDK
import LiferayScreens
import Testing

/// A row of a list in tests.
final class Item {
  var name: String
  init(_ name: String) { self.name = name }
}

/// The data that the server would send.
struct ItemSource: Sendable {
  /// The total number of rows; nil if the server does not send it.
  var total: Int?
  /// Errors that replace pages, by their first rows.
  var pages: [Int: [String]] = [:]
  var hasSections = false
  var error: NSError?
  var cacheKey = ""
  var strategy = CacheStrategyType.remoteFirst
}

/// A list of numbers, without a server.
class ItemListScreenlet: BaseListScreenlet {

  let events = Events()
  var source = ItemSource()
  weak var lastInteractor: Interactor?

  /// Waits until no interactor is running.
  func idle() async {
    let type = type(of: self)
    await eventually {
      !isActionRunning(type.LoadInitialPageAction) && !isActionRunning(type.LoadPageAction)
    }
  }

  /// Loads the first page again, then each of `pages`, one after the other.
  func load(_ pages: Int...) async {
    loadList()
    await idle()
    for page in pages {
      loadPageForRow(firstRowForPage(page))
      await idle()
    }
  }

  /// The rows by section, such as `a: 0 1 -`.
  var shown: [String] {
    guard let view = baseListView else { return [] }
    return view.sections.map { section in
      let rows = (view.rows[section] ?? []).map { ($0 as? Item)?.name ?? "-" }
      return "\(section): \(rows.joined(separator: " "))"
    }
  }

  override func createPageLoadInteractor(
    page: Int, computeRowCount: Bool
  ) -> BaseListPageLoadInteractor {
    let interactor = ItemPageInteractor(
      screenlet: self, page: page, computeRowCount: computeRowCount)
    interactor.source = source
    interactor.events = events
    interactor.cacheStrategy = source.strategy
    lastInteractor = interactor
    return interactor
  }

  override func onLoadPageResult(page: Int, rows: [AnyObject], rowCount: Int) {
    let names = rows.compactMap { ($0 as? Item)?.name }.joined(separator: " ")
    events.add("page \(page): \(names) of \(rowCount)")
  }

  override func onLoadPageError(page: Int, error: NSError) {
    events.add("error \(page): \(short(error))")
  }

  override func onSelectedRow(_ row: AnyObject) {
    events.add("selected \((row as? Item)?.name ?? "nothing")")
  }

  static func xib(_ name: String, _ kind: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="root" customClass="\(name)" customModule="LiferayScreensTests">
          <rect key="frame" x="0.0" y="0.0" width="320" height="440"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <\(kind) id="list">
              <rect key="frame" x="0" y="0" width="320" height="440"/>
            </\(kind)>
          </subviews>
          <connections>
            <outlet property="\(kind)" destination="list" id="o1"/>
          </connections>
        </view>
      </objects>
    </document>
    """
  }
}

/// The same list with other action names and the same views.
final class OtherwiseNamedList: ItemListScreenlet {

  override class var LoadInitialPageAction: String { "first" }
  override class var LoadPageAction: String { "next" }
}

final class ItemListView_default: BaseListTableView {

  override var emptyText: String? { "No items" }

  override func doFillLoadedCell(row: Int, cell: UITableViewCell, object: AnyObject) {
    cell.textLabel?.text = (object as? Item)?.name
  }

  override func doFillInProgressCell(row: Int, cell: UITableViewCell) {
    cell.textLabel?.text = "..."
  }
}

final class ItemListView_collection: BaseListCollectionView {

  override var emptyText: String? { "No items" }

  override func doCreateLayout() -> UICollectionViewLayout {
    let layout = super.doCreateLayout()
    (layout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
    return layout
  }

  override func doFillHeader(_ header: UICollectionReusableView, section: String) {
    header.accessibilityIdentifier = section
  }
}

private final class ItemPageInteractor: BaseListPageLoadInteractor {

  var source = ItemSource()
  var events = Events()

  override func createListPageConnector() -> PaginationLiferayConnector {
    guard let list = screenlet as? BaseListScreenlet else { return super.createListPageConnector() }
    return ItemPageConnector(
      source, events, startRow: list.firstRowForPage(page),
      endRow: list.firstRowForPage(page + 1), computeRowCount: computeRowCount)
  }

  override func convertResult(_ serverResult: [String: Any]) -> AnyObject {
    Item(serverResult.stringAttribute("name") ?? "")
  }

  override func cacheKey(_ c: PaginationLiferayConnector) -> String {
    source.cacheKey
  }

  override func sectionForRowObject(_ object: AnyObject) -> String? {
    guard source.hasSections, let name = (object as? Item)?.name, let number = Int(name) else {
      return nil
    }
    return number.isMultiple(of: 2) ? "even" : "odd"
  }
}

private final class ItemPageConnector: PaginationLiferayConnector, @unchecked Sendable {

  private let source: ItemSource
  private let events: Events

  init(
    _ source: ItemSource, _ events: Events, startRow: Int, endRow: Int, computeRowCount: Bool
  ) {
    self.source = source
    self.events = events
    super.init(startRow: startRow, endRow: endRow, computeRowCount: computeRowCount)
  }

  override func createSession() -> LRSession? {
    LRSession(server: "http://127.0.0.1:1")
  }

  override func doRun(session: LRSession) {
    events.add("\(startRow)-\(endRow)\(computeRowCount ? " with count" : "")")
    if let error = source.error { return lastError = error }
    let end = min(endRow, source.total ?? endRow)
    let names = source.pages[startRow] ?? (startRow..<max(startRow, end)).map(String.init)
    resultPageContent = names.map { ["name": $0] }
    resultRowCount = computeRowCount ? source.total : nil
  }
}
