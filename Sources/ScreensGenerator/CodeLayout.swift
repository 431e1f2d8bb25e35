/// A line of code with the depth of brackets at each byte; what stands in a string counts as
/// deep, so that a bracket or comma of a message is none of the code. Positions count bytes.
struct CodeLayout {
  let code: String
  private let bytes: [UInt8]
  private let depths: [Int]

  static let inString = 1_000

  init(_ code: String) {
    self.code = code
    bytes = Array(code.utf8)
    var depths = [Int](repeating: Self.inString, count: bytes.count)
    var depth = 0
    var isInString = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isInString = true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depths[index] = depth
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        depths[index] = depth
      default:
        depths[index] = depth
      }
    }
    self.depths = depths
  }

  var count: Int { bytes.count }
  var words: [Substring] { code.split(separator: " ") }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a comment stands in the line.
  var hasComment: Bool {
    bytes.indices.dropFirst().contains { index in
      bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "/")
        && depths[index] != Self.inString
    }
  }

  /// Where `text` first stands outside of strings and brackets.
  func first(_ text: String, atDepth depth: Int) -> Int? {
    guard count >= text.utf8.count, let head = text.utf8.first else { return nil }
    return (0...count - text.utf8.count).first { start in
      bytes[start] == head && depths[start] == depth && bytes[start...].starts(with: text.utf8)
    }
  }

  /// The parentheses of the last call or declaration that is inside no other. Those around a type
  /// or a cast, as in `(any Delegate)?`, are none.
  var lastGroup: (open: Int, close: Int)? {
    lastPair(UInt8(ascii: "("), UInt8(ascii: ")")) { open in
      open > 0 && bytes[open - 1] != UInt8(ascii: " ") && bytes[open - 1] != UInt8(ascii: "(")
    }
  }

  /// The braces of the last closure on the line, if there is something in them and no call after
  /// it.
  var lastClosure: (open: Int, close: Int)? {
    guard let braces = lastPair(UInt8(ascii: "{"), UInt8(ascii: "}"), where: { _ in true }),
      braces.close > braces.open + 1,
      braces.close > lastGroup?.close ?? 0
    else { return nil }
    return braces
  }

  /// The brackets of an array or dictionary that ends the line: the one argument of a call, what
  /// stands behind a label or key at the beginning of the line, or the whole line. Those of a type
  /// are none.
  var literal: (open: Int, close: Int)? {
    let end = bytes.last == UInt8(ascii: ",") ? count - 1 : count
    var start = 0
    var close = end - 1
    if end > 2, bytes[..<end].suffix(2).elementsEqual("])".utf8), depths[end - 1] == 0 {
      guard let group = opening(of: end - 1) else { return nil }
      start = group + 1
      close = end - 2
    }
    guard close >= start, bytes[close] == UInt8(ascii: "]"), depths[close] == (start > 0 ? 1 : 0),
      let open = opening(of: close), let name = name(from: start, behind: open),
      name.isEmpty || holdsValues(open + 1..<close)
    else { return nil }
    return (open, close)
  }

  /// What stands before the bracket, if it is nothing, a label or a key.
  private func name(from start: Int, behind open: Int) -> Range<Int>? {
    if open == start { return start..<start }
    guard open > start + 2, bytes[open - 2..<open].elementsEqual(": ".utf8) else { return nil }
    let name = start..<open - 2
    let isKey = depths[name].allSatisfy { $0 == Self.inString }
    return isKey || bytes[name].allSatisfy(\.isOfName) ? name : nil
  }

  /// Whether there are values in the range, rather than the name of a type.
  private func holdsValues(_ range: Range<Int>) -> Bool {
    depths[range].contains(Self.inString)
      || pieces(of: range, separatedBy: UInt8(ascii: ",")).count > 1
  }

  private func opening(of close: Int) -> Int? {
    bytes[..<close].indices.last {
      (bytes[$0] == UInt8(ascii: "[") || bytes[$0] == UInt8(ascii: "("))
        && depths[$0] == depths[close]
    }
  }

  private func lastPair(
    _ left: UInt8, _ right: UInt8, where isMeant: (Int) -> Bool
  ) -> (open: Int, close: Int)? {
    var end = bytes.count
    while let close = bytes[..<end].lastIndex(where: { $0 == right }) {
      end = close
      guard depths[close] == 0 else { continue }
      let open = bytes[..<close].indices.last { bytes[$0] == left && depths[$0] == 0 }
      guard let open else { return nil }
      if isMeant(open) { return (open, close) }
    }
    return nil
  }

  /// The parts of a range between separators at the depth where the range begins, without blanks.
  func pieces(of range: Range<Int>, separatedBy separator: UInt8) -> [String] {
    guard let depth = depths[range].min() else { return [] }
    // A string alone has commas of its own, and no others.
    if depth == Self.inString { return [trimmed(range)] }
    var pieces: [String] = []
    var start = range.lowerBound
    for index in range where bytes[index] == separator && depths[index] == depth {
      pieces.append(trimmed(start..<index))
      start = index + 1
    }
    return pieces + [trimmed(start..<range.upperBound)]
  }

  func trimmed(_ range: Range<Int>) -> String {
    let space = UInt8(ascii: " ")
    guard let first = bytes[range].firstIndex(where: { $0 != space }),
      let last = bytes[range].lastIndex(where: { $0 != space })
    else { return "" }
    return self[first..<last + 1]
  }
}

extension UInt8 {
  /// Whether the byte can be part of a name in code.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}
