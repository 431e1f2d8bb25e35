import LiferayScreens

/// Reads the values of a web content, whose XML says of what type they are.
nonisolated public final class DDMTypedValuesXMLParser {

  /// The structure that was made of the types, if none was given.
  public private(set) var createdStructure: DDMStructure?

  public init() {}

  /// Fills in the fields of a structure, or makes one. Returns how many values were read; -1 for
  /// what is not XML.
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
