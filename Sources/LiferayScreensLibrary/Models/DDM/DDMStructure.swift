import LiferayScreens

/// The definition of a form: its fields.
nonisolated open class DDMStructure {

  open var fields: [DDMField]

  /// The other attributes of the structure, as the server sent them.
  public let attributes: [String: Any]

  public let locale: Locale

  /// Creates a structure of fields.
  public init(fields: [DDMField], locale: Locale, attributes: [String: Any] = [:]) {
    (self.fields, self.locale, self.attributes) = (fields, locale, attributes)
  }

  /// Reads the XML of Liferay 6.2; nil if it has no fields.
  public convenience init?(xsd: String, locale: Locale, attributes: [String: Any] = [:]) {
    self.init(DDMXSDParser().parse(xsd, locale: locale), locale, attributes)
  }

  /// Reads the JSON of Liferay 7; nil if it has no fields.
  public convenience init?(json: String, locale: Locale, attributes: [String: Any] = [:]) {
    self.init(DDMJSONParser().parse(json, locale: locale), locale, attributes)
  }

  /// Reads a structure as services return it; nil if it has no definition.
  public convenience init?(structureData: [String: Any], locale: Locale) {
    var attributes = structureData
    if let xsd = attributes.removeValue(forKey: "xsd") as? String {
      self.init(xsd: xsd, locale: locale, attributes: attributes)
    } else if let json = attributes.removeValue(forKey: "definition") as? String {
      self.init(json: json, locale: locale, attributes: attributes)
    } else {
      return nil
    }
  }

  private convenience init?(
    _ fields: [DDMField]?, _ locale: Locale, _ attributes: [String: Any]
  ) {
    guard let fields, !fields.isEmpty else { return nil }
    self.init(fields: fields, locale: locale, attributes: attributes)
  }

  // MARK: Fields

  public subscript(fieldName: String) -> DDMField? { fieldBy(name: fieldName) }

  /// The field with this name, whatever its case.
  public func fieldBy(name: String) -> DDMField? {
    fields.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The fields of a class.
  public func fieldsBy<Field: DDMField>(type: Field.Type) -> [Field] {
    fields.compactMap { $0 as? Field }
  }
}
