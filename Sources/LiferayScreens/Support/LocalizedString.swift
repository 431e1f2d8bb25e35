internal import Foundation

/// Returns the text for `key` in the strings table or string catalogue `tableName`. Returns the key if
/// that has no text for it.
///
/// In the table, the key is written as `<tableName>-<key>`. The bundle of `obj`'s class is searched
/// first, then the app's, and then those in which the theme of the class would be searched for. All
/// of them are searched in the `language` of `LiferayServerContext` if that is set, then in the
/// language of the app, and then in English. May be called from any thread.
public func LocalizedString(_ tableName: String, key: String, obj: AnyObject?) -> String {
  let table = LocalizedTable(name: tableName, owner: obj.map { type(of: $0) })
  let fullKey = "\(tableName)-\(key)"
  return LiferayServerContext.language.flatMap { table.text(for: fullKey, in: $0) }
    ?? table.text(for: fullKey, in: nil) ?? table.text(for: fullKey, in: "en") ?? key
}

/// A strings table, in all bundles that may have it.
private struct LocalizedTable {

  let name: String
  /// The class to which the texts belong.
  let owner: AnyClass?

  /// Returns the text in a language, or in the language of the app if it is nil.
  func text(for key: String, in language: String?) -> String? {
    let bundles = [owner.map { Bundle(for: $0) }, .main]
    return bundles.lazy.compactMap { $0 }.compactMap { text(for: key, in: $0, language) }.first
      ?? ResourceDirectories(for: owner).first { directory in
        Bundle(url: directory.url).flatMap { text(for: key, in: $0, language) }
      }
  }

  private func text(for key: String, in bundle: Bundle, _ language: String?) -> String? {
    let tables = language.map { localized(bundle, $0) } ?? bundle
    let text = tables?.localizedString(forKey: key, value: nil, table: name)
    #if canImport(UIKit)
      return text == key ? nil : text
    #else
      return text == key || text == nil
        ? StringCatalog.text(for: key, in: bundle, name, language) : text
    #endif
  }

  /// Returns the folder of a language as a bundle, or nil if there is none.
  private func localized(_ bundle: Bundle, _ language: String) -> Bundle? {
    let folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
    return folders.lazy
      .map { $0.appendingPathComponent("\(language).lproj", isDirectory: true) }
      .compactMap { Bundle(url: $0) }.first
  }
}
