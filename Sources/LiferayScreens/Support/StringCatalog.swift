#if !canImport(UIKit)
  internal import Foundation

  /// A string catalogue, which Xcode compiles into string tables. Elsewhere it is read as it is.
  struct StringCatalog: Decodable {
    struct Entry: Decodable {
      let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
      struct Unit: Decodable {
        let value: String
      }

      let stringUnit: Unit?
    }

    let sourceLanguage: String
    let strings: [String: Entry]

    private static let read = Locked<[URL: StringCatalog?]>([:])

    /// Returns the text in the catalogue of a bundle, or nil if the bundle has no such text. If `language`
    /// is nil, the text is in the language of the app, or else in the source language of the catalogue.
    static func text(
      for key: String, in bundle: Bundle, _ table: String, _ language: String?
    ) -> String? {
      guard let url = bundle.url(forResource: table, withExtension: "xcstrings"),
        let catalogue = catalogue(at: url), let texts = catalogue.strings[key]?.localizations
      else { return nil }
      // Without a preferred language among them, Foundation chooses the first.
      let all = [catalogue.sourceLanguage] + texts.keys.sorted()
      let language = language ?? Bundle.preferredLocalizations(from: all).first
      return language.flatMap { texts[$0]?.stringUnit?.value }
    }

    private static func catalogue(at url: URL) -> StringCatalog? {
      read.withLock { read in
        if let catalogue = read[url] { return catalogue }
        let catalogue = try? JSONDecoder().decode(
          StringCatalog.self, from: Data(contentsOf: url))
        read[url] = .some(catalogue)
        return catalogue
      }
    }
  }
#endif
