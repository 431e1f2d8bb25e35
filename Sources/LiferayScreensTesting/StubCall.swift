internal import Foundation

/// A service call that a `StubSession` received.
public struct StubCall: @unchecked Sendable {

  /// The service and its method, such as `/bookmarks.bookmarksentry/add-entry`.
  public let path: String

  /// The parameters by name, as sent: strings, numbers, Booleans, arrays, dictionaries. Those of an
  /// upload are texts, as in a form, and a file is its name.
  public let parameters: [String: Any]

  /// The name and the password of basic authentication, as `name:password`, or nil for a call
  /// without credentials.
  public let credentials: String?

  /// Whether the call has a file.
  var isUpload = false
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
    return StubCall(
      path: path, parameters: others, credentials: credentials, isUpload: isUpload)
  }
}

/// Calls are equal if their paths and parameters are, whoever makes them. The parameters of an
/// upload are compared as texts.
extension StubCall: Equatable, CustomStringConvertible {

  public static func == (one: StubCall, other: StubCall) -> Bool {
    guard one.isUpload || other.isUpload else { return one.line == other.line }
    return one.path == other.path && one.texts == other.texts
  }

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

  /// The parameters as a form has them: null is empty, numbers, arrays and objects are JSON.
  fileprivate var texts: [String: String] {
    parameters.mapValues { value in
      switch value {
      case is NSNull: return ""
      case let text as String: return text
      default:
        let json = try? JSONSerialization.data(
          withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
        return json.map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
    }
  }
}
