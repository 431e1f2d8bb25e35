internal import Foundation

/// A value that any thread may use, one at a time.
package final class Locked<Value>: @unchecked Sendable {

  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Runs `body` with the value, while every other thread waits.
  ///
  /// The lock is not recursive: `body` calls nothing that could come back here.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
