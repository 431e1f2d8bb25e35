package import SourceText

/// A call in Swift source, as far as it is made of string literals:
/// `.target(name: "A", sources: ["b", "c"])`.
package struct Call: Hashable, Sendable {
  /// The name before the parenthesis: `target`.
  package let name: Name
  /// From the name to the closing parenthesis, or to where that is missing.
  package let range: SourceRange
  /// The string literals of each argument, by its label, those in brackets included.
  package let arguments: [String: [StringLiteral]]

  /// The only literal of an argument.
  package subscript(label: String) -> String? {
    arguments[label].flatMap { $0.count == 1 ? $0[0].value : nil }
  }

  /// All calls in `file` of functions with these names, in order, including nested ones.
  package static func all(in file: SourceFile, named names: Set<String>) -> [Call] {
    var lexer = Lexer(file)
    lexer.readTokens()
    let tokens = lexer.tokens
    let brackets = Brackets(tokens)
    return tokens.indices.dropLast().compactMap { index in
      guard let name = tokens[index].name, names.contains(name), tokens[index + 1].isMark("("),
        let close = brackets.closing(index + 1)
      else { return nil }
      return Call(
        name: Name(name, at: file.range(tokens[index].range)),
        range: file.range(
          tokens[index].range.lowerBound..<tokens[min(close, tokens.count - 1)].range.upperBound),
        arguments: arguments(in: index + 2..<max(index + 2, close), tokens, brackets, file))
    }
  }

  private static func arguments(
    in range: Range<Int>, _ tokens: [Token], _ brackets: Brackets, _ file: SourceFile
  ) -> [String: [StringLiteral]] {
    var arguments: [String: [StringLiteral]] = [:]
    var label = ""
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      let isLabel = range.contains(index + 1) && tokens[index + 1].isMark(":")
      if let name = token.name, isLabel {
        label = name
      } else if token.isMark("("), let behind = brackets.end(of: index) {
        // The arguments of a nested call are not arguments of this one.
        index = behind - 1
      } else if case .string(let value?) = token.kind {
        arguments[label, default: []].append(
          StringLiteral(value: value, range: file.range(token.range)))
      }
      index += 1
    }
    return arguments
  }
}
