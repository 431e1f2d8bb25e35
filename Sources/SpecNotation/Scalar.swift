/// A scalar, with its text, its style, and its value in the core schema of YAML 1.2.2 (10.3).
package struct Scalar: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The digits as written, because an integer can be of any size.
    case integer(String)
    case float(Double)
    case string
  }

  /// The text after escapes, folding and chomping, or for a plain scalar the text as typed.
  package var text: String
  package var style: Style
  package var value: Value

  package init(text: String, style: Style, value: Value) {
    self.text = text
    self.style = style
    self.value = value
  }

  /// The scalar as the name of an entry: its text, or `null`.
  var name: String { value == .null ? "null" : text }
}
