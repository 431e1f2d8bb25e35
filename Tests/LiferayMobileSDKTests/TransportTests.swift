import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

/// What goes wrong below HTTP ends each call with one error of the URL loading system.
struct TransportTests {

  @Test func `a server that is not there cannot be connected to`() async throws {
    let server = try LoopbackServer { _ in .json("[1]") }
    server.stop()
    await expect(NSURLErrorCannotConnectToHost, from: LRSession(server: server.url))
  }

  @Test func `a connection that ends without an answer is lost`() async throws {
    let server = try LoopbackServer { _ in .drop }
    defer { server.stop() }
    await expect(NSURLErrorNetworkConnectionLost, from: LRSession(server: server.url))
  }

  @Test func `a body that ends early is no reply`() async throws {
    let server = try LoopbackServer { _ in
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[{\"entryId\":")
    }
    defer { server.stop() }
    await expect(NSURLErrorNetworkConnectionLost, from: LRSession(server: server.url))
  }

  @Test func `bytes that are no HTTP are no reply`() async throws {
    let server = try LoopbackServer { _ in .raw(Data([0xFF, 0xFE, 0x00, 0x0D, 0x0A, 0x0D, 0x0A])) }
    defer { server.stop() }
    await expect(nil, from: LRSession(server: server.url))
  }

  @Test func `a server that is silent for longer than the time-out has timed out`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    await expect(
      NSURLErrorTimedOut, from: LRSession(server: server.url, connectionTimeout: 1))
  }

  @Test(arguments: ["", "localhost:8080", "ftp://localhost", "http://", "http://a b", "/portal"])
  func `an address that is none is refused before anything is sent`(address: String) async {
    await expect(NSURLErrorBadURL, from: LRSession(server: address))
  }

  /// All three ways to call end with that code (nil: any) of the URL loading system, once.
  private func expect(
    _ expected: Int?, from session: LRSession, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    func check(_ error: (any Error)?) {
      let error = error as NSError?
      #expect(error?.domain == NSURLErrorDomain, sourceLocation: sourceLocation)
      if let expected { #expect(error?.code == expected, sourceLocation: sourceLocation) }
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
