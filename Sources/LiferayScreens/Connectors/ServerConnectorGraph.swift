internal import Foundation

/// Runs several connectors as a single connector, each as soon as its dependencies have finished.
///
/// "The architecture tutorial" asks for this: connectors are operations, `addDependency(_:)` and
/// `queuePriority` determine their order, and the framework schedules them. Connectors without
/// dependencies run at once.
///
/// ```swift
/// let count = CountBookmarksLiferayConnector(folderId: folderId)
/// let newest = NewestBookmarksLiferayConnector(folderId: folderId)
/// let title = ServerConnectorStep(createTitleConnector, completed: completedTitle)
/// title.addDependency(newest)
/// newest.queuePriority = .high
/// return ServerConnectorGraph([count, newest, title])
/// ```
///
/// The graph ends once: without an error when all connectors have ended, or with the error of the
/// first that fails, which cancels all others. Cancelling the graph cancels all of them. While they
/// run, the graph occupies neither a thread nor a slot of the queue, and it may itself be a part of
/// a graph or a step of a chain. A connector without a priority of its own inherits the graph's.
///
/// Errors: -2 if the dependencies form a cycle.
open class ServerConnectorGraph: AsyncServerConnector, @unchecked Sendable {

  /// The connectors, in the order passed to the initializer.
  public let connectors: [ServerConnector]

  private let unfinishedCount: Locked<Int>

  /// The queue for connectors that only coordinate others. They must not take the slots that the
  /// others need.
  static let coordination: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "LiferayScreens graphs and chains"
    queue.maxConcurrentOperationCount = 10_000
    return queue
  }()

  /// Creates a graph of `connectors`, which depend only on each other.
  public init(_ connectors: [ServerConnector]) {
    self.connectors = connectors
    unfinishedCount = Locked(connectors.count)
    super.init()
  }

  // MARK: ServerConnector

  /// Validates all connectors, before any of them has run.
  ///
  /// A `ServerConnectorStep` with dependencies is validated when its turn comes.
  override open func validateData() -> ValidationError? {
    for connector in connectors {
      if let refusal = connector.validateData() { return refusal }
    }
    return nil
  }

  @MainActor
  override func refusalAtStart() -> NSError? {
    for connector in connectors {
      if let refusal = connector.refusalAtStart() { return refusal }
    }
    return nil
  }

  override var waitingQueue: OperationQueue {
    ServerConnectorGraph.coordination
  }

  override var parts: [ServerConnector?] { connectors.flatMap(\.parts) }

  override open func main() {
    guard reachesSteps() else { return callOnComplete() }
    Task { @MainActor in begin() }
  }

  override open func cancel() {
    super.cancel()
    for connector in connectors { connector.cancel() }
  }
}

extension ServerConnectorGraph {

  /// Starts all connectors, unless one is already known to fail.
  @MainActor
  private func begin() {
    if isCancelled { return callOnComplete() }
    if let error = circleError ?? refusalAtStart() { return fail(with: error) }
    if connectors.isEmpty { return callOnComplete() }
    for connector in connectors {
      connector.inherit(from: self)
      connector.schedule(hearing: \.early) { [self] in goOn(after: $0) }
    }
  }

  private func goOn(after connector: ServerConnector) {
    let error = connector.lastError
    let isEnd = unfinishedCount.withLock { count in
      // After the first error, the errors caused by cancelling the others are ignored.
      guard count > 0 else { return false }
      count = error == nil ? count - 1 : 0
      return count == 0
    }
    guard isEnd else { return }
    if let error { fail(with: error) } else { callOnComplete() }
  }

  private func fail(with error: NSError) {
    lastError = error
    for connector in connectors { connector.cancel() }
    callOnComplete()
  }

  /// The error for dependencies that form a cycle; nil if every connector can run.
  private var circleError: NSError? {
    var waiting = connectors
    while !waiting.isEmpty {
      let blocked = waiting.filter { connector in
        connector.dependencies.contains { dependency in waiting.contains { $0 === dependency } }
      }
      if blocked.count == waiting.count {
        return NSError.errorWithCause(
          .abortedDueToPreconditions, message: "The connectors wait for each other.")
      }
      waiting = blocked
    }
    return nil
  }
}

extension ServerConnector {

  /// Inherits the priority and the progress handler of the connector that runs this one, unless it
  /// has its own.
  func inherit(from other: ServerConnector) {
    progressHandler = progressHandler ?? other.progressHandler
    if queuePriority == .normal { queuePriority = other.queuePriority }
  }
}
