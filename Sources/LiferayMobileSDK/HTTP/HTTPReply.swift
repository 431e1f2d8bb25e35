import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A complete HTTP response, not yet parsed.
struct HTTPReply: Sendable {

  let status: Int
  /// The headers, and the URL that responded; nil if no request was needed.
  let response: HTTPURLResponse?
  let body: Data

  /// The response to an empty list of commands, for which no request is needed.
  static let noAnswers = HTTPReply(status: 200, response: nil, body: Data("[]".utf8))

  var url: URL? { response?.url }

  /// Returns the value of a header, ignoring the case of its name.
  func header(_ name: String) -> String? {
    response?.value(forHTTPHeaderField: name)
  }
}
