internal import Foundation
internal import LiferayMobileSDK

/// The state of a connector's single run, and the completions to call at its end.
///
/// The phases only advance in this order, so only the thread that moves the run to `ended` reports
/// its outcome.
struct ConnectorRun: @unchecked Sendable {

  typealias Completion = @Sendable (ServerConnector) -> Void

  enum Phase: Comparable {
    case idle, enqueued, running, ended
  }

  /// The completions to call at the end.
  struct Listeners {
    /// Called while the connectors that depend on this one still wait and can still be cancelled.
    var early: [Completion] = []
    /// Called once the connector counts as finished.
    var late: [Completion] = []
  }

  private var phase = Phase.idle
  private var isCancelled = false
  private var error: NSError?
  private var listeners = Listeners()
  private var owesPostRun = false
  private var isFinishing = false

  /// The properties of `Operation`. They change between `willChangeValue` and `didChangeValue`.
  var isExecuting = false
  var isFinished = false

  /// The calls in flight, which a cancellation aborts.
  let calls = CallsInFlight()
  /// The run's own session, which a cancellation invalidates; nil if it uses the app's session.
  var session: LRSession?
  /// The stub that replaced servers when the connector was enqueued: a connector that starts late
  /// must not send its request to the stub of the next test.
  private(set) var standIn: StandInServer?

  /// The error of the run. After a cancellation it no longer changes.
  var lastError: NSError? {
    get { error }
    set { if !isCancelled { error = newValue } }
  }

  /// The next step for the caller of `enqueue`.
  enum Enqueueing {
    /// First time: add the operation to the queue.
    case add
    /// Already enqueued: the completion is called with the others.
    case wait
    /// Already ended: call the completion now.
    case tell
  }

  mutating func enqueue(
    _ completion: @escaping Completion, hearing time: WritableKeyPath<Listeners, [Completion]>
  ) -> Enqueueing {
    guard phase < .ended else { return .tell }
    listeners[keyPath: time].append(completion)
    guard phase == .idle else { return .wait }
    phase = .enqueued
    standIn = .current
    return .add
  }

  /// Begins the run. Returns false if it was cancelled first.
  mutating func begin() -> Bool {
    guard !isCancelled, phase < .ended else { return false }
    phase = .running
    return true
  }

  /// Begins the call with the run's own session. If `session` is nil, the call uses the app's
  /// session, or consists of the runs of other connectors. Returns false if the run has been
  /// cancelled in the meantime.
  mutating func beginCall(owning session: LRSession? = nil) -> Bool {
    guard !isCancelled else { return false }
    self.session = session
    owesPostRun = true
    return true
  }

  /// Returns whether `postRun` has to be called now: once, after a call that was not cancelled.
  mutating func claimPostRun() -> Bool {
    defer { owesPostRun = false }
    return owesPostRun && !isCancelled
  }

  /// Cancels the run, unless it has ended. Returns the completions to call now.
  mutating func cancel() -> Listeners {
    guard phase < .ended, !isCancelled else { return Listeners() }
    error = NSError.errorWithCause(.cancelled, message: "The connector was cancelled.")
    isCancelled = true
    // Nobody is waiting for a connector that is not enqueued: `enqueue` calls the completion later.
    return phase == .idle ? Listeners() : end()
  }

  /// Ends the run. Returns the completions to call. From the second call on, there are none.
  mutating func end() -> Listeners {
    phase = .ended
    defer { listeners = Listeners() }
    return listeners
  }

  /// Returns whether the operation has to be marked as finished now. This is true for the first
  /// call only.
  mutating func claimFinish() -> Bool {
    defer { isFinishing = true }
    return !isFinishing
  }

  mutating func finish() {
    isExecuting = false
    isFinished = true
    session = nil
  }
}
