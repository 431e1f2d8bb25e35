// Names as people read them.

extension String {
  /// The name as people read it: `Add Bookmark` for `add-bookmark`, `Folder ID` for `folderId`. A
  /// name without words, such as `__`, stays as it is.
  package var title: String {
    let words = words
    if words.isEmpty { return self }
    return words.map { $0.isAbbreviation ? $0.uppercased() : $0.upperFirst }
      .joined(separator: " ")
  }

  /// The name within a sentence: `folder ID` for `FolderID`.
  package var phrase: String {
    let words = words
    if words.isEmpty { return self }
    return words.map { word in
      word.isAbbreviation || word == word.uppercased() && word.count > 1
        ? word.uppercased() : word.lowercased()
    }.joined(separator: " ")
  }

  /// `add-bookmark` for `AddBookmark`.
  package var kebabCase: String { words.map { $0.lowercased() }.joined(separator: "-") }

  private var isAbbreviation: Bool { utf8.count <= 4 && Self.abbreviations.contains(lowercased()) }

  private static let abbreviations: Set<String> = [
    "id", "url", "html", "http", "json", "xml", "pdf",
  ]

  /// The words of a name in any of the usual spellings: `add-bookmark`, `addBookmark`, `URLField`.
  private var words: [String] {
    let letters = Array(self)
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
      let isSeparator = letter.unicodeScalars.first?.separatesWords == true
      if !isSeparator { word.append(letter) }
      if isSeparator || letters.endsWord(at: index) {
        words.append(word)
        word = ""
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }
}

extension [Character] {
  /// Whether a word begins after the letter: between `r` and `I` of `folderId`, and between `L` and
  /// `F` of `URLField`.
  fileprivate func endsWord(at index: Int) -> Bool {
    guard index + 1 < endIndex, self[index + 1].isUppercase else { return false }
    let letter = self[index]
    if letter.isLowercase || letter.isNumber { return true }
    return letter.isUppercase && index + 2 < endIndex && self[index + 2].isLowercase
  }
}
