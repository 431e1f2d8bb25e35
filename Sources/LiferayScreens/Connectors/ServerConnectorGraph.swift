internal import Foundation

/// Several connectors as one, each of which runs as soon as those that it depends on have.
///
/// "The architecture tutorial" asks for it: connectors are operations, so that `addDependency(_:)`
/// and `queuePriority` say in which order they run, and the framework finds the way. Those that
/// depend on nothing run at once.
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
/// The graph ends once: without an error when all have ended, or with the error of the first that
/// fails, which cancels all others. Cancelling the graph cancels all of them. It holds no thread
/// and no place in the queue while they run, and may itself be a part of a graph or a step of a
/// chain. A connector without a priority of its own has the graph's.
///
/// Errors: -2 if connectors wait for each other, and none of them could ever run.
open class ServerConnectorGraph: AsyncServerConnector, @unchecked Sendable {

  /// The connectors, in the order that they were given in.
  public let connectors: [ServerConnector]

  private let unfinishedCount: Locked<Int>

  /// Where those wait that only have others work: they must not take the room that these need.
  static let coordination: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "LiferayScreens graphs and chains"
    queue.maxConcurrentOperationCount = 10_000
    return queue
  }()

  /// A graph of `connectors`, whose dependencies are all among them.
  public init(_ connectors: [ServerConnector]) {
    self.connectors = connectors
    unfinishedCount = Locked(connectors.count)
    super.init()
  }

  // MARK: ServerConnector

  /// Refuses what any of the connectors refuses, before one of them has run.
  ///
  /// A `ServerConnectorStep` that waits for others is asked when its turn comes.
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

  /// Starts all connectors, unless one of them is known to be refused.
  @MainActor
  private func begin() {
    if isCancelled { return callOnComplete() }
    if let error = circleError ?? refusalAtStart() { return end(with: error) }
    if connectors.isEmpty { return callOnComplete() }
    for connector in connectors {
      connector.inheritPriority(of: self)
      connector.schedule(hearing: \.early) { [self] in goOn(after: $0) }
    }
  }

  private func goOn(after connector: ServerConnector) {
    let isLast = unfinishedCount.withLock { count in
      count -= 1
      return count == 0
    }
    if let error = connector.lastError {
      end(with: error)
    } else if isLast {
      callOnComplete()
    }
  }

  /// Ends with the first error; those that the cancellation of the others makes come too late.
  private func end(with error: NSError) {
    let isFirst = unfinishedCount.withLock { count in
      defer { count = -1 }
      return count >= 0
    }
    guard isFirst else { return }
    lastError = error
    for connector in connectors { connector.cancel() }
    callOnComplete()
  }

  /// The error for connectors that wait for each other; nil if all can have their turn.
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

  /// Takes the priority of the connector that has this one run, if it has none of its own.
  func inheritPriority(of other: ServerConnector) {
    if queuePriority == .normal { queuePriority = other.queuePriority }
  }
}
