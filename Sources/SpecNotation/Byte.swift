/// The bytes with a meaning in the notation. All of them are ASCII, so that a scanner of UTF-8
/// never looks inside a character.
enum Byte {
  static let end: UInt8 = 0
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let dash = UInt8(ascii: "-")
  static let question = UInt8(ascii: "?")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let hash = UInt8(ascii: "#")
  static let ampersand = UInt8(ascii: "&")
  static let asterisk = UInt8(ascii: "*")
  static let exclamation = UInt8(ascii: "!")
  static let bar = UInt8(ascii: "|")
  static let greater = UInt8(ascii: ">")
  static let less = UInt8(ascii: "<")
  static let singleQuote = UInt8(ascii: "'")
  static let doubleQuote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let percent = UInt8(ascii: "%")
  static let dot = UInt8(ascii: ".")
  static let plus = UInt8(ascii: "+")
  static let at = UInt8(ascii: "@")
  static let backtick = UInt8(ascii: "`")
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  @inline(__always) var isBlank: Bool { self == Byte.space || self == Byte.tab }

  /// Whether the byte is a line break or the end of the text.
  @inline(__always) var endsLine: Bool {
    self == Byte.lineFeed || self == Byte.carriageReturn || self == Byte.end
  }

  /// Whether the byte can follow an indicator, such as the dash of a list item.
  @inline(__always) var isSeparator: Bool { isBlank || endsLine }

  /// Whether the byte is `,` `[` `]` `{` or `}`, which end plain text inside brackets.
  @inline(__always) var isFlowIndicator: Bool {
    switch self {
    case Byte.comma, Byte.openBracket, Byte.closeBracket, Byte.openBrace, Byte.closeBrace: true
    default: false
    }
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// The value of a hexadecimal digit, from 0 to 15, or nil for any other byte.
  var hexValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
