internal import Foundation

/// Loads one page of a list, and merges it with the rows that are already loaded.
///
/// A subclass overrides `createListPageConnector()` and `convertResult(_:)`, and
/// `sectionForRowObject(_:)` to group the rows. Errors are those of `ServerConnectorInteractor` and
/// of `PaginationLiferayConnector`.
open class BaseListPageLoadInteractor: ServerReadConnectorInteractor {

  /// The index of the page, from 0.
  public let page: Int

  /// Whether the total number of rows is requested.
  public let computeRowCount: Bool

  /// The Java class of the comparator that sorts the rows, or nil for the server's default order.
  open var obcClassName: String?

  /// All known rows, by section, including this page; nil for rows that have not been loaded.
  open var resultAllPagesContent: [String: [AnyObject?]]?

  /// The rows of this page, by section.
  open var resultPageContent: [String: [AnyObject]]?

  /// The total number of rows, or nil if the server did not send it.
  open var resultRowCount: Int?

  /// The sections of all known rows, in order of appearance.
  open var sections: [String]?

  /// Whether the list was reloaded before this page arrived.
  var isSuperseded = false

  private var listScreenlet: BaseListScreenlet? { screenlet as? BaseListScreenlet }

  /// Creates an interactor for one page of the Screenlet's list, counted from 0.
  ///
  /// `createListPageConnector()` passes `computeRowCount` to its connector: a Screenlet requests
  /// the total number of rows with the first page only.
  public init(screenlet: BaseListScreenlet?, page: Int, computeRowCount: Bool) {
    self.page = page
    self.computeRowCount = computeRowCount
    super.init(screenlet: screenlet)
  }

  // MARK: Overridden by subclasses

  /// Creates the connector for the rows of the page: from the Screenlet's `firstRowForPage(page)`
  /// up to that of the next page. The connector of the base class requests no rows, and fails with
  /// -2.
  open func createListPageConnector() -> PaginationLiferayConnector {
    PaginationLiferayConnector(startRow: 0, endRow: 0, computeRowCount: computeRowCount)
  }

  /// Creates a model object from the attributes that the server sent for a row.
  open func convertResult(_ serverResult: [String: Any]) -> AnyObject {
    serverResult as NSDictionary
  }

  #if canImport(UIKit)
    /// Creates a model object from the attributes that the server sent for a row, as objects of
    /// Objective-C. Called for each row; the base class calls the method for values of any type,
    /// which new code overrides.
    open func convertResult(_ serverResult: [String: AnyObject]) -> AnyObject {
      convertResult(serverResult as [String: Any])
    }
  #endif

  /// Returns the name of the row's section, or nil for a list without sections.
  open func sectionForRowObject(_ object: AnyObject) -> String? {
    nil
  }

  /// Returns a key that distinguishes this list from the Screenlet's other lists in the cache, made
  /// from the connector's properties.
  ///
  /// The sort order, the page and its size are appended to it. With an empty key, nothing is
  /// cached.
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

  /// Converts the rows of the page, and merges them into the list.
  open func processLoadPageResult(_ serverRows: [[String: Any]], rowCount: Int?) {
    #if canImport(UIKit)
      let objects = serverRows.map { row in convertResult(row.mapValues { $0 as AnyObject }) }
    #else
      let objects = serverRows.map(convertResult)
    #endif
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

  /// Looks up the page, under a key derived from `cacheKey(_:)`.
  override open func readFromCache(_ c: ServerConnector, result: @escaping (Any?) -> Void) {
    guard let connector = c as? PaginationLiferayConnector, let place = cachePlace(of: connector)
    else { return super.readFromCache(c, result: result) }
    place.read(into: connector) { result($0) }
  }

  /// Stores the page, even if it is empty, because the previously stored page is out of date.
  override open func writeToCache(_ c: ServerConnector) {
    guard let connector = c as? PaginationLiferayConnector, let place = cachePlace(of: connector)
    else { return super.writeToCache(c) }
    place.write(connector)
  }

  /// Returns all rows of the page, by section.
  override open func interactionResult() -> Any? {
    resultPageContent
  }
}

extension BaseListPageLoadInteractor {

  /// The rows shown so far; none when the first page is loaded.
  private var known: ListRows {
    guard page > 0, let view = listScreenlet?.baseListView else { return ListRows() }
    return ListRows(rows: view.rows, sections: view.sections)
  }

  private var range: Range<Int> {
    guard let listScreenlet else { return 0..<(resultPageContent?.count ?? 0) }
    return listScreenlet.firstRowForPage(page)..<listScreenlet.firstRowForPage(page + 1)
  }
}
