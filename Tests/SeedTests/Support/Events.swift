import Foundation

/// Events in order, from any thread.
final class Events: @unchecked Sendable {

  private let condition = NSCondition()
  private var lines: [String] = []

  var all: [String] {
    condition.withLock { lines }
  }

  func add(_ line: String) {
    condition.withLock {
      lines.append(line)
      condition.broadcast()
    }
  }

  /// Blocks the thread until this number of events have happened, for at most ten seconds. Returns
  /// false if they have not.
  func wait(for count: Int) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 10)
    return condition.withLock {
      while lines.count < count {
        if !condition.wait(until: deadline) { return false }
      }
      return true
    }
  }
}

extension NSCondition {
  fileprivate func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }
}
