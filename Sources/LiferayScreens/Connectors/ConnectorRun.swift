internal import Foundation
internal import LiferayMobileSDK

/// How far the one run of a connector has come, and who wants to hear of its end.
///
/// The phases follow each other in this order only, so whichever thread first brings the run into
/// `ended` is the only one that reports its outcome.
struct ConnectorRun: @unchecked Sendable {

  typealias Completion = @Sendable (ServerConnector) -> Void

  enum Phase: Comparable {
    case idle, enqueued, running, ended
  }

  /// Who wants to hear of the end.
  struct Listeners {
    /// Told while those that depend on the connector still wait, and can be kept from running.
    var early: [Completion] = []
    /// Told when the connector counts as finished.
    var late: [Completion] = []
  }

  private var phase = Phase.idle
  private var isCancelled = false
  private var error: NSError?
  private var listeners = Listeners()
  private var owesPostRun = false
  private var isFinishing = false

  /// What `Operation` asks for. They change between `willChangeValue` and `didChangeValue`.
  var isExecuting = false
  var isFinished = false

  /// The calls that are under way, for a cancellation to abort.
  let calls = CallsInFlight()
  /// The run's own session, which a cancellation invalidates; nil if it is the app's.
  var session: LRSession?

  /// What the run found wrong. What a cancelled run finds afterwards no longer counts.
  var lastError: NSError? {
    get { error }
    set { if !isCancelled { error = newValue } }
  }

  /// What is left for whoever enqueues a connector to do.
  enum Enqueueing {
    /// It is the first time: the operation goes into the queue.
    case add
    /// It is in the queue already, and the completion is told with the others.
    case wait
    /// It has run already, and the completion is told now.
    case tell
  }

  mutating func enqueue(
    _ completion: @escaping Completion, hearing time: WritableKeyPath<Listeners, [Completion]>
  ) -> Enqueueing {
    guard phase < .ended else { return .tell }
    listeners[keyPath: time].append(completion)
    guard phase == .idle else { return .wait }
    phase = .enqueued
    return .add
  }

  /// Begins the run. False if it was cancelled before.
  mutating func begin() -> Bool {
    guard !isCancelled, phase < .ended else { return false }
    phase = .running
    return true
  }

  /// Begins the call with the run's own session, or with the app's, or the calls of others. False if
  /// the run was cancelled since.
  mutating func beginCall(owning session: LRSession? = nil) -> Bool {
    guard !isCancelled else { return false }
    self.session = session
    owesPostRun = true
    return true
  }

  /// Whether `postRun` has to be called now: once, after a call that was not cancelled.
  mutating func claimPostRun() -> Bool {
    defer { owesPostRun = false }
    return owesPostRun && !isCancelled
  }

  /// Cancels the run, unless it has ended. Returns who has to be told now.
  mutating func cancel() -> Listeners {
    guard phase < .ended, !isCancelled else { return Listeners() }
    error = NSError.errorWithCause(.cancelled, message: "The connector was cancelled.")
    isCancelled = true
    // Nobody waits yet for a connector that is not enqueued: whoever enqueues it will be told.
    return phase == .idle ? Listeners() : end()
  }

  /// Ends the run. Returns who has to be told, which is nobody the second time.
  mutating func end() -> Listeners {
    phase = .ended
    defer { listeners = Listeners() }
    return listeners
  }

  /// Whether the operation has to be marked as finished now, which it has once.
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
