import DemoServer
import Foundation
import LiferayMobileSDK

/// A plain HTTP client, to see the server's responses unchanged.
struct Client {

  struct Reply: Equatable {
    let status: Int
    let text: String

    init(_ status: Int, _ text: String) {
      self.status = status
      self.text = text
    }
  }

  let server: DemoServer
  /// `name:password`; nil for no credentials.
  var credentials: String? = "joe:secret"

  /// Posts commands to the JSON web services.
  func invoke(_ body: String) -> Reply {
    send("POST", "/api/jsonws/invoke", body)
  }

  func get(_ target: String) -> Reply {
    send("GET", target)
  }

  /// The status is 0 if there is no response.
  func send(
    _ method: String, _ target: String, _ body: String = "", headers: [String: String] = [:]
  ) -> Reply {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: demo", "Connection: close"]
    if let credentials {
      lines.append("Authorization: Basic \(Data(credentials.utf8).base64EncodedString())")
    }
    lines += headers.map { "\($0): \($1)" } + ["Content-Length: \(body.utf8.count)", "", body]
    let reply = exchange(lines.joined(separator: "\r\n"), onPort: server.port)
    guard let start = reply.prefixMatch(of: #/HTTP/1\.1 (\d+) /#),
      let end = reply.firstRange(of: "\r\n\r\n")
    else { return Reply(0, reply) }
    return Reply(Int(start.1) ?? 0, String(reply[end.upperBound...]))
  }
}

extension DemoServer {

  /// A session of the Mobile SDK for a user of this server.
  func session(_ name: String = "joe", _ password: String = "secret") -> LRSession {
    LRSession(
      server: url, authentication: LRBasicAuthentication(username: name, password: password))
  }
}
