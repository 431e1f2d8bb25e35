import Foundation

/// A complete HTTP response, not yet parsed.
struct HTTPReply: Sendable {

  let status: Int
  let headers: [String: String]
  /// The URL that responded.
  let url: URL?
  let body: Data

  /// The response to an empty list of commands, for which no request is needed.
  static let noAnswers = HTTPReply(status: 200, headers: [:], url: nil, body: Data("[]".utf8))

  /// The value of a header, ignoring the case of its name.
  func header(_ name: String) -> String? {
    headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
  }
}
