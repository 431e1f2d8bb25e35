internal import Foundation
public import LiferayMobileSDK

/// Runs several connectors one after the other as a single connector: each step decides which one
/// is next.
///
/// While a step runs, the chain occupies neither a thread nor a slot of the queue, and it does not
/// need the main actor itself. It may be a step of another chain or a part of a
/// `ServerConnectorGraph`. Cancelling it cancels the running step. A step without a priority of its
/// own inherits the chain's.
///
/// The chain's `lastError` is that of the latest step that had an error, or the validation error of
/// a step. `currentConnector` is the latest step, from which an interactor reads the result.
open class ServerConnectorChain: AsyncServerConnector, @unchecked Sendable {

  private struct State {
    var current: ServerConnector
    var onNextStep: (@Sendable (ServerConnector, Int) -> ServerConnector?)?
    /// The steps that are known in advance, without the first one.
    var others: [ServerConnector] = []
  }

  /// The first step.
  public let headConnector: ServerConnector

  private let steps: Locked<State>

  /// Called after each step, on its thread, with the step and its index, counted from 0. Returns
  /// the next step, or nil to end the chain. It is also called after a step that failed. Set it
  /// before the chain is enqueued. It is released at the end.
  open var onNextStep: (@Sendable (ServerConnector, Int) -> ServerConnector?)? {
    get { steps.withLock { $0.onNextStep } }
    set { steps.withLock { $0.onNextStep = newValue } }
  }

  /// The running step, or the last one.
  open var currentConnector: ServerConnector {
    get { steps.withLock { $0.current } }
    set { steps.withLock { $0.current = newValue } }
  }

  /// Creates a chain that begins with `head`.
  public init(head: ServerConnector) {
    headConnector = head
    steps = Locked(State(current: head))
    super.init()
  }

  /// Creates a chain of steps that are known in advance. It ends after the last one, or after the
  /// first that fails.
  ///
  /// A connector that needs the result of an earlier one cannot be created in advance: use a
  /// `ServerConnectorStep`, which creates its connector when its turn comes.
  ///
  /// ```swift
  /// let title = ServerConnectorStep(createTitleConnector, completed: completedTitle)
  /// let bookmark = ServerConnectorStep(createBookmarkConnector, completed: completedBookmark)
  /// return ServerConnectorChain(head: title, then: [bookmark])
  /// ```
  public convenience init(head: ServerConnector, then steps: [ServerConnector]) {
    self.init(head: head)
    self.steps.withLock { $0.others = steps }
    onNextStep = { step, number in
      step.lastError == nil && number < steps.count ? steps[number] : nil
    }
  }

  // MARK: ServerConnector

  /// Validates the first step. Later steps are validated when their turn comes.
  override open func validateData() -> ValidationError? {
    headConnector.validateData()
  }

  @MainActor
  override func refusalAtStart() -> NSError? {
    headConnector.refusalAtStart()
  }

  /// Creates the session of the first step. The chain itself does not need a session: each step
  /// creates its own.
  override open func createSession() -> LRSession? {
    let session = headConnector.createSession()
    if session == nil { lastError = headConnector.lastError }
    return session
  }

  override var waitingQueue: OperationQueue {
    ServerConnectorGraph.coordination
  }

  override var parts: [ServerConnector?] {
    ([headConnector] + steps.withLock { $0.others }).flatMap(\.parts)
  }

  override open func main() {
    guard reachesSteps() else { return callOnComplete() }
    start(headConnector, number: 0)
  }

  override open func callOnComplete() {
    super.callOnComplete()
    onNextStep = nil
  }

  override open func cancel() {
    super.cancel()
    currentConnector.cancel()
  }
}

extension ServerConnectorChain {

  private func start(_ step: ServerConnector, number: Int) {
    currentConnector = step
    // A cancellation that arrived before this step was current has cancelled the previous one
    // instead.
    if isCancelled { step.cancel() }
    step.inherit(from: self)
    step.schedule { [self] step in
      if let error = step.lastError { lastError = error }
      goOn(after: step, number: number)
    }
  }

  private func goOn(after step: ServerConnector, number: Int) {
    guard !isCancelled, let next = onNextStep?(step, number) else { return callOnComplete() }
    if let refusal = next.validateData() {
      currentConnector = next
      lastError = refusal
      return callOnComplete()
    }
    start(next, number: number + 1)
  }
}
