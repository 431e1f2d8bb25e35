public import Testing

/// Isolates each test of a suite: no user is logged in, the server context and the cache are empty,
/// and no request of the app leaves the process. Such tests run one at a time, and the previous
/// state is restored after each of them.
///
/// A `StubSession` answers the requests; without one, every request fails.
public struct StubbedServers: SuiteTrait, TestTrait, TestScoping {

  /// Applied separately to each test of a suite and of its nested suites.
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AppState.exclusively { try await AppState.stubbed(function) }
  }
}

extension Trait where Self == StubbedServers {
  /// Runs one test at a time, with a stub for all servers.
  public static var stubbedServers: StubbedServers { StubbedServers() }
}
