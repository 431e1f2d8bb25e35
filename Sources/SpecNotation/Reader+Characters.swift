import SourceText

// The character set (5.1).
extension Reader {
  /// Checks every byte once. All control characters are reported together, and then reading stops;
  /// characters that are allowed only in quotes are remembered until it is known what is quoted.
  mutating func checkCharacters() throws(Stop) {
    var isClean = true
    for (offset, byte) in bytes[..<end].enumerated() where !byte.isPrintableASCII {
      switch byte {
      case Byte.tab, Byte.carriageReturn:
        break
      case 0..<0x20:
        try report(.control(UInt32(byte)), at: offset..<offset + 1)
        isClean = false
      case 0x7F:
        rareCharacters.append(offset..<offset + 1)
      case 0xC2 where bytes[offset + 1] < 0xA0 && bytes[offset + 1] != 0x85:
        rareCharacters.append(offset..<offset + 2)
      case 0xEF where isRare(bytes[offset + 1], bytes[offset + 2]) && offset > 0:
        rareCharacters.append(offset..<offset + 3)
      default:
        break
      }
    }
    if !isClean { throw Stop() }
  }

  /// Returns whether the bytes are the last two of U+FEFF, the byte order mark, U+FFFE or U+FFFF.
  private func isRare(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0xBB && third == 0xBF || second == 0xBF && third >= 0xBE
  }

  /// Reports the rare characters that turned out to be outside quotes.
  mutating func checkRareCharacters() throws(Stop) {
    var quoted = quotedRanges[...]
    for character in rareCharacters {
      while let range = quoted.first, range.upperBound <= character.lowerBound {
        quoted.removeFirst()
      }
      if let range = quoted.first, range.contains(character.lowerBound) { continue }
      let scalar = text(character).unicodeScalars.first?.value ?? 0
      try report(.outsideQuotes(scalar), at: character)
    }
  }
}

extension UInt8 {
  /// Whether the byte is a visible character, a space or a line feed.
  @inline(__always) fileprivate var isPrintableASCII: Bool {
    self &- 0x20 < 0x7F - 0x20 || self == Byte.lineFeed
  }
}

extension Diagnostic.Message {
  fileprivate static func control(_ value: UInt32) -> Self {
    """
    the control character U+\(value.hexadecimal(digits: 4)) cannot stand in a document; remove it, or \
    write '\\x\(value.hexadecimal(digits: 2))' in double quotes
    """
  }

  fileprivate static func outsideQuotes(_ value: UInt32) -> Self {
    "the character U+\(value.hexadecimal(digits: 4)) is allowed only in quotes; remove it"
  }
}
