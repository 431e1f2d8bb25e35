import SourceText

extension OutlineParser {
  /// Reads `var a: Int, b = "c" { … }`.
  mutating func readProperties(_ prefix: Prefix, to end: Int) -> [Member] {
    let kind: Member.Kind = tokens[at].word == "let" ? .constant : .variable
    at += 1
    // The names in `let (a, b) = …` are omitted, because nothing searches for them.
    guard declaredName(at, end) != nil else {
      at = endOfDeclaration(from: at, to: end)
      return []
    }
    var members: [Member] = []
    while let name = readDeclaredName(to: end) {
      let type = readAnnotation(to: end)
      let start = at
      at = endOfDeclaration(from: at, to: end, atComma: true)
      members.append(
        Member(
          kind: kind, name: name, attributes: prefix.attributes, modifiers: prefix.modifiers,
          type: type, value: value(of: start..<at), code: code(of: start..<at), clauses: clauses))
      guard at < end, tokens[at].isMark(",") else { break }
      at += 1
    }
    return members
  }

  /// Reads `func name(label name: Type) { … }`. Returns nil if it has no name or no parameters.
  mutating func readFunction(_ prefix: Prefix, to end: Int) -> Member? {
    at += 1
    guard let name = readFunctionName(to: end) else { return nil }
    if at < end, tokens[at].isMark("<") { skipAngles(to: end) }
    guard at < end, tokens[at].isMark("("), let close = brackets.closing(at), close < end else {
      return nil
    }
    let start = at
    at = endOfDeclaration(from: close + 1, to: end)
    return Member(
      kind: .function(parameters(of: start + 1..<close)), name: name,
      attributes: prefix.attributes, modifiers: prefix.modifiers,
      type: resultType(of: close + 1..<at), value: nil,
      code: code(of: start..<at), clauses: clauses)
  }

  /// Reads a name or an operator.
  private mutating func readFunctionName(to end: Int) -> Name? {
    let start = at
    if declaredName(at, end) != nil {
      at += 1
    } else {
      while at < end, case .mark = tokens[at].kind, brackets.end(of: at) == nil { at += 1 }
    }
    guard at > start else { return nil }
    let range = file.range(tokens[start].range.lowerBound..<tokens[at - 1].range.upperBound)
    return Name(tokens[start].name ?? String(range.text), at: range)
  }

  /// Reads `init(…) { … }`, `deinit { … }` or `subscript(…) -> … { … }`.
  mutating func readSpecial(_ prefix: Prefix, to end: Int) -> Member {
    let start = at
    at = endOfDeclaration(from: at + 1, to: end)
    return Member(
      kind: .special,
      name: Name(tokens[start].name ?? "", at: file.range(tokens[start].range)),
      attributes: prefix.attributes, modifiers: prefix.modifiers, type: nil, value: nil,
      code: code(of: start + 1..<at), clauses: clauses)
  }

  /// Reads `typealias A = B`.
  mutating func readAlias(_ prefix: Prefix, to end: Int) -> Member? {
    at += 1
    guard let name = readDeclaredName(to: end) else { return nil }
    if at < end, tokens[at].isMark("<") { skipAngles(to: end) }
    var type: Name?
    if at < end, tokens[at].isMark("=") {
      at += 1
      type = readDottedName(to: end)
    }
    at = endOfDeclaration(from: at, to: end)
    return Member(
      kind: .alias, name: name, attributes: prefix.attributes, modifiers: prefix.modifiers,
      type: type, value: nil, code: Code(), clauses: clauses)
  }

  /// Reads `case a = "b", c(Int)`.
  mutating func readCases(_ prefix: Prefix, to end: Int) -> [Member] {
    var members: [Member] = []
    repeat {
      at += 1
      guard let name = readDeclaredName(to: end) else { break }
      if at < end, tokens[at].isMark("("), let behind = brackets.end(of: at) {
        at = min(behind, end)
      }
      let start = at
      at = endOfDeclaration(from: at, to: end, atComma: true)
      members.append(
        Member(
          kind: .enumCase, name: name, attributes: prefix.attributes, modifiers: prefix.modifiers,
          type: nil, value: value(of: start..<at), code: Code(), clauses: clauses))
    } while at < end && tokens[at].isMark(",")
    return members
  }
}

extension OutlineParser {
  /// Reads `: Type`, up to the `=`, brace, comma or line end after it.
  private mutating func readAnnotation(to end: Int) -> Name? {
    guard at < end, tokens[at].isMark(":") else { return nil }
    at += 1
    let start = at
    while at < end {
      let token = tokens[at]
      if token.isMark("=") || token.isMark("{") || token.isMark(",") || token.isMark(";") { break }
      if case .directive = token.kind { break }
      if at > start, token.startsLine, startsDeclaration(at, end) { break }
      if token.isMark("<") {
        skipAngles(to: end)
      } else {
        at = min(brackets.end(of: at) ?? at + 1, end)
      }
    }
    return name(of: start..<at)
  }

  /// Returns the parameters in `_ sender: Any, forEvent event: UIEvent? = nil`.
  private func parameters(of range: Range<Int>) -> [Member.Parameter] {
    var parameters: [Member.Parameter] = []
    var start = range.lowerBound
    var angles = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      if token.isMark("<") { angles += 1 }
      if token.isMark(">") { angles -= 1 }
      if token.isMark(","), angles <= 0 {
        parameter(of: start..<index).map { parameters.append($0) }
        start = index + 1
        angles = 0
      }
      index = brackets.end(of: index) ?? index + 1
    }
    parameter(of: start..<range.upperBound).map { parameters.append($0) }
    return parameters
  }

  /// Returns the parameter `forEvent event: UIEvent? = nil`, or nil if it has no name.
  private func parameter(of range: Range<Int>) -> Member.Parameter? {
    var label: String?
    var index = range.lowerBound
    while index < range.upperBound, !tokens[index].isMark(":") {
      if tokens[index].isMark("@") {
        index += 1
      } else if label == nil {
        label = tokens[index].name
      }
      index = brackets.end(of: index) ?? index + 1
    }
    let start = min(index + 1, range.upperBound)
    let equals = (start..<range.upperBound).first { tokens[$0].isMark("=") }
    let type = name(of: start..<(equals ?? range.upperBound))
    return label.map {
      Member.Parameter(label: $0 == "_" ? "" : $0, type: type, hasDefault: equals != nil)
    }
  }

  /// Returns the type after `->`, up to the body or a `where`.
  private func resultType(of range: Range<Int>) -> Name? {
    let head = range.prefix { !tokens[$0].isMark("{") && tokens[$0].word != "where" }
    guard let arrow = head.first(where: { tokens[$0].kind == .arrow }) else { return nil }
    return name(of: arrow + 1..<head.endIndex)
  }

  private func name(of range: Range<Int>) -> Name? {
    guard let first = range.first, let last = range.last else { return nil }
    let range = file.range(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
    return Name(String(range.text), at: range)
  }
}
