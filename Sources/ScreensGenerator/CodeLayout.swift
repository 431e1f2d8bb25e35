/// A line of code with the depth of brackets at each character; what stands in a string counts as
/// deep, so that a bracket or comma of a message is none of the code.
struct CodeLayout {
  let code: String
  private let characters: [Character]
  private let depths: [Int]

  static let inString = 1_000

  init(_ code: String) {
    self.code = code
    characters = Array(code)
    var depths: [Int] = []
    depths.reserveCapacity(characters.count)
    var depth = 0
    var isInString = false
    var isEscaped = false
    for character in characters {
      if isInString {
        depths.append(Self.inString)
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString = false
        }
        continue
      }
      switch character {
      case "\"":
        depths.append(Self.inString)
        isInString = true
      case "(", "[", "{":
        depths.append(depth)
        depth += 1
      case ")", "]", "}":
        depth -= 1
        depths.append(depth)
      default:
        depths.append(depth)
      }
    }
    self.depths = depths
  }

  var count: Int { characters.count }
  var words: [Substring] { code.split(separator: " ") }

  subscript(range: Range<Int>) -> String { String(characters[range]) }

  /// Where `text` first stands outside of strings and brackets.
  func first(_ text: String, atDepth depth: Int) -> Int? {
    let wanted = Array(text)
    guard count >= wanted.count else { return nil }
    return (0...count - wanted.count).first { start in
      depths[start] == depth && characters[start...].starts(with: wanted)
    }
  }

  /// The parentheses of the last call or declaration that is inside no other. Those around a type
  /// or a cast, as in `(any Delegate)?`, are none.
  var lastGroup: (open: Int, close: Int)? {
    lastPair("(", ")") { $0 > 0 && characters[$0 - 1] != " " && characters[$0 - 1] != "(" }
  }

  /// The braces of the last closure on the line, if there is something in them and no call after
  /// it.
  var lastClosure: (open: Int, close: Int)? {
    guard let braces = lastPair("{", "}", where: { _ in true }), braces.close > braces.open + 1,
      braces.close > lastGroup?.close ?? 0
    else { return nil }
    return braces
  }

  private func lastPair(
    _ left: Character, _ right: Character, where isMeant: (Int) -> Bool
  ) -> (open: Int, close: Int)? {
    var end = characters.count
    while let close = characters[..<end].lastIndex(where: { $0 == right }) {
      end = close
      guard depths[close] == 0 else { continue }
      let open = characters[..<close].indices.last { characters[$0] == left && depths[$0] == 0 }
      guard let open else { return nil }
      if isMeant(open) { return (open, close) }
    }
    return nil
  }

  /// The parts of a range between separators at the depth where the range begins, without blanks.
  func pieces(of range: Range<Int>, separatedBy separator: Character) -> [String] {
    guard let depth = depths[range].min() else { return [] }
    // A string alone has commas of its own, and no others.
    if depth == Self.inString { return [trimmed(range)] }
    var pieces: [String] = []
    var start = range.lowerBound
    for index in range where characters[index] == separator && depths[index] == depth {
      pieces.append(trimmed(start..<index))
      start = index + 1
    }
    return pieces + [trimmed(start..<range.upperBound)]
  }

  func trimmed(_ range: Range<Int>) -> String {
    let piece = self[range].drop { $0 == " " }
    return String(piece.reversed().drop { $0 == " " }.reversed())
  }
}
