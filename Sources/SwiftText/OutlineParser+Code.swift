import SourceText

extension OutlineParser {
  /// Returns the value after `=`, or the value of a getter that only returns it.
  func value(of range: Range<Int>) -> Member.Value? {
    var range = range
    if range.isEmpty { return nil }
    if tokens[range.lowerBound].isMark("=") {
      range = range.dropFirst()
      if let name = call(in: range) { return .call(name) }
    } else {
      // `{ get { return "a" } }`: the braces, the words, and one literal.
      range = inside(range)
      if let first = range.first, tokens[first].word == "get" { range = inside(range.dropFirst()) }
      if let first = range.first, tokens[first].word == "return" { range = range.dropFirst() }
    }
    if range.count == 1, let index = range.first, let literal = literal(at: index) {
      return .string(literal)
    }
    return .other
  }

  /// Returns the called name if the range is a call, and anything after it begins a new line.
  private func call(in range: Range<Int>) -> Name? {
    let open = range.first { tokens[$0].name == nil && !tokens[$0].isMark(".") }
    guard let open, open > range.lowerBound, tokens[open].isMark("("), tokens[open - 1].name != nil,
      let behind = brackets.end(of: open)
    else { return nil }
    let isAll =
      behind >= range.upperBound || tokens[behind].startsLine && !tokens[behind].isMark(".")
    return isAll ? dottedName(endingAt: open - 1) : nil
  }

  /// The name that ends with the token at `index`, with the names before its dots: `Outer.Inner`.
  func dottedName(endingAt index: Int) -> Name {
    var start = index
    while start > 1, tokens[start - 1].isMark("."), tokens[start - 2].name != nil { start -= 2 }
    let names = stride(from: start, through: index, by: 2).compactMap { tokens[$0].name }
    let range = file.range(tokens[start].range.lowerBound..<tokens[index].range.upperBound)
    return Name(names.joined(separator: "."), at: range)
  }

  /// The range between the braces that hold all of `range`; empty if it is not in braces.
  private func inside(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, tokens[first].isMark("{"),
      brackets.closing(first) == range.upperBound - 1
    else { return range.upperBound..<range.upperBound }
    return first + 1..<range.upperBound - 1
  }

  /// What the tokens of a body mention.
  func code(of range: Range<Int>) -> Code {
    var code = Code()
    for index in range {
      if let literal = literal(at: index) {
        code.literals.append(literal)
        if let name = assigned(at: index, in: range) {
          code.assignments.append(Code.Assignment(name: name, literal: literal))
        }
      } else if let name = tokens[index].name, !isLabel(index, in: range) {
        switch owner(of: index, in: range) {
        case nil, "self"?:
          code.references.insert(name)
          if isAssigned(index, in: range) { code.assigned.insert(name) }
        case "super"?: code.inherited.insert(name)
        case let owner?:
          if isAssigned(index, in: range) { code.assignedOfOthers.insert("\(owner).\(name)") }
        }
      }
    }
    return code
  }

  /// Whether the name is the `String` of `name: String = "default"`.
  private func isType(_ index: Int, in range: Range<Int>) -> Bool {
    range.contains(index - 1) && tokens[index - 1].isMark(":")
  }

  /// Whether an `=` follows that is not part of `==`.
  func isAssigned(_ index: Int, in range: Range<Int>) -> Bool {
    guard range.contains(index + 1), tokens[index + 1].isMark("="), !isType(index, in: range)
    else { return false }
    let isDouble =
      range.contains(index + 2) && tokens[index + 2].isMark("=")
      && tokens[index + 2].range.lowerBound == tokens[index + 1].range.upperBound
    return !isDouble
  }

  /// Returns the left sides of assignments to variables with these names, in order.
  func assigned(among names: Set<String>) -> [Name] {
    if names.isEmpty { return [] }
    return tokens.indices.compactMap { index in
      guard let name = tokens[index].name, names.contains(name),
        isAssigned(index, in: tokens.indices)
      else { return nil }
      return dottedName(endingAt: index)
    }
  }

  /// Returns the first use of each of the names, in the order of the text: of a type, a member
  /// behind a dot, or a called function. A name that the file declares is no use.
  func mentions(of names: Set<String>) -> [Name] {
    if names.isEmpty { return [] }
    let places = tokens.indices.filter { names.contains(tokens[$0].name ?? "") }
    let declared = Set(places.filter(isDeclared).map { tokens[$0].name })
    var seen: Set<String?> = []
    return places.compactMap { index in
      let token = tokens[index]
      guard let name = token.name, !declared.contains(name), isUsed(index, as: name),
        seen.insert(name).inserted
      else { return nil }
      return Name(name, at: file.range(token.range))
    }
  }

  /// Returns whether a type, a member, a variable or a type parameter of the name is declared.
  private func isDeclared(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    if tokens[index - 1].word.map(Self.declaring.contains) == true { return true }
    return index > 2 && tokens[index - 1].isMark("<") && isDeclared(index - 2)
  }

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "var", "let", "func", "typealias", "case",
    "associatedtype",
  ]

  private func isUsed(_ index: Int, as name: String) -> Bool {
    let isMember = index > 0 && tokens[index - 1].isMark(".")
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if name.first?.isUppercase == true {
      return !isMember && !isLabel(index, in: tokens.indices)
    }
    return isMember || next?.isMark("(") == true || next?.isMark("{") == true
  }

  func literal(at index: Int) -> StringLiteral? {
    guard case .string(let value?) = tokens[index].kind else { return nil }
    return StringLiteral(value: value, range: file.range(tokens[index].range))
  }

  /// Returns the `title` of `title = "Add"`, if the literal is the whole value.
  private func assigned(at literal: Int, in range: Range<Int>) -> Name? {
    guard range.contains(literal - 2), tokens[literal - 1].isMark("="),
      let name = tokens[literal - 2].name, !isType(literal - 2, in: range)
    else { return nil }
    return Name(name, at: file.range(tokens[literal - 2].range))
  }

  /// Returns whether the name is a label, such as `for` in `f(for: a)`.
  private func isLabel(_ index: Int, in range: Range<Int>) -> Bool {
    guard range.contains(index - 1), range.contains(index + 1), tokens[index + 1].isMark(":")
    else { return false }
    return tokens[index - 1].isMark("(") || tokens[index - 1].isMark(",")
  }

  /// Returns the word before the dot of a name, such as `self`, or nil if there is no dot.
  private func owner(of index: Int, in range: Range<Int>) -> String? {
    guard range.contains(index - 1), tokens[index - 1].isMark(".") else { return nil }
    var before = index - 2
    while range.contains(before), tokens[before].isMark("?") || tokens[before].isMark("!") {
      before -= 1
    }
    // `case .url` and `[.url]` have a dot without an owner before it.
    guard range.contains(before), let word = tokens[before].word,
      !(range.contains(before - 1) && tokens[before - 1].isMark("."))
    else { return "" }
    return word
  }
}
