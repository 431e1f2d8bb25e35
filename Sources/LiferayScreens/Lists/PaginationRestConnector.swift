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
      let object = answer as? [String: Any] ?? ["items": answer as Any]
      guard object.intAttribute("pageSize") ?? part.size == part.size,
        let rows = object.listAttribute("items").flatMap(part.rows)
      else {
        lastError = NSError.errorWithCause(.invalidServerResponse, message: "No entries found.")
        return
      }
      resultPageContent = rows
      if computeRowCount { resultRowCount = object.intAttribute("totalCount") }
      lastError = nil
    } catch {
      lastError = error as NSError
    }
  }
}
