/// A call of a service that a `StubSession` was asked to answer.
public struct StubCall: @unchecked Sendable {

  /// The service and its method: `/bookmarks.bookmarksentry/add-entry`.
  public let path: String

  /// The parameters by name, as they came over the wire: texts, numbers, `true`, lists, objects.
  /// Those of an upload are not read.
  public let parameters: [String: Any]
}

extension StubCall {
  /// Whether the path ends with that method, which may have its service before it.
  func isOf(_ method: String) -> Bool {
    "/\(path)".hasSuffix(method.hasPrefix("/") ? method : "/\(method)")
  }
}
