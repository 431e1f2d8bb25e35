import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct CancellationTests {

  @Test func `cancelling a task cancels its call`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let session = LRSession(server: server.url, connectionTimeout: 3600)
    let call = Task { _ = try await session.invoke(["/a/b": [String: Any]()]) }
    try await eventually { server.requests.count == 1 }
    call.cancel()
    await expectCancelled { try await call.value }
  }

  @Test func `a task that is already cancelled sends nothing`() async throws {
    let server = try LoopbackServer { _ in .json("[1]") }
    defer { server.stop() }
    let session = LRSession(server: server.url)
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await session.invoke(["/a/b": [String: Any]()])
    }
    await expectCancelled { try await call.value }
    #expect(server.requests.isEmpty)
  }

  @Test func `an invalidated session cancels blocking calls, and accepts no more`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let session = LRSession(server: server.url)
    session.connectionTimeout = 3600
    let copy = LRSession(session: session)
    let ended = AsyncStream<String>.makeStream()
    for _ in 1...3 {
      Thread.detachNewThread {
        ended.continuation.yield(outcome { try session.invoke(["/a/b": [String: Any]()]) })
      }
    }
    try await eventually { server.requests.count == 3 }

    session.invalidateAndCancel()

    var outcomes = ended.stream.makeAsyncIterator()
    for _ in 1...3 {
      let outcome = await outcomes.next() ?? "nothing"
      #expect(outcome.hasPrefix("NSURLErrorDomain -999"))
    }
    #expect(
      outcome { try LRGroupService_v7(session: session).getUserSitesGroups() }
        == "NSURLErrorDomain -999: The call was cancelled.")
    #expect(server.requests.count == 3)

    copy.connectionTimeout = 1
    #expect(
      outcome { try LRGroupService_v7(session: copy).getUserSitesGroups() }
        .hasPrefix("NSURLErrorDomain -1001"))
    #expect(server.requests.count == 4)
  }

  @Test func `a callback is called once when its call is cancelled`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let recorder = Recorder()
    let session = LRSession(server: server.url, callback: recorder)
    session.connectionTimeout = 3600
    try LRGroupService_v7(session: session).getUserSitesGroups()
    try await eventually { server.requests.count == 1 }
    session.invalidateAndCancel()
    session.invalidateAndCancel()
    let event = await recorder.firstEvents().first ?? "nothing"
    #expect(event.hasPrefix("failure NSURLErrorDomain -999"))
    await Task { @MainActor in }.value
    #expect(await recorder.events.count == 1)
  }

  private func expectCancelled(
    sourceLocation: SourceLocation = #_sourceLocation, _ call: () async throws -> Void
  ) async {
    let error = await #expect(throws: (any Error).self, sourceLocation: sourceLocation) {
      try await call()
    }
    #expect(
      error.map { code(of: $0) } == "NSURLErrorDomain -999", sourceLocation: sourceLocation)
  }
}
