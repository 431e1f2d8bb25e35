/// The open brackets, the innermost last. The last one of each kind is known without a search.
struct OpenBrackets {
  private var stack: [(mark: UInt8, index: Int)] = []
  /// The indices in the stack of the brackets of each kind.
  private var places: [UInt8: [Int]] = [:]

  var count: Int { stack.count }

  mutating func append(_ mark: UInt8, at index: Int) {
    places[mark, default: []].append(stack.count)
    stack.append((mark, index))
  }

  /// Removes the innermost bracket and returns its token.
  mutating func removeLast() -> Int? {
    guard let (mark, index) = stack.popLast() else { return nil }
    places[mark]?.removeLast()
    return index
  }

  /// Returns the index of the bracket that `mark` closes. A brace closes everything that is open
  /// inside it. Other brackets close only what was opened since the last brace.
  func closable(_ mark: UInt8) -> Int? {
    guard let place = places[mark]?.last else { return nil }
    if mark != Self.brace, let brace = places[Self.brace]?.last, brace > place { return nil }
    return place
  }

  private static let brace = UInt8(ascii: "{")

  static func opens(_ mark: UInt8) -> Bool {
    mark == UInt8(ascii: "(") || mark == UInt8(ascii: "[") || mark == brace
  }

  /// Returns the opening bracket that `mark` closes, or nil if it is not a closing bracket.
  static func closed(by mark: UInt8) -> UInt8? {
    switch mark {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    default: nil
    }
  }
}
