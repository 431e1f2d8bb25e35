/// Settled specs are a text of lines that begin with a word, the first with a fingerprint of all that
/// follow:
///
/// ```
/// screens-gen settled 1 4f9c02d1a5d1f0c3
/// spec 14b6e9b6a5d1f0c3
/// set 90a5d1f0c314b6e9 24 ../Flat7/flat7.theme.yml
/// identical 1f0c314b6e9b6a5d 40 AddBookmarkScreenlet/Models/Bookmark.swift
/// absent - 72 AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.xib.generated
/// ```
///
/// A path, which can hold a line feed, stands behind the number of its bytes.
extension SettledSpec {
  private static let title = "screens-gen settled 1 "
  private static let words: [(word: String, change: FileChange?)] = [
    ("identical", .identical), ("keep", .keep), ("skip", .skip), ("absent", nil),
  ]

  package static func text(of specs: [SettledSpec]) -> String {
    let body = specs.map(\.text).joined()
    return title + Fingerprint(of: body).text + "\n" + body
  }

  /// Reads stored specs; none if the text is damaged, or none of ours.
  package static func specs(in text: String) -> [SettledSpec] {
    var reader = RecordReader(text)
    guard reader.take(title), let fingerprint = reader.line(),
      Fingerprint(fingerprint) == Fingerprint(of: reader.remainder)
    else { return [] }
    var specs: [SettledSpec] = []
    while !reader.isAtEnd {
      guard let spec = SettledSpec(&reader) else { return [] }
      specs.append(spec)
    }
    return specs
  }

  private var text: String {
    var text = "spec \(input.text)\n"
    for (path, fingerprint) in themeSets.sorted(by: { $0.key < $1.key }) {
      text += "set \(fingerprint.text) \(path.utf8.count) \(path)\n"
    }
    for place in places {
      let word = Self.words.first { $0.change == place.change }?.word ?? ""
      text += "\(word) \(place.text?.text ?? "-") \(place.path.utf8.count) \(place.path)\n"
    }
    return text
  }

  private init?(_ reader: inout RecordReader) {
    guard reader.take("spec "), let input = reader.line().flatMap({ Fingerprint($0) }) else {
      return nil
    }
    var themeSets: [String: Fingerprint] = [:]
    while reader.take("set ") {
      guard let text = reader.word().flatMap({ Fingerprint($0) }),
        let path = reader.counted(after: " ")
      else { return nil }
      themeSets[path] = text
    }
    var places: [Place] = []
    while let (_, change) = Self.words.first(where: { reader.take($0.word + " ") }) {
      guard let text = reader.word(), let path = reader.counted(after: " ") else { return nil }
      places.append(Place(path: path, change: change, text: Fingerprint(text)))
    }
    self.init(input: input, themeSets: themeSets, places: places)
  }
}
