// White space, byte by byte where a text is all ASCII, as nearly every one is: there every byte is a
// character, but for a carriage return with its line feed, which are both white space.

extension Substring {
  /// Without white space at both ends.
  var trimmed: Substring {
    guard allBytes(UTF8.isASCII) else { return trimmedByCharacters }
    guard let first = utf8.firstIndex(where: { !$0.isWhiteSpace }),
      let last = utf8.lastIndex(where: { !$0.isWhiteSpace })
    else { return self[endIndex...] }
    return self[first..<utf8.index(after: last)]
  }

  private var trimmedByCharacters: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension String {
  /// What is between white space.
  var blankSeparated: [Substring] {
    guard allBytes(UTF8.isASCII) else { return split(whereSeparator: \.isWhitespace) }
    return utf8.split(whereSeparator: \.isWhiteSpace).map { Substring($0) }
  }

  /// The text without white space.
  var withoutBlanks: String {
    guard allBytes(UTF8.isASCII) else { return filter { !$0.isWhitespace } }
    return String(decoding: utf8.filter { !$0.isWhiteSpace }, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it is white space of ASCII.
  fileprivate var isWhiteSpace: Bool { self == UInt8(ascii: " ") || 0x09...0x0D ~= self }
}
