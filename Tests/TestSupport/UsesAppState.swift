internal import LiferayScreensTesting
public import Testing

/// Serializes the tests that change global state of an app: the server, the session, the themes,
/// the queue of connectors.
///
/// `.serialized` only applies within a suite, but the suites of all targets run in one process.
public struct UsesAppState: SuiteTrait, TestTrait, TestScoping {

  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AppState.exclusively(function)
  }
}

extension Trait where Self == UsesAppState {
  public static var usesAppState: UsesAppState { UsesAppState() }
}
