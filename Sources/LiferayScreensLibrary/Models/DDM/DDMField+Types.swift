import LiferayScreens

extension DDMField {

  /// The type of a value, under the server's name.
  nonisolated public enum DataType: String, Sendable, CaseIterable {
    case unsupported = ""
    case ddmBoolean = "boolean"
    case ddmString = "string"
    case ddmDate = "date"
    case ddmInteger = "integer"
    case ddmNumber = "number"
    case ddmDouble = "double"
    case ddmDocument = "document-library"
    case ddmImage = "image"
    case ddmGeolocation = "geolocation"

    /// The type that the attributes name, or else the default of the editor.
    init(attributes: [String: Any]) {
      let named = attributes.stringAttribute("dataType").flatMap { DataType(rawValue: $0) }
      self = named.flatMap { $0 == .unsupported ? nil : $0 } ?? Editor(attributes: attributes).type
    }
  }

  /// How a value is edited, under the server's name.
  nonisolated public enum Editor: String, Sendable, CaseIterable {
    case unsupported = ""
    case checkbox, text, textarea, select, radio, date, number
    case document = "documentlibrary"
    case geolocation, image

    /// The editor that `type` names, as in `ddm-integer`.
    init(attributes: [String: Any]) {
      let type = attributes.stringAttribute("type") ?? ""
      let name = type.hasPrefix("ddm-") ? String(type.dropFirst(4)) : type
      self =
        switch name {
        case "integer", "decimal": .number
        case "boolean": .checkbox
        default: Editor(rawValue: name) ?? .unsupported
        }
    }

    fileprivate var type: DataType {
      switch self {
      case .checkbox: .ddmBoolean
      case .text, .textarea, .select, .radio: .ddmString
      case .date: .ddmDate
      case .number: .ddmNumber
      case .document: .ddmDocument
      case .geolocation: .ddmGeolocation
      case .image: .ddmImage
      case .unsupported: .unsupported
      }
    }
  }

  /// Creates the field that the attributes describe; nil if its type is unknown.
  nonisolated static func made(
    of attributes: [String: Any], locale: Locale, version: LiferayServerVersion
  ) -> DDMField? {
    let hasOptions = [.select, .radio].contains(Editor(attributes: attributes))
    let type: DDMField.Type? =
      switch DataType(attributes: attributes) {
      case .ddmBoolean: DDMFieldBoolean.self
      case .ddmString: hasOptions ? DDMFieldStringWithOptions.self : DDMFieldString.self
      case .ddmDate: version == .v62 ? DDMFieldDate_v62.self : DDMFieldDate_v70.self
      case .ddmInteger, .ddmNumber, .ddmDouble: DDMFieldNumber.self
      case .ddmDocument: DDMFieldDocument.self
      case .ddmImage: DDMFieldImage.self
      case .ddmGeolocation: DDMFieldGeolocation.self
      case .unsupported: nil
      }
    return type?.init(attributes: attributes, locale: locale)
  }
}
