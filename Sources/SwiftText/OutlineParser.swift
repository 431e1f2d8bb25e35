import SourceText

/// Finds the declarations among the tokens of a file. Code between brackets is skipped, and so is
/// everything else that is not a declaration, such as the statements of a script.
struct OutlineParser {
  let file: SourceFile
  let tokens: [Token]
  let brackets: Brackets
  let problems: [Outline.Problem]
  private(set) var imports: [Import] = []

  /// The next token to look at.
  var at = 0
  /// The branches of `#if` around the next token.
  var clauses: [Clause] = []
  private(set) var branches: [[Clause]] = []
  private var depth = 0

  /// The declarations between two braces, or in a file.
  struct Scope {
    var types: [TypeDeclaration] = []
    var members: [Member] = []
  }

  /// The attributes and modifiers before the keyword of a declaration.
  struct Prefix {
    var attributes: [DeclarationAttribute] = []
    var modifiers: Set<String> = []
  }

  init(_ lexer: Lexer) {
    file = lexer.file
    tokens = lexer.tokens
    brackets = Brackets(lexer.tokens)
    var problems = lexer.problems
    problems.reserveCapacity(problems.count + brackets.problems.count)
    for (kind, index) in brackets.problems {
      problems.append(Outline.Problem(kind: kind, range: file.range(tokens[index].range)))
    }
    problems.sort { $0.range.lowerBound < $1.range.lowerBound }
    self.problems = problems
  }

  mutating func wholeFile() -> Scope {
    scope(to: tokens.count, isEnum: false)
  }

  /// Reads the declarations up to the token `end`.
  mutating func scope(to end: Int, isEnum: Bool) -> Scope {
    var scope = Scope()
    let outer = clauses.count
    depth += 1
    if depth > InputFormat.source.limits.depth { at = end }
    while at < end { readDeclaration(into: &scope, end: end, isEnum: isEnum) }
    depth -= 1
    clauses.removeLast(max(0, clauses.count - outer))
    at = end
    return scope
  }

  private mutating func readDeclaration(into scope: inout Scope, end: Int, isEnum: Bool) {
    let start = at
    let prefix = readPrefix(to: end)
    guard at < end else { return }
    switch tokens[at].word {
    case "import":
      readImport(prefix, to: end)
    case "class"?, "struct"?, "enum"?, "protocol"?, "actor"?, "extension"?:
      if let type = readType(prefix, to: end) { scope.types.append(type) }
    case "var"?, "let"?:
      scope.members += readProperties(prefix, to: end)
    case "func"?:
      if let member = readFunction(prefix, to: end) { scope.members.append(member) }
    case "init"?, "deinit"?, "subscript"?:
      scope.members.append(readSpecial(prefix, to: end))
    case "typealias"?, "associatedtype"?:
      if let member = readAlias(prefix, to: end) { scope.members.append(member) }
    case "case"? where isEnum:
      scope.members += readCases(prefix, to: end)
    default:
      if at == start { skipToken() }
    }
  }

  /// Reads `@IBOutlet weak private(set)`.
  private mutating func readPrefix(to end: Int) -> Prefix {
    var prefix = Prefix()
    while at < end {
      if tokens[at].isMark("@"), at + 1 < end, tokens[at + 1].name != nil,
        tokens[at + 1].range.lowerBound == tokens[at].range.upperBound
      {
        prefix.attributes.append(readAttribute(to: end))
      } else if let word = tokens[at].word, isModifier(at, end) {
        at += 1
        if at < end, tokens[at].isMark("("), let behind = brackets.end(of: at) {
          let argument = at + 1 < behind ? tokens[at + 1].name : nil
          prefix.modifiers.insert(argument.map { "\(word)(\($0))" } ?? word)
          at = min(behind, end)
        } else {
          prefix.modifiers.insert(word)
        }
      } else if !prefix.attributes.isEmpty, case .directive(let directive) = tokens[at].kind,
        directive != .if
      {
        // The attributes of some platforms only: '#if canImport(UIKit) @objc(Name) #endif'.
        skipToken()
      } else {
        break
      }
    }
    return prefix
  }

  private mutating func readAttribute(to end: Int) -> DeclarationAttribute {
    at += 1
    let name = readDottedName(to: end) ?? Name("", at: file.range(tokens[at - 1].range))
    guard at < end, tokens[at].isMark("("), !tokens[at].startsLine,
      let close = brackets.closing(at), close < end
    else { return DeclarationAttribute(name: name, argument: nil) }
    let argument = file.range(tokens[at].range.upperBound..<tokens[close].range.lowerBound)
    at = close + 1
    return DeclarationAttribute(name: name, argument: String(argument.text).trimmed)
  }

  private mutating func readImport(_ prefix: Prefix, to end: Int) {
    at += 1
    let kinds: Set<String> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]
    if at < end, !tokens[at].startsLine, let word = tokens[at].word, kinds.contains(word) {
      at += 1
    }
    guard at < end, !tokens[at].startsLine, let name = tokens[at].name else { return }
    imports.append(
      Import(
        name: Name(name, at: file.range(tokens[at].range)),
        isExported: prefix.attributes.contains { $0.name.text == "_exported" }, clauses: clauses))
    at = endOfDeclaration(from: at, to: end)
  }

  /// Moves past the token and, if it opens a bracket, past the one that closes it.
  mutating func skipToken() {
    switch tokens[at].kind {
    case .directive(let directive): enter(directive, at: file.range(tokens[at].range))
    default: break
    }
    at = brackets.end(of: at) ?? at + 1
  }

  private mutating func enter(_ directive: Token.Directive, at range: SourceRange) {
    switch directive {
    case .if:
      let clause = Clause(range: range, block: branches.count, index: 0)
      clauses.append(clause)
      branches.append([clause])
    case .elseif, .else:
      guard let last = clauses.popLast() else { return }
      let clause = Clause(range: range, block: last.block, index: last.index + 1)
      clauses.append(clause)
      branches[last.block].append(clause)
    case .endif:
      _ = clauses.popLast()
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
