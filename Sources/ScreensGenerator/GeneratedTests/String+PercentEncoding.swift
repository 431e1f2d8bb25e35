extension String {
  /// The text, encoded for use in a path or in a query.
  var percentEncoded: String {
    utf8.map { byte in
      if byte.isUnreserved { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  /// An encoded text with the marks `-._~` encoded as well.
  var marksEncoded: String {
    utf8.map { byte in
      "-._~".utf8.contains(byte)
        ? "%" + String(byte, radix: 16, uppercase: true) : String(UnicodeScalar(byte))
    }.joined()
  }
}

extension UInt8 {
  /// Whether the byte needs no encoding in any part of an address.
  var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(self)
    }
  }
}
