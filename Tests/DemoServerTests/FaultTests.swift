import DemoServer
import Foundation
import LiferayMobileSDK
import Testing

struct FaultTests {

  private let server: DemoServer
  private static let count: [String: [String: Int]] = [
    "/bookmarks.bookmarksentry/get-entries-count": ["groupId": 20143, "folderId": 30200]
  ]
  private static let add: [String: [String: any Sendable]] = [
    "/bookmarks.bookmarksentry/add-entry": [
      "groupId": 20143, "folderId": 30200, "name": "A", "url": "http://a.example",
      "description": "",
    ]
  ]

  init() throws {
    server = try DemoServer()
  }

  /// The outcome of a call with the SDK: the answer, or domain and code of the error.
  private func outcome(_ command: [String: Any] = count, timeout: Int32 = 15) async -> String {
    let session = server.session()
    session.connectionTimeout = timeout
    do {
      return try await session.invoke(command).map { "\($0)" } ?? "null"
    } catch {
      return "\((error as NSError).domain) \((error as NSError).code)"
    }
  }

  @Test(arguments: [
    (Fault.drop, "NSURLErrorDomain -1005"),
    (.unauthorized, "com.liferay.mobile.sdk 4"),
    (.notFound, "com.liferay.mobile.sdk 404"),
    (.serverError, "com.liferay.mobile.sdk 500"),
    (.brokenJSON, "com.liferay.mobile.sdk 1"),
    (.slow(0.05), "0"),
  ])
  func `each fault has the expected effect on the client, until it is removed`(
    fault: Fault, expected: String
  ) async {
    defer { server.stop() }
    server.add(fault)
    #expect(await outcome() == expected)
    #expect(await outcome() == expected)
    server.removeFaults()
    #expect(await outcome() == "0")
  }

  @Test func `silence lasts until the client gives up`() async {
    defer { server.stop() }
    server.add(.silence)
    #expect(await outcome(timeout: 1) == "NSURLErrorDomain -1001")
  }

  @Test func `a slow answer is delayed`() async {
    defer { server.stop() }
    server.add(.slow(0.3))
    let start = ContinuousClock.now
    #expect(await outcome() == "0")
    #expect(ContinuousClock.now - start >= .milliseconds(300))
  }

  @Test(arguments: [(404, Fault.notFound), (500, .serverError), (401, .unauthorized)])
  func `an error page is HTML`(status: Int, fault: Fault) throws {
    defer { server.stop() }
    server.add(fault)
    let reply = Client(server: server).invoke("[]")
    #expect(reply.status == status)
    #expect(reply.text.hasPrefix("<!DOCTYPE html>\n<html>\n<head><title>"))
  }

  @Test func `a fault can be limited to the next requests`() async {
    defer { server.stop() }
    server.add(.serverError, times: 2)
    server.add(.notFound, times: 1)
    server.add(.unauthorized, times: 0)
    var outcomes: [String] = []
    for _ in 1...4 { outcomes.append(await outcome()) }
    #expect(
      outcomes == [
        "com.liferay.mobile.sdk 500", "com.liferay.mobile.sdk 500", "com.liferay.mobile.sdk 404",
        "0",
      ])
  }

  @Test func `a fault can be limited to one path`() async throws {
    defer { server.stop() }
    server.add(.serverError, at: "/web/guest/home")
    #expect(await outcome() == "0")
    #expect(Client(server: server).get("/web/guest/home").status == 500)
    #expect(Client(server: server).get("/c/portal/login").status == 200)
  }

  @Test func `a fault can be limited to one service, alone or in a batch, which is not called`()
    async throws
  {
    defer { server.stop() }
    server.add(.brokenJSON, at: "/bookmarks.bookmarksentry/add-entry", times: 2)
    #expect(await outcome() == "0")
    #expect(await outcome(Self.add) == "com.liferay.mobile.sdk 1")
    let reply = Client(server: server).invoke(
      #"""
      [{"/user/get-current-user":{}},{"/bookmarks.bookmarksentry/add-entry":{}}]
      """#)
    #expect(reply == Client.Reply(200, #"[{"entryId": 30301, "name"#))
    #expect(await outcome() == "0")
  }

  @Test func `a slow request is still carried out`() async {
    defer { server.stop() }
    server.add(.slow(0.01), times: 1)
    #expect(await outcome(Self.add).contains("30301"))
    #expect(await outcome() == "1")
  }

  @Test(arguments: [
    Fault.slow(0.5), .drop, .silence, .unauthorized, .notFound, .serverError, .brokenJSON,
  ])
  func `each fault has a name for the command line`(fault: Fault) {
    defer { server.stop() }
    #expect(Fault(fault.description) == fault)
  }

  @Test(arguments: ["", "slow", "slow:", "slow:x", "slow:-1", "slow:nan", "slow:1e9", "402"])
  func `other names are not faults`(name: String) {
    defer { server.stop() }
    #expect(Fault(name) == nil)
  }
}
