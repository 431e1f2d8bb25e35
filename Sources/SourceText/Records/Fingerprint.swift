/// A number that tells a text from others. It is no secret: whoever wants two texts of one
/// fingerprint can make them.
package struct Fingerprint: Hashable, Sendable {
  private let value: UInt64

  package init(of text: String) {
    var text = text
    value = text.withUTF8 { Self.value(of: UnsafeRawBufferPointer($0)) }
  }

  package init(of bytes: [UInt8]) {
    self.init(of: bytes[...])
  }

  package init(of bytes: ArraySlice<UInt8>) {
    value = bytes.withUnsafeBytes { Self.value(of: $0) }
  }

  /// Of several texts, one after the other.
  package init(of texts: [String]) {
    self.init(of: texts.map { "\($0.utf8.count) \($0)" }.joined())
  }

  /// Eight bytes at a time, as a text is as long as a file, and four values side by side, which do
  /// not wait for each other. No step brings two values of a number together, so that texts that
  /// differ in one place only never agree.
  private static func value(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    func word(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    let count = UInt64(bytes.count)
    var (first, second, third, fourth) = (count, count, count, count)
    var offset = 0
    while bytes.count - offset >= 32 {
      first = mixed(first, word(offset))
      second = mixed(second, word(offset &+ 8))
      third = mixed(third, word(offset &+ 16))
      fourth = mixed(fourth, word(offset &+ 24))
      offset &+= 32
    }
    var value = mixed(mixed(mixed(first, second), third), fourth)
    while bytes.count - offset >= 8 {
      value = mixed(value, word(offset))
      offset &+= 8
    }
    return mixed(value, bytes[offset...].reduce(0) { $0 << 8 | UInt64($1) })
  }

  private static func mixed(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// Of the number that `text` has.
  package init(_ value: UInt64) {
    self.value = value
  }

  /// The fingerprint with that text; nil if it is not the text of one.
  package init?(text: String) {
    guard let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen digits at most.
  package var text: String {
    var bytes: [UInt8] = []
    appendText(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of the text.
  package func appendText(to bytes: inout [UInt8]) {
    let digits = max(1, (64 - value.leadingZeroBitCount + 3) / 4)
    for place in (0..<digits).reversed() {
      let digit = UInt8(truncatingIfNeeded: value >> (4 * place) & 0xF)
      bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
    }
  }
}
