import FileStore

/// The progress of a long run, on a line of the terminal that is removed at the end.
///
/// The line appears once the program has run for half a second, and is written at most ten times a
/// second.
final class Progress: @unchecked Sendable {
  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)
  /// The start time of the program, at which it is first read.
  static let start = ContinuousClock.now

  private let show: (_ done: Int?) -> Void
  private let isShown: Bool
  private let lock = Lock()
  // Guarded by the lock.
  private var done = 0
  private var next: ContinuousClock.Instant
  private var hasLine = false

  /// Creates a progress line, which `show` writes over the line before if it `isShown`. Without a
  /// number, it only removes the line.
  init(isShown: Bool, show: @escaping (_ done: Int?) -> Void) {
    self.isShown = isShown
    self.show = show
    next = Self.start + Self.patience
  }

  /// Records that more steps are done. May be called from any thread.
  func step(_ count: Int = 1) {
    guard isShown else { return }
    lock.alone {
      done += count
      let now = ContinuousClock.now
      guard now >= next else { return }
      next = now + Self.pause
      hasLine = true
      show(done)
    }
  }

  /// Removes the line.
  func end() {
    lock.alone {
      if hasLine { show(nil) }
      hasLine = false
    }
  }
}
