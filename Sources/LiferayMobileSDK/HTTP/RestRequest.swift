import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to a REST service of the portal, which responds with JSON.
struct RestRequest: PortalRequest {

  let method: String
  /// The encoded path, below the server's address.
  let path: String
  let query: [(name: String, value: String)]
  let headers: [(name: String, value: String)]
  /// The body, as JSON, or nil for a request without a body.
  let body: Data?

  let isEmpty = false
  let onProgress: Transport.Progress? = nil

  func urlRequest(with settings: LRSession.Settings) throws -> URLRequest {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    // A server may resolve such a path to another one.
    guard path.hasPrefix("/"), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      throw NSError.transportError(
        NSURLErrorBadURL, "The path '\(path)' has a part that is empty, '.' or '..'.")
    }
    let parameters = query.map { "\($0.name.urlEncoded)=\($0.value.urlEncoded)" }
    let end = parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
    let request = try settings.request(forPath: path.dropFirst() + end)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    for (name, value) in headers {
      // Text after a line break would be another header.
      if value.contains(where: \.isNewline) || value.contains("\0") {
        throw NSError.lrError(.parse, "The header '\(name)' has more than one line.")
      }
      request.setValue(value, forHTTPHeaderField: name)
    }
    if let body {
      request.httpBody = body
      request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
    }
    return try settings.signed(request)
  }

  /// A successful reply without a body has no answer.
  func answer(in reply: HTTPReply) throws -> sending Any {
    let parser = ResponseParser(reply: reply)
    try parser.checkArrival()
    guard (200..<300).contains(reply.status) else { throw ProblemDetails(reply).error }
    return reply.body.isEmpty ? NSNull() : try parser.json()
  }
}

extension LRSession {

  /// Sends a request to a REST service. The path is already encoded.
  ///
  /// - Parameter body: the value to send as JSON, without its nil members and elements; dates are
  ///   sent as ISO 8601.
  /// - Returns: the answer; nil for JSON's `null`, and nil when the session has a callback, which
  ///   will get the answer (or the error) instead.
  /// - Throws: as ``invoke(_:)``.
  package func send(
    _ method: String, _ path: String, query: [(name: String, value: String)],
    headers: [(name: String, value: String)], body: Any?
  ) throws -> Any? {
    let body = try body.map { body in
      guard let json = JSONText(RestBody.json(body)) else {
        throw NSError.lrError(.parse, "The body for \(path) cannot be written as JSON.")
      }
      return Data(json.text.utf8)
    }
    let answer = try call(
      RestRequest(method: method, path: path, query: query, headers: headers, body: body))
    return answer is NSNull ? nil : answer
  }
}

/// Converts the body of a REST request.
private enum RestBody {

  /// Returns the value as a JSON value, without members and elements that are nil.
  static func json(_ value: Any) -> Any {
    switch value {
    case let date as Date: date.formatted(.iso8601)
    case let url as URL: url.absoluteString
    case let object as [String: Any?]: object.compactMapValues { $0.map(json) }
    case let list as [Any?]: list.compactMap { $0.map(json) }
    default: value
    }
  }
}

extension String {

  /// The text, percent-encoded except for letters, digits and `-._~`, for use in a path or a query.
  package var urlEncoded: String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    let allowed = CharacterSet(charactersIn: letters + "-._~")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
