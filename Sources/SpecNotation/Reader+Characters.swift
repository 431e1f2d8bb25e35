import SourceText

// The character set (5.1).
extension Reader {
  /// Looks at every byte once. Control characters are refused, all of them together; those that
  /// only quotes may hold are remembered until it is known what is quoted.
  mutating func checkCharacters() throws(Stop) {
    var offset = 0
    var isClean = true
    while true {
      offset = skipPrintableASCII(from: offset)
      if offset == end { break }
      let byte = bytes[offset]
      if byte < 0x20 {
        if byte != Byte.lineFeed, byte != Byte.carriageReturn, byte != Byte.tab {
          try report(.control(UInt32(byte)), at: offset..<offset + 1)
          isClean = false
        }
      } else if byte == 0x7F {
        rareCharacters.append(offset..<offset + 1)
      } else if byte == 0xC2, bytes[offset + 1] < 0xA0, bytes[offset + 1] != 0x85 {
        rareCharacters.append(offset..<offset + 2)
      } else if byte == 0xEF, isRare(bytes[offset + 1], bytes[offset + 2]), offset > 0 {
        rareCharacters.append(offset..<offset + 3)
      }
      offset += 1
    }
    if !isClean { throw Stop() }
  }

  /// Where the next byte stands that needs a look: in most texts, the end.
  private func skipPrintableASCII(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      while offset < end, bytes[offset].isPrintableASCII { offset += 1 }
      return offset
    }
  }

  /// The last two bytes of U+FEFF, which marks the byte order, U+FFFE or U+FFFF.
  private func isRare(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0xBB && third == 0xBF || second == 0xBF && third >= 0xBE
  }

  /// Reports the rare characters that turned out to stand outside quotes.
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
  /// Whether it is a visible character, a space or a line feed.
  @inline(__always) fileprivate var isPrintableASCII: Bool {
    self &- 0x20 < 0x7F - 0x20 || self == Byte.lineFeed
  }
}

extension Diagnostic.Message {
  fileprivate static func control(_ value: UInt32) -> Self {
    """
    the control character U+\(hexadecimal(value, 4)) cannot stand in a document; remove it, or \
    write '\\x\(hexadecimal(value, 2))' in double quotes
    """
  }

  fileprivate static func outsideQuotes(_ value: UInt32) -> Self {
    "the character U+\(hexadecimal(value, 4)) can stand only in quotes; remove it"
  }

  private static func hexadecimal(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
