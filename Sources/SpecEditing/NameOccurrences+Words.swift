import SourceText
import SpecModel
import SpecNotation

extension NameOccurrences {
  /// Returns the names in a text of that notation. `steps` are the names that refer to a step in a
  /// value.
  func words(of node: Node, as notation: TextForm.Notation, among steps: Set<String>) -> [Word] {
    let text = node.scalar?.text ?? ""
    let isRule =
      notation == .rule || Located(text, at: node.range).isRuleAboutContent
    let hasNamesInBraces =
      notation == .address || notation == .message
      || !isRule && text.contains("{") && text.first != "\""
    let words = words(of: node, inBraces: hasNamesInBraces)
    switch notation {
    case .address: return words
    case .message: return text.contains("{") ? words : []
    case .names: return words.withoutConversions
    case .value: return words.withoutConversions.filter { !steps.contains($0.text) }
    case .target: return words.filter { $0.text != ActionUpdate.editable }
    case .rule:
      // A property may have the name of a word of rules.
      let names = words.indices.filter { index in
        index == 0 || words[index - 1].text == "and"
          || !Self.wordsOfRules.contains(words[index].text) || words.isBound(at: index)
      }
      return names.map { words[$0] }
    case .parent: return Array(words.drop { !["from", "of"].contains($0.text) }.dropFirst())
    }
  }

  private static let wordsOfRules = [
    "is", "not", "empty", "nil", "set", "true", "false", "and", "has", "at", "most", "least",
    "exactly", "character", "characters", "element", "elements", "contains", "contain", "matches",
    "match", "does", "an", "email", "address", "a", "URL", "in", "the", "past", "future", "from",
    "to",
  ]

  /// Returns the names in a scalar as it is written: `folderId` in `folderId > 0`, but no part of
  /// `context.groupId` and nothing in quotes. With `inBraces`, returns the names in braces, or the
  /// whole scalar if it is a name.
  func words(of node: Node, inBraces: Bool = false) -> [Word] {
    guard let scalar = node.scalar else { return [] }
    let written = Array(node.range.text.utf8)
    // An alias stands for a value that is written elsewhere.
    if scalar.style == .plain, written.first == UInt8(ascii: "*") { return [] }
    let isQuoted = [.singleQuoted, .doubleQuoted].contains(scalar.style)
    let inside = isQuoted ? 1..<max(written.count - 1, 1) : 0..<written.count
    let hasBraces = inBraces && written.contains(UInt8(ascii: "{"))
    var words: [Word] = []
    var isLiteral = false
    var depth = 0
    var index = inside.lowerBound
    while index < inside.upperBound {
      let start = index
      while index < inside.upperBound, written[index].isInName { index += 1 }
      if index > start {
        let isMember = start > 0 && written[start - 1] == UInt8(ascii: ".")
        let isContext =
          written[start..<index].elementsEqual("context".utf8)
          && index < inside.upperBound && written[index] == UInt8(ascii: ".")
        let isWanted = !isLiteral && !isMember && !isContext && (!hasBraces || depth > 0)
        // An address without braces is as a whole the name of the value that has the address, or
        // contains no names.
        if isWanted, !inBraces || hasBraces || start..<index == inside {
          let lower = node.range.lowerBound + start
          words.append(
            Word(
              text: String(decoding: written[start..<index], as: UTF8.self),
              range: node.range.file.range(lower..<lower + index - start)))
        }
        continue
      }
      switch written[index] {
      case UInt8(ascii: "\"") where !inBraces: isLiteral.toggle()
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
    }
    return words
  }
}

extension [NameOccurrences.Word] {
  /// Whether the word follows `is from`, or the `to` after that.
  fileprivate func isBound(at index: Int) -> Bool {
    func text(_ distance: Int) -> String? {
      distance <= index ? self[index - distance].text : nil
    }
    let isFirst = text(1) == "from" && ["is", "not"].contains(text(2))
    return isFirst || text(1) == "to" && text(3) == "from" && ["is", "not"].contains(text(4))
  }

  /// The words without those that form a value of others: `or`, `jpeg of` and `plain text of`.
  fileprivate var withoutConversions: Self {
    var words: Self = []
    for word in count > 2 ? filter({ $0.text != "or" }) : self {
      let conversion = Conversion.allCases.map { $0.rawValue.split(separator: " ") }
        .first { $0.elementsEqual(words.suffix($0.count).map { $0.text[...] }) }
      if word.text == "of", let conversion {
        words.removeLast(conversion.count)
      } else {
        words.append(word)
      }
    }
    return words
  }
}

extension UInt8 {
  /// Whether a Swift identifier, or a name with hyphens, may contain the byte.
  fileprivate var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...0xFF:
      true
    default: false
    }
  }
}
