import Foundation

/// A session that gathers calls and sends them in one request.
///
/// Service methods only queue their call and return nil; ``invoke()`` sends what is queued. This is
/// the session that the list connector tutorial's `doAddPageRowsServiceCall` and
/// `doAddRowCountServiceCall` are given. A batch is no transaction: an exception in one call
/// replaces all answers, while calls before it may have had their effect.
open class LRBatchSession: LRSession, @unchecked Sendable {

  private let queued = Locked<[String]>([])

  /// The calls that are queued, in their order.
  public var commands: [[String: Any]] {
    queued.withLock { $0 }.compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  /// Queues the call.
  ///
  /// - Returns: always nil, which is no error: ``invoke()`` has the answer.
  /// - Throws: an error of code ``LRErrorCode/parse`` if the parameters cannot be written as JSON.
  @discardableResult
  override open func invoke(_ command: [String: Any]) throws -> Any? {
    let command = try ServiceRequest.encoded(command)
    queued.withLock { $0.append(command) }
    return nil
  }

  /// Queues the call, as the blocking method of that name does.
  @discardableResult
  nonisolated(nonsending) override open func invoke(
    _ command: [String: Any]
  ) async throws -> sending Any? {
    let command = try ServiceRequest.encoded(command)
    queued.withLock { $0.append(command) }
    return nil
  }

  /// Refuses: a file cannot be sent in a batch.
  @discardableResult
  override open func upload(_ command: [String: Any]) throws -> Any? {
    throw NSError.lrError(.parse, "A file cannot be sent in a batch.")
  }

  /// Sends the queued calls, and empties the queue whatever comes of it.
  ///
  /// - Returns: one answer for each call, in their order, with `NSNull` for JSON's `null`; nil when
  ///   the session has a callback, which will get that array instead. Nothing queued makes an empty
  ///   array, and no request.
  /// - Throws: as ``LRSession/invoke(_:)``; an error if the number of answers is not that of the
  ///   calls.
  @discardableResult
  open func invoke() throws -> [Any]? {
    try call(takeQueued()) as? [Any]
  }

  /// Sends the queued calls and waits for the answers without blocking a thread. A callback is not
  /// told.
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
