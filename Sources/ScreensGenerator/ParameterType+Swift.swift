import ServiceCatalog
import SpecModel

// The Swift types of parameters.

extension ParameterType {
  /// The type of the parameter of a service's method.
  var source: String {
    switch self {
    case .boolean: "Bool"
    case .int: "Int32"
    case .long: "Int64"
    case .double: "Double"
    case .string: "String?"
    case .list: "[Any]?"
    case .map: "[String: Any]?"
    case .bytes: "Data?"
    case .upload: "LRUploadData?"
    case .object: "LRJSONObjectWrapper?"
    }
  }

  /// The type of a property that can be passed; nil if there is no single type.
  var builtin: SwiftType.Builtin? {
    switch self {
    case .boolean: .bool
    case .int: .int32
    case .long: .int64
    case .double: .double
    case .string: .string
    case .map: .attributes
    case .bytes: .data
    case .list, .upload, .object: nil
    }
  }

  /// Whether a value of the type is never nil.
  var isPrimitive: Bool { [.boolean, .int, .long, .double].contains(self) }

  /// Whether the type is a comparator, an object that orders rows. The type is abstract, so that
  /// the server cannot create an object of it.
  var isComparator: Bool {
    guard case .object(let javaClass) = self else { return false }
    return javaClass.prefix { $0 != "<" }.split(separator: ".").last == "OrderByComparator"
  }

  /// Whether a value of the type can be passed, and sent as JSON.
  func accepts(_ type: SwiftType.Base) -> Bool {
    switch (self, type) {
    case (.double, .builtin(.cgFloat)): true
    case (.list, .list(.builtin(let element))):
      element.isNumber || [.string, .bool, .attributes].contains(element)
    case (_, .builtin(let type)): builtin == type
    default: false
    }
  }

  /// The type as messages name it.
  var swiftWords: String {
    switch self {
    case .list: "a list of values"
    case .upload: "a file"
    case .object(let javaClass): "an object of '\(javaClass.prefix { $0 != "<" })'"
    default: builtin.map { "'\($0.rawValue)'" } ?? ""
    }
  }

  /// Advice on what to pass.
  var advice: String {
    switch self {
    case .boolean: "pass 'true', 'false' or a property of that type"
    case .int, .long: "pass a whole number or a property of that type"
    case .double: "pass a number or a property of that type"
    case .string: "pass a text or a property of that type"
    case .list: "pass a list as in '[context.groupId]', a property such as '[String]', or 'nil'"
    case .map: "pass a mapping as in '{ en_US: title }', a property of that type or 'nil'"
    case .bytes: "pass a property of that type or 'nil'"
    case .upload: "pass '{ data: photo, fileName: name, mimeType: type }' or 'nil'"
    case .object where isComparator:
      "pass '{ class: com.liferay.bookmarks.util.comparator.EntryURLComparator }' with the class of "
        + "your comparator, or 'nil'"
    case .object: "pass a mapping of its attributes, as in '{ name: title }', or 'nil'"
    }
  }
}
