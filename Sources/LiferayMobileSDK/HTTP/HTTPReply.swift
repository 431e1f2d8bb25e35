import Foundation

/// What a server sent back: all of it, and nothing read into it yet.
struct HTTPReply: Sendable {

  let status: Int
  let headers: [String: String]
  /// The URL that answered.
  let url: URL?
  let body: Data

  /// What a server answers to no commands at all; it need not be asked.
  static let noAnswers = HTTPReply(status: 200, headers: [:], url: nil, body: Data("[]".utf8))

  /// The value of a header, whatever the case of its name.
  func header(_ name: String) -> String? {
    headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
  }
}
