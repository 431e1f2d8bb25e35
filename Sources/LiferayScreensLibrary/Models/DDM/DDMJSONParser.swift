import LiferayScreens

/// Reads the fields of a structure of Liferay 7.
nonisolated public struct DDMJSONParser {

  public init() {}

  /// The fields at the top level; nil for what is not such JSON.
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

  /// The value, with one language of each object that has several, in lists of objects too.
  private func localized(_ value: Any, _ locale: Locale, _ standard: String) -> Any {
    if let list = value as? [[String: Any]] {
      return list.map { $0.mapValues { localized($0, locale, standard) } }
    }
    guard let texts = value as? [String: Any] else { return value }
    let languages = texts.keys.sorted()
    let language = locale.choice(of: languages, default: standard) ?? languages.first
    return language.flatMap { texts[$0] } ?? ""
  }
}
