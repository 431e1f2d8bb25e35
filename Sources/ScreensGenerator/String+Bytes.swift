extension String {
  /// Whether there is nothing but visible characters of ASCII and blanks in the text.
  var isPlain: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }

  /// Whether the bytes of `text` are somewhere in this one.
  func holds(_ text: String) -> Bool { offset(of: text) != nil }

  /// How many bytes there are before the first occurrence of those of `text`.
  func offset(of text: String) -> Int? {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    return (0...bytes.count).first { bytes[$0...].starts(with: wanted) }
  }
}
