internal import Foundation

/// A service call that a `StubSession` received.
public struct StubCall: @unchecked Sendable {

  /// The service and its method, such as `/bookmarks.bookmarksentry/add-entry`.
  public let path: String

  /// The parameters by name, as sent: strings, numbers, Booleans, arrays, dictionaries. Empty for
  /// an upload, whose parameters are not parsed.
  public let parameters: [String: Any]

  /// The name and the password of basic authentication, as `name:password`, or nil for a call
  /// without credentials.
  public let credentials: String?
}

extension StubCall {
  /// The path and the parameters, with names in alphabetical order.
  var line: String {
    let json = try? JSONSerialization.data(
      withJSONObject: parameters, options: [.sortedKeys, .withoutEscapingSlashes])
    return "\(path) \(json.map { String(decoding: $0, as: UTF8.self) } ?? "")"
  }

  /// Returns whether the path ends with `method`, which may include the service.
  func isOf(_ method: String) -> Bool {
    "/\(path)".hasSuffix(method.hasPrefix("/") ? method : "/\(method)")
  }
}
