import LiferayScreens

/// Reads the fields of a structure of Liferay 6.2.
nonisolated public struct DDMXSDParser {

  public init() {}

  /// Returns the fields at the top level; nil if the text is not the XML of a structure.
  public func parse(_ xsd: String, locale: Locale) -> [DDMField]? {
    guard let root = DDMElement.root(of: xsd) else { return nil }
    let standard = root.attributes["default-locale"] ?? "en_US"
    return root.all("dynamic-element").compactMap { element in
      var attributes = texts(of: element, locale, standard)
      attributes["options"] = element.all("dynamic-element")
        .filter { $0.attributes["type"] == "option" }.map { texts(of: $0, locale, standard) }
      return DDMField.made(of: attributes, locale: locale, version: .v62)
    }
  }

  /// The attributes of an element, and the texts that it has in the language of the user.
  private func texts(
    of element: DDMElement, _ locale: Locale, _ standard: String
  ) -> [String: Any] {
    let languages = element.all("meta-data")
    let chosen = locale.choice(
      of: languages.compactMap { $0.attributes["locale"] }, default: standard)
    let entries = languages.first { $0.attributes["locale"] == chosen }?.all("entry") ?? []
    let texts = entries.compactMap { entry in
      entry.attributes["name"].map { ($0, entry.content) }
    }
    return element.attributes.merging(texts) { _, text in text }
  }
}
