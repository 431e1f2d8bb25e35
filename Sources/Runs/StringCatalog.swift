import Foundation
import SourceText

/// The texts of a string catalogue, as Xcode writes it.
struct StringCatalog {
  private struct Content: Decodable {
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    struct Unit: Decodable {
      let value: String
    }

    let stringUnit: Unit?
  }

  private let strings: [String: Entry]

  /// Reads the catalogue, which has no texts if it cannot be read.
  init(_ file: SourceFile) {
    let content = try? JSONDecoder().decode(Content.self, from: Data(file.text.utf8))
    strings = content?.strings ?? [:]
  }

  /// Returns the texts in a language, by their keys.
  func texts(in language: String) -> [String: String] {
    strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
  }
}
