/// Tells how deep in brackets each byte of a line of code stands, one after the other. A bracket is
/// as deep as what is around it.
struct DepthMeter {
  /// The depth of what stands in a string.
  static let inString = 1_000

  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  mutating func depth(at byte: UInt8) -> Int {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return Self.inString
    }
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      return Self.inString
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      return depth - 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      return depth
    default:
      return depth
    }
  }
}
