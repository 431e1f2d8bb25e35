import Foundation
import TestSupport
import Testing

/// The underlying HTTP server, with clients that violate the protocol.
struct LoopbackServerTests {

  @Test(arguments: [
    "GET\r\n\r\n", "\r\n\r\n", "GET / HTTP/1.1 x\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: many\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 9223372036854775807\r\n\r\n",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\nhello\r\n",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nhello\r\n",
  ])
  func `an invalid request ends the connection, and the next one is served`(text: String) throws {
    let server = try LoopbackServer { _ in .text("hello") }
    defer { server.stop() }
    #expect(exchange(text, onPort: server.port) == "")
    #expect(server.requests.isEmpty)
    #expect(
      exchange("GET / HTTP/1.1\r\nConnection: close\r\n\r\n", onPort: server.port)
        .hasSuffix("\r\n\r\nhello"))
  }

  @Test func `requests on one connection are answered in sequence`() throws {
    let server = try LoopbackServer { .text($0.path + $0.text) }
    defer { server.stop() }
    let replies = exchange(
      "POST /a HTTP/1.1\r\nContent-Length: 1\r\n\r\n1"
        + "POST /b HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n2\r\n1;x=y\r\n3\r\n0\r\n\r\n"
        + "HEAD /c HTTP/1.1\r\nconnection: CLOSE\r\n\r\n", onPort: server.port)
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain;charset=UTF-8\r\n"
    #expect(
      replies == """
        \(head)Content-Length: 3\r\n\r\n/a1\
        \(head)Content-Length: 4\r\n\r\n/b23\
        \(head)Content-Length: 2\r\nConnection: close\r\n\r\n
        """)
    #expect(server.requests.map(\.connection) == [1, 1, 1])
  }
}
