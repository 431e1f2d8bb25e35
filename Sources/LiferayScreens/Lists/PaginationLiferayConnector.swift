public import LiferayMobileSDK

/// Fetches one page of a list, and the total number of rows if requested, in a single request.
///
/// "The list connector tutorial" shows how to write one: override `doAddPageRowsServiceCall` and
/// `doAddRowCountServiceCall`, and call the service with the session passed in, which collects the
/// calls.
///
/// Errors, besides those of `ServerConnector`: -2 if no call was made; -3 if the response is not a
/// list of entities.
open class PaginationLiferayConnector: ServerConnector, @unchecked Sendable {

  /// The index of the page's first row, from 0.
  public let startRow: Int

  /// The index after the page's last row.
  public let endRow: Int

  /// Whether the total number of rows is requested, by `doAddRowCountServiceCall`.
  public let computeRowCount: Bool

  /// The Java class of the comparator that sorts the rows, or nil for the server's default order.
  open var obcClassName: String?

  /// The rows of the page, each as the attributes of an entity; nil until they arrive, and after a
  /// failure.
  open var resultPageContent: [[String: Any]]?

  /// The total number of rows; nil if it was not requested, or if the response is not a number.
  open var resultRowCount: Int?

  /// Creates a connector for the rows from `startRow` up to, but not including, `endRow`, both
  /// counted from 0.
  ///
  /// In "the list connector tutorial", a subclass adds the parameters of its service, and passes
  /// these on.
  public init(startRow: Int, endRow: Int, computeRowCount: Bool) {
    self.startRow = startRow
    self.endRow = endRow
    self.computeRowCount = computeRowCount
    super.init()
  }

  // MARK: Overridden by subclasses

  /// Calls the service for the rows from `startRow` up to, but not including, `endRow`, exactly
  /// once. Called on the connector's own thread. "The list connector tutorial" has an example.
  ///
  /// `session` collects the call, which therefore returns nil; `obc` is the comparator named by
  /// `obcClassName`, if any.
  open func doAddPageRowsServiceCall(
    session: LRBatchSession, startRow: Int, endRow: Int, obc: LRJSONObjectWrapper?
  ) {
  }

  /// Calls the service for the total number of rows, exactly once, with a session that collects the
  /// call. Called on the connector's own thread, after `doAddPageRowsServiceCall`, and only if
  /// `computeRowCount` is true. "The list connector tutorial" has an example.
  open func doAddRowCountServiceCall(session: LRBatchSession) {
  }

  // MARK: ServerConnector

  override open func doRun(session: LRSession) {
    resultPageContent = nil
    resultRowCount = nil

    let batch = LRBatchSession(session: session)
    doAddPageRowsServiceCall(
      session: batch, startRow: startRow, endRow: endRow,
      obc: obcClassName.map { LRJSONObjectWrapper(className: $0, jsonObject: [:]) })
    guard !batch.commands.isEmpty else {
      lastError = NSError.errorWithCause(
        .abortedDueToPreconditions, message: "No service was called for the rows of the page.")
      return
    }
    if computeRowCount { doAddRowCountServiceCall(session: batch) }
    _ = call(owning: batch) { take(answersOf: batch) }
  }
}

extension PaginationLiferayConnector {

  private func take(answersOf batch: LRBatchSession) {
    do {
      let answers = try batch.invoke() ?? []
      guard let rows = (answers.first as? [Any])?.attributesElements else {
        lastError = NSError.errorWithCause(.invalidServerResponse, message: "No entries found.")
        return
      }
      resultPageContent = rows
      if computeRowCount, answers.count > 1 {
        resultRowCount = ["count": answers[1]].intAttribute("count")
      }
      lastError = nil
    } catch {
      lastError = error as NSError
    }
  }
}
