public import Foundation
public import LiferayMobileSDK

/// One call to a Liferay server, or to any other source of data, outside of the Interactor.
///
/// "The connector tutorial" shows how to write one: properties and an initializer, a validation,
/// and `doRun(session:)`, which makes the call and stores its result in a property. "The
/// architecture tutorial" adds that connectors are operations: many run at once, and
/// `queuePriority`, `addDependency(_:)` and `cancel()` make a graph of them.
///
/// A connector runs once. Its hooks are called on a thread of its own, which they may block; its
/// completion on the main actor, exactly once, whatever happens: success, failure, or a
/// cancellation before or during the run. A connector that is cancelled reports error -6 at once,
/// even if a call is still on its way, and nothing that the call brings back counts any more.
///
/// Errors, all in `lastError`: those of domain `LiferayScreens` described at `ScreensErrorCause`,
/// those of the Mobile SDK, and those that `doRun(session:)` finds.
nonisolated open class ServerConnector: Operation, @unchecked Sendable {

  /// Where enqueued connectors run, up to 64 at a time. An app may suspend the queue, or narrow it
  /// to make priorities felt; it may also add connectors to queues of its own.
  public static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "LiferayScreens connectors"
    queue.maxConcurrentOperationCount = 64
    return queue
  }()

  private let state = Locked(ConnectorRun())

  /// What went wrong, or nil. Safe on any thread; set by `doRun(session:)` on the connector's own.
  open var lastError: NSError? {
    get { state.withLock { $0.lastError } }
    set { state.withLock { $0.lastError = newValue } }
  }

  // MARK: What a subclass overrides

  /// Checks the input, on the thread of whoever enqueues: an error keeps the connector from
  /// running. The base class has nothing against anything. "The connector tutorial" asks `super`
  /// first, and then checks each property.
  open func validateData() -> ValidationError? {
    nil
  }

  /// Called before the call. False aborts with `lastError`, or with -2 if that is nil.
  open func preRun() -> Bool {
    true
  }

  /// Makes the call, with a session that blocks until the answer is there, and keeps what it
  /// brought: a result in a property, an error in `lastError`. "The connector tutorial" makes an
  /// answer of the wrong shape the error -3.
  open func doRun(session: LRSession) {
  }

  /// Called after the call, whether it succeeded or not, but not after a cancellation.
  open func postRun() {
  }

  /// The session for the call: a copy of the current one, so that nothing done to it shows
  /// elsewhere.
  ///
  /// Nil aborts with `lastError`, or with -5 if that is nil. The base class leaves -2 there when
  /// nobody is logged in.
  open func createSession() -> LRSession? {
    guard let session = SessionContext.createSessionFromCurrentSession() else {
      lastError = NSError.errorWithCause(
        .abortedDueToPreconditions, message: "Login required to use this connector")
      return nil
    }
    return session
  }

  // MARK: Running

  /// Validates on the calling thread and enqueues. If the input is refused, the error is returned
  /// instead, and `onComplete` is not called.
  @discardableResult
  open func validateAndEnqueue(
    _ onComplete: (@MainActor (ServerConnector) -> Void)? = nil
  ) -> ValidationError? {
    if let error = validateData() { return error }
    enqueue(onComplete)
    return nil
  }

  /// Lets the connector run as soon as its dependencies have and the queue has room.
  ///
  /// `onComplete` is called once, on the main actor. A connector that was enqueued before does not
  /// run again: `onComplete` hears of the end of that run.
  open func enqueue(_ onComplete: (@MainActor (ServerConnector) -> Void)? = nil) {
    guard let onComplete else { return schedule { _ in } }
    let reply = MainActorReply(onComplete)
    schedule { reply.send($0) }
  }

  /// Validates, enqueues and waits for the end, without blocking a thread.
  ///
  /// Cancelling the task cancels the connector. Results are in the connector's properties
  /// afterwards.
  ///
  /// - Throws: the `ValidationError`, or what is in `lastError` at the end.
  open func run() async throws {
    if let error = validateData() { throw error }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        schedule { _ in continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
    if let lastError { throw lastError }
  }

  /// Ends the run and has the completion called. `main()` does it when the call is over; a
  /// connector that works asynchronously does it itself. Only the first call has an effect.
  open func callOnComplete() {
    let listeners = state.withLock { $0.end() }
    tell(listeners.early)
    finishOperation()
    tell(listeners.late)
  }

  /// Where the connector waits for its dependencies and for room, once it is enqueued.
  var waitingQueue: OperationQueue {
    ServerConnector.queue
  }

  /// Why it cannot run, as far as that can be known before anything else has run; nil if nothing
  /// speaks against it.
  @MainActor
  func refusalAtStart() -> NSError? {
    nil
  }

  // MARK: Operation

  /// Called by the queue. The hooks get a thread to themselves, since they block and the threads of
  /// queues are few: on Linux, as many as there are cores.
  override open func start() {
    guard state.withLock({ $0.begin() }) else { return callOnComplete() }
    willChangeValue(forKey: "isExecuting")
    state.withLock { $0.isExecuting = true }
    didChangeValue(forKey: "isExecuting")
    HookThreads.shared.run { self.main() }
  }

  /// The sequence of hooks: `preRun`, `createSession`, `doRun`, `postRun`, and the completion.
  override open func main() {
    guard reachesCall() else { return callOnComplete() }
    callPostRun()
    callOnComplete()
  }

  /// Cancels the run: the completion is called with -6, and a call under way is aborted. Other calls
  /// go on, also those with the same session.
  override open func cancel() {
    // Before the queue hears of it, which starts what is cancelled without waiting any longer.
    let (listeners, calls, session) = state.withLock { ($0.cancel(), $0.calls, $0.session) }
    super.cancel()
    calls.invalidateAndCancel()
    session?.invalidateAndCancel()
    tell(listeners.early + listeners.late)
  }

  override open var isAsynchronous: Bool {
    true
  }

  override open var isExecuting: Bool {
    state.withLock { $0.isExecuting }
  }

  override open var isFinished: Bool {
    state.withLock { $0.isFinished }
  }
}

extension ServerConnector {

  /// Runs the hooks up to and including the call. False, with an error, if it did not come to that.
  func reachesCall() -> Bool {
    guard state.withLock({ $0.begin() }) else { return false }
    guard preRun() else {
      return fails(with: .abortedDueToPreconditions, "The connector is not ready to run.")
    }
    guard let session = createSession() else {
      return fails(with: .notAvailable, "Could not create session")
    }
    guard let copy = session.copyForOneCall else {
      return call(owning: nil) { doRun(session: session) }
    }
    return call(owning: copy) { doRun(session: copy) }
  }

  /// Begins a run that consists of the runs of others, which make the calls. False, with an error,
  /// if it did not come to that.
  func reachesSteps() -> Bool {
    guard state.withLock({ $0.begin() }) else { return false }
    guard preRun() else {
      return fails(with: .abortedDueToPreconditions, "The connector is not ready to run.")
    }
    return state.withLock { $0.beginCall() }
  }

  /// Makes calls that a cancellation aborts, and invalidates a session that nobody else has. False
  /// if the cancellation came before.
  func call(owning session: LRSession?, _ body: () -> Void) -> Bool {
    guard let calls = state.withLock({ $0.beginCall(owning: session) ? $0.calls : nil }) else {
      return false
    }
    CallsInFlight.$ofCaller.withValue(calls, operation: body)
    return true
  }

  func callPostRun() {
    if state.withLock({ $0.claimPostRun() }) { postRun() }
  }

  /// Marks the operation as finished, once, and lets its queue know.
  func finishOperation() {
    guard state.withLock({ $0.claimFinish() }) else { return }
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    state.withLock { $0.finish() }
    didChangeValue(forKey: "isExecuting")
    didChangeValue(forKey: "isFinished")
  }

  /// Has `completion` called at the end of the run, on whatever thread that comes about.
  func schedule(
    hearing time: WritableKeyPath<ConnectorRun.Listeners, [ConnectorRun.Completion]> = \.late,
    _ completion: @escaping ConnectorRun.Completion
  ) {
    switch state.withLock({ $0.enqueue(completion, hearing: time) }) {
    case .add: waitingQueue.addOperation(self)
    case .wait: break
    case .tell: completion(self)
    }
  }

  /// Runs now, in the place that somebody else has in the queue, unless it has to wait for others.
  func runInPlace(_ completion: @escaping ConnectorRun.Completion) {
    switch state.withLock({ $0.enqueue(completion, hearing: \.late) }) {
    case .add where isReady: start()
    case .add: waitingQueue.addOperation(self)
    case .wait: break
    case .tell: completion(self)
    }
  }

  private func tell(_ completions: [ConnectorRun.Completion]) {
    for completion in completions { completion(self) }
  }

  private func fails(with cause: ScreensErrorCause, _ message: String) -> Bool {
    state.withLock { run in
      run.lastError = run.lastError ?? NSError.errorWithCause(cause, message: message)
    }
    return false
  }
}

extension LRSession {

  /// A session that a connector can do with what it likes. Nil for an app's own kind of session,
  /// whose copy would be another kind.
  fileprivate var copyForOneCall: LRSession? {
    type(of: self) == LRSession.self ? LRSession(session: self) : nil
  }
}
