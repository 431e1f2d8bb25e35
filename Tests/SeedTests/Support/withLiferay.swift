import DemoServer
import LiferayScreens

/// Runs `body` with a demo server that the app uses, and with Joe logged in.
@MainActor func withLiferay(_ body: @MainActor (DemoServer) async throws -> Void) async throws {
  let server = try DemoServer()
  LiferayServerContext.server = server.url
  LiferayServerContext.companyId = DemoServer.companyId
  LiferayServerContext.groupId = DemoServer.groupId
  SessionContext.loginWithBasic(
    username: DemoUser.joe.emailAddress, password: DemoUser.joe.password, userAttributes: [:])
  defer {
    SessionContext.logout()
    LiferayServerContext.reset()
    server.stop()
  }
  try await body(server)
}

/// Starts an interactor and waits for its end: nil for success, else the error.
@MainActor func outcome(of interactor: Interactor) async -> NSError? {
  await withCheckedContinuation { continuation in
    interactor.onSuccess = { continuation.resume(returning: nil) }
    interactor.onFailure = { continuation.resume(returning: $0) }
    interactor.start()
  }
}

/// Runs a connector to its end: nil for success, else the error.
@MainActor func outcome(of connector: ServerConnector) async -> NSError? {
  await withCheckedContinuation { continuation in
    let refusal = connector.validateAndEnqueue { continuation.resume(returning: $0.lastError) }
    if let refusal { continuation.resume(returning: refusal) }
  }
}

/// An error in the form used in tests, such as `LiferayScreens -6`.
func short(_ error: NSError?) -> String {
  error.map { "\($0.domain) \($0.code)" } ?? "no error"
}
