public import Testing

/// Gives each test of a suite an app of its own: nobody is logged in, the server context and the
/// cache are empty, and no request of the app leaves the process. Such tests run one at a time, and
/// what was there before is put back after each.
///
/// A `StubSession` answers the requests; without one, every request fails.
public struct StubbedServers: SuiteTrait, TestTrait, TestScoping {

  /// The tests of a suite and of the suites in it have it, each for itself.
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AppState.exclusively { try await AppState.stubbed(function) }
  }
}

extension Trait where Self == StubbedServers {
  /// One test at a time, with a stub in the place of all servers.
  public static var stubbedServers: StubbedServers { StubbedServers() }
}
