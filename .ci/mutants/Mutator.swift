// Puts mistakes into generated sources, each of which is made only if its number is in the
// environment variable `MUTANT`, so that one build has all of them.
//
// Arguments: `LIST FILE…`. Replaces the files, and writes to LIST one line for each mistake: its
// number, the file, the line, the kind and the code. The environment variable `WITHOUT` has the
// numbers of mistakes to leave out because they do not compile.
import Foundation

/// A mistake in a statement of one or more lines.
struct Mistake {
  let kind: String
  /// The expressions to replace, with what replaces them.
  var values: [(range: Range<String.Index>, other: String)] = []
  /// Where a call is made by another expression.
  var call: (index: String.Index, other: String)?
  /// Where an `if` gets another condition.
  var condition: String.Index?
  /// Whether the statement is left out.
  var isOmission = false
}

/// The mistakes that can be made in one file.
struct SourceMistakes {
  /// The types of the properties that the file declares.
  private var types: [String: String] = [:]
  private let isView: Bool

  init(_ source: String, path: String) {
    isView = path.contains("View_") || path.contains("Cell_")
    for match in source.matches(#"(?:let|var) (\w+): ([\w\[\]:. ]+\??)"#) {
      types[String(source[match[1]])] =
        source[match[2]].trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns the mistakes in the statement. `next` is the line after it.
  func list(_ text: String, next: String) -> [Mistake] {
    var found: [Mistake] = []
    func omit(_ kind: String, _ pattern: String) {
      if text.matches(pattern).isEmpty { return }
      found.append(Mistake(kind: kind, isOmission: true))
    }
    func replace(_ kind: String, _ pattern: String, _ other: (Substring) -> String) {
      for match in text.matches(pattern) {
        found.append(Mistake(kind: kind, values: [(match[1], other(text[match[1]]))]))
      }
    }
    omit("forgets a call of the delegate", #"^\s+\w*[dD]elegate\?\.screenlet"#)
    omit("forgets an update", #"^\s+(?:self\.)?(?:viewModel|screenletView)\?\.[\w.?]+ = "#)
    omit("accepts a bad answer", #"^\s+(?:c\.)?lastError = NSError\.errorWithCause\(\s*\.invalid"#)
    omit("forgets the result", #"^\s+result\w+ = (?!nil)"#)
    if next.contains("return ValidationError") {
      for match in text.matches(#"^\s+if ()"#) {
        found.append(Mistake(kind: "skips a rule", condition: match[1].lowerBound))
      }
    }
    replace("says something else", #"\.(?:working|success|failure): ("[^"\n]*")"#) { _ in
      "\"Other\""
    }
    if isView { return found }
    for match in text.matches(#"try\??()\s+service\."#) {
      found.append(
        Mistake(
          kind: "uses another service",
          call: (match[1].lowerBound, "session.invoke([\"/other/service\": [String: Any]()])")))
    }
    replace("reads another attribute", #"\b[a-z]\w*Attribute\(("\w+")"#) { _ in "\"other\"" }
    replace("sends the company as the group", #"(LiferayServerContext\.groupId)"#) { _ in
      "LiferayServerContext.companyId"
    }
    replace(
      "gets the wrong rows",
      #"(?:firstRowForPage\(|clamping: )(page \+ 1|page|startRow|endRow)\)"#
    ) { "\($0) + 7" }
    replace(
      "has another cache key", #"^ +(?:key: |about: )?("(?:[^"\n]*\\\(.*))"?,?$"#
    ) { _ in "\"other\"" }
    return found + arguments(text)
  }

  /// Returns the mistakes in the arguments of calls.
  private func arguments(_ text: String) -> [Mistake] {
    let calls = #"service\.\w+\(|(?:Connector|Interactor)\(\n|Connector\(\w+: |send\(|get\("#
    if text.matches(calls).isEmpty { return [] }
    var found: [Mistake] = []
    func replace(_ kind: String, _ pattern: String, _ other: (Substring) -> String) {
      for match in text.matches(pattern) {
        found.append(Mistake(kind: kind, values: [(match[1], other(text[match[1]]))]))
      }
    }
    replace("sends another text", #"\w+"?: ("[^"\\\n]+")(?=[,)\]\n])"#) { _ in "\"other\"" }
    replace("sends another number", #"\w+"?: (\d+)(?=[,)\]\n])"#) { _ in "77" }
    replace("sends the opposite", #"\w+"?: (true|false)(?=[,)\]\n])"#) { "!\($0)" }
    let values = text.matches(#"(?:\w+"?: |\(\n? *)(\w+|viewModel\?\.\w+ \?\? "")(?=[,)\]\n])"#)
      .map { $0[1] }.filter { type(text[$0]) != nil }
    for (index, value) in values.enumerated() {
      if let constant = constant(text[value]) {
        found.append(Mistake(kind: "sends a constant", values: [(value, constant)]))
      }
      guard index + 1 < values.count else { continue }
      let next = values[index + 1]
      if type(text[value]) == type(text[next]), text[value] != text[next] {
        found.append(
          Mistake(
            kind: "swaps two arguments",
            values: [(value, String(text[next])), (next, String(text[value]))]))
      }
    }
    return found
  }

  private func type(_ name: Substring) -> String? {
    name.hasPrefix("viewModel") ? "String" : types[String(name)]
  }

  private func constant(_ name: Substring) -> String? {
    guard let type = type(name) else { return nil }
    if type.hasSuffix("?") { return "nil" }
    switch type {
    case "String": return "\"constant\""
    case "Int", "Int32", "Int64", "Double", "Float": return "99"
    case "Bool": return "!\(name)"
    default: return nil
    }
  }
}

extension String {
  /// Returns the ranges of the groups of each match; that of the whole match is the first.
  func matches(_ pattern: String) -> [[Range<String.Index>]] {
    guard
      let regex = try? NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines])
    else { fatalError("not a regular expression: \(pattern)") }
    return regex.matches(in: self, range: NSRange(startIndex..., in: self)).map { match in
      (0..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: self) }
    }
  }

  /// Returns the statement with the mistakes, each made if it has been chosen.
  func making(_ mistakes: [(number: Int, mistake: Mistake)]) -> String {
    var inserted: [(index: Index, isAfter: Bool, text: String)] = []
    var omissions = ""
    for (number, mistake) in mistakes {
      let isMade = "mutant(\(number))"
      for (range, other) in mistake.values {
        inserted.append((range.lowerBound, false, "(\(isMade) ? \(other) : "))
        inserted.append((range.upperBound, true, ")"))
      }
      if let (index, other) = mistake.call {
        inserted.append((index, false, " \(isMade) ? \(other) :"))
      }
      if let index = mistake.condition { inserted.append((index, false, "!\(isMade), ")) }
      if mistake.isOmission { omissions += "if !\(isMade) {\n" }
    }
    var text = self
    // From the end to the beginning; at one index, a bracket closes before another opens.
    let backwards = inserted.sorted { one, other in
      one.index == other.index ? !one.isAfter && other.isAfter : one.index > other.index
    }
    for (index, _, piece) in backwards {
      let offset = utf8.distance(from: startIndex, to: index)
      text.insert(contentsOf: piece, at: text.utf8.index(text.startIndex, offsetBy: offset))
    }
    let closing = String(repeating: "\n}", count: omissions.split(separator: "\n").count)
    return omissions + text + closing
  }
}

/// Returns the statements of a source: lines, or several if brackets stay open at the end of one.
func statements(_ source: String) -> [String] {
  var found: [String] = []
  var open = 0
  for line in source.components(separatedBy: "\n") {
    if open > 0 { found[found.count - 1] += "\n" + line } else { found.append(line) }
    if line.trimmingCharacters(in: .whitespaces).hasPrefix("//") { continue }
    open += line.count { "([".contains($0) } - line.count { ")]".contains($0) }
  }
  return found
}

let without = Set(
  (ProcessInfo.processInfo.environment["WITHOUT"] ?? "").split(separator: " ")
    .compactMap { Int($0) })
var number = 0
var list = ""
for path in CommandLine.arguments.dropFirst(2) {
  let source = try String(contentsOfFile: path, encoding: .utf8)
  guard source.hasPrefix("// Generated by screens-gen") else { continue }
  let mistakes = SourceMistakes(source, path: path)
  let parts = statements(source)
  var changed: [String] = []
  var line = 1
  for (index, part) in parts.enumerated() {
    var made: [(Int, Mistake)] = []
    for mistake in mistakes.list(part, next: index + 1 < parts.count ? parts[index + 1] : "") {
      number += 1
      if without.contains(number) { continue }
      made.append((number, mistake))
      let code = part.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      list += "\(number)\t\(path)\t\(line)\t\(mistake.kind)\t\(code.joined(separator: " "))\n"
    }
    changed.append(part.making(made))
    line += part.components(separatedBy: "\n").count
  }
  changed.append(
    """
    nonisolated private func mutant(_ number: Int) -> Bool {
      ProcessInfo.processInfo.environment["MUTANT"] == "\\(number)"
    }

    """)
  try changed.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
}
try list.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
