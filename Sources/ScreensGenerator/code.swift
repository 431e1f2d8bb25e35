import SourceText

/// The parts, one after the other: `code("let ", name, " = ", value)`.
func code(_ parts: String...) -> String { String(joining: parts) }

extension Collection<String> {
  /// The texts as code lists arguments and elements: `a, b, c`.
  var commaSeparated: String { String(joining: Array(self), separator: ", ") }
}
