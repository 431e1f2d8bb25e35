/// The parts, one after the other: `code("let ", name, " = ", value)`.
func code(_ parts: String...) -> String { parts.joined() }

extension Collection<String> {
  /// The texts as code lists arguments and elements: `a, b, c`.
  var commaSeparated: String { joined(separator: ", ") }
}
