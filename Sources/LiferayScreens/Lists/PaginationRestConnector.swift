public import LiferayMobileSDK

/// Fetches one page of a list from a REST service that counts pages, such as those of Headless
/// Delivery.
///
/// A subclass overrides `getPage(_:pageSize:session:)`. The rows of a list's page may not be the
/// rows of one page of the server. In this case a larger page is requested, and its other rows are
/// dropped.
///
/// Errors, in addition to those of `ServerConnector`: -3 if the response is not a page of entities,
/// or a page of another size.
open class PaginationRestConnector: PaginationLiferayConnector, RestCalling, @unchecked Sendable {

  // MARK: Overridden by subclasses

  /// Requests a page with `get(_:query:session:)`. Called on the connector's own thread. The base
  /// class returns nil.
  ///
  /// - Parameters:
  ///   - page: the number of the page, from 1.
  ///   - pageSize: the number of rows on each page.
  ///   - session: the session that `doRun(session:)` is passed.
  /// - Returns: the response: an object with the rows in `items`, and their number in `totalCount`;
  ///   or the rows alone.
  open func getPage(_ page: Int, pageSize: Int, session: LRSession) throws -> Any? {
    nil
  }

  // MARK: ServerConnector

  override open func doRun(session: LRSession) {
    resultPageContent = nil
    resultRowCount = nil
    let part = ServerPage(of: max(0, startRow)..<max(0, startRow, endRow))
    do {
      let answer = try getPage(part.number, pageSize: part.size, session: session)
      guard let rows = part.rows(of: answer) else {
        lastError = NSError.errorWithCause(.invalidServerResponse, message: "No entries found.")
        return
      }
      resultPageContent = rows
      if computeRowCount, let object = answer as? [String: Any] {
        resultRowCount = object.intAttribute("totalCount")
      }
      lastError = nil
    } catch {
      lastError = error as NSError
    }
  }
}

/// The smallest page of a server that contains all rows of a range.
private struct ServerPage {

  /// The number of the page, counted from 1.
  let number: Int
  let size: Int
  /// The rows of the page that are in the range.
  private let range: Range<Int>

  init(of rows: Range<Int>) {
    var size = max(1, rows.count)
    // The loop ends at the latest when the first page contains all rows.
    while !rows.isEmpty, rows.lowerBound / size != (rows.upperBound - 1) / size { size += 1 }
    self.size = size
    number = rows.lowerBound / size + 1
    let first = rows.lowerBound % size
    range = first..<(first + rows.count)
  }

  /// Returns the rows of the range, of which the last ones may be missing, or nil if the response
  /// has another form.
  func rows(of answer: Any?) -> [[String: Any]]? {
    let object = answer as? [String: Any] ?? ["items": answer as Any]
    guard object.intAttribute("pageSize") ?? size == size,
      let items = object.listAttribute("items")
    else { return nil }
    return Array(items.dropFirst(range.lowerBound).prefix(range.count)).attributesElements
  }
}
