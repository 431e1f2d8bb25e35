import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {

  /// The ways in which a call can fail, from the server to the interactor's closure.
  @MainActor @Suite struct ServiceErrorTests {

    @Test(arguments: cases)
    func `each ends in exactly one failure, the queue continues, and everything is released`(
      failure: Case
    ) async throws {
      let server = try LoopbackServer { _ in failure.response }
      defer { server.stop() }
      try await loggedIn(to: server.url, timeout: 1) {
        let events = Events()
        weak var interactor: EntryInteractor?
        weak var connector: ServerConnector?
        do {
          let started = EntryInteractor(screenlet: nil)
          started.onSuccess = { events.add("success") }
          started.onFailure = { [weak started] error in
            events.add(short(error))
            events.add(short(started?.connectorError))
          }
          started.start()
          (interactor, connector) = (started, started.currentConnector)
        }
        await eventually { events.all.count == 2 }
        try await RecordingConnector().run()
        await settle()
        #expect(events.all == [failure.reported, failure.found])
        await eventually { interactor == nil && connector == nil }
      }
    }

    @Test func `a server that does not exist is -5`() async throws {
      let server = try LoopbackServer { _ in .drop }
      server.stop()
      try await loggedIn(to: server.url) {
        let interactor = EntryInteractor(screenlet: nil)
        let events = Events()
        interactor.onFailure = { events.add(short($0)) }
        interactor.start()
        await eventually { !events.all.isEmpty }
        #expect(events.all == ["LiferayScreens -5"])
        let cause = interactor.lastError?.userInfo[NSUnderlyingErrorKey] as? NSError
        #expect(short(cause) == "\(NSURLErrorDomain) \(NSURLErrorCannotConnectToHost)")
      }
    }

    @Test func `a cancellation before the run is reported once, and sends and retains nothing`()
      async throws
    {
      let server = try LoopbackServer { _ in .json("[{}]") }
      defer { server.stop() }
      try await loggedIn(to: server.url) {
        let events = Events()
        weak var interactor: EntryInteractor?
        weak var connector: ServerConnector?
        ServerConnector.queue.isSuspended = true
        defer { ServerConnector.queue.isSuspended = false }
        do {
          let started = EntryInteractor(screenlet: nil)
          started.onSuccess = { events.add("success") }
          started.onFailure = { events.add(short($0)) }
          started.start()
          (interactor, connector) = (started, started.currentConnector)
          started.cancel()
        }
        #expect(events.all == ["LiferayScreens -6"])
        ServerConnector.queue.isSuspended = false
        try await RecordingConnector().run()
        await eventually { interactor == nil && connector == nil }
        #expect(events.all == ["LiferayScreens -6"])
        #expect(server.requests.isEmpty)
      }
    }

    @Test func `a cancellation aborts the call in flight, and everything is released`()
      async throws
    {
      let server = try LoopbackServer { _ in .silence }
      defer { server.stop() }
      try await loggedIn(to: server.url, timeout: 60) {
        let events = Events()
        weak var interactor: EntryInteractor?
        weak var connector: ServerConnector?
        do {
          let started = EntryInteractor(screenlet: nil)
          started.onSuccess = { events.add("success") }
          started.onFailure = { events.add(short($0)) }
          started.start()
          (interactor, connector) = (started, started.currentConnector)
        }
        await eventually { server.requests.count == 1 }
        interactor?.cancel()
        #expect(events.all == ["LiferayScreens -6"])
        try await RecordingConnector().run()
        await eventually { interactor == nil && connector == nil }
        #expect(events.all == ["LiferayScreens -6"])
      }
    }
  }
}

struct Case: CustomTestStringConvertible, Sendable {
  let name: String
  let response: LoopbackResponse
  /// The error reported by the interactor.
  let reported: String
  /// The connector's `lastError`.
  let found: String

  var testDescription: String { name }

  init(_ name: String, _ response: LoopbackResponse, _ reported: String, found: String? = nil) {
    self.name = name
    self.response = response
    self.reported = reported
    self.found = found ?? reported
  }
}

private let cases = [
  Case("an error page", .html("<h1>Oops</h1>", status: 500), "com.liferay.mobile.sdk 500"),
  Case("a missing page", .html("<h1>Oops</h1>", status: 404), "com.liferay.mobile.sdk 404"),
  Case("a refused user", .html("", status: 401), "com.liferay.mobile.sdk 4"),
  Case("a redirect", .redirect(to: "http://127.0.0.1:1/"), "com.liferay.mobile.sdk 3"),
  Case(
    "an exception of 6.2", .json(#"{"exception":"NoSuchFolderException"}"#),
    "com.liferay.mobile.sdk 2"),
  Case(
    "an exception of 7.x",
    .json(#"{"exception":"x","error":{"message":"x","type":"NoSuchFolder"}}"#, status: 500),
    "com.liferay.mobile.sdk 2"),
  Case("invalid JSON", .json("[{"), "com.liferay.mobile.sdk 1"),
  Case("a wrong shape", .json("[7]"), "LiferayScreens -3"),
  Case("null", .json("[null]"), "LiferayScreens -3"),
  Case(
    "a time-out", .silence, "LiferayScreens -5",
    found: "\(NSURLErrorDomain) \(NSURLErrorTimedOut)"),
  Case(
    "a dropped connection", .drop, "LiferayScreens -5",
    found: "\(NSURLErrorDomain) \(NSURLErrorNetworkConnectionLost)"),
]

/// Calls a service like the connector in the connector tutorial.
private final class EntryConnector: ServerConnector, @unchecked Sendable {

  var resultEntry: [String: Any]?

  override func doRun(session: LRSession) {
    do {
      let result = try session.invoke(["/bookmarks.bookmarksentry/get-entry": ["entryId": 1]])
      if let entry = result as? [String: Any] {
        resultEntry = entry
      } else {
        lastError = NSError.errorWithCause(.invalidServerResponse)
      }
    } catch {
      lastError = error as NSError
    }
  }
}

private final class EntryInteractor: ServerWriteConnectorInteractor {

  private(set) var resultEntry: [String: Any]?
  private weak var connector: ServerConnector?

  var connectorError: NSError? { connector?.lastError }

  override func createConnector() -> ServerConnector? {
    let connector = LiferayServerContext.connectorFactory.create { EntryConnector() }
    self.connector = connector
    return connector
  }

  override func completedConnector(_ c: ServerConnector) {
    resultEntry = (c as? EntryConnector)?.resultEntry
  }
}
