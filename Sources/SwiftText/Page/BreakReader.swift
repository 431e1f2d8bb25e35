import SourceText

/// Finds where a line of Swift can be broken, by its tokens. It reads statements as templates and
/// values write them, not all of Swift: what it does not know stays in one piece.
struct BreakReader {
  private let bytes: [UInt8]
  private let tokens: [Token]
  private let brackets: Brackets
  private(set) var marks: [(offset: Int, mark: Mark)] = []

  /// Returns where the line can be broken, in the order of the text; nowhere if a quote or a bracket
  /// that begins on it ends on another line, unless it is the last on the line.
  static func marks(in line: Substring) -> [(offset: Int, mark: Mark)] {
    var lexer = Lexer(SourceFile(path: "", text: String(line)))
    lexer.readTokens()
    guard lexer.problems.isEmpty, !lexer.tokens.isEmpty else { return [] }
    var reader = BreakReader(lexer)
    guard reader.endsItsBrackets else { return [] }
    reader.readStatement()
    return reader.marks
  }

  private init(_ lexer: Lexer) {
    bytes = lexer.bytes
    tokens = lexer.tokens
    brackets = Brackets(tokens)
  }

  /// Whether every bracket that begins on the line ends on it, but for the last token.
  private var endsItsBrackets: Bool {
    brackets.problems.allSatisfy { kind, index in
      kind == .unopenedBracket || index == tokens.count - 1
    }
  }

  private mutating func add(_ mark: Mark, at offset: Int) { marks.append((offset, mark)) }
}

// MARK: - Statements

extension BreakReader {
  private mutating func readStatement() {
    let all = tokens.indices
    switch keyword {
    case "guard":
      guard let end = topLevel(all, where: { tokens[$0].word == "else" }).last else { break }
      return readConditions(1..<end, as: .guard)
    case "if", "while":
      guard let end = topLevel(all, where: { tokens[$0].isMark("{") }).last else { break }
      return readConditions(1..<end, as: .conditions)
    case "class", "struct", "enum", "protocol", "extension", "actor":
      if let colon = topLevel(all, where: { tokens[$0].isMark(":") }).first {
        return readTypes(after: colon)
      }
    case "var", "let":
      let signs = topLevel(all, where: { isAssignment($0) || tokens[$0].isMark(":") })
      guard let colon = signs.first, tokens[colon].isMark(":"), signs.count == 1 else { break }
      if opensBody(all.upperBound - 1) { return readTypes(after: colon) }
      add(.point, at: tokens[colon].range.upperBound)
    case "case" where tokens[all.upperBound - 1].isMark(":"):
      return read(all.dropLast())
    case "func", "init":
      if let arrow = topLevel(all, where: { tokens[$0].kind == .arrow }).first {
        return readResult(at: arrow)
      }
    default:
      // An element or an argument on a line of its own.
      let end = tokens[all.upperBound - 1].isMark(",") ? all.upperBound - 1 : all.upperBound
      if keyword == nil, withoutLabel(0..<end) != 0..<end {
        return readLabeled(0..<end, as: .point)
      }
    }
    read(all, isStatement: true)
  }

  /// The keyword that says what the line is, or nil if it is an expression.
  private var keyword: String? {
    let words = tokens.prefix { $0.word != nil || $0.isMark("@") }.compactMap(\.word)
    guard let first = words.first else { return nil }
    if Self.statements.contains(first) { return first }
    return words.last { Self.declarations.contains($0) }
  }

  private static let statements: Set = ["guard", "if", "while", "case"]
  private static let declarations: Set = [
    "class", "struct", "enum", "protocol", "extension", "actor", "var", "let", "func", "init",
  ]

  /// Reads the types after a colon, up to the brace of the body.
  private mutating func readTypes(after colon: Int) {
    let end = topLevel(tokens.indices, where: { tokens[$0].isMark("{") }).last ?? tokens.count
    add(.header, at: tokens[colon].range.upperBound)
    for comma in topLevel(colon + 1..<end, where: { tokens[$0].isMark(",") }) {
      add(.next, at: tokens[comma].range.upperBound)
    }
    add(.end, at: tokens[end - 1].range.upperBound)
  }

  private mutating func readConditions(_ range: Range<Int>, as kind: Mark) {
    guard !range.isEmpty else { return }
    add(kind, at: tokens[range.lowerBound - 1].range.upperBound)
    readItems(range) { $0.read($1, isStatement: true) }
    add(.end, at: tokens[range.upperBound - 1].range.upperBound)
  }

  /// Reads the head of a function with the arrow before its result.
  private mutating func readResult(at arrow: Int) {
    let body = topLevel(arrow..<tokens.count, where: { tokens[$0].isMark("{") }).last
    let end = body ?? tokens.count
    read(0..<arrow, isStatement: true)
    add(.result, at: tokens[arrow - 1].range.upperBound)
    add(.end, at: tokens[end - 1].range.upperBound)
    read(end..<tokens.count)
  }

  /// Whether the token is a brace that does not end on this line.
  private func opensBody(_ index: Int) -> Bool {
    tokens[index].isMark("{") && close(of: index) == nil
  }
}

// MARK: - Expressions

extension BreakReader {
  /// Reads an expression or a statement that has no keyword of its own.
  private mutating func read(_ range: Range<Int>, isStatement: Bool = false) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = tokens[index].range.lowerBound
      let before = index > range.lowerBound ? tokens[index - 1].range.upperBound : start
      if let close = close(of: index), close < range.upperBound {
        readBracket(index, close, in: range)
        index = close + 1
        continue
      }
      if isStatement, isAssignment(index) {
        add(.point, at: tokens[index].range.upperBound)
      } else if let length = operatorLength(at: index) {
        if let mark = mark(ofOperator: bytes[start..<start + length], in: range) {
          add(mark, at: before)
        }
        index += length
        continue
      } else if ["as", "is"].contains(tokens[index].word), index > range.lowerBound {
        add(.point, at: before)
      } else if tokens[index].isMark("."), index > range.lowerBound, before == start {
        readMember(index)
      }
      index += 1
    }
  }

  private func mark(ofOperator text: ArraySlice<UInt8>, in range: Range<Int>) -> Mark? {
    switch String(decoding: text, as: UTF8.self) {
    case "=": nil
    case "??": .orElse
    case "+": .plus
    case "==", "!=", "===", "!==", "<", "<=", ">", ">=": isTernary(range) ? nil : .comparison
    default: .point
    }
  }

  /// Whether the expression is `a ? b : c`.
  private func isTernary(_ range: Range<Int>) -> Bool {
    !topLevel(range) { tokens[$0].isMark("?") && operatorLength(at: $0) == 1 }.isEmpty
  }

  /// Reads the dot before a member: after a bracket that ends with a question mark, or after a type.
  private mutating func readMember(_ dot: Int) {
    let start = tokens[dot].range.lowerBound
    let before = tokens[dot - 1]
    if before.isMark("?"), dot > 1, tokens[dot - 2].isMark(")") {
      add(.member, at: start)
    } else if before.name?.first?.isUppercase == true {
      add(.dot, at: start)
    }
  }

  /// Whether the token is a lone `=`.
  private func isAssignment(_ index: Int) -> Bool {
    tokens[index].isMark("=") && index > 0 && operatorLength(at: index) == 1
  }

  /// Returns the number of tokens of the operator between two spaces that begins there, or nil if
  /// none does.
  private func operatorLength(at index: Int) -> Int? {
    let start = tokens[index].range.lowerBound
    guard start > 0, bytes[start - 1] == UInt8(ascii: " ") else { return nil }
    let length = bytes[start...].prefix { Self.operators.contains($0) }.count
    return length > 0 && bytes[start + length] == UInt8(ascii: " ") ? length : nil
  }

  private static let operators = Set("=!<>&|+-*/%?:^~".utf8)
}

// MARK: - Brackets

extension BreakReader {
  private mutating func readBracket(_ open: Int, _ close: Int, in range: Range<Int>) {
    let inside = open + 1..<close
    guard !inside.isEmpty else { return }
    let start = tokens[open].range
    let isAttached =
      open > range.lowerBound && tokens[open - 1].range.upperBound == start.lowerBound
    let isSingle = topLevel(inside, where: { tokens[$0].isMark(",") }).isEmpty
    let isFunctionType = close + 1 < range.upperBound && tokens[close + 1].kind == .arrow
    switch tokens[open].kind {
    case .mark(UInt8(ascii: "(")) where isAttached || !isSingle && !isFunctionType:
      if isSingle, isCollection(withoutLabel(inside)) { return readLabeled(inside, as: .label) }
      add(.list, at: start.upperBound)
      readItems(inside) { $0.readLabeled($1, as: .label) }
      add(.end, at: tokens[close].range.lowerBound)
    case .mark(UInt8(ascii: "[")) where isCollection(open..<close + 1) && !isAttached:
      let isOperand = open > range.lowerBound && isOperator(open - 1)
      add(isOperand ? .operand : .elements, at: start.upperBound)
      readItems(inside) { $0.readLabeled($1, as: .point) }
      add(.end, at: tokens[close].range.lowerBound)
    case .mark(UInt8(ascii: "{")):
      let parameters = topLevel(inside, where: { tokens[$0].word == "in" }).first
      add(.closure, at: tokens[parameters ?? open].range.upperBound)
      read((parameters ?? open) + 1..<close, isStatement: true)
      add(.end, at: tokens[close].range.lowerBound)
    default: readBrackets(in: inside)
    }
  }

  /// Reads only the brackets of an expression in parentheses, which is broken nowhere else.
  private mutating func readBrackets(in range: Range<Int>) {
    for open in topLevel(range, where: { close(of: $0) != nil }) {
      if let close = close(of: open) { readBracket(open, close, in: range) }
    }
  }

  private mutating func readItems(
    _ range: Range<Int>, with read: (inout BreakReader, Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    for comma in topLevel(range, where: { tokens[$0].isMark(",") }) {
      read(&self, start..<comma)
      add(.next, at: tokens[comma].range.upperBound)
      start = comma + 1
    }
    read(&self, start..<range.upperBound)
  }

  /// Reads an argument with its label, or an element with its key.
  private mutating func readLabeled(_ range: Range<Int>, as mark: Mark) {
    let value = withoutLabel(range)
    if value != range {
      read(range.lowerBound..<value.lowerBound - 1)
      if !isCollection(value) { add(mark, at: tokens[value.lowerBound - 1].range.upperBound) }
    }
    read(value)
  }

  /// Returns the tokens after the colon of a label or a key, or all of them.
  private func withoutLabel(_ range: Range<Int>) -> Range<Int> {
    let colon = topLevel(range) { tokens[$0].isMark(":") && operatorLength(at: $0) == nil }.first
    return colon.map { $0 + 1..<range.upperBound } ?? range
  }

  /// Whether the tokens are an array or a dictionary with elements, not the type of an array or
  /// dictionary.
  private func isCollection(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, tokens[range.lowerBound].isMark("["),
      close(of: range.lowerBound) == range.upperBound - 1
    else { return false }
    let inside = range.dropFirst().dropLast()
    if inside.count == 1, tokens[inside.lowerBound].isMark(":") { return false }
    return !inside.allSatisfy { isPartOfType(tokens[$0]) }
  }

  private func isPartOfType(_ token: Token) -> Bool {
    if let name = token.name { return name.first?.isUppercase == true || name == "any" }
    return ["[", "]", ":", "?", ".", "<", ">"].contains(where: token.isMark)
  }

  /// Whether the token ends an operator between two spaces.
  private func isOperator(_ index: Int) -> Bool {
    guard case .mark(let mark) = tokens[index].kind, Self.operators.contains(mark) else {
      return false
    }
    return !isAssignment(index) && mark != UInt8(ascii: ":")
  }

  /// Returns the indices in the range that fulfil the condition and are in no bracket.
  private func topLevel(_ range: Range<Int>, where isWanted: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if isWanted(index) { found.append(index) }
      index = close(of: index).map { $0 + 1 } ?? index + 1
    }
    return found
  }

  /// Returns the token that closes the bracket at `index` on this line, or nil.
  private func close(of index: Int) -> Int? {
    let end = brackets.end(of: index)
    return end == brackets.closing(index).map { $0 + 1 } ? end.map { $0 - 1 } : nil
  }
}
