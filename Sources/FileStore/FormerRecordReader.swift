import SourceText

/// Reads the text of a record in the format of the former version of this tool, from its start.
struct FormerRecordReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips `word` if the text continues with it, and returns whether it does.
  mutating func take(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  /// Reads the text before the next line feed, and skips the line feed.
  mutating func line() -> String? { text(before: "\n") }

  /// Reads a number with the digits of `radix`, without a sign, and `separator`.
  mutating func number(radix: Int = 10, before separator: Unicode.Scalar) -> UInt64? {
    guard let digits = text(before: separator), digits.first != "+" else { return nil }
    return UInt64(digits, radix: radix)
  }

  /// Reads a fingerprint, and `separator`.
  mutating func fingerprint(before separator: Unicode.Scalar) -> Fingerprint? {
    number(radix: 16, before: separator).map(Fingerprint.init)
  }

  /// Reads a number of bytes, `separator`, that many bytes, and a line feed.
  mutating func counted(after separator: Unicode.Scalar = " ") -> String? {
    guard let bytes = bytes(number(before: separator)), take("\n") else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func bytes(_ count: UInt64?) -> ArraySlice<UInt8>? {
    guard let count, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  private mutating func text(before separator: Unicode.Scalar) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: separator)) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}

/// Parts are pieces of the text. Before each is a line with its number of bytes and its
/// fingerprint, such as `part 11 9b6a5d1f0c314b6e`.
extension FormerRecordReader {
  enum Part {
    case whole(FormerRecordReader)
    /// The text ends before the part does, or the bytes of the part are not those that were
    /// written.
    case cut
    case damaged
  }

  /// Reads the next part. Returns nil at the end.
  mutating func part() -> Part? {
    if isAtEnd { return nil }
    guard let head = line() else { return .cut }
    var reader = FormerRecordReader(head + "\n")
    guard reader.take("part "), let count = reader.number(before: " "),
      let fingerprint = reader.fingerprint(before: "\n")
    else { return .damaged }
    guard let body = bytes(count) else { return .cut }
    if Fingerprint(of: body) == fingerprint { return .whole(FormerRecordReader(body)) }
    return isAtEnd ? .cut : .damaged
  }
}
