import SourceText

/// A type as a spec writes it, in Swift's own notation: `Int64`, `String?`, `[Bookmark]`.
package struct SwiftType: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case builtin(Builtin)
    case model(String)
    indirect case list(Base)
  }

  package var base: Base
  package var isOptional: Bool

  package init(_ base: Base, isOptional: Bool = false) {
    self.base = base
    self.isOptional = isOptional
  }

  /// The types that a spec can name, besides its models.
  package enum Builtin: String, CaseIterable, Sendable {
    case bool = "Bool"
    case int = "Int"
    case int32 = "Int32"
    case int64 = "Int64"
    case float = "Float"
    case double = "Double"
    case cgFloat = "CGFloat"
    case string = "String"
    case date = "Date"
    case url = "URL"
    case data = "Data"
    case cgPoint = "CGPoint"
    case cgSize = "CGSize"
    case cgRect = "CGRect"
    case color = "UIColor"
    case image = "UIImage"
    case attributes = "[String: Any]"

    package var isInteger: Bool { [.int, .int32, .int64].contains(self) }
    package var isFloatingPoint: Bool { [.float, .double, .cgFloat].contains(self) }
    package var isNumber: Bool { isInteger || isFloatingPoint }

    /// The value that means "nothing yet", as Swift writes it; nil if there is none.
    package var emptyValue: String? {
      switch self {
      case .bool: "false"
      case .int, .int32, .int64, .float, .double, .cgFloat: "0"
      case .string: "\"\""
      case .data: "Data()"
      case .cgPoint, .cgSize, .cgRect: ".zero"
      case .attributes: "[:]"
      case .date, .url, .color, .image: nil
      }
    }
  }

  /// The type as Swift source.
  package var source: String { base.source + (isOptional ? "?" : "") }

  package var builtin: Builtin? {
    if case .builtin(let builtin) = base { builtin } else { nil }
  }

  /// The value of this type that means "nothing yet"; nil if there is none.
  package var emptyValue: String? {
    isOptional ? "nil" : base.emptyValue
  }

  package func optional(_ isOptional: Bool = true) -> SwiftType {
    SwiftType(base, isOptional: isOptional)
  }
}

extension SwiftType.Base {
  /// The value that means "nothing yet" for the type when it is not optional; nil if there is none.
  package var emptyValue: String? {
    switch self {
    case .builtin(let builtin): builtin.emptyValue
    case .model: nil
    case .list: "[]"
    }
  }

  package var source: String {
    switch self {
    case .builtin(let builtin): builtin.rawValue
    case .model(let name): name
    case .list(let element): "[\(element.source)]"
    }
  }

  /// Whether values of the type are written as literals that do not say what is in them.
  package var isCollection: Bool {
    switch self {
    case .builtin(let builtin): builtin == .attributes
    case .model: false
    case .list: true
    }
  }

  /// The built-in type at the bottom of nested lists.
  package var builtin: SwiftType.Builtin? {
    switch self {
    case .builtin(let builtin): builtin
    case .model: nil
    case .list(let element): element.builtin
    }
  }

  /// The model at the bottom of nested lists.
  package var model: String? {
    switch self {
    case .builtin: nil
    case .model(let name): name
    case .list(let element): element.model
    }
  }
}

// MARK: - Reading

extension SwiftType {
  /// Reads a type. `models` are the names that a spec adds to the built-in types, and `allowed` the
  /// built-in types that are valid in this place.
  init?(
    _ text: Located<String>, models: [String], allowed: [Builtin] = Builtin.allCases,
    reporting log: DiagnosticLog
  ) {
    var notation = Substring(text.value).trimmed
    let isOptional = notation.utf8.last == UInt8(ascii: "?")
    if isOptional { notation = notation.dropLast().trimmed }
    let element = notation.listElement
    let isList = element != nil
    notation = element ?? notation
    let name = Self.canonical(notation)
    let range = notation.isEmpty ? text.range : text.part(notation).range
    func known() -> [String] { models + allowed.map(\.rawValue) }
    let base: Base
    if models.contains(name) {
      base = .model(name)
    } else if let builtin = Builtin(rawValue: name), allowed.contains(builtin) {
      base = .builtin(builtin)
    } else if Builtin(rawValue: name) != nil {
      log.error(.unfitType(name, known()), at: range)
      return nil
    } else if isList, notation.listElement != nil {
      log.error(.nestedList(text.value), at: text.range)
      return nil
    } else {
      let meant = Builtin(inOtherWords: name).flatMap { allowed.contains($0) ? $0 : nil }
      log.error(.unknownType(name.isEmpty ? text.value : name, meant, known()), at: range)
      // The meaning is clear, so that other mistakes in the use of the type are reported too.
      guard let meant else { return nil }
      base = .builtin(meant)
    }
    self.init(isList ? .list(base) : base, isOptional: isOptional)
  }

  /// Returns the standard spelling of `[String: Any]`, whatever its spaces, and any other name as
  /// it is.
  private static func canonical(_ name: Substring) -> String {
    guard name.utf8.first == UInt8(ascii: "["), name.filter({ $0 != " " }) == "[String:Any]" else {
      return String(name)
    }
    return Builtin.attributes.rawValue
  }
}

extension SwiftType.Builtin {
  /// Creates the type that other languages and servers call by that name.
  fileprivate init?(inOtherWords name: String) {
    let words: [String: Self] = [
      "integer": .int, "long": .int64, "boolean": .bool, "text": .string, "number": .int,
      "object": .attributes, "dictionary": .attributes, "map": .attributes,
    ]
    guard let type = words[name.contains(":") ? "dictionary" : name.lowercased()] else {
      return nil
    }
    self = type
  }
}

extension Substring {
  /// The text in the brackets of a list; nil for anything else, including a dictionary.
  fileprivate var listElement: Substring? {
    guard utf8.first == UInt8(ascii: "["), count > 2, first == "[", last == "]" else { return nil }
    let element = dropFirst().dropLast().trimmed
    return element.first == "[" || !element.contains(":") ? element : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownType(
    _ name: String, _ meant: SwiftType.Builtin?, _ known: [String]
  ) -> Self {
    if let near = meant?.rawValue ?? nearest(to: name, in: known) {
      return "unknown type '\(name)'; did you mean '\(near)'?"
    }
    return "unknown type '\(name)'; expected \(known.choice)"
  }

  fileprivate static func unfitType(_ name: String, _ known: [String]) -> Self {
    "type '\(name)' does not fit here; expected \(known.choice)"
  }

  fileprivate static func nestedList(_ text: String) -> Self {
    "'\(text)' is a list of lists; wrap the inner list in a model"
  }
}
