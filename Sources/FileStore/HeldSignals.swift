#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that ask the process to end. They are held back while files are written, so that the
/// work is completed or rolled back first.
struct HeldSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private let before: sigset_t

  /// Holds back the signals from now on.
  static func hold() -> HeldSignals {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for number in numbers { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    return HeldSignals(before: before)
  }

  /// Whether a signal has arrived.
  var areWaiting: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return Self.numbers.contains { sigismember(&waiting, $0) == 1 }
  }

  /// Delivers the signals. Signals that have arrived end the process now.
  func release() {
    var mask = before
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
