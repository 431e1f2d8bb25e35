import FileStore

/// How far a long run is, on one line of a terminal that goes away again.
///
/// The line is there once the program has been at work for half a second, and is written ten times
/// a second at most.
final class Progress: @unchecked Sendable {
  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)
  /// When the program began: it is read first then.
  static let start = ContinuousClock.now

  private let text: (_ done: Int) -> String
  private let isShown: Bool
  private let lock = Lock()
  // Guarded by the lock.
  private var done = 0
  private var next: ContinuousClock.Instant
  private var hasLine = false

  /// The progress of steps, in the words of `text`, on standard error if it `isShown`.
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
      let now = ContinuousClock.now
      guard now >= next else { return }
      next = now + Self.pause
      hasLine = true
      // If that fails, there is nobody to tell.
      try? Descriptor.standardError.write("\r\u{1B}[K" + text(done))
    }
  }

  /// Takes the line away.
  func end() {
    lock.alone {
      if hasLine { try? Descriptor.standardError.write("\r\u{1B}[K") }
      hasLine = false
    }
  }
}
