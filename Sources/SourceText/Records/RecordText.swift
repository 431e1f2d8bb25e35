/// Composes the text of a part, which a `RecordReader` can read.
package struct RecordText {
  private var bytes: [UInt8] = []

  /// Creates an empty text with reserved capacity for a usual part, because growing text is copied
  /// repeatedly.
  package init() {
    bytes.reserveCapacity(4 << 10)
  }

  package mutating func add(_ piece: String) { bytes += piece.utf8 }

  package mutating func add(_ fingerprint: Fingerprint) { add(fingerprint.text) }

  /// Adds a piece that may contain line feeds: its number of bytes, `separator`, the piece and a
  /// line feed.
  package mutating func add(counted piece: String, after separator: Unicode.Scalar = " ") {
    bytes += String(piece.utf8.count).utf8
    bytes.append(UInt8(ascii: separator))
    bytes += piece.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The part, preceded by a line with its number of bytes and its fingerprint.
  package var part: String {
    "part \(bytes.count) \(Fingerprint(of: bytes).text)\n"
      + String(decoding: bytes, as: UTF8.self)
  }
}
