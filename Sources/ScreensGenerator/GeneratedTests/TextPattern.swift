/// A regular expression, as far as generated tests need it: to make up a text that it matches, and to
/// say whether it matches another one. Unlike `Regex`, it takes no more than a polynomial of time for
/// any text.
indirect enum TextPattern: Hashable {
  /// One character: one of these, or any but these.
  case character(Set<Character>, isExcluded: Bool)
  case sequence([TextPattern])
  case choice([TextPattern])
  case repeated(TextPattern, ClosedRange<Int>)

  /// The most that anything is repeated.
  static let most = 1_000

  /// A text that it matches; nil if no text of moderate length is found.
  var example: String? { example(isShort: false) }

  /// Another text that it matches, without what can be left out.
  var shortExample: String? { example(isShort: true) }

  private func example(isShort: Bool) -> String? {
    switch self {
    case .character(let characters, false):
      let sorted = characters.sorted()
      return (sorted.first { $0.isLetter || $0.isNumber } ?? sorted.first).map { String($0) }
    case .character(let characters, true):
      return ["a", "b", "1", "A", "-"].first { !characters.contains($0) }.map { String($0) }
    case .sequence(let parts):
      let texts = parts.map { $0.example(isShort: isShort) }
      let text = texts.compactMap(\.self).joined()
      return texts.contains(nil) || text.count > Self.most ? nil : text
    case .choice(let parts):
      return parts.lazy.compactMap { $0.example(isShort: isShort) }.first
    case .repeated(let part, let range):
      let wanted = isShort ? 0 : Swift.min(1, range.upperBound)
      let count = Swift.max(range.lowerBound, wanted)
      guard let text = part.example(isShort: isShort), text.count * count <= Self.most else {
        return nil
      }
      return String(repeating: text, count: count)
    }
  }

  /// Characters that are excluded somewhere, so that a text with one of them may not match.
  var excluded: Set<Character> {
    switch self {
    case .character(let characters, let isExcluded): isExcluded ? characters : []
    case .sequence(let parts), .choice(let parts):
      parts.reduce(into: []) { $0.formUnion($1.excluded) }
    case .repeated(let part, _): part.excluded
    }
  }

  /// Whether it matches the whole text.
  func matches(_ text: String) -> Bool {
    let characters = Array(text)
    return ends([0], in: characters).contains(characters.count)
  }

  /// Returns where a match can end that begins at one of the starts.
  private func ends(_ starts: Set<Int>, in text: [Character]) -> Set<Int> {
    switch self {
    case .character(let characters, let isExcluded):
      return Set(
        starts.filter { $0 < text.count && characters.contains(text[$0]) != isExcluded }
          .map { $0 + 1 })
    case .sequence(let parts): return parts.reduce(starts) { $1.ends($0, in: text) }
    case .choice(let parts):
      return parts.reduce(into: []) { $0.formUnion($1.ends(starts, in: text)) }
    case .repeated(let part, let range):
      var current = starts
      for _ in 0..<range.lowerBound { current = part.ends(current, in: text) }
      var all = current
      // No repetition needs more rounds than there are characters.
      for _ in 0..<Swift.min(range.upperBound - range.lowerBound, text.count) {
        current = part.ends(current, in: text).subtracting(all)
        if current.isEmpty { break }
        all.formUnion(current)
      }
      return all
    }
  }
}

// MARK: - Reading

extension TextPattern {
  /// Reads a regular expression. Returns nil if it has anything else than characters, classes,
  /// groups, choices and repetitions.
  init?(_ expression: String) {
    var reader = Reader(rest: expression[...])
    guard let pattern = reader.choice(depth: 0), reader.rest.isEmpty else { return nil }
    self = pattern
  }

  private struct Reader {
    var rest: Substring
    /// How often parts are repeated, in all.
    var size = 1

    mutating func choice(depth: Int) -> TextPattern? {
      guard depth < 20 else { return nil }
      var parts: [TextPattern] = []
      repeat {
        guard let part = sequence(depth: depth) else { return nil }
        parts.append(part)
      } while take("|")
      return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence(depth: Int) -> TextPattern? {
      var parts: [TextPattern] = []
      while let next = rest.first, next != "|", next != ")" {
        if next == "^" || next == "$" {
          // The whole text is matched anyway; anywhere else, they are not understood.
          guard next == "^" ? parts.isEmpty : rest.count == 1 else { return nil }
          rest.removeFirst()
          continue
        }
        let outer = size
        guard let part = atom(depth: depth) else { return nil }
        guard let range = repetition() else { return nil }
        if range == 1...1 {
          parts.append(part)
        } else {
          size *= Swift.max(range.lowerBound, 1)
          guard size <= TextPattern.most else { return nil }
          parts.append(.repeated(part, range))
        }
        size = Swift.max(outer, size)
      }
      return .sequence(parts)
    }

    private mutating func atom(depth: Int) -> TextPattern? {
      guard let next = rest.popFirst() else { return nil }
      switch next {
      case "(":
        if take("?"), !take(":") { return nil }
        let group = choice(depth: depth + 1)
        return take(")") ? group : nil
      case "[": return set()
      case ".": return .character(["\n", "\r", "\r\n"], isExcluded: true)
      case "\\": return escape()
      case "*", "+", "?", "{", "}", "]": return nil
      default: return .character([next], isExcluded: false)
      }
    }

    /// Reads what follows a backslash.
    private mutating func escape() -> TextPattern? {
      guard let next = rest.popFirst() else { return nil }
      let digits = Set("0123456789"), blanks = Set(" \t\n")
      let word = digits.union("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
      switch next {
      case "d": return .character(digits, isExcluded: false)
      case "w": return .character(word, isExcluded: false)
      case "s": return .character(blanks, isExcluded: false)
      case "D": return .character(digits, isExcluded: true)
      case "W": return .character(word, isExcluded: true)
      case "S": return .character(blanks, isExcluded: true)
      default:
        return next.isLetter || next.isNumber ? nil : .character([next], isExcluded: false)
      }
    }

    /// Reads `[a-z0-9]` after the first bracket.
    private mutating func set() -> TextPattern? {
      let isExcluded = take("^")
      var characters: Set<Character> = []
      while let next = rest.popFirst() {
        if next == "]" {
          return characters.isEmpty ? nil : .character(characters, isExcluded: isExcluded)
        }
        var first = next
        if next == "[" || next == "&" && rest.first == "&" { return nil }
        if next == "\\" {
          guard case .character(let escaped, false)? = escape() else { return nil }
          characters.formUnion(escaped)
          guard escaped.count == 1, let only = escaped.first else { continue }
          first = only
        }
        guard rest.first == "-", let last = rest.dropFirst().first, last != "]" else {
          characters.insert(first)
          continue
        }
        rest = rest.dropFirst(2)
        guard let lower = first.asciiValue, let upper = last.asciiValue, lower <= upper,
          last != "\\"
        else { return nil }
        characters.formUnion((lower...upper).map { Character(UnicodeScalar($0)) })
      }
      return nil
    }

    /// Reads `?`, `*`, `+`, `{2}`, `{2,}` or `{2,5}`; once without these. Returns nil for others.
    private mutating func repetition() -> ClosedRange<Int>? {
      let range: ClosedRange<Int>
      if take("?") {
        range = 0...1
      } else if take("*") {
        range = 0...Int.max
      } else if take("+") {
        range = 1...Int.max
      } else if take("{") {
        let bounds = rest.prefix { $0 != "}" }.split(
          separator: ",", omittingEmptySubsequences: false)
        rest = rest.dropFirst(bounds.map(\.count).reduce(bounds.count - 1, +))
        guard take("}"), let lower = Int(bounds[0]), lower >= 0, bounds.count <= 2,
          let upper = bounds.count == 1 ? lower : bounds[1].isEmpty ? Int.max : Int(bounds[1]),
          lower <= upper, lower <= TextPattern.most
        else { return nil }
        range = lower...upper
      } else {
        return 1...1
      }
      // How much is tried first does not matter for a whole text.
      if !take("?"), take("+") { return nil }
      return range
    }

    private mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }
  }
}
