import SpecModel

extension String {
  /// `addBookmark` for `AddBookmark`, `urlShortener` for `URLShortener`, `url` for `URL`.
  var lowerCamel: String {
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    guard let first, first.isUppercase else { return self }
    let lowered =
      capitals.count == 1 || capitals.count == count ? capitals : capitals.dropLast()
    return lowered.lowercased() + dropFirst(lowered.count)
  }

  /// `FolderId` for `folderId`: the name as the second part of another one.
  var upperFirst: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.uppercaseMapping + String(unicodeScalars.dropFirst())
  }

  /// `Add Bookmark` for `add-bookmark`, `Folder ID` for `folderId`: the name as people read it. One
  /// without a word in it, as `__`, stays as it is.
  var title: String {
    if words.isEmpty { return self }
    return words.map { word in
      Self.abbreviations.contains(word.lowercased()) ? word.uppercased() : String(word).upperFirst
    }.joined(separator: " ")
  }

  /// `folder ID` for `FolderID`: the name within a sentence.
  var phrase: String {
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
  private var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index] == "-" || self[index] == "_" || self[index] == "." || self[index] == " " {
        words.append(self[start..<index])
        start = next
      } else if next < endIndex, isBoundary(after: index, before: next) {
        words.append(self[start..<next])
        start = next
      }
      index = next
    }
    words.append(self[start...])
    return words.filter { !$0.isEmpty }
  }

  /// Between `r` and `I` of `folderId`, and between `L` and `F` of `URLField`.
  private func isBoundary(after index: Index, before next: Index) -> Bool {
    guard self[next].isUppercase else { return false }
    if self[index].isLowercase || self[index].isNumber { return true }
    let following = self.index(after: next)
    return self[index].isUppercase && following < endIndex && self[following].isLowercase
  }
}
