import Foundation

/// The response of a `LoopbackServer`: a reply, or one of the ways in which a server can fail.
public struct LoopbackResponse: Sendable {

  enum Kind: Sendable {
    case reply(status: Int, headers: [(name: String, value: String)], body: Data)
    /// These bytes, whether they are HTTP or not; then the connection is closed.
    case raw(Data)
    /// The connection is closed without sending anything.
    case drop
    /// As with `drop`, but the client gets an error rather than the end of the connection.
    case reset
    /// Nothing is sent until the client closes the connection.
    case silence
  }

  var kind: Kind
  var delay: TimeInterval = 0
  var closes = false
}

extension LoopbackResponse {

  /// A response with exactly these headers, and a `Content-Length`.
  public static func reply(
    _ status: Int, headers: [(name: String, value: String)] = [], body: Data = Data()
  ) -> LoopbackResponse {
    LoopbackResponse(kind: .reply(status: status, headers: headers, body: body))
  }

  public static func json(_ text: String, status: Int = 200) -> LoopbackResponse {
    .reply(status, type: "application/json;charset=UTF-8", text)
  }

  public static func html(_ text: String, status: Int = 200) -> LoopbackResponse {
    .reply(status, type: "text/html;charset=UTF-8", text)
  }

  public static func text(_ text: String, status: Int = 200) -> LoopbackResponse {
    .reply(status, type: "text/plain;charset=UTF-8", text)
  }

  /// A redirect to `location`, which may be relative.
  public static func redirect(to location: String, status: Int = 302) -> LoopbackResponse {
    .reply(status, headers: [("Location", location)])
  }

  /// Sends these bytes unchanged, then closes the connection.
  public static func raw(_ bytes: Data) -> LoopbackResponse {
    LoopbackResponse(kind: .raw(bytes))
  }

  /// Sends this text unchanged, then closes the connection.
  public static func raw(_ text: String) -> LoopbackResponse {
    .raw(Data(text.utf8))
  }

  /// Closes the connection without an answer.
  public static var drop: LoopbackResponse {
    LoopbackResponse(kind: .drop)
  }

  /// Resets the connection (TCP RST) without an answer.
  public static var reset: LoopbackResponse {
    LoopbackResponse(kind: .reset)
  }

  /// Sends no answer; the connection stays open until the client closes it or the server stops.
  public static var silence: LoopbackResponse {
    LoopbackResponse(kind: .silence)
  }

  private static func reply(_ status: Int, type: String, _ text: String) -> LoopbackResponse {
    .reply(status, headers: [("Content-Type", type)], body: Data(text.utf8))
  }
}

extension LoopbackResponse {

  /// The same response, delayed by a number of seconds.
  public func after(_ seconds: TimeInterval) -> LoopbackResponse {
    var response = self
    response.delay += seconds
    return response
  }

  /// The same response, after which the connection is closed.
  public var closing: LoopbackResponse {
    var response = self
    response.closes = true
    return response
  }

  /// The same response with an additional header.
  public func header(_ name: String, _ value: String) -> LoopbackResponse {
    guard case .reply(let status, let headers, let body) = kind else { return self }
    var response = self
    response.kind = .reply(status: status, headers: headers + [(name, value)], body: body)
    return response
  }
}
