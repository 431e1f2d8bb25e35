import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct LRSessionTests {

  // MARK: Settings

  @Test func `a session has 15 seconds and no credentials by default`() {
    let session = LRSession(server: "http://localhost:8080")
    #expect(session.server == "http://localhost:8080")
    #expect(session.connectionTimeout == 15)
    #expect(session.authentication == nil)
    #expect(session.callback == nil)
    #expect(session.headers == nil)
  }

  @Test func `a copy keeps everything, including headers, timeout and queue (defect 20)`() {
    let authentication = LRBasicAuthentication(username: "joe", password: "secret")
    let callback = Recorder()
    let queue = OperationQueue()
    let original = LRSession(
      server: "http://localhost:8080", authentication: authentication, connectionTimeout: 3,
      callback: callback, queue: queue)
    original.headers = ["X-Tenant": "blue"]

    let copy = LRSession(session: original)
    original.headers = nil
    original.server = "http://elsewhere"

    #expect(copy.server == "http://localhost:8080")
    #expect(copy.authentication === authentication)
    #expect(copy.callback === callback)
    #expect(copy.connectionTimeout == 3)
    #expect(copy.queue === queue)
    #expect(copy.headers == ["X-Tenant": "blue"])
  }

  // MARK: Requests

  @Test func `a single command is sent as a list of one, to the invoke path, signed`() throws {
    let server = try LoopbackServer { _ in .json(#"[{"entryId":7}]"#) }
    defer { server.stop() }
    let session = LRSession(
      server: server.url,
      authentication: LRBasicAuthentication(username: "test@liferay.com", password: "tést"))
    session.headers = [
      "X-Tenant": "blue", "Authorization": "Bearer mine", "Content-Type": "text/plain",
    ]

    let result = try session.invoke(["/user/get-user-by-id": ["userId": Int64.max]])

    #expect((result as? [String: Any])?["entryId"] as? Int == 7)
    #expect(server.requests.count == 1)
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.target == "/api/jsonws/invoke")
    #expect(request.text == #"[{"/user/get-user-by-id":{"userId":9223372036854775807}}]"#)
    #expect(request.header("Content-Type") == "application/json; charset=utf-8")
    #expect(request.header("Authorization") == "Basic dGVzdEBsaWZlcmF5LmNvbTp0w6lzdA==")
    #expect(request.header("X-Tenant") == "blue")
    #expect(request.header("Host") == "127.0.0.1:\(server.port)")
    #expect(request.header("Cookie") == nil)
  }

  @Test(arguments: ["", "/"])
  func `a trailing slash of the server's address makes no difference`(slash: String) throws {
    let server = try LoopbackServer { _ in .json("[1]") }
    defer { server.stop() }
    try LRSession(server: "\(server.url)/portal\(slash)").invoke(["/a/b": [String: Any]()])
    #expect(server.requests.map(\.target) == ["/portal/api/jsonws/invoke"])
    #expect(server.requests.map(\.text) == [#"[{"/a/b":{}}]"#])
  }

  @Test func `redirects are not followed, so other servers get no credentials (defect 56)`() throws
  {
    let other = try LoopbackServer { _ in .json("[1]") }
    let server = try LoopbackServer { _ in .redirect(to: other.url, status: 307) }
    defer {
      server.stop()
      other.stop()
    }
    let session = LRSession(
      server: server.url, authentication: LRBasicAuthentication(username: "joe", password: "s"))
    #expect(outcome { try session.invoke(["/a/b": [String: Any]()]) }.hasSuffix("<\(other.url)>"))
    #expect(server.requests.count == 1)
    #expect(other.requests.isEmpty)
  }

  @Test func `cookies are not sent back to the server that set them`() throws {
    let server = try LoopbackServer { _ in
      .json("[1]").header("Set-Cookie", "JSESSIONID=abc; Path=/")
    }
    defer { server.stop() }
    for _ in 1...2 { try LRSession(server: server.url).invoke(["/a/b": [String: Any]()]) }
    #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
  }

  @Test func `consecutive calls share a connection (defect 54)`() throws {
    let server = try LoopbackServer { _ in .json("[1]") }
    defer { server.stop() }
    for _ in 1...20 { try LRSession(server: server.url).invoke(["/a/b": [String: Any]()]) }
    #expect(server.requests.count == 20)
    #expect(server.connectionCount == 1)
  }

  @Test func `true stays true, a long stays exact, null is nil`() throws {
    let server = try LoopbackServer { _ in
      .json(#"[{"yes":true,"no":false,"long":9007199254740993,"text":"7","none":null}]"#)
    }
    defer { server.stop() }
    let result = try LRSession(server: server.url).invoke(["/a/b": ["flag": true, "one": 1]])
    let object = try #require(result as? [String: Any])
    #expect(object["yes"] as? Bool == true)
    #expect(object["no"] as? Bool == false)
    #expect(object["long"] as? Int64 == 9_007_199_254_740_993)
    #expect(object["text"] as? String == "7")
    #expect(object["none"] is NSNull)
    #expect(server.requests.map(\.text) == [#"[{"/a/b":{"flag":true,"one":1}}]"#])
  }

  @Test func `a service without a result returns nil (defect 18)`() throws {
    let server = try LoopbackServer { _ in .json("[null]") }
    defer { server.stop() }
    #expect(try LRSession(server: server.url).invoke(["/a/b": [String: Any]()]) == nil)
  }
}
