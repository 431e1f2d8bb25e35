internal import Foundation
public import LiferayMobileSDK

/// Several connectors, one after the other, as one: each step decides on the next.
///
/// It holds no thread and no place in the queue while a step runs, does not need the main actor
/// itself, and may be a step of another chain or a part of a `ServerConnectorGraph`. Cancelling it
/// cancels the step at work. A step without a priority of its own has the chain's.
///
/// The chain's `lastError` is that of the latest step that had one, or of the step that was
/// refused; `currentConnector` is the latest step: an interactor reads its result there.
open class ServerConnectorChain: AsyncServerConnector, @unchecked Sendable {

  private struct State {
    var current: ServerConnector
    var onNextStep: (@Sendable (ServerConnector, Int) -> ServerConnector?)?
  }

  /// The first step.
  public let headConnector: ServerConnector

  private let steps: Locked<State>

  /// Called after each step, on its thread, with the step and its number from 0: returns the next
  /// step, or nil to end the chain. It is also called after a step that failed. To be set before
  /// the chain is enqueued; dropped at its end.
  open var onNextStep: (@Sendable (ServerConnector, Int) -> ServerConnector?)? {
    get { steps.withLock { $0.onNextStep } }
    set { steps.withLock { $0.onNextStep = newValue } }
  }

  /// The step at work, or the last one.
  open var currentConnector: ServerConnector {
    get { steps.withLock { $0.current } }
    set { steps.withLock { $0.current = newValue } }
  }

  /// A chain that begins with `head`.
  public init(head: ServerConnector) {
    headConnector = head
    steps = Locked(State(current: head))
    super.init()
  }

  /// A chain whose steps are all known. It ends with the last of them, or with the first that
  /// fails.
  ///
  /// What a step needs of an earlier one's result is not there yet: a `ServerConnectorStep` makes
  /// its connector when its turn comes.
  ///
  /// ```swift
  /// let title = ServerConnectorStep(createTitleConnector, completed: completedTitle)
  /// let bookmark = ServerConnectorStep(createBookmarkConnector, completed: completedBookmark)
  /// return ServerConnectorChain(head: title, then: [bookmark])
  /// ```
  public convenience init(head: ServerConnector, then steps: [ServerConnector]) {
    self.init(head: head)
    onNextStep = { step, number in
      step.lastError == nil && number < steps.count ? steps[number] : nil
    }
  }

  // MARK: ServerConnector

  /// Refuses what the first step refuses. Later steps are validated when their turn comes.
  override open func validateData() -> ValidationError? {
    headConnector.validateData()
  }

  @MainActor
  override func refusalAtStart() -> NSError? {
    headConnector.refusalAtStart()
  }

  /// The first step's session. The chain itself needs none: each step makes its call with its own.
  override open func createSession() -> LRSession? {
    let session = headConnector.createSession()
    if session == nil { lastError = headConnector.lastError }
    return session
  }

  override var waitingQueue: OperationQueue {
    ServerConnectorGraph.coordination
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
    // A cancellation that came before this step was known has cancelled another.
    if isCancelled { step.cancel() }
    step.inheritPriority(of: self)
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
