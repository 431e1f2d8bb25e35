import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct ConcurrencyTests {

  /// Answers each `get-entry` with the requested id.
  private func echoServer(delay: TimeInterval = 0) throws -> LoopbackServer {
    try LoopbackServer { request in
      let id = request.text.drop { !$0.isNumber }.prefix { $0.isNumber }
      return .json(#"[{"entryId":\#(id)}]"#).after(delay)
    }
  }

  @Test func `64 concurrent blocking calls on an operation queue each get their own answer`()
    async throws
  {
    let server = try echoServer()
    defer { server.stop() }
    let service = LRBookmarksEntryService_v7(session: LRSession(server: server.url))
    let answers = AsyncStream<(Int, Int?)>.makeStream()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 64
    for id in 1...64 {
      queue.addOperation {
        let entry = try? service.getEntryWithEntryId(Int64(id)) as? [String: Any]
        answers.continuation.yield((id, entry?["entryId"] as? Int))
      }
    }
    queue.addBarrierBlock { answers.continuation.finish() }

    var count = 0
    for await (id, answer) in answers.stream {
      count += 1
      #expect(answer == id)
    }
    #expect(count == 64)
    #expect(server.requests.count == 64)
  }

  @Test func `64 concurrent awaited calls overlap and each get their own answer`() async throws {
    let server = try echoServer(delay: 0.1)
    defer { server.stop() }
    let session = LRSession(server: server.url)
    let answers = try await withThrowingTaskGroup(of: (Int, Int?).self) { group in
      for id in 1...64 {
        group.addTask {
          let entry = try await session.invoke(["/b/get-entry": ["entryId": id]]) as? [String: Any]
          return (id, entry?["entryId"] as? Int)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 64)
    #expect(answers.allSatisfy { $0.0 == $0.1 })
    #expect(server.mostRequestsAtOnce >= 8)
  }

  @Test func `64 calls with a callback call it 64 times, and none is an error (defect 22)`()
    async throws
  {
    let server = try echoServer()
    defer { server.stop() }
    let recorder = Recorder()
    let session = LRSession(server: server.url, callback: recorder)
    let service = LRBookmarksEntryService_v7(session: session)
    for id in 1...64 { #expect(try service.getEntryWithEntryId(Int64(id)) == nil) }
    try await eventually { await recorder.events.count >= 64 }
    let expected = Set((1...64).map { #"success ["entryId": \#($0)]"# })
    #expect(await recorder.events.count == 64)
    #expect(await Set(recorder.events) == expected)
  }

  @Test func `a blocking call on the session's own queue returns`() async throws {
    let server = try echoServer()
    defer { server.stop() }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let session = LRSession(server: server.url, queue: queue)
    let service = LRBookmarksEntryService_v7(session: session)
    let answer = await withCheckedContinuation { continuation in
      queue.addOperation {
        continuation.resume(returning: outcome { try service.getEntryWithEntryId(7) })
      }
    }
    #expect(answer == #"["entryId": 7]"#)
  }

  @Test @MainActor func `a blocking call on the main actor returns`() throws {
    let server = try echoServer()
    defer { server.stop() }
    let service = LRBookmarksEntryService_v7(session: LRSession(server: server.url))
    #expect(outcome { try service.getEntryWithEntryId(7) } == #"["entryId": 7]"#)
  }

  @Test func `a finished call retains neither session nor callback`() async throws {
    let server = try echoServer()
    defer { server.stop() }
    weak var session: LRSession?
    weak var recorder: Recorder?
    do {
      let strongRecorder = Recorder()
      let strongSession = LRSession(server: server.url, callback: strongRecorder)
      (session, recorder) = (strongSession, strongRecorder)
      try LRBookmarksEntryService_v7(session: strongSession).getEntryWithEntryId(7)
      #expect(await strongRecorder.firstEvents() == [#"success ["entryId": 7]"#])
    }
    try await eventually { session == nil && recorder == nil }
  }
}
