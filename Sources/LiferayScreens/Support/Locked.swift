internal import Foundation

/// A value that is shared between threads and protected by a lock.
package final class Locked<Value>: @unchecked Sendable {

  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Runs `body` with exclusive access to the value.
  ///
  /// The lock is not recursive: `body` must not call `withLock` again.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
