import TestSupport

// Text that is not YAML, or not the YAML of a spec.
extension SpecMistake {
  func inText(
    _ text: String, _ random: inout SeededGenerator
  ) -> (text: String, trace: String?)? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let places = lines.indices.filter { fits(lines[$0], after: $0 > 0 ? lines[$0 - 1] : nil) }
    guard let place = places.randomElement(using: &random) else { return nil }
    let trace = change(&lines, at: place, &random)
    return (lines.joined(separator: "\n") + "\n", trace)
  }

  private func fits(_ line: String, after last: String?) -> Bool {
    // Where the line before is a sibling, another depth is neither that of a child nor that of an
    // element of the parent.
    let isSibling = last.map { $0.depth == line.depth } ?? false
    return switch self {
    case .lineTooDeep: isSibling && !line.isItem
    case .lineTooShallow: isSibling && line.depth > 0
    case .tabInIndentation: isSibling && line.depth > 0
    case .missingColon, .aliasOfNothing: line.depth == 0
    case .openBrace: line.hasSuffix("}")
    case .openQuote: line.depth == 0 && line.hasSuffix("'") && line.count { $0 == "'" } == 2
    case .strayBracket: line.depth == 0 && !line.hasSuffix("|-")
    default: true
    }
  }

  private func change(
    _ lines: inout [String], at place: Int, _ random: inout SeededGenerator
  ) -> String? {
    let line = lines[place]
    switch self {
    case .lineTooDeep: lines[place] = " " + line
    case .lineTooShallow: lines[place] = String(line.dropFirst())
    case .tabInIndentation: lines[place] = "\t" + line.dropFirst(line.depth)
    case .missingColon:
      lines[place] = String(line.prefix { $0 != ":" }) + String(line.drop { $0 != ":" }.dropFirst())
    case .openBrace, .openQuote: lines[place] = String(line.dropLast())
    case .strayBracket: lines[place] = line + random.pick([" ]", " }"])
    case .controlCharacter:
      let index = line.indices.randomElement(using: &random) ?? line.startIndex
      lines[place].insert(
        contentsOf: random.pick(["\u{0}", "\u{7}", "\u{1B}", "\u{8}"]), at: index)
    case .secondDocument: lines += ["---", "zz: zz"]
    case .aliasOfNothing:
      lines[place] = line.prefix { $0 != ":" } + ": *zz"
      return "*zz"
    default: preconditionFailure("no mistake in a text")
    }
    return nil
  }
}

extension String {
  fileprivate var depth: Int { prefix { $0 == " " }.count }
  fileprivate var isItem: Bool { drop { $0 == " " }.hasPrefix("- ") }
}
