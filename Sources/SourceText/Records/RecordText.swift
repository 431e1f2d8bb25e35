/// Puts the text of a part together, as a `RecordReader` takes it apart.
package struct RecordText {
  private var bytes: [UInt8] = []

  /// With room for a part as most are, as what grows is copied again and again.
  package init() {
    bytes.reserveCapacity(4 << 10)
  }

  package mutating func add(_ piece: String) { bytes += piece.utf8 }

  package mutating func add(_ fingerprint: Fingerprint) { add(fingerprint.text) }

  /// Adds what may hold a line feed: the number of its bytes, `separator`, the bytes, a line feed.
  package mutating func add(counted piece: String, after separator: Unicode.Scalar = " ") {
    bytes += String(piece.utf8.count).utf8
    bytes.append(UInt8(ascii: separator))
    bytes += piece.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The part, behind the line with the number of its bytes and their fingerprint.
  package var part: String {
    "part \(bytes.count) \(Fingerprint(of: bytes).text)\n"
      + String(decoding: bytes, as: UTF8.self)
  }
}
