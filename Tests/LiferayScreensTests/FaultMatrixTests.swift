import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {

  /// Every way in which a server can fail, on a new connection, on a kept one and after a wait for
  /// one, for every way to call it: each call ends once, with the error of this fault.
  @MainActor @Suite struct FaultMatrixTests {

    @Test(arguments: Fault.allCases, Connection.allCases)
    func `a call ends once, with the error of its fault`(
      fault: Fault, connection: Connection
    ) async throws {
      for caller in Caller.allCases where caller.isPossible(on: connection) {
        let server = try BadServer(fault)
        defer { server.stop() }
        try await loggedIn(to: server.url, timeout: fault.timeout) {
          let others = try await server.callsBefore(one: connection)
          let call = try caller.call(server.url)
          if connection == .waited {
            await settle()
            #expect(call.outcomes.all.isEmpty, "\(caller)")
          }
          server.release()
          for other in others { try await other.value }
          await eventually { !call.outcomes.all.isEmpty }
          await settle()
          #expect(call.outcomes.all == [fault.outcome(for: caller)], "\(caller)")
          #expect(server.faults == 1, "\(caller)")
        }
      }
    }

    @Test(arguments: Caller.allCases, Connection.allCases)
    func `a call that is cancelled ends once, as cancelled`(
      caller: Caller, connection: Connection
    ) async throws {
      guard caller.isPossible(on: connection) else { return }
      let server = try BadServer(.silence)
      defer { server.stop() }
      try await loggedIn(to: server.url, timeout: 3600) {
        let others = try await server.callsBefore(one: connection)
        let call = try caller.call(server.url)
        if connection == .waited {
          await settle()
        } else {
          await eventually { server.faults == 1 }
        }
        call.cancel()
        await eventually { !call.outcomes.all.isEmpty }
        server.release()
        for other in others { try await other.value }
        await settle()
        #expect(call.outcomes.all == [caller.cancelled])
        #expect(server.faults == (connection == .waited ? 0 : 1))
      }
    }
  }
}

// MARK: Faults

enum Fault: CaseIterable {
  case drop, notHTTP, endsEarly, silence, errorPage, notJSON

  var response: LoopbackResponse {
    switch self {
    case .drop: .drop
    case .notHTTP: .raw("+OK ready\r\n\r\n")
    case .endsEarly: .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1")
    case .silence: .silence
    case .errorPage: .html("<h1>Oops</h1>", status: 500)
    case .notJSON: .html("<h1>Welcome</h1>")
    }
  }

  /// In seconds. Only silence is to end by it.
  var timeout: Int32 { self == .silence ? 1 : 600 }

  func outcome(for caller: Caller) -> String {
    switch self {
    case .drop, .endsEarly: "NSURLErrorDomain -1005"
    case .notHTTP: "NSURLErrorDomain -1011"
    case .silence: "NSURLErrorDomain -1001"
    case .errorPage: "com.liferay.mobile.sdk 500"
    case .notJSON: caller == .httpConnector ? "no error" : "com.liferay.mobile.sdk 1"
    }
  }
}

enum Connection: CaseIterable {
  case new, kept
  /// One that was free only after a wait, as other calls took all of them.
  case waited
}

/// A server that answers calls for `/warm/up`, those for `/slow/call` once it is released, and fails
/// all others.
private final class BadServer: Sendable {

  private let server: LoopbackServer
  private let gate = Gate()

  init(_ fault: Fault) throws {
    server = try LoopbackServer { [gate] request in
      if request.text.contains("/warm/up") { return .json("[1]") }
      guard request.text.contains("/slow/call") else { return fault.response }
      gate.pass()
      return .json("[1]")
    }
  }

  var url: String { server.url }

  /// How many requests were failed.
  var faults: Int {
    server.requests.count { !$0.text.contains("/warm/up") && !$0.text.contains("/slow/call") }
  }

  /// Makes the calls after which the next one has such a connection. Returns those that have not
  /// ended, and end after ``release()``.
  @MainActor func callsBefore(one connection: Connection) async throws -> [Task<Void, any Error>] {
    switch connection {
    case .new: return []
    case .kept:
      try await call("/warm/up")
      return []
    case .waited:
      let calls = (1...32).map { _ in Task { try await call("/slow/call") } }
      await eventually { server.requests.count == 32 }
      return calls
    }
  }

  func release() { gate.open() }

  func stop() {
    gate.open()
    server.stop()
  }

  private func call(_ method: String) async throws {
    try await LRSession(server: url, connectionTimeout: 3600).invoke([method: [String: Any]()])
  }
}

// MARK: Callers

/// A call that was made: its outcomes, of which there must be one, and how to cancel it.
struct FaultyCall {
  let outcomes: Events
  let cancel: () -> Void
}

enum Caller: CaseIterable {
  case blocking, callback, waiting, connector, httpConnector

  /// HTTP connectors have a new connection each.
  func isPossible(on connection: Connection) -> Bool {
    self != .httpConnector || connection == .new
  }

  var cancelled: String {
    switch self {
    case .connector, .httpConnector: "LiferayScreens -6"
    case .blocking, .callback, .waiting: "NSURLErrorDomain -999"
    }
  }

  @MainActor func call(_ address: String) throws -> FaultyCall {
    let events = Events()
    let session = try #require(SessionContext.createSessionFromCurrentSession())
    switch self {
    case .blocking:
      let thread = Thread {
        do {
          try session.invoke(["/a/b": [String: Any]()])
          events.add("no error")
        } catch {
          events.add(short(error))
        }
      }
      thread.start()
      return FaultyCall(outcomes: events) { session.invalidateAndCancel() }
    case .callback:
      session.onSuccess({ _ in events.add("no error") }, onFailure: { events.add(short($0)) })
      try session.invoke(["/a/b": [String: Any]()])
      return FaultyCall(outcomes: events) { session.invalidateAndCancel() }
    case .waiting:
      let task = Task {
        do {
          _ = try await session.invoke(["/a/b": [String: Any]()])
          events.add("no error")
        } catch {
          events.add(short(error))
        }
      }
      return FaultyCall(outcomes: events) { task.cancel() }
    case .connector:
      return enqueued(CallingConnector(), events)
    case .httpConnector:
      return enqueued(
        ImpatientHttpConnector(url: try #require(URL(string: address))), events)
    }
  }

  private func enqueued(_ connector: ServerConnector, _ events: Events) -> FaultyCall {
    connector.enqueue { events.add(short($0.lastError)) }
    return FaultyCall(outcomes: events) { connector.cancel() }
  }
}

private final class CallingConnector: ServerConnector, @unchecked Sendable {
  override func doRun(session: LRSession) {
    do {
      try session.invoke(["/a/b": [String: Any]()])
    } catch {
      lastError = error as NSError
    }
  }
}

/// An HTTP connector with the timeout of the session that is logged in.
private final class ImpatientHttpConnector: HttpConnector, @unchecked Sendable {
  override func createSession() -> LRSession? {
    let session = super.createSession()
    session?.connectionTimeout =
      SessionContext.currentContext?.session.connectionTimeout ?? LRSession.defaultConnectionTimeout
    return session
  }
}
