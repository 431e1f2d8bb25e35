public import Foundation
internal import LiferayMobileSDK

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A request that an `HttpConnector` or a `PaginationHttpConnector` sends.
public struct HttpRequest: Sendable {

  /// The URL. A path, such as `/documents/20121/logo.png`, is one of the server of
  /// `LiferayServerContext`.
  public var url: URL

  private let method: RestMethod
  private let query: [(name: String, value: String)]
  private let headers: [(name: String, value: String)]
  private let body: HttpBody?

  /// - Parameters:
  ///   - url: the URL, which may have a query of its own.
  ///   - method: the HTTP method.
  ///   - query: parameters that are added to the query and need no encoding. Parameters that are nil
  ///     are omitted.
  ///   - headers: the headers, with credentials if the server needs any. Headers that are nil are
  ///     omitted. The content type of the body takes precedence.
  ///   - body: what is sent, or nil for a request without a body.
  public init(
    url: URL, method: RestMethod = .get,
    query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    headers: KeyValuePairs<String, (any CustomStringConvertible)?> = [:], body: HttpBody? = nil
  ) {
    self.url = url
    self.method = method
    self.query = query.present
    self.headers = headers.present
    self.body = body
  }
}

extension HttpRequest {

  /// Returns a session without credentials for the server of the URL.
  func session() throws -> LRSession {
    LRSession(server: try HttpOrigin(of: url.onServer).description)
  }

  /// Returns the transfer of the request with the settings of a session, and with the cookies of
  /// whoever is logged in to the server of the URL.
  func transfer(_ session: LRSession) throws -> HttpTransfer {
    let request = NSMutableURLRequest(url: url.onServer.adding(query: query))
    try request.prepare(method.rawValue, headers: headers, body: try body?.encoded())
    return HttpTransfer(
      request as URLRequest, credentials: try SessionContext.cookies(for: url.onServer),
      timeout: TimeInterval(session.connectionTimeout))
  }
}
