/// The bytes with a meaning in XML. All of them are ASCII, so that a scanner of UTF-8 looks inside
/// a character only where a name may contain it.
enum XMLByte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let question = UInt8(ascii: "?")
  static let exclamation = UInt8(ascii: "!")
  static let equals = UInt8(ascii: "=")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let hash = UInt8(ascii: "#")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let singleQuote = UInt8(ascii: "'")
  static let doubleQuote = UInt8(ascii: "\"")
}

extension UInt8 {
  /// Whether the byte is white space: a space, a tab or a line end.
  @inline(__always) var isSpace: Bool {
    self == XMLByte.space || self == XMLByte.lineFeed || self == XMLByte.carriageReturn
      || self == XMLByte.tab
  }

  @inline(__always) var isQuote: Bool { self == XMLByte.doubleQuote || self == XMLByte.singleQuote }
}

extension Unicode.Scalar {
  /// Whether a name may begin with the scalar (production 4 of XML 1.0, fifth edition).
  var startsName: Bool {
    switch value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
      0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether a name may continue with the scalar (production 4a).
  var continuesName: Bool {
    switch value {
    case 0x2D...0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: startsName
    }
  }

  /// Whether a document may contain the scalar at all (production 2).
  var isAllowed: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
