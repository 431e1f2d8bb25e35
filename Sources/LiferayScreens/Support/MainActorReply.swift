/// A closure of the main actor on its way through other threads.
///
/// It is called there once, and what it holds, views too, is let go there.
final class MainActorReply<Value: Sendable>: Sendable {

  private let closure: Locked<(@MainActor (Value) -> Void)?>

  init(_ closure: (@MainActor (Value) -> Void)?) {
    self.closure = Locked(closure)
  }

  func send(_ value: Value) {
    Task { @MainActor in
      let closure = closure.withLock { closure in
        defer { closure = nil }
        return closure
      }
      closure?(value)
    }
  }
}
