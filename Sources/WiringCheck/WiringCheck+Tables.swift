import SourceText

// String tables: each language has the keys of the others.
extension WiringCheck {
  mutating func checkTables(_ tables: [LanguageTable]) {
    let interfaceNames = Set(interfaces.map(\.name)).union(fileNames)
    let tables = tables.filter { table in
      let name = table.file.path.fileName.droppingSuffix(".strings")
      // These have the texts of their file without a table.
      return table.language != nil && name != "InfoPlist" && !interfaceNames.contains(name)
    }
    for (_, group) in Dictionary(grouping: tables, by: \.place).sorted(by: { $0.key < $1.key }) {
      let languages = Set(group.compactMap(\.language))
      for table in group where !table.isVariant(among: languages) {
        check(table, against: group.filter { $0 != table })
      }
    }
  }

  private mutating func check(_ table: LanguageTable, against others: [LanguageTable]) {
    let all = others.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let missing = all.subtracting(table.keys).filter { !table.isWritten(as: $0) }.sorted()
    guard let first = missing.first,
      let other = others.first(where: { $0.keys.contains(first) })
    else { return }
    warning(
      .noText(missing, table.name), at: table.file.range(0..<0),
      notes: [Diagnostic.Note(.keyHere(first), at: other.range(of: first))])
  }
}

extension LanguageTable {
  /// `de.lproj/Notes.strings`
  fileprivate var name: String { String(folder).fileName + "/" + file.path.fileName }

  /// Whether it is for a part of those who speak a language, as `es-MX` is beside `es`.
  fileprivate func isVariant(among languages: Set<String>) -> Bool {
    let general = language?.split { $0 == "-" || $0 == "_" }.first.map(String.init)
    return general != language && general.map(languages.contains) == true
  }

  /// Whether a key is the text itself in the language of the source code, as `Save all` may be.
  fileprivate func isWritten(as key: String) -> Bool {
    ["Base", "en"].contains(language)
      && (key.contains { $0.isWhitespace }
        || key.allSatisfy(\.isLetter) && key.first?.isUppercase == true)
  }

  fileprivate func range(of key: String) -> SourceRange {
    guard let found = file.text.firstRange(of: "\"\(key)\"") else { return file.range(0..<0) }
    let start = file.text.utf8.distance(from: file.text.startIndex, to: found.lowerBound)
    return file.range(start..<start + key.utf8.count + 2)
  }
}

extension Diagnostic.Message {
  fileprivate static func noText(_ keys: [String], _ table: String) -> Self {
    let names = keys.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    return
      "'\(table)' lacks \(names)\(more), which users then read instead of a text; add what it means"
  }

  fileprivate static func keyHere(_ key: String) -> Self { "'\(key)' is here" }
}
