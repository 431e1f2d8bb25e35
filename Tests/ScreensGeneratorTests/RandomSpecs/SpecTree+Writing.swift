import TestSupport

extension SpecTree {
  /// The spec as YAML, in lines and in braces as it comes.
  func text(_ random: inout SeededGenerator) -> String {
    guard case .mapping(let entries, _) = self else { preconditionFailure("no spec") }
    return Self.lines(entries, "", &random).joined(separator: "\n") + "\n"
  }

  private static func lines(
    _ entries: [Entry], _ depth: String, _ random: inout SeededGenerator
  ) -> [String] {
    entries.flatMap { entry -> [String] in
      let key = depth + entry.key.asScalar + ":"
      switch entry.value {
      case .mapping(let entries, _) where !entries.isEmpty:
        if depth.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
          return [key] + lines(entries, depth + "  ", &random)
        }
      case .list(let items) where !items.isEmpty:
        if Int.random(in: 0..<4, using: &random) == 0 {
          return [key] + items.map { depth + "  - " + $0.flow }
        }
      case .text(let text, .prose)
      where !text.isEmpty && !text.contains { $0.isNewline || $0 == "\t" }
        && !text.hasPrefix(" ") && !text.hasSuffix(" "):
        if Int.random(in: 0..<6, using: &random) == 0 {
          return [key + " |-", depth + "  " + text]
        }
      default: break
      }
      return [key + " " + entry.value.flow]
    }
  }

  /// The node on one line.
  private var flow: String {
    switch self {
    case .text(let text, .prose): text.inQuotes
    case .text(let text, _): text.asScalar
    case .list(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let entries, _):
      entries.isEmpty
        ? "{}"
        : "{ " + entries.map { "\($0.key.asScalar): \($0.value.flow)" }.joined(separator: ", ")
          + " }"
    }
  }
}

extension String {
  /// The text as it is if YAML reads it as this text, otherwise in quotes.
  fileprivate var asScalar: String {
    let isPlain =
      first.map { $0.isLetter || $0.isNumber || "_-.".contains($0) } == true && last != " "
      && allSatisfy { $0.isLetter || $0.isNumber || "_-.? <>=!()/+|~".contains($0) }
      && !["null", "Null", "NULL", "-"].contains(self)
    return isPlain ? self : inQuotes
  }

  fileprivate var inQuotes: String {
    guard contains(where: { $0.isNewline || $0 == "\t" }) else {
      return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
    }
    return "\""
      + map { character in
        switch character {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        default: String(character)
        }
      }.joined() + "\""
  }
}
