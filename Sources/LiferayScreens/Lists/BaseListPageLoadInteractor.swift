internal import Foundation

/// Loads one page of a list, and fits it into what is loaded already.
///
/// A subclass overrides `createListPageConnector()` and `convertResult(_:)`, and
/// `sectionForRowObject(_:)` to group the rows. Errors are those of `ServerConnectorInteractor` and
/// of `PaginationLiferayConnector`.
open class BaseListPageLoadInteractor: ServerReadConnectorInteractor {

  /// The number of the page, from 0.
  public let page: Int

  /// Whether the number of all rows is asked for.
  public let computeRowCount: Bool

  /// The Java class of the comparator that orders the rows; nil for the server's own order.
  open var obcClassName: String?

  /// All rows known, by section, this page's included; nil for rows that are still to be loaded.
  open var resultAllPagesContent: [String: [AnyObject?]]?

  /// The rows of this page, by section.
  open var resultPageContent: [String: [AnyObject]]?

  /// How many rows the list has; nil if the server did not say.
  open var resultRowCount: Int?

  /// The sections of all rows known, in the order in which they were met.
  open var sections: [String]?

  /// Whether the list was loaded anew before this page came.
  var isSuperseded = false

  private var listScreenlet: BaseListScreenlet? { screenlet as? BaseListScreenlet }

  /// An interactor for that page of the Screenlet's list, counted from 0.
  ///
  /// `computeRowCount` is what `createListPageConnector()` hands to its connector: a Screenlet asks
  /// for the number of all rows along with the first page only.
  public init(screenlet: BaseListScreenlet?, page: Int, computeRowCount: Bool) {
    self.page = page
    self.computeRowCount = computeRowCount
    super.init(screenlet: screenlet)
  }

  // MARK: What a subclass overrides

  /// Makes the connector for the rows of the page: from `firstRowForPage(page)` of the Screenlet to
  /// that of the next. The base class's asks for nothing, and fails with -2.
  open func createListPageConnector() -> PaginationLiferayConnector {
    PaginationLiferayConnector(startRow: 0, endRow: 0, computeRowCount: computeRowCount)
  }

  /// Makes a model of the attributes that the server sent for a row.
  open func convertResult(_ serverResult: [String: Any]) -> AnyObject {
    serverResult as NSDictionary
  }

  /// The name of the section that a row belongs to; nil for a list without sections.
  open func sectionForRowObject(_ object: AnyObject) -> String? {
    nil
  }

  /// What tells this list from the Screenlet's other lists in the cache: the connector's
  /// properties.
  ///
  /// The order of the rows and the page, with its size, are added to it. Without a key nothing is
  /// kept.
  open func cacheKey(_ c: PaginationLiferayConnector) -> String {
    ""
  }

  // MARK: ServerConnectorInteractor

  override open func createConnector() -> ServerConnector? {
    let connector = createListPageConnector()
    connector.obcClassName = obcClassName
    return connector
  }

  override open func completedConnector(_ c: ServerConnector) {
    guard let connector = c as? PaginationLiferayConnector, let rows = connector.resultPageContent
    else { return }
    processLoadPageResult(rows, rowCount: connector.resultRowCount)
  }

  /// Converts the rows of the page, and fits them into the list.
  open func processLoadPageResult(_ serverRows: [[String: Any]], rowCount: Int?) {
    let objects = serverRows.map(convertResult)
    let named = objects.map { (section: sectionForRowObject($0), row: $0) }
    if page == 0 {
      listScreenlet?.streamMode = rowCount == nil || named.contains { $0.section != nil }
    }
    let grouped = named.map { (section: $0.section ?? BaseListView.DefaultSection, row: $0.row) }

    var list = known
    if listScreenlet?.streamMode ?? true {
      list.append(grouped)
    } else {
      list.place(objects, at: range, total: rowCount)
    }
    resultAllPagesContent = list.rows
    resultPageContent = Dictionary(grouping: grouped, by: \.section).mapValues { $0.map(\.row) }
    resultRowCount = rowCount
    sections = list.sections
  }

  /// Looks for the page, under a key made of `cacheKey(_:)`.
  override open func readFromCache(_ c: ServerConnector, result: @escaping (Any?) -> Void) {
    guard let connector = c as? PaginationLiferayConnector, let place = cachePlace(of: connector)
    else { return super.readFromCache(c, result: result) }
    place.read(into: connector) { result($0) }
  }

  /// Keeps the page, also if it is empty: nothing that was kept of it before is true any more.
  override open func writeToCache(_ c: ServerConnector) {
    guard let connector = c as? PaginationLiferayConnector, let place = cachePlace(of: connector)
    else { return super.writeToCache(c) }
    place.write(connector)
  }

  /// All rows of the page.
  override open func interactionResult() -> Any? {
    resultPageContent
  }
}

extension BaseListPageLoadInteractor {

  /// What the list shows so far; nothing when its first page is loaded.
  private var known: ListRows {
    guard page > 0, let view = listScreenlet?.baseListView else { return ListRows() }
    return ListRows(rows: view.rows, sections: view.sections)
  }

  private var range: Range<Int> {
    guard let listScreenlet else { return 0..<(resultPageContent?.count ?? 0) }
    return listScreenlet.firstRowForPage(page)..<listScreenlet.firstRowForPage(page + 1)
  }
}
