internal import Foundation
public import LiferayMobileSDK

/// Several connectors, one after the other, as one: each step decides on the next.
///
/// It holds no thread while a step runs, needs neither the main actor nor a place in the queue for
/// its steps, and may be a step of another chain. Cancelling it cancels the step at work.
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

  // MARK: ServerConnector

  /// Refuses what the first step refuses. Later steps are validated when their turn comes.
  override open func validateData() -> ValidationError? {
    headConnector.validateData()
  }

  /// The first step's session. Each step makes its call with its own.
  override open func createSession() -> LRSession? {
    let session = headConnector.createSession()
    if session == nil { lastError = headConnector.lastError }
    return session
  }

  override open func doRun(session: LRSession) {
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
    step.runInPlace { [self] step in
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
