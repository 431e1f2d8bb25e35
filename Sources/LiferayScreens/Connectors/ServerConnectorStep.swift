internal import Foundation

/// A connector that is made when its turn comes, of what others have brought by then.
///
/// As a part of a `ServerConnectorGraph` or a `ServerConnectorChain` it stands for a connector that
/// cannot exist before: one whose initializer takes an earlier one's result. Dependencies and the
/// priority are those of the step.
///
/// ```swift
/// let page = ServerConnectorStep {
///   newest.resultUrl.map { HttpConnector(url: $0) }
/// } completed: { connector in
///   self.resultPage = connector.resultData
/// }
/// page.addDependency(newest)
/// ```
///
/// Both closures are called on the main actor, each once at most. The error of the step is that of
/// its connector: the `ValidationError` if it was refused, its `lastError` after the run or after
/// `completed`; -2 if there was none to run; -6 after a cancellation.
public final class ServerConnectorStep<Connector: ServerConnector>: AsyncServerConnector,
  @unchecked Sendable
{
  private struct State {
    // Given on the main actor, called there, and let go there.
    var create: (() -> Connector?)?
    var completed: ((Connector) -> Void)?
    var connector: Connector?
    var refusal: NSError?
    var isOptional = false
  }

  private let state: Locked<State>

  /// The connector, once its turn has come; nil if there was none to make.
  public var connector: Connector? {
    state.withLock { $0.connector }
  }

  /// Whether the others can do without this one: whatever goes wrong with its connector, and if
  /// there is none, the step ends without an error. A cancellation is one all the same.
  public var isOptional: Bool {
    get { state.withLock { $0.isOptional } }
    set { state.withLock { $0.isOptional = newValue } }
  }

  /// A step of a graph or a chain.
  ///
  /// - Parameters:
  ///   - create: makes the connector, through `LiferayServerContext.connectorFactory`. All that the
  ///     step depends on has run, and its results were taken. Nil if there is nothing to make it
  ///     of.
  ///   - completed: takes the result of the connector, which has succeeded, before anybody else
  ///     hears of it. If the result cannot be used, it sets the connector's `lastError`.
  @MainActor
  public init(
    _ create: @escaping () -> Connector?,
    completed: @escaping (Connector) -> Void = { _ in }
  ) {
    state = Locked(State(create: create, completed: completed))
    super.init()
  }

  // MARK: ServerConnector

  /// Refuses what the connector refuses, if it can be made already: on the main actor, and without
  /// dependencies. Otherwise the connector is asked when its turn comes.
  override public func validateData() -> ValidationError? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { refusalAtStart() } as? ValidationError
  }

  @MainActor
  override func refusalAtStart() -> NSError? {
    dependencies.isEmpty && !isOptional ? prepare() : nil
  }

  override public func main() {
    guard reachesSteps() else { return callOnComplete() }
    Task { @MainActor in begin() }
  }

  override public func callOnComplete() {
    super.callOnComplete()
    // What the closures hold, views too, is let go where it belongs.
    Task { @MainActor in
      _ = state.withLock { state in
        defer { (state.create, state.completed) = (nil, nil) }
        return (state.create, state.completed)
      }
    }
  }

  override public func cancel() {
    super.cancel()
    connector?.cancel()
  }
}

extension ServerConnectorStep {

  /// Makes the connector, unless that was done before. An error if there is none, or if it is
  /// refused.
  @MainActor
  private func prepare() -> NSError? {
    let create = state.withLock { state in
      defer { state.create = nil }
      return state.create
    }
    guard let create else { return state.withLock { $0.refusal } }
    let connector = create()
    let refusal = connector == nil ? Self.nothingToRun : connector?.validateData()
    state.withLock { ($0.connector, $0.refusal) = (connector, refusal) }
    return refusal
  }

  @MainActor
  private func begin() {
    guard !isCancelled else { return callOnComplete() }
    let refusal = prepare()
    guard refusal == nil, let connector else { return end(with: refusal) }
    // A cancellation that came before the connector was known has not reached it.
    if isCancelled { connector.cancel() }
    connector.inheritPriority(of: self)
    connector.runInPlace { [self] connector in
      Task { @MainActor in take(connector) }
    }
  }

  @MainActor
  private func take(_ connector: ServerConnector) {
    if connector.lastError == nil, !isCancelled, let connector = self.connector {
      state.withLock { $0.completed }?(connector)
    }
    end(with: connector.lastError)
  }

  private func end(with error: NSError?) {
    if let error, !isOptional { lastError = error }
    callOnComplete()
  }

  private static var nothingToRun: NSError {
    NSError.errorWithCause(
      .abortedDueToPreconditions, message: "There is no connector for this step.")
  }
}
