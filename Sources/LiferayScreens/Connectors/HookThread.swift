internal import Dispatch

/// The mailbox through which a pooled thread receives its work.
final class HookThread: Sendable {

  private let work = Locked<(@Sendable () -> Void)?>(nil)
  private let hasWork = DispatchSemaphore(value: 0)

  /// Wakes the thread. It must have taken its previous work.
  func give(_ work: @escaping @Sendable () -> Void) {
    self.work.withLock { $0 = work }
    hasWork.signal()
  }

  /// Waits for the next work. Returns nil if none arrives within `seconds`.
  func nextWork(within seconds: Double) -> (@Sendable () -> Void)? {
    guard hasWork.wait(timeout: .now() + seconds) == .success else { return nil }
    return work.withLock { work in
      defer { work = nil }
      return work
    }
  }
}
