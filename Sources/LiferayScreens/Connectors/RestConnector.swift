public import LiferayMobileSDK

/// Asks a REST service of the session's server, such as those of Headless Delivery.
///
/// A subclass overrides `doRun(session:)`, which calls `get(_:query:session:)` with the session that
/// it is given and keeps the answer or the error, as "the connector tutorial" does with a service of
/// the Mobile SDK. The request shows the credentials of that session, and nobody else's server sees
/// them: a redirect is error 3 of the Mobile SDK's domain.
open class RestConnector: ServerConnector, @unchecked Sendable {

  /// Gets what the server has at a path, as JSON. Call it in `doRun(session:)`: it blocks the thread
  /// until the answer is there.
  ///
  /// - Parameters:
  ///   - path: where it is, below the server's address and from a slash on:
  ///     `/o/headless-delivery/v1.0/sites/20143/blog-postings`. A text that a user typed goes in by
  ///     `encoded(_:)`.
  ///   - query: the parameters, which need no encoding. Those that are nil are left out.
  ///   - session: the session that `doRun(session:)` is given.
  /// - Returns: the answer: a dictionary, an array, a text or a number; nil for JSON's `null`, and
  ///   for a reply without a body.
  /// - Throws: those of a call of a service: the transport's, of domain `NSURLErrorDomain`, among
  ///   them -1000 for a path with a part that is empty, `.` or `..`; the Mobile SDK's, among them a
  ///   status that is not one of success, as the code.
  public func get(
    _ path: String, query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    session: LRSession
  ) throws -> Any? {
    let parameters = query.compactMap { name, value in
      value.map { (name: name, value: $0.description) }
    }
    return try session.get(path, query: parameters)
  }

  /// The value as one part of a path, whatever is in it.
  public static func encoded(_ value: String) -> String {
    value.urlEncoded
  }
}
