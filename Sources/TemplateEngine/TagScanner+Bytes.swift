extension TagScanner {
  func matches(_ pattern: [UInt8], at index: Int) -> Bool {
    guard index + pattern.count <= bytes.count else { return false }
    // Slices would be compared with unspecialized code in a debug build.
    return pattern.indices.allSatisfy { bytes[index + $0] == pattern[$0] }
  }

  /// Returns the index of the first `pattern` that begins at `start` or later, and before `end`.
  func firstIndex(of pattern: [UInt8], from start: Int, before end: Int? = nil) -> Int? {
    guard let first = pattern.first, start < bytes.count else { return nil }
    // The search of the standard library is optimized even in a debug build.
    var rest = bytes[start..<(end ?? bytes.count)]
    while let index = rest.firstIndex(of: first) {
      if matches(pattern, at: index) { return index }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  /// Returns the index of the closing delimiter of the tag whose content starts at `start`, or nil
  /// if another tag opens before it.
  func closeIndex(from start: Int) -> Int? {
    guard let close = firstIndex(of: delimiters.close, from: start) else { return nil }
    return firstIndex(of: delimiters.open, from: start, before: close) == nil ? close : nil
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
