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
  let body: RequestBody?

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
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    try request.prepare(method, headers: headers, body: body)
    return try settings.signed(request)
  }

  /// A successful reply without a body has no answer.
  func answer(in reply: HTTPReply) throws -> sending Any {
    let parser = ResponseParser(reply: reply)
    try parser.checkArrival()
    guard (200..<300).contains(reply.status) else {
      throw ProblemDetails(status: reply.status, body: reply.body)
        .error(otherwise: "The server answered with HTTP status \(reply.status).")
    }
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
    let request = RestRequest(
      method: method, path: path, query: query, headers: headers,
      body: try body.map(RequestBody.json))
    let answer = try call(request)
    return answer is NSNull ? nil : answer
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
