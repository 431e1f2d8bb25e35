/// A type of a parameter or of a result, as portals describe it.
enum JavaType: Hashable, Sendable {
  case void, boolean, int, long, double, string, list, map, bytes, file
  /// A class, by its full name.
  case object(String)
  /// A list of objects of that class.
  case objects(String)
}

extension JavaType {

  /// What the discovery of a portal says.
  var name: String {
    switch self {
    case .void: "void"
    case .boolean: "boolean"
    case .int: "int"
    case .long: "long"
    case .double: "double"
    case .string: "string"
    case .list: "list"
    case .map: "map"
    case .bytes: "byte[]"
    case .file: "file"
    case .object(let className): className
    case .objects(let className): "list<\(className)>"
    }
  }

  /// The class of the objects; nil for values of other types.
  var className: String? {
    switch self {
    case .object(let name), .objects(let name): name
    case .void, .boolean, .int, .long, .double, .string, .list, .map, .bytes, .file: nil
    }
  }

  /// Whether a portal can convert the value to this type. A text may contain a number.
  func accepts(_ value: JSON) -> Bool {
    switch (self, value) {
    case (.int, .integer(let value)): Int32(exactly: value) != nil
    case (.int, .string(let text)): Int32(text) != nil
    case (.long, .integer): true
    case (.long, .string(let text)): Int64(text) != nil
    case (.double, .integer), (.double, .number): true
    case (.double, .string(let text)): Double(text)?.isFinite == true
    case (.boolean, .bool): true
    case (.boolean, .string(let text)): ["true", "false"].contains(text)
    case (.string, .string), (.string, .null), (.string, .integer): true
    case (.list, .array), (.list, .null), (.objects, .array), (.objects, .null): true
    case (.map, .object), (.map, .null): true
    case (.file, .array), (.file, .null), (.file, .string("")): true
    case (.bytes, .array), (.bytes, .string), (.bytes, .null): true
    case (.object, _): true
    default: false
    }
  }
}
