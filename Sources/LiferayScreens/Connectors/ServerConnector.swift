public import Foundation
public import LiferayMobileSDK

/// One call to a Liferay server, or to any other data source, kept out of the Interactor.
///
/// "The connector tutorial" shows how to write one: properties and an initializer, a validation,
/// and `doRun(session:)`, which makes the call and stores its result in a property. "The
/// architecture tutorial" adds that connectors are operations: many run concurrently, and
/// `queuePriority`, `addDependency(_:)` and `cancel()` control them as a graph.
///
/// A connector runs once. Its hooks are called on a thread of its own, which they may block. Its
/// completion is called on the main actor exactly once, whatever happens: success, failure, or a
/// cancellation before or during the run. A cancelled connector reports error -6 at once, even if a
/// call is still in flight, and ignores whatever the call returns afterwards.
///
/// Errors, all in `lastError`: those of domain `LiferayScreens`, described at `ScreensErrorCause`;
/// those of the Mobile SDK; and those that `doRun(session:)` sets.
nonisolated open class ServerConnector: Operation, LRFileProgressDelegate, @unchecked Sendable {

  /// The queue for enqueued connectors, which runs up to 64 at a time. An app may suspend the
  /// queue, or lower the limit so that priorities take effect. It may also add connectors to its
  /// own queues.
  public static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "LiferayScreens connectors"
    queue.maxConcurrentOperationCount = 64
    return queue
  }()

  private let state = Locked(ConnectorRun())

  /// The error of the run, or nil. May be read on any thread. `doRun(session:)` sets it on the
  /// connector's own thread.
  open var lastError: NSError? {
    get { state.withLock { $0.lastError } }
    set { state.withLock { $0.lastError = newValue } }
  }

  /// Called on the main actor, from time to time, with the number of bytes of a file that have been
  /// sent or received. The total is -1 while it is not known. Set it only before the connector is
  /// enqueued. A connector that runs others passes it on to those that have no handler.
  open var progressHandler: (@MainActor (Progress) -> Void)?

  deinit { leaveDependencies() }

  // MARK: Overridden by subclasses

  /// Validates the input, on the thread that enqueues the connector: an error prevents the run. The
  /// base class accepts everything. "The connector tutorial" calls `super` first, and then checks
  /// each property.
  open func validateData() -> ValidationError? {
    nil
  }

  /// Called before the call. If it returns false, the run is aborted with `lastError`, or with -2
  /// if that is nil.
  open func preRun() -> Bool {
    true
  }

  /// Makes the call, with a session that blocks until the response arrives, and stores the outcome:
  /// a result in a property, or an error in `lastError`. "The connector tutorial" sets the error -3
  /// for a response of the wrong shape.
  open func doRun(session: LRSession) {
  }

  /// Called after the call, whether or not it succeeded, but not after a cancellation.
  open func postRun() {
  }

  /// Creates the session for the call: a copy of the current session, so that changes to it have no
  /// effect elsewhere.
  ///
  /// If it returns nil, the run is aborted with `lastError`, or with -5 if that is nil. The base
  /// class sets -2 if nobody is logged in.
  open func createSession() -> LRSession? {
    guard let session = SessionContext.createSessionFromCurrentSession() else {
      lastError = NSError.errorWithCause(
        .abortedDueToPreconditions, message: "Login required to use this connector")
      return nil
    }
    return session
  }

  // MARK: Running

  /// Validates the connector on the calling thread, and then enqueues it. If the validation fails,
  /// the error is returned and `onComplete` is not called.
  @discardableResult
  open func validateAndEnqueue(
    _ onComplete: (@MainActor (ServerConnector) -> Void)? = nil
  ) -> ValidationError? {
    if let error = validateData() { return error }
    enqueue(onComplete)
    return nil
  }

  /// Enqueues the connector, which runs once its dependencies have finished and the queue has a
  /// free slot.
  ///
  /// `onComplete` is called once, on the main actor. A connector that was enqueued before does not
  /// run again: `onComplete` is called at the end of that run.
  open func enqueue(_ onComplete: (@MainActor (ServerConnector) -> Void)? = nil) {
    guard let onComplete else { return schedule { _ in } }
    let reply = MainActorReply(onComplete)
    schedule { reply.send($0) }
  }

  /// Validates and enqueues the connector, and suspends until the end of the run without blocking a
  /// thread.
  ///
  /// Cancelling the task cancels the connector. Afterwards, the results are in the connector's
  /// properties.
  ///
  /// - Throws: the `ValidationError`, or the `lastError` at the end of the run.
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

  /// Ends the run and calls the completion. `main()` calls it after `doRun(session:)`; an
  /// asynchronous connector calls it itself. Only the first call has an effect.
  open func callOnComplete() {
    let listeners = state.withLock { $0.end() }
    tell(listeners.early)
    finishOperation()
    tell(listeners.late)
  }

  /// The connectors that this one runs, in order. A connector that runs no others is its only part.
  /// A part is nil if the connector of a step was not created.
  var parts: [ServerConnector?] { [self] }

  /// The queue in which the connector waits for its dependencies and a free slot.
  var waitingQueue: OperationQueue {
    ServerConnector.queue
  }

  /// Returns the error that prevents the run, if it is known before anything has run, or nil.
  @MainActor
  func refusalAtStart() -> NSError? {
    nil
  }

  // MARK: LRFileProgressDelegate

  /// Calls `progressHandler`, unless the connector has been cancelled.
  @MainActor
  open func onProgress(_ progress: Progress) {
    if !isCancelled { progressHandler?(progress) }
  }

  // MARK: Operation

  /// Called by the queue. The hooks run on their own thread, because they block and queues have few
  /// threads: on Linux as many as there are cores.
  override open func start() {
    guard state.withLock({ $0.begin() }) else { return callOnComplete() }
    willChangeValue(forKey: "isExecuting")
    state.withLock { $0.isExecuting = true }
    didChangeValue(forKey: "isExecuting")
    HookThreads.shared.run { self.main() }
  }

  /// Calls the hooks in order: `preRun`, `createSession`, `doRun`, `postRun`, and the completion.
  override open func main() {
    guard reachesCall() else { return callOnComplete() }
    callPostRun()
    callOnComplete()
  }

  /// Cancels the run: the completion is called with -6, and a call in flight is aborted. Other
  /// calls continue, including those with the same session.
  override open func cancel() {
    // This is done before `super.cancel()`, after which the queue starts the operation without
    // waiting any longer.
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

  /// Runs the hooks up to and including the call. Returns false and sets an error if the call was
  /// not made.
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

  /// Begins a run that consists of the runs of other connectors, which make the calls. Returns
  /// false and sets an error if the run cannot begin.
  func reachesSteps() -> Bool {
    guard state.withLock({ $0.begin() }) else { return false }
    guard preRun() else {
      return fails(with: .abortedDueToPreconditions, "The connector is not ready to run.")
    }
    return state.withLock { $0.beginCall() }
  }

  /// Makes calls that a cancellation aborts. The cancellation also invalidates `session`, which
  /// must not be shared. Returns false if the run was cancelled first.
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

  /// Marks the operation as finished, once, and notifies its queue.
  func finishOperation() {
    guard state.withLock({ $0.claimFinish() }) else { return }
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    state.withLock { $0.finish() }
    didChangeValue(forKey: "isExecuting")
    didChangeValue(forKey: "isFinished")
    leaveDependencies()
  }

  /// Removes the dependencies, because Foundation on Linux keeps the address of an operation that
  /// waits for another, and uses it when the other one ends, even if the waiting operation was
  /// cancelled and released in the meantime.
  fileprivate func leaveDependencies() {
    #if !canImport(ObjectiveC)
      for dependency in dependencies { removeDependency(dependency) }
    #endif
  }

  /// Enqueues the connector unless it already was enqueued. Calls `completion` at the end of the
  /// run, on the thread that ends it.
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

  /// Runs the connector now, in the queue slot of the caller, unless it has to wait for
  /// dependencies.
  func runInPlace(_ completion: @escaping ConnectorRun.Completion) {
    switch state.withLock({ $0.enqueue(completion, hearing: \.late) }) {
    case .add where isReady: start()
    case .add: waitingQueue.addOperation(self)
    case .wait: break
    case .tell: completion(self)
    }
  }

  /// The stub that answers HTTP requests of the connector instead of servers, if there is one.
  var standIn: StandInServer? {
    state.withLock { $0.standIn } ?? .current
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

  /// A copy that a connector may change freely. It is nil for an app's subclass of `LRSession`,
  /// because the copy would be of another class.
  fileprivate var copyForOneCall: LRSession? {
    type(of: self) == LRSession.self ? copyForServer : nil
  }
}
