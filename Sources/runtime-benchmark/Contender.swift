/// One way to call the server, over and over.
@MainActor protocol Contender: AnyObject, Sendable {

  /// Makes one call and waits for its end.
  ///
  /// - Throws: what was wrong with it: every call has to succeed.
  func call() async throws
}

extension Contender {

  /// Makes so many calls, shared out among so many who each make one after the other.
  func call(times: Int, atOnce: Int) async throws {
    let callers = (0..<atOnce).map { caller in
      Task {
        for _ in 0..<times / atOnce + (caller < times % atOnce ? 1 : 0) { try await call() }
      }
    }
    for caller in callers { try await caller.value }
  }
}
