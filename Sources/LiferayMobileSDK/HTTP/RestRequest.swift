import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to a REST service of the portal, which answers JSON.
///
/// It gets only. Another method, a body and headers would be further values here.
struct RestRequest: PortalRequest {

  /// Where it goes, below the server's address, encoded.
  let path: String
  let query: [(name: String, value: String)]

  let isEmpty = false
  let onProgress: Transport.Progress? = nil

  func urlRequest(with settings: LRSession.Settings) throws -> URLRequest {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    // What a server makes of such a path is something else than what it says.
    guard path.hasPrefix("/"), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      throw NSError.transportError(
        NSURLErrorBadURL, "The path '\(path)' has a part that is empty, '.' or '..'.")
    }
    let parameters = query.map { "\($0.name.urlEncoded)=\($0.value.urlEncoded)" }
    let end = parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
    let request = try settings.request(forPath: path.dropFirst() + end)
    request.httpMethod = "GET"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return try settings.signed(request)
  }

  /// A reply of success without a body answers nothing.
  func answer(in reply: HTTPReply) throws -> sending Any {
    if (200..<300).contains(reply.status), reply.body.isEmpty { return NSNull() }
    return try ResponseParser(reply: reply).value()
  }
}

extension LRSession {

  /// Gets what a REST service has at a path, which is encoded already.
  ///
  /// - Returns: the answer; nil for JSON's `null`, and nil when the session has a callback, which
  ///   will get the answer (or the error) instead.
  /// - Throws: as ``invoke(_:)``.
  package func get(_ path: String, query: [(name: String, value: String)]) throws -> Any? {
    let answer = try call(RestRequest(path: path, query: query))
    return answer is NSNull ? nil : answer
  }
}

extension String {

  /// The text where it means only itself, in a path as in a query.
  package var urlEncoded: String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    let allowed = CharacterSet(charactersIn: letters + "-._~")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
