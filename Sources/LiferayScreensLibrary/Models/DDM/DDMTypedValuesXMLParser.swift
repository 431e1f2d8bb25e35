import LiferayScreens

/// Reads the values of a web content from XML that also names their types.
nonisolated public final class DDMTypedValuesXMLParser {

  /// The structure that was created from the types, if the caller had none.
  public private(set) var createdStructure: DDMStructure?

  public init() {}

  /// Sets the fields of a structure, or creates one. Returns how many values were read, or -1 if
  /// the text is not XML.
  public func parse(_ xml: String, structure: DDMStructure?) -> Int {
    guard let root = DDMElement.root(of: xml) else { return -1 }
    let locale = structure?.locale ?? Locale(identifier: NSLocale.currentLocaleString)
    let standard = root.attributes["default-locale"] ?? "en_US"
    var fields: [DDMField] = []
    for element in root.all("dynamic-element") {
      guard let name = element.attributes["name"] else { continue }
      let contents = element.all("dynamic-content")
      let language = locale.choice(
        of: contents.compactMap { $0.attributes["language-id"] }, default: standard)
      let content = contents.first { $0.attributes["language-id"] == language } ?? contents.first
      let field =
        structure.map { $0.fieldBy(name: name) }
        ?? DDMField.made(
          of: element.attributes, locale: locale, version: LiferayServerContext.serverVersion)
      guard let field, let content else { continue }
      field.currentValueAsString = content.content
      fields.append(field)
    }
    if structure == nil { createdStructure = DDMStructure(fields: fields, locale: locale) }
    return fields.count
  }
}
