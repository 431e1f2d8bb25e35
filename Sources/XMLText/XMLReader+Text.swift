import SourceText

// Characters, names, text and references (2.2 to 2.4, 2.7, 4.1, 4.6).
extension XMLReader {
  /// Reports characters that no document may contain, and stops if there are any, because the rest
  /// could not be trusted.
  mutating func checkCharacters() throws(Stop) {
    var found = false
    for offset in 0..<end {
      let byte = bytes[offset]
      // Everything except control characters, U+FFFE and U+FFFF is allowed.
      let isBad =
        byte < XMLByte.space
        ? !byte.isSpace
        : byte == 0xEF && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
      guard isBad else { continue }
      found = true
      try report(.badCharacter(scalar(at: offset).value), at: character(at: offset))
    }
    if found { throw Stop() }
  }

  /// Returns the range of the character at `offset`, for a caret below it. It is empty at the end
  /// of the text.
  func character(at offset: Int) -> Range<Int> {
    guard offset < end else { return offset..<offset }
    return offset..<offset + width(at: offset)
  }

  /// Reads the name that starts at `at`. Returns nil without moving if there is none.
  mutating func readName() -> String? {
    let start = at
    guard at < end, scalar(at: at).startsName else { return nil }
    repeat { at += width(at: at) } while at < end && scalar(at: at).continuesName
    return text(start..<at)
  }

  /// Reads text up to the next tag, comment or instruction.
  mutating func readText() throws(Stop) {
    let start = at
    var value: [UInt8] = []
    // The start of the text that is not yet in `value`. Most texts are copied at once.
    var taken = start
    while at < end, bytes[at] != XMLByte.less {
      switch bytes[at] {
      case XMLByte.ampersand:
        value += bytes[taken..<at]
        value += try readReference()
        taken = at
      case XMLByte.carriageReturn:
        value += bytes[taken..<at]
        value.append(XMLByte.lineFeed)
        at += looksAt("\r\n") ? 2 : 1
        taken = at
      case XMLByte.closeBracket where looksAt("]]>"):
        try report(.sectionEnd, at: at..<at + 3)
        at += 3
      default:
        at += 1
      }
    }
    let range = start..<at
    let data = CharacterData(
      taken == start
        ? text(range) : String(decoding: value + bytes[taken..<at], as: UTF8.self),
      range: file.range(range))
    if !isInside, !data.isBlank {
      let first = bytes[range].firstIndex { !$0.isSpace } ?? start
      throw stop(.textOutside, at: first..<self.lineEnd(after: first, before: range.upperBound))
    }
    add(.text(data))
  }

  /// Reads `&amp;`, `&#10;` or `&#xA;`, and returns the bytes of the character.
  mutating func readReference() throws(Stop) -> [UInt8] {
    let start = at
    at += 1
    if bytes[at] == XMLByte.hash { return try readCharacterReference(from: start) }
    guard let name = readName(), bytes[at] == XMLByte.semicolon else {
      try report(.loneAmpersand, at: start..<start + 1)
      return []
    }
    at += 1
    switch name {
    case "amp": return [XMLByte.ampersand]
    case "lt": return [XMLByte.less]
    case "gt": return [XMLByte.greater]
    case "quot": return [XMLByte.doubleQuote]
    case "apos": return [XMLByte.singleQuote]
    default:
      try report(.unknownEntity(name), at: start..<at)
      return []
    }
  }

  private mutating func readCharacterReference(from start: Int) throws(Stop) -> [UInt8] {
    at += 1
    let isHexadecimal = bytes[at] == UInt8(ascii: "x")
    if isHexadecimal { at += 1 }
    let digits = at
    while Character(Unicode.Scalar(bytes[at])).isASCIIDigit(hexadecimal: isHexadecimal) { at += 1 }
    guard at > digits, bytes[at] == XMLByte.semicolon else {
      try report(.badReference, at: start..<max(at, start + 2))
      return []
    }
    let value = UInt32(text(digits..<at), radix: isHexadecimal ? 16 : 10)
    at += 1
    guard let value, let scalar = Unicode.Scalar(value), scalar.isAllowed else {
      try report(.noCharacter(text(start..<at)), at: start..<at)
      return []
    }
    return Array(String(scalar).utf8)
  }
}

extension XMLReader {
  /// Returns the number of bytes of the character at `offset`. The text is valid UTF-8.
  private func width(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0..<0x80: 1
    case 0..<0xE0: 2
    case 0..<0xF0: 3
    default: 4
    }
  }

  private func scalar(at offset: Int) -> Unicode.Scalar {
    let width = width(at: offset)
    if width == 1 { return Unicode.Scalar(bytes[offset]) }
    var value = UInt32(bytes[offset]) & (0x7F >> UInt32(width))
    for next in 1..<width { value = value << 6 | UInt32(bytes[offset + next] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private func lineEnd(after start: Int, before end: Int) -> Int {
    bytes[start..<end].firstIndex { $0 == XMLByte.lineFeed || $0 == XMLByte.carriageReturn } ?? end
  }
}

extension Character {
  fileprivate func isASCIIDigit(hexadecimal: Bool) -> Bool {
    ("0"..."9").contains(self)
      || hexadecimal && (("a"..."f").contains(self) || ("A"..."F").contains(self))
  }
}

extension Diagnostic.Message {
  fileprivate static let sectionEnd: Self =
    "']]>' ends a CDATA section, and none is open; write ']]&gt;'"
  fileprivate static let textOutside: Self = "text outside of the root element; remove it"
  fileprivate static let loneAmpersand: Self =
    "'&' begins a reference; write '&amp;' for the character"
  fileprivate static let badReference: Self =
    "cannot read the reference; write '&#10;' or '&#xA;', with the number of a character"

  fileprivate static func badCharacter(_ value: UInt32) -> Self {
    "character U+\(value.hexadecimal(digits: 4)) is not allowed in XML; remove it"
  }

  fileprivate static func unknownEntity(_ name: String) -> Self {
    "unknown entity '\(name)'; there are 'amp', 'lt', 'gt', 'quot' and 'apos'"
  }

  fileprivate static func noCharacter(_ reference: String) -> Self {
    "'\(reference)' is not a character of XML; remove it"
  }
}
