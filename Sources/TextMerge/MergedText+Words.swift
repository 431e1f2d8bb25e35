extension MergedText {
  /// The merge with those conflicts settled in which the sides changed different words of the same
  /// lines: the generator changed a name in a line that you edited elsewhere.
  ///
  /// Only for changes that are known to be of words, such as a name that changes everywhere. Other
  /// edits of the same line may well contradict each other.
  package var settledByWords: MergedText {
    MergedText(
      parts: parts.map { part in
        guard case .conflict(let yours, let base, let generated) = part else { return part }
        let (yourWords, otherWords) = (words(of: yours), words(of: generated))
        let merge = ThreeWayMerge(
          base: words(of: base), yours: yourWords, generated: otherWords, joining: .touchingButSwaps
        )
        var text = ""
        for stretch in merge.stretches {
          switch stretch {
          case .yours(let range): text += yourWords[range].text
          case .generated(let range): text += otherWords[range].text
          case .conflict: return part
          }
        }
        return .agreed([Line](of: text))
      }, like: self)
  }
}

/// The names and numbers, blanks, and other single characters of the lines; joined, they are the
/// lines again.
func words(of lines: [Line]) -> [Line] {
  let bytes = ArraySlice(lines.flatMap(\.bytes))
  var words: [Line] = []
  var start = 0
  while start < bytes.count {
    let kind = WordKind(bytes[start])
    var end = start + 1
    while kind != .other, end < bytes.count, WordKind(bytes[end]) == kind { end += 1 }
    words.append(Line(bytes: bytes[start..<end]))
    start = end
  }
  return words
}

enum WordKind {
  case name, blank, other

  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      self = .name
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      self = .blank
    default:
      self = .other
    }
  }
}
