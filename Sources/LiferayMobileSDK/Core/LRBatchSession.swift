import Foundation

/// A session that collects calls and sends them in one request.
///
/// Service methods only queue their call and return nil; ``invoke()`` sends the queued calls. This
/// session is passed to the list connector tutorial's `doAddPageRowsServiceCall` and
/// `doAddRowCountServiceCall`. A batch is not a transaction: an exception in one call replaces all
/// answers, but earlier calls may have taken effect.
open class LRBatchSession: LRSession, @unchecked Sendable {

  private let queued = Locked<[String]>([])

  /// The queued calls, in order.
  public var commands: [[String: Any]] {
    queued.withLock { $0 }.compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  /// Queues the call.
  ///
  /// - Returns: always nil; ``invoke()`` returns the answer.
  /// - Throws: an error with code ``LRErrorCode/parse`` if the parameters cannot be encoded as
  ///   JSON.
  @discardableResult
  override open func invoke(_ command: [String: Any]) throws -> Any? {
    let command = try ServiceRequest.encoded(portal.translated(command))
    queued.withLock { $0.append(command) }
    return nil
  }

  /// Queues the call, like the blocking method of the same name.
  @discardableResult
  nonisolated(nonsending) override open func invoke(
    _ command: [String: Any]
  ) async throws -> sending Any? {
    let command = try ServiceRequest.encoded(portal.translated(command))
    queued.withLock { $0.append(command) }
    return nil
  }

  /// Throws an error: a file cannot be sent in a batch.
  @discardableResult
  override open func upload(_ command: [String: Any]) throws -> Any? {
    throw NSError.lrError(.parse, "A file cannot be sent in a batch.")
  }

  /// Sends the queued calls, and empties the queue whether or not they succeed.
  ///
  /// - Returns: one answer for each call, in order, with `NSNull` for JSON `null`; nil if the
  ///   session has a callback, which receives the array instead. If nothing is queued, returns an
  ///   empty array without sending a request.
  /// - Throws: as ``LRSession/invoke(_:)``; an error if the number of answers differs from that of
  ///   the calls.
  @discardableResult
  open func invoke() throws -> [Any]? {
    try call(takeQueued()) as? [Any]
  }

  /// Sends the queued calls and waits for the answers without blocking a thread. A callback is not
  /// called.
  nonisolated(nonsending) open func invoke() async throws -> sending [Any] {
    try await call(takeQueued()) as? [Any] ?? []
  }

  private func takeQueued() -> ServiceRequest {
    ServiceRequest(
      batch: queued.withLock { queued in
        defer { queued = [] }
        return queued
      })
  }
}
