internal import Dispatch

/// Where a thread waits for its next piece of work.
final class HookThread: Sendable {

  private let work = Locked<(@Sendable () -> Void)?>(nil)
  private let hasWork = DispatchSemaphore(value: 0)

  /// Wakes the thread. It has to have taken the work before.
  func give(_ work: @escaping @Sendable () -> Void) {
    self.work.withLock { $0 = work }
    hasWork.signal()
  }

  /// What to do next; nil if nothing has come in so many seconds.
  func nextWork(within seconds: Double) -> (@Sendable () -> Void)? {
    guard hasWork.wait(timeout: .now() + seconds) == .success else { return nil }
    return work.withLock { work in
      defer { work = nil }
      return work
    }
  }
}
