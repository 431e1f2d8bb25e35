public import LiferayMobileSDK

/// Asks a REST service of the session's server, such as those of Headless Delivery.
///
/// A subclass overrides `doRun(session:)`, which calls `get` or `send` with the session that it is
/// given and keeps the answer or the error, as "the connector tutorial" does with a service of the
/// Mobile SDK.
open class RestConnector: ServerConnector, RestCalling, @unchecked Sendable {
}

/// What a REST service is asked to do with what it has at a path.
public enum RestMethod: String, CaseIterable, Sendable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
}

/// A connector that asks REST services: `RestConnector`, or `PaginationRestConnector` for the pages
/// of a list.
///
/// A request shows the credentials of its session, and nobody else's server sees them: a redirect is
/// error 3 of the Mobile SDK's domain.
public protocol RestCalling: ServerConnector {
}

extension RestCalling {

  /// Gets what the server has at a path, as JSON. As `send` does, with `.get`.
  public func get(
    _ path: String, query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    headers: KeyValuePairs<String, (any CustomStringConvertible)?> = [:], session: LRSession
  ) throws -> Any? {
    try send(.get, path, query: query, headers: headers, session: session)
  }

  /// Sends a request, with an object as its body if there is one. Call it in `doRun(session:)`: it
  /// blocks the thread until the answer is there.
  ///
  /// - Parameters:
  ///   - method: what the service is asked to do.
  ///   - path: where it is, below the server's address and from a slash on:
  ///     `/o/headless-delivery/v1.0/sites/20143/blog-postings`. A text that a user typed goes in by
  ///     `encoded(_:)`.
  ///   - query: the parameters, which need no encoding. Those that are nil are left out.
  ///   - headers: more headers. Those that are nil are left out; the session's credentials and the
  ///     type of the body win.
  ///   - body: what is sent as JSON: texts, numbers, Booleans, dates, which are sent as ISO 8601,
  ///     URLs, and lists and dictionaries of these. What is nil in it is left out.
  ///   - session: the session that `doRun(session:)` is given.
  /// - Returns: the answer: a dictionary, an array, a text or a number; nil for JSON's `null`, and
  ///   for a reply without a body.
  /// - Throws: those of a call of a service: the transport's, of domain `NSURLErrorDomain`, among
  ///   them -1000 for a path with a part that is empty, `.` or `..`; the Mobile SDK's, among them a
  ///   status that is not one of success, as the code, with what the server says of the problem.
  public func send(
    _ method: RestMethod, _ path: String,
    query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    headers: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    body: [String: Any?]? = nil, session: LRSession
  ) throws -> Any? {
    try session.send(
      method.rawValue, path, query: query.present, headers: headers.present, body: body)
  }

  /// Sends a request with a list as its body. As `send` does with an object.
  public func send(
    _ method: RestMethod, _ path: String,
    query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    headers: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    body: [Any?], session: LRSession
  ) throws -> Any? {
    try session.send(
      method.rawValue, path, query: query.present, headers: headers.present, body: body)
  }

  /// The value as one part of a path, whatever is in it.
  public static func encoded(_ value: String) -> String {
    value.urlEncoded
  }
}

extension KeyValuePairs<String, (any CustomStringConvertible)?> {

  /// Those that have a value, as text.
  fileprivate var present: [(name: String, value: String)] {
    compactMap { name, value in value.map { (name: name, value: $0.description) } }
  }
}
