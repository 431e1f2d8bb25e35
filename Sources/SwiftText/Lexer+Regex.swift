// Regex literals, which can contain quotes and brackets. A division looks similar; the rules of
// SE-0354 tell them apart.
extension Lexer {
  /// Whether a `/` here can begin a literal: where a value is expected, and no space follows.
  var startsRegex: Bool {
    let next = bytes[at + 1]
    if next.isBlank || next.endsLine || next == 0 || next == UInt8(ascii: ")") { return false }
    switch tokens.last?.kind {
    case nil, .arrow, .directive: return true
    case .number, .string, .regex: return false
    case .name(let name, let isEscaped):
      return !isEscaped && Self.wordsBeforeValues.contains(name)
    case .mark(let mark): return !Self.marksAfterValues.contains(mark)
    }
  }

  private static let wordsBeforeValues: Set<String> = [
    "return", "in", "case", "if", "while", "guard", "where", "switch", "try", "await", "else",
    "let", "throw", "is", "as",
  ]
  private static let marksAfterValues: Set<UInt8> = Set(")]}?!".utf8)

  /// The maximum length of a literal, so that searching for the ends of many of them does not take
  /// too long.
  private static var longestRegex: Int { 10_000 }

  /// Returns the end of the literal that starts at `at` with `pounds` times `#`, or nil if it has
  /// no end.
  func regexEnd(pounds: Int = 0) -> Int? {
    var offset = at + pounds + 1
    var isInSet = false
    let limit = min(end, at + Self.longestRegex)
    while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        offset += 1
      case UInt8(ascii: "["):
        isInSet = true
      case UInt8(ascii: "]"):
        isInSet = false
      case UInt8(ascii: "/"):
        let close = offset + 1 + pounds
        if bytes[offset + 1..<close].allSatisfy({ $0 == UInt8(ascii: "#") }), close <= end,
          pounds > 0 || !isInSet && !bytes[offset - 1].isBlank
        {
          return close
        }
      case let byte where byte.endsLine && pounds == 0:
        return nil
      default:
        break
      }
      offset += 1
    }
    return nil
  }
}
