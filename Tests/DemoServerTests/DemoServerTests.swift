import DemoServer
import Foundation
import TestSupport
import Testing

struct DemoServerTests {

  @Test func `a server can be restarted on the same port, without data`() throws {
    let first = try DemoServer(port: portOfOneTest(1))
    _ = Client(server: first).invoke(#"[{"/user/get-current-user":{}}]"#)
    first.stop()
    first.stop()

    let second = try DemoServer(port: first.port)
    defer { second.stop() }
    #expect(second.url == first.url)
    #expect(second.requests.isEmpty)
  }

  @Test func `a port in use is an error`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let error = #expect(throws: POSIXError.self) { try DemoServer(port: server.port) }
    #expect(error?.code == .EADDRINUSE)
  }

  @Test func `two servers give the same answers to the same requests`() throws {
    let servers = [try DemoServer(), try DemoServer()]
    defer { for server in servers { server.stop() } }
    var transcripts: [[Client.Reply]] = []
    for server in servers {
      let client = Client(server: server)
      var replies: [Client.Reply] = []
      for name in ["b", "a"] {
        replies.append(
          client.invoke(
            """
            [{"/bookmarks.bookmarksentry/add-entry": {"groupId": 20143, "folderId": 30200,
              "name": "\(name)", "url": "http://a.example", "description": ""}},
             {"/bookmarks.bookmarksentry/get-entries": {"groupId": 20143, "folderId": 30200,
              "start": 0, "end": 9}},
             {"/group/get-user-sites-groups": {}}]
            """))
      }
      replies.append(client.get("/web/guest/home"))
      transcripts.append(replies)
    }
    #expect(transcripts[0] == transcripts[1])
    #expect(transcripts[0].map(\.status) == [200, 200, 200])
  }

  @Test func `requests are recorded, unless the server is configured not to`() throws {
    let server = try DemoServer()
    let forgetful = try DemoServer(remembersRequests: false)
    defer {
      server.stop()
      forgetful.stop()
    }
    for server in [server, forgetful] {
      _ = Client(server: server).invoke("[]")
      _ = Client(server: server).get("/web/guest/home?x=1")
    }
    #expect(
      server.requests.map { "\($0.method) \($0.target)" } == [
        "POST /api/jsonws/invoke", "GET /web/guest/home?x=1",
      ])
    #expect(forgetful.requests.isEmpty)
  }

  @Test func `a stopped server cannot be reached`() throws {
    let server = try DemoServer(port: portOfOneTest(2))
    server.stop()
    #expect(Client(server: server).get("/") == Client.Reply(0, ""))
  }

  /// A port below those that the system chooses, so that no server of another test gets it between
  /// two uses in one test.
  private func portOfOneTest(_ number: UInt16) -> UInt16 {
    let process = UInt16(ProcessInfo.processInfo.processIdentifier % 5_000)
    return 20_000 + 2 * process + number
  }
}
