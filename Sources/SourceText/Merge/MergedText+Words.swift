extension MergedText {
  /// The merge with those conflicts settled in which the sides changed different words of the same
  /// lines: the generator changed a name in a line that you edited elsewhere. A string literal or a
  /// comment that you edited stays as you wrote it.
  ///
  /// Use it only for changes that are known to be changes of words, such as a name that changes
  /// everywhere. Other edits of the same line may contradict each other.
  package var settledByWords: MergedText {
    MergedText(
      parts: parts.map { part in
        guard case .conflict(let yours, let base, let generated) = part else { return part }
        let (baseWords, yourWords) = (words(of: base), words(of: yours))
        let otherWords = words(of: generated)
        let merge = ThreeWayMerge(
          base: baseWords, yours: yourWords, generated: otherWords, joining: .touchingButSwaps)
        let prose = proseWords(in: baseWords)
        var text = ""
        for stretch in merge.stretches {
          switch stretch {
          case .yours(let range): text += yourWords[range].text
          case .generated(let range): text += otherWords[range].text
          case .conflict(let range, let base, _):
            if base.isEmpty || !prose.isSuperset(of: base) { return part }
            text += yourWords[range].text
          }
        }
        return .agreed([Line](of: text))
      }, like: self)
  }
}

/// Returns the names and numbers, the blanks, and the other single characters of the lines. Joined,
/// they are the lines again.
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

/// The indices of the words in string literals and comments, without code that is interpolated.
private func proseWords(in words: [Line]) -> Set<Int> {
  var prose: Set<Int> = []
  var isInString = false
  var isInComment = false
  var parentheses = 0
  var index = 0
  while index < words.count {
    let isProse = isInComment || isInString && parentheses == 0
    let (word, next) = (words[index].text, index + 1 < words.count ? words[index + 1].text : "")
    if isProse { prose.insert(index) }
    switch (word, next) {
    case ("\n", _): (isInString, isInComment, parentheses) = (false, false, 0)
    case (_, _) where isInComment: break
    case ("\\", "(") where isProse:
      parentheses = 1
      index += 1
    case ("\\", _) where isProse:
      prose.insert(index + 1)
      index += 1
    case ("\"", _): isInString.toggle()
    case ("(", _) where parentheses > 0: parentheses += 1
    case (")", _) where parentheses > 0: parentheses -= 1
    case ("/", "/") where !isInString: isInComment = true
    default: break
    }
    index += 1
  }
  return prose
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
