/// A token of Objective-C or Swift, as far as service classes need it.
enum CodeToken: Hashable {
  case name(Substring)
  case text(Substring)
  case sign(Character)

  var name: Substring? {
    if case .name(let name) = self { name } else { nil }
  }

  var text: Substring? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Returns the tokens of a source, without comments.
  static func all(of source: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var rest = source[...]
    while let first = rest.utf8.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.after("*/")
      } else if first == UInt8(ascii: "\"") {
        let text = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
        tokens.append(.text(text))
        rest = rest[text.endIndex...].dropFirst()
      } else if rest.first.map(isOfName) ?? false {
        let name = rest.prefix(while: isOfName)
        tokens.append(.name(name))
        rest = rest[name.endIndex...]
      } else if let sign = rest.popFirst(), !sign.isWhitespace {
        tokens.append(.sign(sign))
      }
    }
    return tokens
  }

  private static func isOfName(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber
  }
}

extension Substring {
  /// Returns the text after the first `end`, or an empty text if there is none.
  fileprivate func after(_ end: String) -> Substring {
    var rest = self
    while !rest.isEmpty, !rest.hasPrefix(end) { rest = rest.dropFirst() }
    return rest.dropFirst(end.count)
  }
}
