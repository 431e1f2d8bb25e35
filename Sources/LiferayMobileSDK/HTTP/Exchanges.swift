import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// All requests in flight. Those whose server sends nothing for too long are cancelled.
///
/// Foundation on Linux has its own timeout, but loses it when a server closes another connection of
/// the process. A single timer watches all requests: a timer for each would outlive its request, so
/// a thousand calls would leave a thousand timers behind.
final class Exchanges: Sendable {

  private struct State: Sendable {
    var underWay: [Int: Exchange] = [:]
    /// When to check for timeouts; nil if no check is scheduled.
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

  /// Stores data received for a task.
  func receive(_ data: Data, for task: URLSessionTask) {
    state.withLock { state in
      state.underWay[task.taskIdentifier]?.body.append(data)
      state.underWay[task.taskIdentifier]?.silentSince = .now()
    }
  }

  /// Records that a part of a task's request has been sent. Returns its exchange.
  func progress(of task: URLSessionTask) -> Exchange? {
    state.withLock { state in
      state.underWay[task.taskIdentifier]?.silentSince = .now()
      return state.underWay[task.taskIdentifier]
    }
  }

  /// Records that the server asks for other credentials.
  func refuse(_ task: URLSessionTask) {
    state.withLock { $0.underWay[task.taskIdentifier]?.isRefused = true }
  }

  /// Records that the server has closed the connection of a task.
  func lose(_ task: URLSessionTask) {
    state.withLock { $0.underWay[task.taskIdentifier]?.isLost = true }
  }

  /// Removes and returns the exchange of a task that has ended, or returns nil if it was already
  /// removed.
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
      // A request with an earlier deadline has scheduled another check in the meantime.
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
