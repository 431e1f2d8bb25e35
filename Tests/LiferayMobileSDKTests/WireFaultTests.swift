import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

/// What a server, or what is between it and the app, can do to a response: each call ends once, with
/// the answer or one error, and the next call of the session has its own answer.
struct WireFaultTests {

  @Test(arguments: WireFault.allCases, [false, true])
  func `a call ends as its response does, and the next one is not affected`(
    fault: WireFault, isKept: Bool
  ) async throws {
    let server = try LoopbackServer { request in
      request.text.contains("/fails/here") ? fault.response : .json("[1]")
    }
    defer { server.stop() }
    let session = LRSession(server: server.url, connectionTimeout: 60)
    if isKept { try await session.invoke(["/warm/up": [String: Any]()]) }
    #expect(outcomeOfCall(session) == fault.outcome)
    // Its connection may be closed just as it is used again, which is the end of that call.
    let next = outcomeOfCall(session, of: "/a/b")
    #expect(["1", "NSURLErrorDomain -1005"].contains(next))
  }

  @Test func `an answer that arrives while a large request is sent is the answer`() throws {
    let server = try LoopbackServer(readsBodies: false) { _ in .html("too large", status: 413) }
    defer { server.stop() }
    let session = LRSession(server: server.url, connectionTimeout: 60)
    #expect(outcomeOfCall(session, padding: 16 << 20) == "com.liferay.mobile.sdk 413")
  }

  @Test(arguments: [LoopbackResponse.drop, .reset])
  func `a connection that ends while a large request is sent is lost`(
    response: LoopbackResponse
  ) throws {
    let server = try LoopbackServer(readsBodies: false) { _ in response }
    defer { server.stop() }
    let session = LRSession(server: server.url, connectionTimeout: 60)
    #expect(outcomeOfCall(session, padding: 16 << 20) == "NSURLErrorDomain -1005")
    #expect(server.requests.count == 1)
  }

  @Test func `a response that arrives slowly is not silence of the server`() throws {
    let server = try LoopbackServer { _ in .json("[1]").after(0.5) }
    defer { server.stop() }
    let session = LRSession(server: server.url, connectionTimeout: 1)
    #expect(outcomeOfCall(session) == "1")
  }

  @Test func `the target of a redirect is named without the password of the server's address`()
    throws
  {
    let server = try LoopbackServer { _ in .redirect(to: "/moved") }
    defer { server.stop() }
    let address = server.url.replacingOccurrences(of: "//", with: "//joe:secret@")
    let error = #expect(throws: (any Error).self) {
      try LRSession(server: address).invoke(["/a/b": [String: Any]()])
    }
    #expect(
      error.map { outcome(of: $0) }
        == "com.liferay.mobile.sdk 3: The server has moved to another address."
        + " <\(server.url)/moved>")
  }

  /// The result of the call, or the code of its error.
  private func outcomeOfCall(
    _ session: LRSession, of method: String = "/fails/here", padding: Int = 0
  ) -> String {
    do {
      let parameters = ["text": String(repeating: "x", count: padding)]
      return try session.invoke([method: parameters]).map { "\($0)" } ?? "nil"
    } catch {
      return code(of: error)
    }
  }
}

/// Not among them is a head that ends early: Foundation on Linux ends the process.
enum WireFault: CaseIterable {
  case noLength, continues, earlyHints, closesEarly, chunkedAndMore, longerThanSaid
  case headOnly, reset, chunksEnd, notChunks, twoLengths
  case halfCompressed, notCompressed, hugeHeader, noContent, switchesProtocols

  var response: LoopbackResponse {
    switch self {
    case .noLength: .raw("HTTP/1.0 200 OK\r\n\r\n[1]")
    case .continues: .raw("HTTP/1.1 100 Continue\r\n\r\n\(whole)")
    case .earlyHints: .raw("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n\(whole)")
    case .closesEarly: .json("[1]").closing
    case .chunkedAndMore: .raw("\(chunked)3\r\n[1]\r\n0\r\n\r\nHTTP/1.1 500 No\r\n\r\n")
    case .longerThanSaid: .raw("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n[1],[2]")
    case .headOnly: .raw("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n")
    case .reset: .reset
    case .chunksEnd: .raw("\(chunked)3\r\n[1]\r\n5\r\n,")
    case .notChunks: .raw("\(chunked)xyz\r\n[1]\r\n")
    case .twoLengths: .raw("HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 9\r\n\r\n[1]")
    case .halfCompressed: compressed([0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0x8B])
    case .notCompressed: compressed(Array("[1]".utf8))
    case .hugeHeader: .json("[1]").header("X-Long", String(repeating: "x", count: 400_000))
    case .noContent: .raw("HTTP/1.1 204 No Content\r\n\r\n")
    case .switchesProtocols: .raw("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\nabc")
    }
  }

  var outcome: String {
    switch self {
    case .noLength, .continues, .earlyHints, .closesEarly, .chunkedAndMore, .longerThanSaid: "1"
    case .headOnly, .reset, .chunksEnd, .notChunks, .twoLengths, .notCompressed:
      "NSURLErrorDomain -1005"
    case .hugeHeader: "NSURLErrorDomain -1011"
    // What was unpacked is not JSON.
    case .halfCompressed: "com.liferay.mobile.sdk 1"
    case .noContent: "com.liferay.mobile.sdk 204"
    case .switchesProtocols: "com.liferay.mobile.sdk 101"
    }
  }

  private var whole: String { "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n[1]" }

  private var chunked: String { "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" }

  private func compressed(_ bytes: [UInt8]) -> LoopbackResponse {
    .reply(200, headers: [("Content-Encoding", "gzip")], body: Data(bytes))
  }
}
