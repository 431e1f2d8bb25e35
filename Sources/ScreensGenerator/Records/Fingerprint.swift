/// A number that tells a text from others. It is no secret: whoever wants two texts of one
/// fingerprint can make them.
package struct Fingerprint: Hashable, Sendable {
  private let value: UInt64

  package init(of text: String) {
    var text = text
    value = text.withUTF8 { Self.value(of: UnsafeRawBufferPointer($0)) }
  }

  package init(of bytes: [UInt8]) {
    value = bytes.withUnsafeBytes { Self.value(of: $0) }
  }

  /// Of several texts, one after the other.
  package init(of texts: [String]) {
    self.init(of: texts.map { "\($0.utf8.count) \($0)" }.joined())
  }

  /// Eight bytes at a time, as a text is as long as a file. No step brings two values together, so
  /// that texts that differ in one place only never agree.
  private static func value(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var value = UInt64(bytes.count)
    func add(_ word: UInt64) {
      value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
      value ^= value >> 32
    }
    let rest = bytes.count % 8
    for offset in stride(from: 0, to: bytes.count - rest, by: 8) {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    add(bytes.suffix(rest).reduce(0) { $0 << 8 | UInt64($1) })
    return value
  }

  /// Reads what `text` gave.
  init?(_ text: String) {
    guard let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen digits at most.
  package var text: String { String(value, radix: 16) }
}
