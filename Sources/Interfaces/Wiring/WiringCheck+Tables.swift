import SourceText
import SwiftText

// String tables: each language has the keys of the others.
extension WiringCheck {
  mutating func checkTables(_ tables: [LanguageTable]) {
    let interfaceNames = Set(interfaces.map(\.name)).union(fileNames)
    let tables = tables.filter { table in
      let name = table.file.path.fileName.droppingSuffix(".strings")
      // These tables are optional, because their files contain the texts.
      return table.language != nil && name != "InfoPlist" && !interfaceNames.contains(name)
    }
    if tables.isEmpty { return }
    let hasTextsInCode = code.outlines.contains { $0.file.text.contains("NSLocalizedString") }
    for (_, group) in Dictionary(grouping: tables, by: \.place).sorted(by: { $0.key < $1.key }) {
      check(group, hasTextsInCode: hasTextsInCode)
    }
  }

  /// Checks the tables with the same name. Languages that lack the same keys are reported together.
  private mutating func check(_ tables: [LanguageTable], hasTextsInCode: Bool) {
    let all = tables.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let languages = Set(tables.compactMap(\.language))
    var lacking: [(keys: [String], languages: [String])] = []
    var places: [[String]: Int] = [:]
    for table in tables where !table.isVariant(among: languages) {
      let keys = all.subtracting(table.keys).filter { table.needs($0, hasTextsInCode) }.sorted()
      guard !keys.isEmpty, let language = table.language else { continue }
      if let index = places[keys] {
        lacking[index].languages.append(language)
      } else {
        places[keys] = lacking.count
        lacking.append((keys, [language]))
      }
    }
    for (keys, languages) in lacking {
      guard let other = tables.first(where: { $0.keys.contains(keys[0]) }) else { continue }
      warning(.noTexts(keys, languages), at: other.range(of: keys[0]))
    }
  }
}

extension LanguageTable {
  /// Returns whether the table needs the key. In the language of the source code, a text may be its
  /// own key or be written in code.
  fileprivate func needs(_ key: String, _ hasTextsInCode: Bool) -> Bool {
    guard let language, ["Base", "en"].contains(language) else { return true }
    let isWord = key.allSatisfy { $0.isLetter || $0.isNumber }
    let isText = key.contains { $0.isWhitespace || $0 == "%" }
    return !hasTextsInCode && !isText && !(isWord && key.first?.isUppercase == true)
  }

  /// Returns whether the table is for a variant of another language, such as `es-MX` beside `es`.
  fileprivate func isVariant(among languages: Set<String>) -> Bool {
    let general = language?.split { $0 == "-" || $0 == "_" }.first.map(String.init)
    return general != language && general.map(languages.contains) == true
  }

  fileprivate func range(of key: String) -> SourceRange {
    guard let found = file.text.firstRange(of: "\"\(key)\"") else { return file.range(0..<0) }
    let start = file.text.utf8.distance(from: file.text.startIndex, to: found.lowerBound)
    return file.range(start..<start + key.utf8.count + 2)
  }
}

extension [String] {
  /// The first texts in a list, such as `'de', 'es', 'fr' and 2 more`.
  fileprivate var some: String {
    prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      + (count > 3 ? " and \(count - 3) more" : "")
  }
}

extension Diagnostic.Message {
  fileprivate static func noTexts(_ keys: [String], _ languages: [String]) -> Self {
    let them = keys.count == 1 ? "it" : "them"
    return languages.count == 1
      ? "the table of \(languages.some) lacks \(keys.some), which this one has; add \(them) there"
      : "the tables of \(languages.some) lack \(keys.some), which this one has; add \(them) there"
  }
}
