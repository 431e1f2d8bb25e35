extension Collection<String> {
  /// The texts as code lists arguments and elements: `a, b, c`.
  var commaSeparated: String { joined(separator: ", ") }
}
