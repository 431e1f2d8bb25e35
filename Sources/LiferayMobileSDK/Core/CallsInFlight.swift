import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One call on its way: from before its request is made until its reply is there.
final class Call: Sendable {

  private struct State: Sendable {
    var task: URLSessionTask?
    var isCancelled = false
  }

  private let state = Locked(State())

  var isCancelled: Bool {
    state.withLock { $0.isCancelled }
  }

  /// What carries the call, as soon as it is sent.
  var task: URLSessionTask? {
    get { state.withLock { $0.task } }
    set { state.withLock { $0.task = newValue } }
  }

  /// Ends the call with `NSURLErrorCancelled`; of no effect once it has ended.
  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    if let task { Transport.shared.cancel(task) }
  }
}

/// The calls of one session that have not ended yet.
final class CallsInFlight: Sendable {

  private struct State: Sendable {
    var calls: [ObjectIdentifier: Call] = [:]
    var isInvalidated = false
  }

  private let state = Locked(State())

  /// A new call, cancelled from the start if the session takes none any more.
  func begin() -> Call {
    let call = Call()
    let isInvalidated = state.withLock { state in
      state.calls[ObjectIdentifier(call)] = call
      return state.isInvalidated
    }
    if isInvalidated { call.cancel() }
    return call
  }

  func end(_ call: Call) {
    state.withLock { _ = $0.calls.removeValue(forKey: ObjectIdentifier(call)) }
  }

  func invalidateAndCancel() {
    let calls = state.withLock { state in
      state.isInvalidated = true
      return Array(state.calls.values)
    }
    for call in calls { call.cancel() }
  }
}
