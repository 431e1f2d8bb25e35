import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One call in flight, from before its request is created until its response arrives.
final class Call: Sendable {

  private struct State: Sendable {
    var task: URLSessionTask?
    var isCancelled = false
  }

  private let state = Locked(State())
  /// The caller, if it makes the call with a session that is not its own.
  let caller: CallsInFlight?

  init(of caller: CallsInFlight? = nil) {
    self.caller = caller
  }

  var isCancelled: Bool {
    state.withLock { $0.isCancelled }
  }

  /// The task of the call, once it is sent.
  var task: URLSessionTask? {
    get { state.withLock { $0.task } }
    set { state.withLock { $0.task = newValue } }
  }

  /// Ends the call with `NSURLErrorCancelled`. Has no effect after the end of the call.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    Transport.shared.cancel(self)
  }
}

/// The unfinished calls of one session, or of one caller with any session.
package final class CallsInFlight: Sendable {

  /// The calls of the caller on this thread or in this task; nil if they do not have to be
  /// distinguished from other calls of their session.
  @TaskLocal package static var ofCaller: CallsInFlight?

  private struct State: Sendable {
    var calls: [ObjectIdentifier: Call] = [:]
    var isInvalidated = false
  }

  private let state = Locked(State())

  package init() {}

  /// Begins a call of the session. It is cancelled from the start if the session or the caller has
  /// been invalidated.
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

  /// Cancels the calls in flight, and all later ones as soon as they begin.
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
