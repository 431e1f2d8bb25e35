// What bytes tell as well as characters do, which take ten times as long or more.

extension String {
  /// Whether there is nothing but visible characters of ASCII and blanks in the text.
  var isPlain: Bool {
    var text = self
    return text.withUTF8 { bytes in bytes.allSatisfy { 0x20...0x7E ~= $0 } }
  }

  /// Whether the bytes of `text` stand in this one.
  func holds(_ text: String) -> Bool { offset(of: text) != nil }

  /// How many bytes there are before the first place where those of `text` stand.
  func offset(of text: String) -> Int? {
    var rest = utf8[...]
    var offset = 0
    while rest.count >= text.utf8.count {
      if rest.starts(with: text.utf8) { return offset }
      rest.removeFirst()
      offset += 1
    }
    return nil
  }
}
