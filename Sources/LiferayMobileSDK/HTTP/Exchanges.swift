import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// All requests under way. Those whose server is silent for too long are cancelled.
///
/// Foundation on Linux has a time-out of its own, but forgets it once another connection of the
/// process was closed by its server. One timer watches over all requests: a timer for each would
/// outlive it, and a thousand calls would leave a thousand timers behind.
final class Exchanges: Sendable {

  private struct State: Sendable {
    var underWay: [Int: Exchange] = [:]
    /// When to look for silent servers; nil while nobody is going to.
    var nextLook: DispatchTime?
  }

  private let state = Locked(State())

  func begin(_ exchange: Exchange) {
    let deadline = exchange.deadline
    let isFirst = state.withLock { state in
      state.underWay[exchange.task.taskIdentifier] = exchange
      if let nextLook = state.nextLook, nextLook <= deadline { return false }
      state.nextLook = deadline
      return true
    }
    if isFirst { look(at: deadline) }
  }

  /// Keeps what has come for a task.
  func receive(_ data: Data, for task: URLSessionTask) {
    state.withLock { state in
      state.underWay[task.taskIdentifier]?.body.append(data)
      state.underWay[task.taskIdentifier]?.silentSince = .now()
    }
  }

  /// Notes that a part of a task's request has been sent. Returns whose it is.
  func progress(of task: URLSessionTask) -> Exchange? {
    state.withLock { state in
      state.underWay[task.taskIdentifier]?.silentSince = .now()
      return state.underWay[task.taskIdentifier]
    }
  }

  /// Notes that the server wants other credentials.
  func refuse(_ task: URLSessionTask) {
    state.withLock { $0.underWay[task.taskIdentifier]?.isRefused = true }
  }

  /// Notes that the server has ended the connection of a task.
  func lose(_ task: URLSessionTask) {
    state.withLock { $0.underWay[task.taskIdentifier]?.isLost = true }
  }

  /// The exchange of a task, which has ended; nil the second time.
  func end(_ task: URLSessionTask) -> Exchange? {
    state.withLock { $0.underWay.removeValue(forKey: task.taskIdentifier) }
  }
}

extension Exchanges {

  private func look(at time: DispatchTime) {
    DispatchQueue.global().asyncAfter(deadline: time) { [weak self] in
      self?.cancelLateTasks(time)
    }
  }

  private func cancelLateTasks(_ time: DispatchTime) {
    let (late, next): ([URLSessionTask], DispatchTime?) = state.withLock { state in
      // Somebody in more of a hurry has come since, and another look was arranged.
      guard state.nextLook == time else { return ([], nil) }
      let now = DispatchTime.now()
      let late = state.underWay.filter { $0.value.deadline <= now }
      for id in late.keys { state.underWay[id]?.hasTimedOut = true }
      state.nextLook = state.underWay.values.lazy.filter { !$0.hasTimedOut }.map(\.deadline).min()
      return (late.values.map(\.task), state.nextLook)
    }
    for task in late { task.cancel() }
    if let next { look(at: next) }
  }
}
