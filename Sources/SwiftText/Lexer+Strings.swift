// String literals: plain, raw and multi-line, with their interpolations.
extension Lexer {
  /// Reads the literal at `at`, which begins with `pounds` times `#`. Returns its value, or nil if
  /// it interpolates.
  mutating func readString(pounds: Int, depth: Int = 0) -> String? {
    let start = at
    at += pounds
    let isLong = matches("\"\"\"") && !(pounds > 0 && closesOnLine(pounds: pounds))
    at += isLong ? 3 : 1
    var content: [UInt8] = []
    var interpolates = false
    while at < end {
      if bytes[at] == UInt8(ascii: "\""), let close = closeEnd(isLong: isLong, pounds: pounds) {
        at = close
        if interpolates { return nil }
        return String(decoding: isLong ? Self.dedented(content) : content, as: UTF8.self)
      }
      if bytes[at] == UInt8(ascii: "\\"), hasPounds(pounds, after: at + 1) {
        at += 1 + pounds
        if bytes[at] == UInt8(ascii: "(") {
          interpolates = true
          skipInterpolation(isLong: isLong, depth: depth)
        } else {
          readEscape(into: &content)
        }
      } else if bytes[at].endsLine, !isLong {
        break
      } else {
        content.append(bytes[at])
        at += 1
      }
    }
    report(.unclosedString, at: start..<start + pounds + (isLong ? 3 : 1))
    return nil
  }

  /// Returns whether the three quotes at `at` begin a raw literal on one line instead of a
  /// multi-line one, as in `#""""#`.
  private func closesOnLine(pounds: Int) -> Bool {
    var offset = at + 2
    while offset < end, !bytes[offset].endsLine {
      if bytes[offset] == UInt8(ascii: "\""), hasPounds(pounds, after: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  private func hasPounds(_ count: Int, after offset: Int) -> Bool {
    offset + count <= end && (0..<count).allSatisfy { bytes[offset + $0] == UInt8(ascii: "#") }
  }

  /// Returns the end of the literal if the quote at `at` closes it, or nil.
  private func closeEnd(isLong: Bool, pounds: Int) -> Int? {
    if isLong, !matches("\"\"\"") { return nil }
    let quotes = isLong ? 3 : 1
    guard hasPounds(pounds, after: at + quotes) else { return nil }
    return at + quotes + pounds
  }

  /// Reads the escape after a backslash.
  private mutating func readEscape(into content: inout [UInt8]) {
    let byte = bytes[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): content.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "0"): content.append(0)
    case UInt8(ascii: "u") where bytes[at] == UInt8(ascii: "{"):
      guard let close = bytes[at..<min(at + 10, end)].firstIndex(of: UInt8(ascii: "}")),
        let value = UInt32(text(at + 1..<close), radix: 16), let scalar = Unicode.Scalar(value)
      else { return }
      at = close + 1
      content += Array(String(scalar).utf8)
    case _ where byte.isBlank || byte.endsLine:
      // The line continues in the next one.
      while bytes[at].isBlank { at += 1 }
      if byte == UInt8(ascii: "\r") || bytes[at] == UInt8(ascii: "\r") { at += 1 }
      if byte != UInt8(ascii: "\n"), bytes[at] == UInt8(ascii: "\n") { at += 1 }
    default: content.append(byte)
    }
  }

  /// Moves over `(…)`, with the strings, comments and brackets inside.
  private mutating func skipInterpolation(isLong: Bool, depth: Int) {
    var open = 0
    while at < end {
      switch bytes[at] {
      case UInt8(ascii: "("):
        open += 1
        at += 1
      case UInt8(ascii: ")"):
        open -= 1
        at += 1
        if open == 0 { return }
      case UInt8(ascii: "\"") where depth < Self.deepest:
        _ = readString(pounds: 0, depth: depth + 1)
      case UInt8(ascii: "#") where depth < Self.deepest:
        let pounds = bytes[at..<end].prefix { $0 == UInt8(ascii: "#") }.count
        if bytes[at + pounds] == UInt8(ascii: "\"") {
          _ = readString(pounds: pounds, depth: depth + 1)
        } else {
          at += pounds
        }
      case UInt8(ascii: "/") where matches("/*"):
        skipComment()
      case let byte where byte.endsLine && !isLong:
        return
      default:
        at += 1
      }
    }
  }

  /// The maximum depth of strings within interpolations.
  private static var deepest: Int { 32 }

  /// Returns the lines of a multi-line literal without the indentation of the last line, which has
  /// its closing quotes.
  private static func dedented(_ content: [UInt8]) -> [UInt8] {
    var lines: [[UInt8]] = [[]]
    for byte in content where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") {
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
      }
    }
    guard lines.count > 1, let last = lines.popLast() else { return content }
    let indent = last.prefix(while: \.isBlank).count
    let texts = lines.dropFirst().map { line in
      line.dropFirst(min(indent, line.prefix(while: \.isBlank).count))
    }
    return Array(texts.joined(separator: [UInt8(ascii: "\n")]))
  }
}
