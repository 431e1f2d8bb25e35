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

    let strings: [String: Entry]

    private static let read = Locked<[URL: StringCatalog?]>([:])

    /// Returns the text in the catalogue of a bundle, or nil if there is none: in a language, or in that
    /// of the app if it is nil.
    static func text(
      for key: String, in bundle: Bundle, _ table: String, _ language: String?
    ) -> String? {
      guard let url = bundle.url(forResource: table, withExtension: "xcstrings"),
        let texts = catalogue(at: url)?.strings[key]?.localizations
      else { return nil }
      let language =
        language ?? Bundle.preferredLocalizations(from: texts.keys.sorted()).first
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
