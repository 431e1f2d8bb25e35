internal import Dispatch
internal import Foundation
public import LiferayMobileSDK

/// Fetches one page of a list from any server that responds with JSON. No login is required.
///
/// A subclass overrides `createRequest(for:)`, and the paths of what the response has elsewhere. If
/// the server counts pages, the rows of a list's page may not be the rows of one page of the server.
/// In this case a larger page is requested, and its other rows are dropped.
///
/// Errors are those of `HttpConnector`; -2 if no request was created; -3 if the response is not JSON
/// with a list of entities.
open class PaginationHttpConnector: PaginationLiferayConnector, @unchecked Sendable {

  private let transfer = Locked<HttpTransfer?>(nil)

  // MARK: Overridden by subclasses

  /// Creates the request for a page. Called on the connector's own thread, for its session and then
  /// for the call. The base class returns nil.
  open func createRequest(for page: ServerPage) -> HttpRequest? {
    nil
  }

  /// The names of the members that lead to the rows in the response, such as `data.articles`. Empty,
  /// which is what the base class returns, if the response is the list of rows.
  open var rowsPath: String { "" }

  /// The names of the members that lead to the number of all rows, or nil if the response does not
  /// have it.
  open var rowCountPath: String? { nil }

  /// How the server is asked for rows. The base class returns `.numberedPages`.
  open var paging: ServerPaging { .numberedPages }

  // MARK: ServerConnector

  /// Creates a session for the server of the request, without credentials.
  override open func createSession() -> LRSession? {
    do {
      return try request().session()
    } catch {
      lastError = error as NSError
      return nil
    }
  }

  override open func doRun(session: LRSession) {
    resultPageContent = nil
    resultRowCount = nil
    do {
      let data = try send(try request(), session)
      let answer = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      guard let items = member(rowsPath, of: answer) as? [Any],
        let rows = page.rows(of: items)
      else {
        throw NSError.errorWithCause(.invalidServerResponse, message: "No entries found.")
      }
      resultPageContent = rows
      if computeRowCount {
        let count = rowCountPath.flatMap { member($0, of: answer) }
        resultRowCount =
          paging == .allRows ? items.count : ["count": count as Any].intAttribute("count")
      }
      lastError = nil
    } catch {
      lastError = error as NSError
    }
  }

  override open func cancel() {
    super.cancel()
    transfer.withLock { $0 }?.cancel()
  }
}

extension PaginationHttpConnector {

  private var page: ServerPage {
    ServerPage(of: max(0, startRow)..<max(0, startRow, endRow), paging)
  }

  private func request() throws -> HttpRequest {
    guard let request = createRequest(for: page) else {
      throw NSError.errorWithCause(
        .abortedDueToPreconditions, message: "There is no request for the rows of the page.")
    }
    return request
  }

  /// Sends the request, and blocks the thread until the response arrives.
  private func send(_ request: HttpRequest, _ session: LRSession) throws -> Data {
    let transfer = try request.transfer(session)
    self.transfer.withLock { $0 = transfer }
    defer { self.transfer.withLock { $0 = nil } }
    guard !isCancelled else { throw NSError.errorWithCause(.cancelled) }
    let body = Locked(Data())
    let outcome = Locked<Result<HttpTransfer.Reply, NSError>?>(nil)
    let arrival = DispatchSemaphore(value: 0)
    transfer.start(to: standIn) { data in
      body.withLock { $0.append(data) }
    } completion: { result in
      outcome.withLock { $0 = result }
      arrival.signal()
    }
    arrival.wait()
    _ = try outcome.withLock { $0 }?.get()
    return body.withLock { $0 }
  }

  /// Returns the value that a path leads to; for an empty path, `answer` itself.
  private func member(_ path: String, of answer: Any?) -> Any? {
    path.split(separator: ".").reduce(answer) { value, name in
      (value as? [String: Any])?[String(name)]
    }
  }
}
