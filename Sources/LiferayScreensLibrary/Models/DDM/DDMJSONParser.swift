import LiferayScreens

/// Reads the fields of a structure of Liferay 7.
nonisolated public struct DDMJSONParser {

  public init() {}

  /// Returns the fields at the top level; nil if the text is not the JSON of a structure.
  public func parse(_ json: String, locale: Locale) -> [DDMField]? {
    guard
      let definition = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
      let fields = definition.attributesListAttribute("fields")
    else { return nil }
    let standard = definition.stringAttribute("defaultLanguageId") ?? "en_US"
    return fields.compactMap { field in
      DDMField.made(
        of: field.mapValues { localized($0, locale, standard) }, locale: locale, version: .v70)
    }
  }

  /// Replaces each object of translations by its text in one language, also within lists.
  private func localized(_ value: Any, _ locale: Locale, _ standard: String) -> Any {
    if let list = (value as? [Any])?.attributesElements {
      return list.map { $0.mapValues { localized($0, locale, standard) } }
    }
    guard let texts = value as? [String: Any] else { return value }
    let languages = texts.keys.sorted()
    let language = locale.choice(of: languages, default: standard) ?? languages.first
    return language.flatMap { texts[$0] } ?? ""
  }
}
