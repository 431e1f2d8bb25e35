internal import LiferayScreensTesting
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
    try await AppState.exclusively(function)
  }
}

extension Trait where Self == UsesAppState {
  public static var usesAppState: UsesAppState { UsesAppState() }
}
