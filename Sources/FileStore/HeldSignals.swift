#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that ask the process to end. They are held back while files are written, so that the
/// work is completed or rolled back first. At any other time they end the process at once.
package enum HeldSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private static let lock = Lock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var holders = 0
  nonisolated(unsafe) private static var before: [(@convention(c) (Int32) -> Void)?] = []

  /// The signal that has arrived, or 0. A handler may only set a variable of this type.
  nonisolated(unsafe) private static var arrived: sig_atomic_t = 0

  /// Lets the signals through. A program that is started on a thread of a dispatch queue, as by
  /// Foundation's `Process`, begins with all signals blocked.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Holds back the signals until `release` is called as often. A signal that is ignored, as by
  /// `nohup`, stays ignored.
  static func hold() {
    lock.alone {
      holders += 1
      if holders > 1 { return }
      arrived = 0
      before = numbers.map { number in
        let handler = signal(number) { HeldSignals.arrived = $0 }
        if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
          signal(number, SIG_IGN)
        }
        return handler
      }
    }
  }

  /// Whether a signal has arrived.
  static var areWaiting: Bool { arrived != 0 }

  /// Holds back the signals no longer. One that has arrived ends the process now, unless
  /// `isDone`: then it came too late.
  static func release(isDone: Bool) {
    lock.alone {
      holders -= 1
      if holders > 0 { return }
      for (number, handler) in zip(numbers, before) { signal(number, handler) }
      if areWaiting, !isDone { kill(getpid(), arrived) }
    }
  }
}
