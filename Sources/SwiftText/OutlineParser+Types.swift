import SourceText

extension OutlineParser {
  /// Reads a type or an extension from its keyword on. Returns nil if it is not one after all.
  mutating func readType(_ prefix: Prefix, to end: Int) -> TypeDeclaration? {
    let start = at
    let kind = tokens[at].word.flatMap(TypeDeclaration.Kind.init)
    at += 1
    let isExtension = kind == .extension
    guard let kind, declaredName(at, end) != nil,
      let name = isExtension ? readDottedName(to: end) : readDeclaredName(to: end)
    else { return nil }
    let isGeneric = at < end && tokens[at].isMark("<")
    if isGeneric { skipAngles(to: end) }
    let inherited = readInherited(to: end)
    while at < end, !tokens[at].isMark("{") {
      // A declaration without braces is not finished; the next declaration does not belong to it.
      if tokens[at].startsLine, startsDeclaration(at, end) { return nil }
      if case .directive = tokens[at].kind { return nil }
      skipToken()
    }
    guard at < end, let close = brackets.closing(at) else { return nil }
    let own = clauses
    at += 1
    let scope = scope(to: min(close, end), isEnum: kind == .enum)
    let isClosed = at < tokens.count && tokens[at].isMark("}")
    let upper = tokens[isClosed ? at : at - 1].range.upperBound
    if at < min(close + 1, end), tokens[at].isMark("}") { at += 1 }
    return TypeDeclaration(
      kind: kind, name: name, attributes: prefix.attributes, modifiers: prefix.modifiers,
      isGeneric: isGeneric, inherited: inherited, types: scope.types, members: scope.members,
      clauses: own,
      range: file.range(tokens[start].range.lowerBound..<upper))
  }

  /// Reads `: Super, @unchecked Sendable, A & B`.
  private mutating func readInherited(to end: Int) -> [Name] {
    guard at < end, tokens[at].isMark(":") else { return [] }
    at += 1
    var names: [Name] = []
    while at < end, !tokens[at].isMark("{"), tokens[at].word != "where" {
      if tokens[at].startsLine, startsDeclaration(at, end), !tokens[at].isMark("@") { break }
      if tokens[at].isMark("@") {
        at += 2
      } else if let word = tokens[at].word, ["any", "some"].contains(word),
        at + 1 < end, tokens[at + 1].name != nil
      {
        at += 1
      } else if let name = readDottedName(to: end) {
        names.append(name)
      } else {
        skipToken()
      }
    }
    return names
  }
}
