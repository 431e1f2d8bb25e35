#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import FileStore

/// How far a long run is, on one line of a terminal that goes away again.
///
/// The line is there once the program has been at work for half a second, and is written ten times a
/// second at most.
final class Progress: @unchecked Sendable {
  private static let patience: Int64 = 500
  private static let pause: Int64 = 100
  /// When the program began, or near to that.
  private static let start = now

  private let text: (_ done: Int) -> String
  private let isShown: Bool
  private let lock = Lock()
  // Guarded by the lock.
  private var done = 0
  private var next: Int64
  private var hasLine = false

  /// Of steps that `text` tells, on standard error if that `isShown`.
  init(isShown: Bool, text: @escaping (_ done: Int) -> String) {
    self.isShown = isShown
    self.text = text
    next = Self.start + Self.patience
  }

  /// More steps are done, by whatever thread.
  func step(_ count: Int = 1) {
    guard isShown else { return }
    lock.alone {
      done += count
      let now = Self.now
      guard now >= next else { return }
      next = now + Self.pause
      hasLine = true
      write("\r\u{1B}[K" + text(done))
    }
  }

  /// Takes the line away.
  func end() {
    lock.alone {
      if hasLine { write("\r\u{1B}[K") }
      hasLine = false
    }
  }

  private func write(_ text: String) {
    // If that fails, there is nobody to tell.
    try? Descriptor.standardError.write(text)
  }

  /// Milliseconds, of a clock that nobody sets.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
