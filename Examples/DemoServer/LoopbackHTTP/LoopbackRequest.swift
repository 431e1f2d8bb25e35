import Foundation

/// A request as a `LoopbackServer` read it.
public struct LoopbackRequest: Sendable {

  /// `POST`
  public let method: String

  /// What follows the method, as it was sent: path and query.
  public let target: String

  /// Names and values in the order and the spelling in which they were sent.
  public let headers: [(name: String, value: String)]

  /// The body, without the chunks' sizes if it came in chunks.
  public let body: Data

  /// The number of the connection that it came on, counted from 1.
  public let connection: Int

  /// The target without its query.
  public var path: String {
    String(target.prefix { $0 != "?" })
  }

  /// What follows the target's question mark; nil if there is none.
  public var query: String? {
    target.contains("?") ? String(target.drop { $0 != "?" }.dropFirst()) : nil
  }

  /// The body as text.
  public var text: String {
    String(decoding: body, as: UTF8.self)
  }

  /// The value of the first header of that name, whatever the case of its letters.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
