/// A line of code with the depth of brackets at each byte; what stands in a string counts as
/// deep, so that a bracket or comma of a message is none of the code. Positions count bytes.
struct CodeLayout {
  let code: [UInt8]
  private let depths: [Int]

  init(_ code: [UInt8]) {
    self.code = code
    var meter = DepthMeter()
    depths = code.map { meter.depth(at: $0) }
  }

  var count: Int { code.count }
  var lastByte: Range<Int> { count - 1..<count }

  func hasPrefix(_ text: StaticString) -> Bool { has(text, at: 0) }
  func hasSuffix(_ text: StaticString) -> Bool { has(text, at: count - text.utf8CodeUnitCount) }

  /// Whether the word stands in the line, between blanks.
  func hasWord(_ word: String) -> Bool {
    code.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(word.utf8) }
  }

  /// Whether a comment stands in the line.
  var hasComment: Bool {
    // Few lines have a slash at all.
    guard code.contains(UInt8(ascii: "/")) else { return false }
    return code.indices.dropFirst().contains { index in
      code[index] == UInt8(ascii: "/") && code[index - 1] == UInt8(ascii: "/")
        && depths[index] != DepthMeter.inString
    }
  }

  /// Where `text` first stands outside of strings and brackets.
  func first(_ text: StaticString) -> Int? {
    code.indices.first { depths[$0] == 0 && has(text, at: $0) }
  }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    text.withUTF8Buffer { text in
      start >= 0 && start + text.count <= count && text[0] == code[start]
        && code[start..<start + text.count].elementsEqual(text)
    }
  }

  /// The parts of a range between separators at the depth where the range begins, without blanks.
  func pieces(of range: Range<Int>, separatedBy separator: UInt8) -> [Range<Int>] {
    guard let depth = depths[range].min() else { return [] }
    // A string alone has commas of its own, and no others.
    if depth == DepthMeter.inString { return [trimmed(range)] }
    var pieces: [Range<Int>] = []
    pieces.reserveCapacity(8)
    var start = range.lowerBound
    for index in range where code[index] == separator && depths[index] == depth {
      pieces.append(trimmed(start..<index))
      start = index + 1
    }
    pieces.append(trimmed(start..<range.upperBound))
    return pieces
  }

  /// The range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let space = UInt8(ascii: " ")
    guard let first = code[range].firstIndex(where: { $0 != space }),
      let last = code[range].lastIndex(where: { $0 != space })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}

// MARK: - Brackets

extension CodeLayout {
  /// The parentheses of the last call or declaration that is inside no other. Those around a type
  /// or a cast, as in `(any Delegate)?`, are none.
  var lastGroup: (open: Int, close: Int)? {
    lastPair(UInt8(ascii: "("), UInt8(ascii: ")")) { open in
      open > 0 && code[open - 1] != UInt8(ascii: " ") && code[open - 1] != UInt8(ascii: "(")
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
    let end = code.last == UInt8(ascii: ",") ? count - 1 : count
    var start = 0
    var close = end - 1
    if end > 2, has("])", at: end - 2), depths[end - 1] == 0 {
      guard let group = opening(of: end - 1) else { return nil }
      start = group + 1
      close = end - 2
    }
    guard close >= start, code[close] == UInt8(ascii: "]"), depths[close] == (start > 0 ? 1 : 0),
      let open = opening(of: close), let name = name(from: start, behind: open),
      name.isEmpty || holdsValues(open + 1..<close)
    else { return nil }
    return (open, close)
  }

  /// What stands before the bracket, if it is nothing, a label or a key.
  private func name(from start: Int, behind open: Int) -> Range<Int>? {
    if open == start { return start..<start }
    guard open > start + 2, has(": ", at: open - 2) else { return nil }
    let name = start..<open - 2
    let isKey = depths[name].allSatisfy { $0 == DepthMeter.inString }
    return isKey || code[name].allSatisfy(\.isOfName) ? name : nil
  }

  /// Whether there are values in the range, rather than the name of a type.
  private func holdsValues(_ range: Range<Int>) -> Bool {
    depths[range].contains(DepthMeter.inString)
      || pieces(of: range, separatedBy: UInt8(ascii: ",")).count > 1
  }

  private func opening(of close: Int) -> Int? {
    code[..<close].indices.last {
      (code[$0] == UInt8(ascii: "[") || code[$0] == UInt8(ascii: "("))
        && depths[$0] == depths[close]
    }
  }

  private func lastPair(
    _ left: UInt8, _ right: UInt8, where isMeant: (Int) -> Bool
  ) -> (open: Int, close: Int)? {
    var end = count
    while let close = code[..<end].lastIndex(where: { $0 == right }) {
      end = close
      guard depths[close] == 0 else { continue }
      let open = code[..<close].indices.last { code[$0] == left && depths[$0] == 0 }
      guard let open else { return nil }
      if isMeant(open) { return (open, close) }
    }
    return nil
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
