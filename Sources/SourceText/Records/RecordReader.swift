/// Reads a text from its start, byte by byte, because a run reads the stored data about thousands
/// of files.
package struct RecordReader {
  private var rest: ArraySlice<UInt8>

  package init(_ text: String) {
    self.init(Array(text.utf8)[...])
  }

  package init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  package var isAtEnd: Bool { rest.isEmpty }

  /// Skips `word` if the text continues with it, and returns whether it does.
  package mutating func take(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  /// Reads the text before the next space, and skips the space.
  package mutating func word() -> String? {
    part(before: " ").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads the text before the next line feed, and skips the line feed.
  package mutating func line() -> String? {
    part(before: "\n").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a number with the digits of `radix`, without a sign, and `separator`.
  package mutating func number(radix: Int = 10, before separator: Unicode.Scalar) -> UInt64? {
    guard let digits = part(before: separator), let first = digits.first,
      first >= UInt8(ascii: "0")
    else { return nil }
    return UInt64(String(decoding: digits, as: UTF8.self), radix: radix)
  }

  /// Reads a number that can be a number of bytes, and `separator`.
  package mutating func count(before separator: Unicode.Scalar) -> Int? {
    number(before: separator).flatMap { Int(exactly: $0) }
  }

  /// Reads a fingerprint, and `separator`.
  package mutating func fingerprint(before separator: Unicode.Scalar) -> Fingerprint? {
    number(radix: 16, before: separator).map(Fingerprint.init)
  }

  /// Reads a number of bytes, `separator`, that many bytes, and a line feed.
  package mutating func counted(after separator: Unicode.Scalar) -> String? {
    guard let count = count(before: separator), let text = bytes(count) else { return nil }
    return take("\n") ? String(decoding: text, as: UTF8.self) : nil
  }

  /// Reads that many bytes.
  package mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func part(before separator: Unicode.Scalar) -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: UInt8(ascii: separator)) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }
}
