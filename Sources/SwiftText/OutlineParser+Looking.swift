import SourceText

// The beginnings and ends of declarations.
extension OutlineParser {
  /// Returns whether the token at `index` is a modifier of a declaration instead of a name.
  func isModifier(_ index: Int, _ end: Int) -> Bool {
    guard let word = tokens[index].word, Self.modifiers.contains(word), index + 1 < end else {
      return false
    }
    var next = index + 1
    if tokens[next].isMark("("), let behind = brackets.end(of: next) { next = behind }
    guard next < end else { return false }
    if tokens[next].isMark("@") { return true }
    guard let following = tokens[next].word else { return false }
    // `class` before a type is itself an unfinished type.
    if word == "class", TypeDeclaration.Kind(rawValue: following) != nil { return false }
    return Self.keywords.contains(following)
      || Self.modifiers.contains(following) && isModifier(next, end)
  }

  /// Returns whether a declaration begins with the token at `index`.
  func startsDeclaration(_ index: Int, _ end: Int) -> Bool {
    if tokens[index].isMark("@") { return true }
    guard let word = tokens[index].word else { return false }
    if word == "actor" { return index + 1 < end && tokens[index + 1].name != nil }
    return Self.keywords.contains(word) || isModifier(index, end)
  }

  /// Returns the end of the declaration that continues at `start`: a `;`, a directive, the next
  /// declaration on its own line, or `end`. With `atComma`, a comma is an end as well.
  func endOfDeclaration(from start: Int, to end: Int, atComma: Bool = false) -> Int {
    var index = start
    while index < end {
      let token = tokens[index]
      if token.isMark(";") || atComma && token.isMark(",") { return index }
      if case .directive = token.kind { return index }
      if token.startsLine, startsDeclaration(index, end) { return index }
      index = brackets.end(of: index) ?? index + 1
    }
    return min(index, end)
  }

  /// Returns the name at `index`, or nil for a keyword that cannot be a name without backticks.
  func declaredName(_ index: Int, _ end: Int) -> String? {
    guard index < end else { return nil }
    if let word = tokens[index].word, Self.keywords.contains(word), !Self.soft.contains(word) {
      return nil
    }
    return tokens[index].name
  }

  /// Keywords that can also be names.
  private static let soft: Set<String> = ["actor", "macro"]

  static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "extension", "var", "let", "func", "init",
    "deinit", "subscript", "typealias", "associatedtype", "case", "import", "operator",
    "precedencegroup", "macro",
  ]

  static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional",
    "mutating", "nonmutating", "nonisolated", "isolated", "distributed", "indirect", "prefix",
    "postfix", "infix", "consuming", "borrowing", "sending", "async",
  ]
}

// Names.
extension OutlineParser {
  /// Reads the name of a declaration. Returns nil without moving if no name follows.
  mutating func readDeclaredName(to end: Int) -> Name? {
    guard let name = declaredName(at, end) else { return nil }
    at += 1
    return Name(name, at: file.range(tokens[at - 1].range))
  }

  /// Reads `Outer.Inner<Int>` without its generic arguments. Returns nil without moving if no name
  /// follows.
  mutating func readDottedName(to end: Int) -> Name? {
    guard at < end, let first = tokens[at].name else { return nil }
    var text = first
    let start = tokens[at].range.lowerBound
    var upper = tokens[at].range.upperBound
    at += 1
    while at < end {
      if tokens[at].isMark("<"), tokens[at].range.lowerBound == tokens[at - 1].range.upperBound {
        skipAngles(to: end)
      }
      guard at + 1 < end, tokens[at].isMark("."), let name = tokens[at + 1].name else { break }
      text += "." + name
      upper = tokens[at + 1].range.upperBound
      at += 2
    }
    return Name(text, at: file.range(start..<upper))
  }

  /// Moves over `<…>`.
  mutating func skipAngles(to end: Int) {
    var open = 0
    while at < end {
      if tokens[at].isMark("<") { open += 1 }
      if tokens[at].isMark(">") { open -= 1 }
      if tokens[at].isMark("{") { return }
      at = min(brackets.end(of: at) ?? at + 1, end)
      if open == 0 { return }
    }
  }
}
