/// A number that identifies a text. It does not protect against forgery: two texts with the same
/// fingerprint can be made on purpose.
package struct Fingerprint: Hashable, Sendable {
  private let value: UInt64

  package init(of text: String) {
    value = text.stableHash
  }

  package init(of bytes: [UInt8]) {
    self.init(of: bytes[...])
  }

  package init(of bytes: ArraySlice<UInt8>) {
    value = bytes.stableHash
  }

  /// The fingerprint of several texts, one after the other.
  package init(of texts: [String]) {
    self.init(of: texts.map { "\($0.utf8.count) \($0)" }.joined())
  }

  /// The fingerprint whose text has that value.
  package init(_ value: UInt64) {
    self.value = value
  }

  /// The fingerprint written as `text`; nil if `text` is not a fingerprint.
  package init?(text: String) {
    guard let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// At most sixteen digits.
  package var text: String { String(value, radix: 16) }
}
