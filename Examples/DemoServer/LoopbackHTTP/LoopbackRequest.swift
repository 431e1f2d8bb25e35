import Foundation

/// A request received by a `LoopbackServer`.
public struct LoopbackRequest: Sendable {

  /// The method, such as `POST`.
  public let method: String

  /// The request target, as sent: path and query.
  public let target: String

  /// Names and values of the headers, in the order and spelling in which they were sent.
  public let headers: [(name: String, value: String)]

  /// The body, with chunks joined.
  public let body: Data

  /// The number of its connection, from 1.
  public let connection: Int

  /// The target without its query.
  public var path: String {
    String(target.prefix { $0 != "?" })
  }

  /// The query of the target; nil if there is none.
  public var query: String? {
    target.contains("?") ? String(target.drop { $0 != "?" }.dropFirst()) : nil
  }

  /// The body as text.
  public var text: String {
    String(decoding: body, as: UTF8.self)
  }

  /// The value of the first header with this name, ignoring case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
