extension TagScanner {
  func matches(_ pattern: [UInt8], at index: Int) -> Bool {
    guard index + pattern.count <= bytes.count else { return false }
    return bytes[index..<index + pattern.count] == pattern[...]
  }

  func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == first, matches(pattern, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Where the tag closes whose content starts at `start`; nil if another tag opens before.
  func closeIndex(from start: Int) -> Int? {
    guard let close = firstIndex(of: delimiters.close, from: start) else { return nil }
    let nextOpen = firstIndex(of: delimiters.open, from: start) ?? close
    return nextOpen < close ? nil : close
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isBlank: (UInt8) -> Bool = { $0.isSpace || $0.isLineEnd }
    guard let first = bytes[range].firstIndex(where: { !isBlank($0) }),
      let last = bytes[range].lastIndex(where: { !isBlank($0) })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }

  func lineStart(before index: Int) -> Int? {
    var index = index
    while index > start, bytes[index - 1].isSpace { index -= 1 }
    return index == start || bytes[index - 1] == UInt8(ascii: "\n") ? index : nil
  }

  func lineEnd(after index: Int) -> Int? {
    var index = index
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    if index == bytes.count { return index }
    if bytes[index] == UInt8(ascii: "\n") { return index + 1 }
    return matches([UInt8(ascii: "\r"), UInt8(ascii: "\n")], at: index) ? index + 2 : nil
  }
}
