import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct LRBatchSessionTests {

  private static let page =
    #"{"/bookmarks.bookmarksentry/get-entries":{"end":50,"folderId":2,"groupId":1,"start":0}}"#
  private static let count =
    #"{"/bookmarks.bookmarksentry/get-entries-count":{"folderId":2,"groupId":1}}"#

  @Test func `services only queue, one request has all calls in order (defect 22)`() throws {
    let server = try LoopbackServer { _ in .json(#"[[{"name":"a"},{"name":"b"}],37]"#) }
    defer { server.stop() }
    let session = LRSession(
      server: server.url, authentication: LRBasicAuthentication(username: "joe", password: "s"))
    let batch = LRBatchSession(session: session)
    let service = LRBookmarksEntryService_v7(session: batch)

    #expect(try service.getEntriesWithGroupId(1, folderId: 2, start: 0, end: 50) == nil)
    #expect(try service.getEntriesCountWithGroupId(1, folderId: 2) == nil)
    #expect(server.requests.isEmpty)
    #expect(
      batch.commands.map { $0.keys.sorted() } == [
        ["/bookmarks.bookmarksentry/get-entries"], ["/bookmarks.bookmarksentry/get-entries-count"],
      ])

    let answers = try #require(try batch.invoke())

    #expect((answers[0] as? [[String: Any]])?.map { $0["name"] as? String } == ["a", "b"])
    #expect(answers[1] as? Int == 37)
    #expect(answers.count == 2)
    #expect(
      server.requests.map(\.text) == ["[\(LRBatchSessionTests.page),\(LRBatchSessionTests.count)]"])
    #expect(server.requests.map { $0.header("Authorization") } == ["Basic am9lOnM="])
    #expect(batch.commands.isEmpty)
  }

  @Test func `an empty batch returns an empty answer, without a request`() async throws {
    let server = try LoopbackServer { _ in .json("[]") }
    defer { server.stop() }
    let batch = LRBatchSession(server: server.url)
    #expect(outcome { try batch.invoke() } == "[]")
    let recorder = Recorder()
    batch.callback = recorder
    #expect(outcome { try batch.invoke() } == "nil")
    #expect(await recorder.firstEvents() == ["success []"])
    #expect(server.requests.isEmpty)
  }

  @Test func `an exception is an error for all calls, and empties the queue`() throws {
    let server = try LoopbackServer { _ in .json(#"{"exception":"E","message":"No folder"}"#) }
    defer { server.stop() }
    let batch = LRBatchSession(server: server.url)
    for id in 1...2 as ClosedRange<Int64> {
      try LRBookmarksEntryService_v7(session: batch).getEntryWithEntryId(id)
    }
    #expect(outcome { try batch.invoke() } == "com.liferay.mobile.sdk 2: No folder [E]")
    #expect(batch.commands.isEmpty)
  }

  @Test func `a number of answers that differs from the number of calls is an error`() throws {
    let server = try LoopbackServer { _ in .json("[1]") }
    defer { server.stop() }
    let batch = LRBatchSession(server: server.url)
    for id in 1...2 as ClosedRange<Int64> {
      try LRBookmarksEntryService_v7(session: batch).getEntryWithEntryId(id)
    }
    #expect(
      outcome { try batch.invoke() }
        == "com.liferay.mobile.sdk 1: The server sent 1 answers to 2 commands.")
  }

  @Test func `with a callback, a batch returns at once and the callback receives all answers`()
    async throws
  {
    let server = try LoopbackServer { _ in .json("[1,null]") }
    defer { server.stop() }
    let recorder = Recorder()
    let batch = LRBatchSession(server: server.url, callback: recorder)
    for id in 1...2 as ClosedRange<Int64> {
      #expect(try LRBookmarksEntryService_v7(session: batch).getEntryWithEntryId(id) == nil)
    }
    #expect(outcome { try batch.invoke() } == "nil")
    #expect(await recorder.firstEvents() == ["success [1, <null>]"])
  }

  @Test func `a batch can be awaited`() async throws {
    let server = try LoopbackServer { _ in .json("[1,2]") }
    defer { server.stop() }
    let batch = LRBatchSession(server: server.url)
    for id in 1...2 as ClosedRange<Int64> {
      try LRBookmarksEntryService_v7(session: batch).getEntryWithEntryId(id)
    }
    let answers = try await batch.invoke()
    #expect(answers as? [Int] == [1, 2])
  }

  @Test func `parameters that are not valid JSON are rejected when they are queued`() throws {
    let batch = LRBatchSession(server: "http://localhost")
    #expect(
      outcome { try batch.invoke(["/a/b": ["when": Date(timeIntervalSince1970: 0)]]) }
        == "com.liferay.mobile.sdk 1: The parameters of /a/b cannot be written as JSON.")
    #expect(batch.commands.isEmpty)
  }
}
