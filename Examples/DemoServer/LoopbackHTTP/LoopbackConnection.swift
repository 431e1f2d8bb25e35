import Foundation

/// One connection of a `LoopbackServer`: parses requests and writes responses.
struct LoopbackConnection {

  let socket: LoopbackSocket
  let number: Int
  /// Whether a request is answered after its body; otherwise it is answered after its head, and
  /// the connection is closed.
  private let readsBodies: Bool

  /// The maximum size of a body, and of the head.
  private static let mostBytes = 64 << 20

  /// Data received but not yet parsed.
  private var pending = Data()

  init(socket: LoopbackSocket, number: Int, readsBodies: Bool) {
    self.socket = socket
    self.number = number
    self.readsBodies = readsBodies
  }

  /// The next request; nil if the connection was closed or the data is not HTTP.
  mutating func nextRequest() -> LoopbackRequest? {
    guard let head = line(endingIn: "\r\n\r\n") else { return nil }
    let lines = head.components(separatedBy: "\r\n")
    let start = lines[0].split(separator: " ").map { String($0) }
    guard start.count == 3 else { return nil }
    let headers = lines.dropFirst().map { line in
      let name = line.prefix { $0 != ":" }
      return (
        name: String(name),
        value: line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
      )
    }
    guard let body = readsBodies ? body(headers) : Data() else { return nil }
    return LoopbackRequest(
      method: start[0], target: start[1], headers: headers, body: body, connection: number)
  }

  /// Sleeps, but wakes up if the connection is closed.
  func wait(_ seconds: TimeInterval) {
    if seconds > 0 { socket.waitForEnd(seconds) }
  }

  /// Sends the response. Returns false if the connection cannot be used any more.
  func send(_ response: LoopbackResponse, to request: LoopbackRequest) -> Bool {
    switch response.kind {
    case .reply(let status, let headers, let body):
      let ends = response.closes || request.header("Connection")?.lowercased() == "close"
      var head = "HTTP/1.1 \(status) \(reason(status))\r\n"
      for (name, value) in headers { head += "\(name): \(value)\r\n" }
      head += "Content-Length: \(body.count)\r\n"
      head += ends ? "Connection: close\r\n\r\n" : "\r\n"
      let content = request.method == "HEAD" ? Data() : body
      guard socket.send(Data(head.utf8) + content), !ends else { return false }
      if !readsBodies { socket.finish() }
      return readsBodies
    case .raw(let bytes):
      _ = socket.send(bytes)
      return false
    case .drop:
      return false
    case .reset:
      socket.resetWhenClosed()
      return false
    case .silence:
      socket.waitForEnd(nil)
      return false
    }
  }
}

extension LoopbackConnection {

  private mutating func body(_ headers: [(name: String, value: String)]) -> Data? {
    func value(_ name: String) -> String? {
      headers.first { $0.name.lowercased() == name }?.value.lowercased()
    }
    if value("expect") == "100-continue" {
      guard socket.send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return nil }
    }
    if value("transfer-encoding") == "chunked" { return chunks() }
    guard let length = value("content-length") else { return Data() }
    return Int(length).flatMap { body(of: $0) }
  }

  private mutating func chunks() -> Data? {
    var body = Data()
    while let size = line(endingIn: "\r\n").flatMap({ Int($0.prefix { $0 != ";" }, radix: 16) }) {
      guard let chunk = self.body(of: size, after: body.count), line(endingIn: "\r\n") != nil
      else { return nil }
      if size == 0 { return body }
      body += chunk
    }
    return nil
  }

  /// The next bytes of a body; nil if the announced size is invalid or too large.
  private mutating func body(of count: Int, after read: Int = 0) -> Data? {
    0...(LoopbackConnection.mostBytes - read) ~= count ? bytes(count) : nil
  }

  /// Reads the text up to and including `end`, and returns it without `end`.
  private mutating func line(endingIn end: String) -> String? {
    while true {
      if let range = pending.range(of: Data(end.utf8)) {
        let text = String(decoding: pending[..<range.lowerBound], as: UTF8.self)
        pending = Data(pending[range.upperBound...])
        return text
      }
      guard pending.count <= LoopbackConnection.mostBytes, receive() else { return nil }
    }
  }

  private mutating func bytes(_ count: Int) -> Data? {
    while pending.count < count {
      guard receive() else { return nil }
    }
    let bytes = Data(pending.prefix(count))
    pending = Data(pending.dropFirst(count))
    return bytes
  }

  private mutating func receive() -> Bool {
    guard let more = socket.receive() else { return false }
    pending += more
    return true
  }

  private func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 302: "Found"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 500: "Internal Server Error"
    default: "Status"
    }
  }
}
