/// A main-actor closure that is passed through other threads.
///
/// It is called once on the main actor, and released there, along with the views that it may
/// capture.
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
