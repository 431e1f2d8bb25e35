internal import Foundation

/// The threads that connectors run their hooks on, which may block.
///
/// A thread that has nothing to do is kept for a while: waking one takes less time than making one,
/// and a busy machine lets a new one wait. Whoever was at work last is asked first, so that the
/// threads that are too many find nothing to do, and end.
final class HookThreads: Sendable {

  static let shared = HookThreads()

  /// How long a thread waits for work, in seconds.
  private static let patience = 5.0

  private let idle = Locked<[HookThread]>([])

  /// Runs `work` on a thread that nothing else runs on.
  func run(_ work: @escaping @Sendable () -> Void) {
    let thread = idle.withLock { $0.popLast() } ?? newThread()
    thread.give(work)
  }
}

extension HookThreads {

  private func newThread() -> HookThread {
    let thread = HookThread()
    Thread.detachNewThread { self.serve(thread) }
    return thread
  }

  private func serve(_ thread: HookThread) {
    while true {
      if let work = thread.nextWork(within: HookThreads.patience) {
        work()
        idle.withLock { $0.append(thread) }
      } else if forgets(thread) {
        return
      }
    }
  }

  /// Takes an idle thread off the list. False if somebody has just done so, to give it work.
  private func forgets(_ thread: HookThread) -> Bool {
    idle.withLock { idle in
      guard let index = idle.firstIndex(where: { $0 === thread }) else { return false }
      idle.remove(at: index)
      return true
    }
  }
}
