/// A scalar: its text, how it was written, and what the core schema of YAML 1.2.2 (10.3) makes of
/// it.
package struct Scalar: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The digits as written, as an integer can be of any size.
    case integer(String)
    case float(Double)
    case string
  }

  /// The text after escapes, folding and chomping; for a plain scalar, what was typed.
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
