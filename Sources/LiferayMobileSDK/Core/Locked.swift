import Foundation

/// A value that is shared between threads and protected by a lock.
final class Locked<Value>: @unchecked Sendable {

  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  /// Runs `body` with exclusive access to the value. `body` must not call `withLock` again, even
  /// indirectly.
  func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
