import Foundation

/// An authentication that expires, and is renewed before a request is signed.
protocol RefreshingAuthentication: LRAuthentication {

  /// Renews the authentication if it has expired. Blocks the calling thread.
  ///
  /// If the renewal fails, the call fails with the error thrown here, and is not sent.
  func refresh(for settings: LRSession.Settings) throws
}

/// Lets one of several threads do the work, while the others wait for its result.
final class Together: Sendable {

  private struct State: Sendable {
    var rounds = 0
    var isRunning = false
    var result: Result<Void, any Error> = .success(())
  }

  private let condition = NSCondition()
  private let state = Locked(State())

  func run(_ body: () throws -> Void) throws {
    if let result = waitForOther() { return try result.get() }
    let result = Result { try body() }
    condition.lock()
    state.withLock { state in
      state.isRunning = false
      state.rounds += 1
      state.result = result
    }
    condition.broadcast()
    condition.unlock()
    try result.get()
  }

  /// Waits for the round in progress and returns its result. Returns nil if no round is in
  /// progress, in which case this thread starts one.
  private func waitForOther() -> Result<Void, any Error>? {
    condition.lock()
    defer { condition.unlock() }
    let before = state.withLock { state in
      defer { state.isRunning = true }
      return (isRunning: state.isRunning, rounds: state.rounds)
    }
    guard before.isRunning else { return nil }
    while state.withLock({ $0.rounds }) == before.rounds { condition.wait() }
    return state.withLock { $0.result }
  }
}
