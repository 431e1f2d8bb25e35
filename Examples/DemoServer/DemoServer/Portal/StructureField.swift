/// A field of a form.
struct StructureField: Sendable {

  /// What the field is edited in, by the name that portals have for it.
  enum Editor: String, Sendable {
    case text, textarea, checkbox, select, radio
    case date = "ddm-date"
    case integer = "ddm-integer"
  }

  let name: String
  let editor: Editor
  let isRequired: Bool
  private let labels: [String: String]
  /// The values to choose from, with their labels.
  private let options: KeyValuePairs<String, [String: String]>
  private let predefined: String

  init(
    _ name: String, in editor: Editor, _ labels: [String: String], isRequired: Bool = false,
    options: KeyValuePairs<String, [String: String]> = [:], predefined: String = ""
  ) {
    self.name = name
    self.editor = editor
    self.isRequired = isRequired
    self.labels = labels
    self.options = options
    self.predefined = predefined
  }

  /// The field in the definition of a structure.
  var json: JSON {
    var members: [String: JSON] = [
      "dataType": .string(editor.dataType),
      "indexType": "keyword",
      "label": .localized(labels),
      "localizable": .bool(true),
      "name": .string(name),
      "predefinedValue": .localized(labels.mapValues { _ in predefined }),
      "readOnly": .bool(false),
      "repeatable": .bool(false),
      "required": .bool(isRequired),
      "showLabel": .bool(true),
      "tip": .localized(labels.mapValues { _ in "" }),
      "type": .string(editor.rawValue),
    ]
    if editor == .select { members["multiple"] = .bool(false) }
    if !options.isEmpty {
      members["options"] = .array(
        options.map { ["label": .localized($0.value), "value": .string($0.key)] })
    }
    return .object(members)
  }

  /// A value as the Screens plugin returns it: a date as users of `en_US` read it.
  func json(for text: String) -> JSON {
    switch editor {
    case .checkbox: return .bool(text.lowercased() == "true")
    case .integer: return .integer(Int64(text) ?? 0)
    case .date:
      let parts = text.split(separator: "-").compactMap { Int64($0) }
      guard parts.count == 3 else { return .string(text) }
      let year = "\(100 + parts[0] % 100)".dropFirst()
      return .string("\(parts[1])/\(parts[2])/\(year)")
    case .text, .textarea, .select, .radio: return .string(text)
    }
  }
}

extension StructureField.Editor {

  fileprivate var dataType: String {
    switch self {
    case .text, .textarea, .select, .radio: "string"
    case .checkbox: "boolean"
    case .date: "date"
    case .integer: "integer"
    }
  }
}

extension JSON {

  /// A text in several languages.
  fileprivate static func localized(_ texts: [String: String]) -> JSON {
    .object(texts.mapValues { .string($0) })
  }
}
