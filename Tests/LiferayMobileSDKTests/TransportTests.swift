import Foundation
import TestSupport
import Testing

@testable import LiferayMobileSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Failures below HTTP end each call with one error of the URL loading system.
struct TransportTests {

  @Test func `a server that does not exist cannot be connected to`() async throws {
    await expect(NSURLErrorCannotConnectToHost, from: LRSession(server: "http://127.0.0.1:1"))
  }

  @Test func `a connection that is closed without a response is lost`() async throws {
    let server = try LoopbackServer { _ in .drop }
    defer { server.stop() }
    await expect(NSURLErrorNetworkConnectionLost, from: LRSession(server: server.url))
  }

  @Test(arguments: [0, 300_000])
  func `a reused connection closed after the request is lost at once, and nothing is resent`(
    padding: Int
  ) async throws {
    let server = try serverThatDropsOnce()
    defer { server.stop() }
    let session = LRSession(server: server.url, connectionTimeout: 30)
    let parameters = ["text": String(repeating: "x", count: padding)]
    var calls = 0
    let error = await #expect(throws: (any Error).self) {
      while calls < 100 {
        calls += 1
        try await session.invoke(["/a/b": parameters])
      }
    }
    #expect(error.map { code(of: $0) } == "NSURLErrorDomain \(NSURLErrorNetworkConnectionLost)")
    #expect(server.requests.count == calls)
    try await session.invoke(["/a/b": parameters])
  }

  @Test func `a reused connection closed before the next request is replaced`() async throws {
    let server = try LoopbackServer { _ in .json("[1]").closing }
    defer { server.stop() }
    let session = LRSession(server: server.url, connectionTimeout: 30)
    for _ in 1...3 { try await session.invoke(["/a/b": [String: Any]()]) }
    #expect(server.requests.map(\.connection) == [1, 2, 3])
  }

  @Test func `a GET is resent, once, if its reused connection is closed`() throws {
    let server = try serverThatDropsOnce()
    defer { server.stop() }
    var request = URLRequest(url: try #require(URL(string: server.url)))
    request.timeoutInterval = 30
    var calls = 0
    while calls == server.requests.count, calls < 100 {
      calls += 1
      #expect(try Transport.shared.reply(to: request).status == 200)
    }
    #expect(server.requests.count == calls + 1)
  }

  @Test func `a body that ends early is not a response`() async throws {
    let server = try LoopbackServer { _ in
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[{\"entryId\":")
    }
    defer { server.stop() }
    await expect(NSURLErrorNetworkConnectionLost, from: LRSession(server: server.url))
  }

  @Test func `bytes that are not HTTP are not a response`() async throws {
    let server = try LoopbackServer { _ in .raw(Data([0xFF, 0xFE, 0x00, 0x0D, 0x0A, 0x0D, 0x0A])) }
    defer { server.stop() }
    await expect(NSURLErrorBadServerResponse, from: LRSession(server: server.url))
  }

  @Test func `what follows a 304 with a body is not taken for a response`() async throws {
    let server = try LoopbackServer { request in
      request.text.contains("/first")
        ? .raw("HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\nstale") : .json("[1]")
    }
    defer { server.stop() }
    let session = LRSession(server: server.url)
    let first = await #expect(throws: (any Error).self) {
      try await session.invoke(["/first/call": [String: Any]()])
    }
    #expect(first.map { code(of: $0) } == "com.liferay.mobile.sdk 304")
    do {
      try await session.invoke(["/a/b": [String: Any]()])
    } catch {
      #expect(code(of: error) == "NSURLErrorDomain \(NSURLErrorBadServerResponse)")
    }
  }

  @Test(.enabled(if: SelfSignedServer.isAvailable))
  func `a server without a common version of TLS is a failure of the secure connection`()
    async throws
  {
    let server = try await SelfSignedServer(options: ["-tls1_1"])
    defer { server.stop() }
    await expect(-1200, from: LRSession(server: server.url))
  }

  @Test(.enabled(if: SelfSignedServer.isAvailable))
  func `a certificate that nobody has signed is not trusted`() async throws {
    let server = try await SelfSignedServer()
    defer { server.stop() }
    await expect(-1202, from: LRSession(server: server.url))
  }

  #if canImport(FoundationNetworking)
    @Test func `errors have texts for users, not those of the HTTP library`() throws {
      let session = LRSession(server: "http://joe:secret@127.0.0.1:1")
      let error = #expect(throws: (any Error).self) {
        try session.invoke(["/a/b": [String: Any]()])
      }
      #expect(
        error.map { outcome(of: $0) }
          == "NSURLErrorDomain -1004: Could not connect to the server.")
      let url = (error as NSError?)?.userInfo[NSURLErrorFailingURLErrorKey] as? URL
      #expect(url?.absoluteString == "http://127.0.0.1:1/api/jsonws/invoke")
    }

    @Test(arguments: ["http://[::1]:1", "http://[fe80::1%25eth0]:1"])
    func `an IPv6 address is an error that says so`(address: String) {
      let session = LRSession(server: address)
      #expect(
        outcome { try session.invoke(["/a/b": [String: Any]()]) }
          == "NSURLErrorDomain -1000: Foundation on Linux cannot connect to an IPv6 address;"
          + " use a host name.")
    }
  #endif

  @Test func `a server that sends nothing until the timeout has timed out`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    await expect(
      NSURLErrorTimedOut, from: LRSession(server: server.url, connectionTimeout: 1))
  }

  @Test func `waiting for a connection is not counted as silence of the server`() async throws {
    let server = try LoopbackServer { $0.text.contains("/a/b") ? .silence : .json("[1]") }
    defer { server.stop() }
    let silent = occupyingCalls(of: LRSession(server: server.url, connectionTimeout: 3))
    try await eventually { server.requests.count == 32 }
    // It would time out while it waits for one of the silent calls to time out.
    try await LRSession(server: server.url, connectionTimeout: 1)
      .invoke(["/c/d": [String: Any]()])
    for call in silent {
      let error = await #expect(throws: (any Error).self) { try await call.value }
      #expect(error.map { code(of: $0) } == "NSURLErrorDomain \(NSURLErrorTimedOut)")
    }
  }

  @Test func `a call that is cancelled while it waits for a connection is not sent`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let session = LRSession(server: server.url, connectionTimeout: 3600)
    let silent = occupyingCalls(of: session)
    try await eventually { server.requests.count == 32 }
    let waiting = LRSession(session: session)
    Task {
      try await Task.sleep(for: .milliseconds(50))
      waiting.invalidateAndCancel()
    }
    let error = await #expect(throws: (any Error).self) {
      try await waiting.invoke(["/c/d": [String: Any]()])
    }
    #expect(error.map { code(of: $0) } == "NSURLErrorDomain \(NSURLErrorCancelled)")
    session.invalidateAndCancel()
    for call in silent { await #expect(throws: (any Error).self) { try await call.value } }
    #expect(server.requests.count == 32)
  }

  @Test func `128 calls get their answers, at most 32 at once`() async throws {
    let server = try LoopbackServer { _ in .json("[1]").after(0.1) }
    defer { server.stop() }
    let session = LRSession(server: server.url)
    try await withThrowingTaskGroup { group in
      for _ in 1...128 {
        group.addTask { _ = try await session.invoke(["/a/b": [String: Any]()]) }
      }
      try await group.waitForAll()
    }
    #expect(server.requests.count == 128)
    #expect(server.mostRequestsAtOnce <= 32)
  }

  @Test func `an invalid address is named without its password`() {
    let session = LRSession(server: "ftp://joe:secret@localhost")
    #expect(
      outcome { try session.invoke(["/a/b": [String: Any]()]) }
        == "NSURLErrorDomain -1000: 'ftp://localhost' is not the address of a server.")
  }

  @Test(arguments: ["", "localhost:8080", "ftp://localhost", "http://", "http://a b", "/portal"])
  func `an invalid address is rejected before anything is sent`(address: String) async {
    await expect(NSURLErrorBadURL, from: LRSession(server: address))
  }

  /// Calls that take all connections to their server.
  private func occupyingCalls(of session: LRSession) -> [Task<Void, any Error>] {
    (1...32).map { _ in
      Task { _ = try await session.invoke(["/a/b": [String: Any]()]) }
    }
  }

  /// Closes the connection for the first request on a reused connection. Earlier requests may use
  /// new connections, if they are sent before the previous connection is free again.
  private func serverThatDropsOnce() throws -> LoopbackServer {
    let hasDropped = Locked(false)
    let known = Locked<Set<Int>>([])
    return try LoopbackServer { request in
      let isKept = known.withLock { !$0.insert(request.connection).inserted }
      let drops = hasDropped.withLock { hasDropped in
        defer { hasDropped = hasDropped || isKept }
        return isKept && !hasDropped
      }
      return drops ? .drop : .json("[1]")
    }
  }

  /// Expects each of the three ways to call to end once, with this code of the URL loading system.
  private func expect(
    _ expected: Int, from session: LRSession, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    func check(_ error: (any Error)?) {
      let error = error as NSError?
      #expect(error?.domain == NSURLErrorDomain, sourceLocation: sourceLocation)
      #expect(error?.code == expected, sourceLocation: sourceLocation)
    }
    check(
      #expect(throws: (any Error).self, sourceLocation: sourceLocation) {
        try LRGroupService_v7(session: session).getUserSitesGroups()
      })
    check(
      await #expect(throws: (any Error).self, sourceLocation: sourceLocation) {
        try await session.invoke(["/a/b": [String: Any]()])
      })
    let told: any Error = await withCheckedContinuation { continuation in
      session.onSuccess(
        { _ in Issue.record("there was an answer", sourceLocation: sourceLocation) },
        onFailure: { continuation.resume(returning: $0) })
      #expect(throws: Never.self) { try LRGroupService_v7(session: session).getUserSitesGroups() }
    }
    check(told)
  }
}
