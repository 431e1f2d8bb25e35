import Foundation

/// A value that one thread at a time may touch.
final class Locked<Value>: @unchecked Sendable {

  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  /// Runs `body` alone with the value. `body` must not call out to code that could ask for it
  /// again.
  func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
