public import LiferayMobileSDK

/// Gets one page of a list, and the number of all rows if asked for, in one request.
///
/// "The list connector tutorial" shows how to write one: override `doAddPageRowsServiceCall`, and
/// `doAddRowCountServiceCall`, and call the service with the session given, which gathers the
/// calls.
///
/// Errors, beside those of `ServerConnector`: -2 if no call was made; -3 if the answer is no list
/// of entities.
open class PaginationLiferayConnector: ServerConnector, @unchecked Sendable {

  /// The first row of the page, from 0.
  public let startRow: Int

  /// The row after the last one of the page.
  public let endRow: Int

  /// Whether the number of all rows is asked for, by `doAddRowCountServiceCall`.
  public let computeRowCount: Bool

  /// The Java class of the comparator that orders the rows; nil for the server's own order.
  open var obcClassName: String?

  /// The page, each row as the attributes of an entity; nil until then, and after a failure.
  open var resultPageContent: [[String: Any]]?

  /// The number of all rows; nil if it was not asked for, or is no number.
  open var resultRowCount: Int?

  /// A connector for the rows from `startRow` to before `endRow`, both counted from 0.
  ///
  /// "The list connector tutorial" has a subclass add what its service needs, and hand these on.
  public init(startRow: Int, endRow: Int, computeRowCount: Bool) {
    self.startRow = startRow
    self.endRow = endRow
    self.computeRowCount = computeRowCount
    super.init()
  }

  // MARK: What a subclass overrides

  /// Calls the service for the rows from `startRow` to before `endRow`, exactly once.
  ///
  /// - Parameters:
  ///   - session: gathers the call, which therefore returns nil.
  ///   - obc: the comparator, if `obcClassName` names one.
  ///
  /// "The list connector tutorial" has an example. Called on the connector's own thread.
  open func doAddPageRowsServiceCall(
    session: LRBatchSession, startRow: Int, endRow: Int, obc: LRJSONObjectWrapper?
  ) {
  }

  /// Calls the service for the number of all rows, exactly once, with a session that gathers the
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
      guard let rows = ["rows": answers.first as Any].attributesListAttribute("rows") else {
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
