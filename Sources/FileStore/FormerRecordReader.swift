import SourceText

/// Reads the text of a record in the format of the former version of this tool, from its start. To
/// ask it for what does not follow throws an error.
struct FormerRecordReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  private init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips `word` if the text continues with it, and returns whether it does.
  mutating func take(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  /// Skips `word`, with which the text has to continue.
  mutating func expect(_ word: String) throws(Journal.Damage) {
    if !take(word) { throw Journal.Damage() }
  }

  /// Reads the text before the next `end`, and skips that.
  mutating func text(before end: Unicode.Scalar) throws(Journal.Damage) -> String {
    guard let index = rest.firstIndex(of: UInt8(ascii: end)) else { throw Journal.Damage() }
    defer { rest = rest[(index + 1)...] }
    return String(decoding: rest[..<index], as: UTF8.self)
  }

  /// Reads a number with the digits of `radix`, without a sign, and `end`.
  mutating func number<Number: FixedWidthInteger>(
    radix: Int = 10, before end: Unicode.Scalar
  ) throws(Journal.Damage) -> Number {
    let digits = try text(before: end)
    guard let number = Number(digits, radix: radix), let first = digits.first, first.isHexDigit
    else { throw Journal.Damage() }
    return number
  }

  /// Reads a fingerprint, and the end of the line.
  mutating func fingerprint() throws(Journal.Damage) -> Fingerprint {
    Fingerprint(try number(radix: 16, before: "\n"))
  }

  /// Reads a number of bytes, `separator`, that many bytes, and a line feed.
  mutating func counted(after separator: Unicode.Scalar = " ") throws(Journal.Damage) -> String {
    guard let bytes = bytes(try number(before: separator)) else { throw Journal.Damage() }
    try expect("\n")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the next part: a line such as `part 11 9b6a5d1f0c314b6e`, with a number of bytes and
  /// their fingerprint, and these bytes. Returns nil at the end, and for a part that is cut off, or
  /// that is the last and has other bytes than were written.
  mutating func part() throws(Journal.Damage) -> FormerRecordReader? {
    if !rest.contains(UInt8(ascii: "\n")) { return nil }
    try expect("part ")
    let count: Int = try number(before: " ")
    let fingerprint = try fingerprint()
    guard let body = bytes(count) else { return nil }
    if Fingerprint(of: body) == fingerprint { return FormerRecordReader(body) }
    if isAtEnd { return nil }
    throw Journal.Damage()
  }

  private mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
