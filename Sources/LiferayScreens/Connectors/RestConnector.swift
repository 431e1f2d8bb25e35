public import LiferayMobileSDK

/// Calls a REST service of the session's server, such as those of Headless Delivery.
///
/// A subclass overrides `doRun(session:)`. It calls `get` or `send` with the session that it is
/// passed, and stores the response or the error, as "the connector tutorial" does with a service of
/// the Mobile SDK.
open class RestConnector: ServerConnector, RestCalling, @unchecked Sendable {
}

/// The HTTP method of a request.
public enum RestMethod: String, CaseIterable, Sendable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
}

/// A connector that calls REST services: `RestConnector`, or `PaginationRestConnector` for the
/// pages of a list.
///
/// A request has the credentials of its session, which no other server receives: a redirect is
/// error 3 of the Mobile SDK's domain.
public protocol RestCalling: ServerConnector {
}

extension RestCalling {

  /// Sends a GET request for a path and returns the JSON in the response. Equivalent to `send` with
  /// `.get`.
  public func get(
    _ path: String, query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    headers: KeyValuePairs<String, (any CustomStringConvertible)?> = [:], session: LRSession
  ) throws -> Any? {
    try send(.get, path, query: query, headers: headers, session: session)
  }

  /// Sends a request, whose body is an object if there is one. Call it in `doRun(session:)`: it
  /// blocks the thread until the response arrives.
  ///
  /// - Parameters:
  ///   - method: the HTTP method.
  ///   - path: the path below the server's address, beginning with a slash:
  ///     `/o/headless-delivery/v1.0/sites/20143/blog-postings`. Encode a text that a user typed
  ///     with `encoded(_:)`.
  ///   - query: the parameters, which need no encoding. Parameters that are nil are omitted.
  ///   - headers: additional headers. Headers that are nil are omitted. The session's credentials
  ///     and the content type of the body take precedence.
  ///   - body: the values that are sent as JSON: texts, numbers, Booleans, dates, which are sent as
  ///     ISO 8601, URLs, bytes, which are sent as base64, and lists and dictionaries of these. Values
  ///     that are nil are omitted.
  ///   - session: the session that `doRun(session:)` is passed.
  /// - Returns: the response: a dictionary, an array, a text or a number; nil for JSON's `null`,
  ///   and for a response without a body.
  /// - Throws: the errors of a service call. These are errors of the transport, of domain
  ///   `NSURLErrorDomain`, including -1000 for a path with a part that is empty, `.` or `..`; and
  ///   errors of the Mobile SDK, including a status that is not a success, as the code, with the
  ///   server's description of the problem.
  public func send(
    _ method: RestMethod, _ path: String,
    query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    headers: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    body: [String: Any?]? = nil, session: LRSession
  ) throws -> Any? {
    try session.send(
      method.rawValue, path, query: query.present, headers: headers.present, body: body)
  }

  /// Sends a request with a list as its body. Otherwise the same as `send` with an object.
  public func send(
    _ method: RestMethod, _ path: String,
    query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    headers: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    body: [Any?], session: LRSession
  ) throws -> Any? {
    try session.send(
      method.rawValue, path, query: query.present, headers: headers.present, body: body)
  }

  /// Returns the value encoded as a single part of a path.
  public static func encoded(_ value: String) -> String {
    value.urlEncoded
  }
}

extension KeyValuePairs<String, (any CustomStringConvertible)?> {

  /// The pairs that have a value, which is converted to text.
  var present: [(name: String, value: String)] {
    compactMap { name, value in value.map { (name: name, value: $0.description) } }
  }
}
