import SpecModel

extension String {
  /// `addBookmark` for `AddBookmark`, `urlShortener` for `URLShortener`, `url` for `URL`.
  var lowerCamel: String { isASCII ? lowerCamel(utf8) : lowerCamel(self) }

  private func lowerCamel<Letters: BidirectionalCollection>(_ letters: Letters) -> String
  where Letters.Element: Letter, Letters.Index == Index {
    let end = letters.firstIndex { !$0.isUppercase && !$0.isNumber } ?? endIndex
    guard let first = letters.first, first.isUppercase else { return self }
    let isAll = end == endIndex || letters.index(after: startIndex) == end
    let loweredEnd = isAll ? end : letters.index(before: end)
    return self[..<loweredEnd].lowercased() + self[loweredEnd...]
  }

  /// `FolderId` for `folderId`: the name as the second part of another one.
  var upperFirst: String {
    guard let first = unicodeScalars.first else { return self }
    if "A"..."Z" ~= first { return self }
    return first.properties.uppercaseMapping + Substring(unicodeScalars.dropFirst())
  }

  /// `Add Bookmark` for `add-bookmark`, `Folder ID` for `folderId`: the name as people read it. One
  /// without a word in it, as `__`, stays as it is.
  var title: String {
    let words = words
    if words.isEmpty { return self }
    return words.map { word in
      Self.abbreviations.contains(word.lowercased()) ? word.uppercased() : String(word).upperFirst
    }.joined(separator: " ")
  }

  /// `folder ID` for `FolderID`: the name within a sentence.
  var phrase: String {
    let words = words
    if words.isEmpty { return self }
    return words.map { word in
      Self.abbreviations.contains(word.lowercased()) || word == word.uppercased() && word.count > 1
        ? word.uppercased() : word.lowercased()
    }.joined(separator: " ")
  }

  /// `add-bookmark` for `AddBookmark`.
  var kebabCase: String { words.map { $0.lowercased() }.joined(separator: "-") }

  private static let abbreviations: Set<String> = [
    "id", "url", "html", "http", "json", "xml", "pdf",
  ]

  /// The words of a name in any of the usual spellings: `add-bookmark`, `addBookmark`, `URLField`.
  private var words: [Substring] { isASCII ? words(utf8) : words(self) }

  private func words<Letters: Collection>(_ letters: Letters) -> [Substring]
  where Letters.Element: Letter, Letters.Index == Index {
    var words: [Substring] = []
    func add(_ range: Range<Index>) { if !range.isEmpty { words.append(self[range]) } }
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let next = letters.index(after: index)
      if letters[index].separatesWords {
        add(start..<index)
        start = next
      } else if letters[index...].startsWithBoundary {
        add(start..<next)
        start = next
      }
      index = next
    }
    add(start..<endIndex)
    return words
  }

  private var isASCII: Bool { utf8.allSatisfy(UTF8.isASCII) }
}

/// A character, or a byte of a text that is all ASCII and then told apart much faster.
private protocol Letter {
  var isUppercase: Bool { get }
  var isLowercase: Bool { get }
  var isNumber: Bool { get }
  /// Whether it is a hyphen, an underscore, a dot or a space.
  var separatesWords: Bool { get }
}

extension Collection where Element: Letter {
  /// Between `r` and `I` of `folderId`, and between `L` and `F` of `URLField`.
  fileprivate var startsWithBoundary: Bool {
    var rest = makeIterator()
    guard let letter = rest.next(), let next = rest.next(), next.isUppercase else { return false }
    if letter.isLowercase || letter.isNumber { return true }
    return letter.isUppercase && rest.next()?.isLowercase == true
  }
}

extension Character: Letter {
  fileprivate var separatesWords: Bool { self == "-" || self == "_" || self == "." || self == " " }
}

extension UInt8: Letter {
  fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  fileprivate var isNumber: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var separatesWords: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): true
    default: false
    }
  }
}
