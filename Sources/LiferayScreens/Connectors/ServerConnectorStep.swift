internal import Foundation

/// A connector that is created when its turn comes, from the results available by then.
///
/// In a `ServerConnectorGraph` or a `ServerConnectorChain`, it represents a connector that cannot
/// be created in advance, because its initializer takes the result of an earlier one. Dependencies
/// and the priority are set on the step.
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
/// Both closures are called on the main actor, at most once each. The error of the step is that of
/// its connector: the `ValidationError` if its input is invalid, or its `lastError` after the run
/// or after `completed`; -2 if `create` returns nil; -6 after a cancellation.
public final class ServerConnectorStep<Connector: ServerConnector>: AsyncServerConnector,
  @unchecked Sendable
{
  private struct State {
    // Set on the main actor, called there, and released there.
    var create: (() -> Connector?)?
    var completed: ((Connector) -> Void)?
    var connector: Connector?
    var refusal: NSError?
    var isOptional = false
    var isNeeded: (() -> Bool)?
  }

  private let state: Locked<State>

  /// The connector, once its turn has come. It is nil before, if the step is not needed, and if
  /// `create` has returned nil.
  public var connector: Connector? {
    state.withLock { $0.connector }
  }

  /// Whether the other connectors do not require this one. If the connector of an optional step
  /// fails or is nil, the step ends without an error. A cancellation is still an error.
  public var isOptional: Bool {
    get { state.withLock { $0.isOptional } }
    set { state.withLock { $0.isOptional = newValue } }
  }

  /// Whether the step runs, which is asked once, on the main actor, when `create` would be called.
  /// If it returns false, the step ends without a connector and without an error. Nil, which is the
  /// default, is a step that always runs. Set it on the main actor.
  public var isNeeded: (() -> Bool)? {
    get { state.withLock { $0.isNeeded } }
    set { state.withLock { $0.isNeeded = newValue } }
  }

  /// Creates a step of a graph or a chain.
  ///
  /// - Parameters:
  ///   - create: creates the connector, through `LiferayServerContext.connectorFactory`. Called
  ///     when everything the step depends on has run and its results have been stored. Returns nil
  ///     if there is nothing to create the connector from.
  ///   - completed: stores the result of the connector, which has succeeded, before any other
  ///     completion is called. If the result is not usable, it sets the connector's `lastError`.
  @MainActor
  public init(
    _ create: @escaping () -> Connector?,
    completed: @escaping (Connector) -> Void = { _ in }
  ) {
    state = Locked(State(create: create, completed: completed))
    super.init()
  }

  // MARK: ServerConnector

  /// Validates the connector if it can already be created: on the main actor, for a step that is
  /// not optional and has no dependencies. Otherwise the connector is validated when its turn
  /// comes.
  override public func validateData() -> ValidationError? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { refusalAtStart() } as? ValidationError
  }

  @MainActor
  override func refusalAtStart() -> NSError? {
    dependencies.isEmpty && !isOptional ? prepare() : nil
  }

  override var parts: [ServerConnector?] { [connector] }

  override public func main() {
    guard reachesSteps() else { return callOnComplete() }
    Task { @MainActor in begin() }
  }

  override public func callOnComplete() {
    super.callOnComplete()
    // The closures are released on the main actor, because they may retain views.
    Task { @MainActor in
      _ = state.withLock { state in
        defer { (state.create, state.completed, state.isNeeded) = (nil, nil, nil) }
        return (state.create, state.completed, state.isNeeded)
      }
    }
  }

  override public func cancel() {
    super.cancel()
    connector?.cancel()
  }
}

extension ServerConnectorStep {

  /// Creates and validates the connector, unless this was done before. Returns the error, if any.
  @MainActor
  private func prepare() -> NSError? {
    let create = state.withLock { state in
      defer { state.create = nil }
      return state.create
    }
    guard let create else { return state.withLock { $0.refusal } }
    if let isNeeded, !isNeeded() { return nil }
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
    // A cancellation that arrived before the connector existed has not reached it.
    if isCancelled { connector.cancel() }
    connector.inherit(from: self)
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
