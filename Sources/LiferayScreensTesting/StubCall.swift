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

  /// Creates a call to compare with: `session.calls.first == StubCall("/user/get-user-by-id",
  /// ["userId": 1])`.
  ///
  /// - Parameters:
  ///   - path: the service and its method, such as `/bookmarks.bookmarksentry/add-entry`.
  ///   - parameters: all parameters by name; nil stands for `null`.
  public init(_ path: String, _ parameters: [String: Any?]) {
    self.path = path
    self.parameters = parameters.mapValues { $0 ?? NSNull() }
    credentials = nil
  }

  /// Returns the call without these parameters, nor those of the objects of that name.
  public func without(_ names: String...) -> StubCall {
    let others = parameters.filter { parameter in
      !names.contains { name in
        [name, "+\(name)"].contains(parameter.key) || parameter.key.hasPrefix("\(name).")
      }
    }
    return StubCall(path: path, parameters: others, credentials: credentials)
  }
}

/// Calls are equal if their paths and parameters are, whoever makes them.
extension StubCall: Equatable, CustomStringConvertible {

  public static func == (one: StubCall, other: StubCall) -> Bool { one.line == other.line }

  /// The path, and the parameters as JSON.
  public var description: String { line }

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
