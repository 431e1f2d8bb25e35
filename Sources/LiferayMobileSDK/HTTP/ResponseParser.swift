import Foundation

/// Parses a response of the portal: a JSON value, or the error that it represents.
///
/// The HTTP status is checked before a JSON error is reported: an error page is reported by its
/// status, not as invalid JSON.
struct ResponseParser {

  let reply: HTTPReply

  /// The JSON value of the response.
  func value() throws -> Any {
    try checkArrival()
    let json = Result { try self.json() }
    if let exception = try? PortalException(json.get()) { throw exception.error }
    try checkStatus()
    return try json.get()
  }

  /// Throws an error if the request was rejected, or did not reach the service.
  func checkArrival() throws {
    if reply.status == 401 { throw unauthorized }
    if isRedirect { throw redirect }
  }

  /// Returns the body as a JSON value, for any status.
  func json() throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: reply.body, options: .fragmentsAllowed)
    } catch {
      throw NSError.lrError(
        .parse, "The server's reply is not JSON.", userInfo: [NSUnderlyingErrorKey: error])
    }
  }

  /// Throws an error for every status other than 200.
  func checkStatus() throws {
    if reply.status == 401 { throw unauthorized }
    if reply.status != 200 {
      throw NSError.lrError(
        reply.status, "The server answered with HTTP status \(reply.status).")
    }
  }

  /// The target of a redirect, or nil for any other response.
  var redirectTarget: URL? {
    guard isRedirect else { return nil }
    let location = reply.header("Location").flatMap { URL(string: $0, relativeTo: reply.url) }
    return location?.absoluteURL ?? reply.url
  }

  /// The answers to `count` commands, in order.
  func answers(to count: Int) throws -> [Any] {
    guard let answers = try value() as? [Any] else {
      throw NSError.lrError(.parse, "The server's reply is not a list of answers.")
    }
    guard answers.count == count else {
      throw NSError.lrError(
        .parse, "The server sent \(answers.count) answers to \(count) commands.")
    }
    return answers
  }
}

extension ResponseParser {

  /// The transport does not follow redirects, so the status shows them.
  private var isRedirect: Bool {
    [301, 302, 303, 307, 308].contains(reply.status)
  }

  private var redirect: NSError {
    var userInfo: [String: Any] = [:]
    userInfo[NSURLErrorKey] = redirectTarget?.withoutCredentials.absoluteString
    return .lrError(.redirect, "The server has moved to another address.", userInfo: userInfo)
  }

  private var unauthorized: NSError {
    .lrError(.unauthorized, "The user name or the password is wrong.")
  }
}
