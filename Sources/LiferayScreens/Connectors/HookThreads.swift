internal import Foundation

/// A pool of threads for the hooks of connectors, which may block.
///
/// An idle thread is kept for a while: waking it is faster than creating one, and on a busy machine
/// a new thread has to wait for its first time slice. The most recently used thread is taken first,
/// so surplus threads stay idle and end.
final class HookThreads: Sendable {

  static let shared = HookThreads()

  /// The time in seconds that an idle thread waits for work.
  private static let patience = 5.0

  private let idle = Locked<[HookThread]>([])

  /// Runs `work` on a thread that runs nothing else at the same time.
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
        #if canImport(ObjectiveC)
          // The thread lives longer than the objects that the work leaves behind.
          autoreleasepool(invoking: work)
        #else
          work()
        #endif
        idle.withLock { $0.append(thread) }
      } else if forgets(thread) {
        return
      }
    }
  }

  /// Removes an idle thread from the list. Returns false if the thread has just been taken for
  /// work.
  private func forgets(_ thread: HookThread) -> Bool {
    idle.withLock { idle in
      guard let index = idle.firstIndex(where: { $0 === thread }) else { return false }
      idle.remove(at: index)
      return true
    }
  }
}
