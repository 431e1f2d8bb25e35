/// A service call that a `StubSession` received.
public struct StubCall: @unchecked Sendable {

  /// The service and its method, such as `/bookmarks.bookmarksentry/add-entry`.
  public let path: String

  /// The parameters by name, as sent: strings, numbers, Booleans, arrays, dictionaries. Empty for
  /// an upload, whose parameters are not parsed.
  public let parameters: [String: Any]

  /// The name and the password of basic authentication, as `name:password`; nil for a call without.
  public let credentials: String?
}

extension StubCall {
  /// Whether the path ends with `method`, which may include the service.
  func isOf(_ method: String) -> Bool {
    "/\(path)".hasSuffix(method.hasPrefix("/") ? method : "/\(method)")
  }
}
