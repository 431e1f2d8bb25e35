// Names in other spellings.

extension String {
  /// The name as the second part of another name: `FolderId` for `folderId`.
  package var upperFirst: String {
    guard let first, !first.isUppercase else { return self }
    return first.uppercased() + dropFirst()
  }

  /// `barTheme` for `BarTheme`.
  package var lowerFirst: String { prefix(1).lowercased() + dropFirst() }

  /// `AddBookmark` for `add-bookmark`, `LoadRatings` for `loadRatings`.
  package var capitalizedWords: String {
    // Most names are one word.
    guard unicodeScalars.contains(where: \.separatesWords) else { return upperFirst }
    return wordsBetweenSigns.map(\.upperFirst).joined()
  }

  /// `folderId` for `folder-id`, `urlField` for `URL-field`.
  var lowerCamelWords: String {
    let words = wordsBetweenSigns
    return (words.first ?? "").lowerCamel + words.dropFirst().map(\.upperFirst).joined()
  }

  private var wordsBetweenSigns: [String] {
    unicodeScalars.split(whereSeparator: \.separatesWords).map { String($0) }
  }

  /// `addBookmark` for `AddBookmark`, `urlShortener` for `URLShortener`, `url` for `URL`.
  package var lowerCamel: String {
    guard first?.isUppercase == true else { return self }
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    // The last of several capitals begins the next word.
    let isWord = capitals.count == 1 || capitals.endIndex == endIndex
    let end = isWord ? capitals.endIndex : index(before: capitals.endIndex)
    return self[..<end].lowercased() + self[end...]
  }
}

extension Unicode.Scalar {
  /// Whether it is a hyphen, an underscore, a dot or a space.
  package var separatesWords: Bool { self == "-" || self == "_" || self == "." || self == " " }
}
