import SourceText
import SpecModel

extension String {
  /// `FolderId` for `folderId`: the name as the second part of another one.
  var upperFirst: String {
    guard let first = unicodeScalars.first else { return self }
    if first.isASCII { return withFirst(1, \.asciiUppercased) }
    return first.properties.uppercaseMapping + Substring(unicodeScalars.dropFirst())
  }

  /// `barTheme` for `BarTheme`.
  var lowerFirst: String {
    guard let first = utf8.first else { return self }
    return UTF8.isASCII(first)
      ? withFirst(1, \.asciiLowercased) : prefix(1).lowercased() + dropFirst()
  }

  /// The text with what `change` makes of its first `count` bytes, which are ASCII.
  private func withFirst(_ count: Int, _ change: (UInt8) -> UInt8) -> String {
    withBytes { bytes in
      if bytes.prefix(count).allSatisfy({ change($0) == $0 }) { return self }
      return String(unsafeUninitializedCapacity: bytes.count) { changed in
        _ = changed.initialize(from: bytes)
        for index in 0..<count { changed[index] = change(bytes[index]) }
        return bytes.count
      }
    }
  }

  /// `Add Bookmark` for `add-bookmark`, `Folder ID` for `folderId`: the name as people read it. One
  /// without a word in it, as `__`, stays as it is.
  var title: String {
    let words = words
    if words.isEmpty { return self }
    return words.map { $0.isAbbreviation ? $0.uppercased() : $0.upperFirst }
      .joined(separator: " ")
  }

  /// `folder ID` for `FolderID`: the name within a sentence.
  var phrase: String {
    let words = words
    if words.isEmpty { return self }
    return words.map { word in
      word.isAbbreviation || word == word.uppercased() && word.count > 1
        ? word.uppercased() : word.lowercased()
    }.joined(separator: " ")
  }

  /// `add-bookmark` for `AddBookmark`.
  var kebabCase: String { words.map { $0.lowercased() }.joined(separator: "-") }

  private var isAbbreviation: Bool { utf8.count <= 4 && Self.abbreviations.contains(lowercased()) }

  private static let abbreviations: Set<String> = [
    "id", "url", "html", "http", "json", "xml", "pdf",
  ]

  /// The words of a name in any of the usual spellings: `add-bookmark`, `addBookmark`, `URLField`.
  private var words: [String] {
    let words = withBytes { bytes in
      bytes.isASCII ? bytes.words.map { String(decoding: bytes[$0], as: UTF8.self) } : nil
    }
    if let words { return words }
    let letters = Array(self)
    return letters.words.map { String(letters[$0]) }
  }
}

/// A character, or a byte of a text that is all ASCII and then told apart much faster.
private protocol Letter {
  var isUppercase: Bool { get }
  var isLowercase: Bool { get }
  var isNumber: Bool { get }
  /// Whether it is a hyphen, an underscore, a dot or a space.
  var separatesWords: Bool { get }
}

extension RandomAccessCollection where Element: Letter, Index == Int {
  /// Where the words stand.
  fileprivate var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for index in indices {
      if self[index].separatesWords {
        if start < index { words.append(start..<index) }
        start = index + 1
      } else if endsWord(at: index) {
        words.append(start..<index + 1)
        start = index + 1
      }
    }
    if start < endIndex { words.append(start..<endIndex) }
    return words
  }

  /// Whether a word begins behind the letter: between `r` and `I` of `folderId`, and between `L` and
  /// `F` of `URLField`.
  private func endsWord(at index: Int) -> Bool {
    guard index + 1 < endIndex, self[index + 1].isUppercase else { return false }
    let letter = self[index]
    if letter.isLowercase || letter.isNumber { return true }
    return letter.isUppercase && index + 2 < endIndex && self[index + 2].isLowercase
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool { allSatisfy(UTF8.isASCII) }
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

  fileprivate var asciiUppercased: UInt8 { isLowercase ? self - 0x20 : self }
  fileprivate var asciiLowercased: UInt8 { isUppercase ? self + 0x20 : self }
}
