public import Testing

/// Lets one test at a time run of those that change what an app has one of: the server that it
/// talks to, the session, the themes, the queue of connectors.
///
/// `.serialized` does not reach beyond its suite, and the suites of all targets run in one process.
public struct UsesAppState: SuiteTrait, TestTrait, TestScoping {

  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turnstile.shared.enter()
    defer { Task { await Turnstile.shared.leave() } }
    try await function()
  }
}

extension Trait where Self == UsesAppState {
  public static var usesAppState: UsesAppState { UsesAppState() }
}

/// Lets in one at a time, in the order of their coming.
private actor Turnstile {

  static let shared = Turnstile()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
