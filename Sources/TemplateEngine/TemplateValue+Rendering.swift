import SourceText

extension TemplateValue {
  /// Whether a section with this value is rendered. As in mustache(5), only false, null and the
  /// empty list are not true. An empty string and zero are true.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let isTrue): isTrue
    case .list(let items): !items.isEmpty
    case .string, .number, .mapping: true
    }
  }

  /// The text that `{{name}}` prints, or nil for null, which prints nothing, and for a list or a
  /// mapping, whose parts a section prints.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .null, .list, .mapping: nil
    }
  }

  /// The kind of value in messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .string: "string"
    case .number: "number"
    case .list: "list"
    case .mapping: "mapping"
    }
  }
}
