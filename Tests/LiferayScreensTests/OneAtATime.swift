import Foundation
import LiferayScreens
import TestSupport
import Testing

/// The tests that change global state: the server, the session, the themes, the queue.
@Suite(.usesAppState) struct OneAtATime {}

/// Runs `body` with a session for `server`, and with no user logged in afterwards.
@MainActor
func loggedIn(
  to server: String, timeout: Int32 = 5, _ body: @MainActor () async throws -> Void
) async throws {
  LiferayServerContext.server = server
  SessionContext.loginWithBasic(
    username: "joe@example.com", password: "secret", userAttributes: [:])
  SessionContext.currentContext?.session.connectionTimeout = timeout
  defer {
    SessionContext.logout()
    LiferayServerContext.reset()
  }
  try await body()
}

/// Silences the log, and returns the messages logged by `body`.
@MainActor func logged(_ body: () throws -> Void) rethrows -> [String] {
  let events = Events()
  ScreensLog.send { events.add($0) }
  defer { ScreensLog.send(to: nil) }
  try body()
  return events.all
}

/// Waits, for at most ten seconds, until `condition` holds.
@MainActor
func eventually(
  _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<2000 {
    if condition() { return }
    try? await Task.sleep(for: .milliseconds(5))
  }
  Issue.record("it did not come about within ten seconds", sourceLocation: sourceLocation)
}

/// Events in order, from any thread.
final class Events: @unchecked Sendable {

  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }

  func add(_ line: String) { lock.withLock { lines.append(line) } }

  func removeAll() { lock.withLock { lines = [] } }
}

/// An error in the form used in tests, such as `LiferayScreens -6`.
func short(_ error: (any Error)?) -> String {
  guard let error = error as NSError? else { return "no error" }
  return "\(error.domain) \(error.code)"
}
