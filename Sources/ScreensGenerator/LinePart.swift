/// One of the lines that a line of code is broken into: blanks, some of the code, and perhaps a
/// comma behind it.
struct LinePart {
  let indent: Int
  /// Where the code is, in the bytes of the whole line's.
  let code: Range<Int>
  let hasComma: Bool

  init(_ indent: Int, _ code: Range<Int>, comma: Bool = false) {
    self.indent = indent
    self.code = code
    hasComma = comma
  }

  /// The bytes of the line.
  var count: Int { indent + code.count + (hasComma ? 1 : 0) }

  /// Appends the line, whose code is in `bytes`.
  func append(of bytes: [UInt8], to result: inout [UInt8]) {
    result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    result += bytes[code]
    if hasComma { result.append(UInt8(ascii: ",")) }
  }
}
