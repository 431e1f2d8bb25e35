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
  /// Who makes the call with the session of somebody else.
  let caller: CallsInFlight?

  init(of caller: CallsInFlight? = nil) {
    self.caller = caller
  }

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

/// The calls of one session, or of one caller with whatever session, that have not ended yet.
package final class CallsInFlight: Sendable {

  /// Those of whoever makes calls on this thread or in this task; nil if they need not be told from
  /// others of their session.
  @TaskLocal package static var ofCaller: CallsInFlight?

  private struct State: Sendable {
    var calls: [ObjectIdentifier: Call] = [:]
    var isInvalidated = false
  }

  private let state = Locked(State())

  package init() {}

  /// A new call of the session, cancelled from the start if the session or the caller makes none any
  /// more.
  func begin() -> Call {
    let call = Call(of: CallsInFlight.ofCaller)
    add(call)
    call.caller?.add(call)
    return call
  }

  func end(_ call: Call) {
    remove(call)
    call.caller?.remove(call)
  }

  /// Cancels the calls in flight, and all later ones at once.
  package func invalidateAndCancel() {
    let calls = state.withLock { state in
      state.isInvalidated = true
      return Array(state.calls.values)
    }
    for call in calls { call.cancel() }
  }

  private func add(_ call: Call) {
    let isInvalidated = state.withLock { state in
      state.calls[ObjectIdentifier(call)] = call
      return state.isInvalidated
    }
    if isInvalidated { call.cancel() }
  }

  private func remove(_ call: Call) {
    state.withLock { _ = $0.calls.removeValue(forKey: ObjectIdentifier(call)) }
  }
}
