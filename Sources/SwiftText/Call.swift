package import SourceText

/// A call in Swift source, as far as it consists of string literals:
/// `.target(name: "A", sources: ["b", "c"], resources: [.copy("d")])`.
package struct Call: Hashable, Sendable {
  /// The name before the parenthesis, such as `target`.
  package let name: Name
  /// The range from the name to the closing parenthesis, or to the place where it is missing.
  package let range: SourceRange
  /// The arguments by label. The label of an argument without one is empty.
  package let arguments: [String: Argument]

  package struct Argument: Hashable, Sendable {
    /// The string literals, including those in brackets.
    package var literals: [StringLiteral] = []
    /// The unlabeled literals of the calls inside the argument, such as that of `.copy("d")`.
    package var nested: [StringLiteral] = []
    /// Whether the argument consists only of literals, lists and calls, so that it is completely
    /// written out, unlike `name`, `"A" + suffix` or `names.map { … }`.
    package var isWrittenOut = true
  }

  /// The only literal of an argument.
  package subscript(label: String) -> StringLiteral? {
    arguments[label].flatMap { $0.literals.count == 1 ? $0.literals[0] : nil }
  }
}

extension OutlineParser {
  /// Returns the calls of functions with these names, in order, including nested ones, as deep as
  /// sources are read.
  func calls(named names: Set<String>) -> [Call] {
    if names.isEmpty { return [] }
    var ends: [Int] = []
    return tokens.indices.dropLast().compactMap { index in
      guard let name = tokens[index].name, names.contains(name), tokens[index + 1].isMark("("),
        let close = brackets.closing(index + 1)
      else { return nil }
      while let end = ends.last, end <= index { ends.removeLast() }
      guard ends.count < InputFormat.source.limits.depth else { return nil }
      ends.append(close)
      return Call(
        name: Name(name, at: file.range(tokens[index].range)),
        range: file.range(
          tokens[index].range.lowerBound..<tokens[min(close, tokens.count - 1)].range.upperBound),
        arguments: arguments(in: index + 2..<max(index + 2, close)))
    }
  }

  private func arguments(in range: Range<Int>) -> [String: Call.Argument] {
    var arguments: [String: Call.Argument] = [:]
    var label = ""
    var start = range.lowerBound
    var index = range.lowerBound
    func end(_ label: String, _ range: Range<Int>) {
      if !isWrittenOut(range) { arguments[label]?.isWrittenOut = false }
    }
    while index < range.upperBound {
      let isLabel = range.contains(index + 1) && tokens[index + 1].isMark(":")
      if let name = tokens[index].name, isLabel {
        end(label, start..<index)
        (label, start) = (name, index + 2)
        arguments[label, default: Call.Argument()].literals += []
      } else if tokens[index].isMark("("), let behind = brackets.end(of: index) {
        let inside = index + 1..<min(max(index + 1, behind), range.upperBound)
        arguments[label, default: Call.Argument()].nested += unlabelledLiterals(in: inside)
        index = behind - 1
      } else if let literal = literal(at: index) {
        arguments[label, default: Call.Argument()].literals.append(literal)
      }
      index += 1
    }
    end(label, min(start, range.upperBound)..<range.upperBound)
    return arguments
  }

  /// Returns whether the range is written out: it has only literals, brackets, and calls with their
  /// labels and cases.
  private func isWrittenOut(_ range: Range<Int>) -> Bool {
    var depth = 0
    for index in range {
      let token = tokens[index]
      func isNext(_ mark: Unicode.Scalar) -> Bool {
        range.contains(index + 1) && tokens[index + 1].isMark(mark)
      }
      switch token.kind {
      case .string(let value):
        if value == nil || isNext(".") { return false }
      case .number:
        break
      case .mark:
        if token.isMark("(") { depth += 1 }
        if token.isMark(")") { depth -= 1 }
        if !"()[],.:".unicodeScalars.contains(where: token.isMark) { return false }
      case .name(let name, _):
        let isMember = range.contains(index - 1) && tokens[index - 1].isMark(".")
        let isCallOrCase = isMember && (isNext("(") || depth > 0)
        let isType = isNext(".") && name.first?.isUppercase == true
        if !isCallOrCase, !isType, !isNext(":"), !["true", "false", "nil"].contains(name) {
          return false
        }
      case .regex, .arrow, .directive:
        return false
      }
    }
    return true
  }

  private func unlabelledLiterals(in range: Range<Int>) -> [StringLiteral] {
    range.compactMap { tokens[$0 - 1].isMark(":") ? nil : literal(at: $0) }
  }
}
