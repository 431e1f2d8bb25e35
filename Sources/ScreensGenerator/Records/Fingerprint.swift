/// A number that tells a text from others: FNV-1a, of 64 bits.
package struct Fingerprint: Hashable, Sendable {
  private let value: UInt64

  package init(of text: String) {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }

  /// Reads what `text` gave.
  init?(_ text: String) {
    guard let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen digits at most.
  package var text: String { String(value, radix: 16) }
}
