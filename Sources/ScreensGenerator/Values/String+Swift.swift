/// Parts of Swift, each on one line; where a line is too long, `SwiftPage` breaks it.
extension String {
  /// Returns `f(a, b)`.
  static func call(_ function: String, _ arguments: [String]) -> String {
    "\(function)(\(list(arguments)))"
  }

  /// Returns `[a, b]`.
  static func collection(_ elements: [String]) -> String { "[\(list(elements))]" }

  /// Returns `a, b`.
  static func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  /// Returns the conditions of a statement; nil for none.
  static func conditions(_ conditions: [String]) -> String? {
    conditions.isEmpty ? nil : .list(conditions)
  }

  /// Returns `list.map { a }`.
  static func closure(_ function: String, _ body: String) -> String { "\(function) { \(body) }" }

  /// Returns `"key": value`.
  static func entry(_ key: String, _ value: String) -> String { "\"\(key)\": \(value)" }

  /// Returns `label: value`, an argument or a parameter.
  static func labeled(_ label: String, _ value: String) -> String { "\(label): \(value)" }

  /// Returns `a = b`.
  static func assignment(_ target: String, _ value: String) -> String { "\(target) = \(value)" }

  /// Returns `a ?? b`.
  static func coalescing(_ value: String, _ other: String) -> String { "\(value) ?? \(other)" }
}
