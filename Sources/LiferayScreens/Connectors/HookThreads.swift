internal import Foundation

/// The threads that connectors run their hooks on, which may block.
///
/// A thread that has nothing to do is kept for a while: waking one takes less time than making one,
/// and a busy machine lets a new one wait. There are as many as there were connectors at work at
/// once in the last few seconds.
final class HookThreads: @unchecked Sendable {

  static let shared = HookThreads()

  /// How long a thread waits for work, in seconds.
  private static let patience: TimeInterval = 5

  private let condition = NSCondition()
  private var waitingWork: [@Sendable () -> Void] = []
  private var idleCount = 0

  /// Runs `work` on a thread that nothing else runs on.
  func run(_ work: @escaping @Sendable () -> Void) {
    condition.lock()
    waitingWork.append(work)
    let needsThread = waitingWork.count > idleCount
    condition.unlock()
    if needsThread {
      Thread.detachNewThread { self.workUntilIdle() }
    } else {
      condition.signal()
    }
  }
}

extension HookThreads {

  private func workUntilIdle() {
    while let work = nextWork() { work() }
  }

  /// What to do next; nil if there was nothing for too long.
  private func nextWork() -> (@Sendable () -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    let deadline = Date(timeIntervalSinceNow: HookThreads.patience)
    while waitingWork.isEmpty {
      idleCount += 1
      let isInTime = condition.wait(until: deadline)
      idleCount -= 1
      if !isInTime && waitingWork.isEmpty { return nil }
    }
    return waitingWork.removeFirst()
  }
}
