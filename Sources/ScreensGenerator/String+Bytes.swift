import SourceText

// What bytes tell as well as characters do, which take ten times as long or more.

extension String {
  /// Whether there is nothing but visible characters of ASCII and blanks in the text.
  var isPlain: Bool {
    withBytes { bytes in bytes.allSatisfy { 0x20...0x7E ~= $0 } }
  }

  /// Whether the bytes of `text` stand in this one.
  func holds(_ text: String) -> Bool { offset(of: text) != nil }

  /// How many bytes there are before the first place where those of `text` stand.
  func offset(of text: String) -> Int? {
    withBytes { whole in
      text.withBytes { text in
        if whole.count < text.count { return nil }
        return (0...whole.count - text.count).first { start in
          text.indices.allSatisfy { whole[start + $0] == text[$0] }
        }
      }
    }
  }
}
