package import SourceText
import SpecNotation

/// A property declared in Swift's notation: `folderId: Int64 = 0`.
package struct PropertySpec: Hashable, Sendable, Named {
  package var name: Located<String>
  package var type: SwiftType
  /// The default; nil if the spec gives none.
  package var defaultValue: SwiftLiteral?
  /// The range of the type.
  package var typeRange: SourceRange

  package init(
    name: Located<String>, type: SwiftType, defaultValue: SwiftLiteral?, typeRange: SourceRange
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.typeRange = typeRange
  }
}

extension PropertySpec {
  /// The types of inspectable properties: those that Interface Builder can show.
  package static let inspectableTypes: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .cgFloat, .string, .cgPoint, .cgSize, .cgRect,
    .color, .image,
  ]

  /// Reads the inspectable properties of a Screenlet. A property without a default starts empty. One
  /// that extends another can give what it inherits another default.
  static func inspectables(
    _ fields: Fields<ScreenletKeys>, ofList isList: Bool, isExtending: Bool = false
  ) -> [PropertySpec] {
    if isList, !isExtending {
      reportInherited(fields.node(ScreenletKeys.properties), reporting: fields.log)
    }
    return list(
      fields, ScreenletKeys.properties, avoiding: isList ? .listScreenlet : .screenlet, models: [],
      allowed: inspectableTypes,
      refusing: { $0.isInspectable ? nil : .notInspectable($0) }
    ).compactMap { property in
      var property = property
      if property.defaultValue == nil, property.type.emptyValue == nil {
        fields.log.error(.needsOptional(property.name.value, property.type), at: property.typeRange)
        return nil
      }
      if property.defaultValue == .nil { property.defaultValue = nil }
      return property
    }
  }

  /// Reports properties that every list Screenlet has already, or that are a key of the spec.
  private static func reportInherited(_ node: Node?, reporting log: DiagnosticLog) {
    for entry in node?.mapping ?? [] {
      let name = entry.key.keyText
      if ReservedMembers.listInspectables[name] != nil {
        log.error(.inherited(name), at: entry.key.range)
      } else if name == ScreenletKeys.offlinePolicy.name {
        log.error(.policyAsProperty, at: entry.key.range)
      }
    }
  }

  /// Reads the properties of a connector, or of an interactor alone. They have no defaults, because
  /// an initializer sets them.
  static func parameters<Owner>(
    _ fields: Fields<Owner>, _ key: Key<Owner, [Node.Entry]>, avoiding reserved: ReservedMembers,
    models: [String],
    isOfInteractor: Bool = false
  ) -> [PropertySpec] {
    list(
      fields, key, avoiding: reserved, models: models, allowed: SwiftType.Builtin.allCases,
      refusingDefault: { isOfInteractor ? .defaultOfInput($0) : .defaultOfParameter($0) })
  }

  private static func list<Owner>(
    _ fields: Fields<Owner>, _ key: Key<Owner, [Node.Entry]>, avoiding reserved: ReservedMembers,
    models: [String],
    allowed: [SwiftType.Builtin],
    refusingDefault: ((_ name: String) -> Diagnostic.Message)? = nil,
    refusing: (SwiftType) -> Diagnostic.Message? = { _ in nil }
  ) -> [PropertySpec] {
    (fields[key] ?? []).compactMap { entry in
      let key = entry.name
      let name = key.memberName("property", avoiding: reserved, reporting: fields.log)
      let text = entry.value.declaration(of: key.value.quoted, reporting: fields.log)
      guard let text else { return nil }
      let declaration = Declaration(text)
      if let refusingDefault, let value = declaration.value {
        fields.log.error(refusingDefault(key.value), at: value.range)
      }
      let property = PropertySpec(
        key, declaration, models: models, allowed: allowed, reporting: fields.log,
        refusing: refusing)
      return name == nil ? nil : property
    }
  }

  /// The parts of a declaration such as `Int64 = 0`.
  private struct Declaration {
    let whole: Located<String>
    let type: Located<String>
    let value: Located<String>?

    init(_ text: Located<String>) {
      let end = text.value.utf8.firstIndex(of: UInt8(ascii: "="))
      whole = text
      type = text.part(text.value[..<(end ?? text.value.endIndex)].trimmed)
      value = end.map { text.part(text.value[text.value.index(after: $0)...].trimmed) }
    }
  }

  private init?(
    _ name: Located<String>, _ declaration: Declaration, models: [String],
    allowed: [SwiftType.Builtin], reporting log: DiagnosticLog,
    refusing: (SwiftType) -> Diagnostic.Message?
  ) {
    let typeText = declaration.type
    if typeText.value.isEmpty {
      log.error(.noType(name.value), at: declaration.whole.range)
      return nil
    }
    if let literal = SwiftLiteral(typeText.value) {
      log.error(.valueForType(typeText.value, literal), at: typeText.range)
      return nil
    }
    let type = SwiftType(typeText, models: models, allowed: allowed, reporting: log)
    guard let type else { return nil }
    if let message = refusing(type) {
      log.error(message, at: typeText.range)
      return nil
    }
    self.init(name: name, type: type, defaultValue: nil, typeRange: typeText.range)
    guard let value = declaration.value else { return }
    defaultValue = SwiftLiteral(value.value)
    if value.value.isEmpty {
      log.error(.noValue, at: declaration.whole.range)
      return nil
    }
    guard let literal = defaultValue else {
      log.error(.noLiteral(value.value, type), at: value.range)
      return nil
    }
    guard literal.fits(type) else {
      log.error(.unfitDefault(literal, value.value, type), at: value.range)
      return nil
    }
  }
}

extension SwiftType {
  /// Whether Objective-C, and with it Interface Builder, has the type: no list, and no optional
  /// except an object.
  fileprivate var isInspectable: Bool {
    guard let builtin else { return false }
    return !isOptional || [.string, .color, .image].contains(builtin)
  }

  /// Advice on what to write as a value of the type.
  fileprivate var literalHint: String {
    guard let builtin else { return "leave the default out" }
    if builtin.isInteger { return "write a whole number" }
    if builtin.isFloatingPoint { return "write a number as in '0.5'" }
    return switch builtin {
    case .bool: "write 'true' or 'false'"
    case .string: "write a text in double quotes"
    case .cgPoint, .cgSize, .cgRect: "write '.zero'"
    default: "leave the default out"
    }
  }
}

extension SwiftType.Builtin {
  fileprivate var integers: ClosedRange<Int64>? {
    switch self {
    case .int, .int64: Int64.min...Int64.max
    case .int32: Int64(Int32.min)...Int64(Int32.max)
    default: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let noValue: Self =
    "there is no default after '='; write one, or remove the '='"

  fileprivate static let policyAsProperty: Self =
    "'offlinePolicy' is a key of the spec itself; write 'offlinePolicy: remote-first' beside 'list'"

  fileprivate static func inherited(_ name: String) -> Self {
    "every list Screenlet has '\(name)'; "
      + "remove it here, and set it in Interface Builder or in code"
  }

  fileprivate static func noType(_ name: String) -> Self {
    "'\(name)' has no type; write it before the '=', as in 'Int64 = 0'"
  }

  fileprivate static func valueForType(_ text: String, _ literal: SwiftLiteral) -> Self {
    let type =
      switch literal {
      case .bool: "Bool"
      case .integer: "Int"
      case .float: "Double"
      case .zero: "CGPoint"
      case .day: "Date"
      case .string, .nil: "String?"
      }
    return "'\(text)' is a value, not a type; write the type before it: '\(type) = \(text)'"
  }

  fileprivate static func notInspectable(_ type: SwiftType) -> Self {
    if case .list = type.base {
      return "Interface Builder cannot show the type '\(type.source)'; use single values"
    }
    return "Interface Builder cannot show the type '\(type.source)'; "
      + "write '\(type.optional(false).source)'"
  }

  fileprivate static func needsOptional(_ name: String, _ type: SwiftType) -> Self {
    "'\(name)' has no value to start with; make its type '\(type.source)?'"
  }

  fileprivate static func defaultOfParameter(_ name: String) -> Self {
    "'\(name)' cannot have a default; the interactor passes every property of a connector"
  }

  fileprivate static func defaultOfInput(_ name: String) -> Self {
    "'\(name)' cannot have a default; whoever makes the interactor passes every property"
  }

  fileprivate static func noLiteral(_ text: String, _ type: SwiftType) -> Self {
    if let mistake = SwiftLiteral.mistake(inText: text) {
      return "cannot read the default '\(text)'; \(mistake)"
    }
    return "the default '\(text)' is not a Swift literal; \(type.literalHint)"
  }

  fileprivate static func unfitDefault(
    _ literal: SwiftLiteral, _ text: String, _ type: SwiftType
  ) -> Self {
    if case .integer = literal, let range = type.builtin?.integers {
      return "the default '\(text)' is out of the range of '\(type.source)'; "
        + "write a number from \(range.lowerBound) to \(range.upperBound)"
    }
    if literal.isNumber, type.builtin?.isFloatingPoint == true {
      return "the type '\(type.source)' cannot hold '\(text)' exactly; write a number that it can"
    }
    let optional = type.optional()
    let hint =
      literal == .nil && optional.isInspectable
      ? "make it '\(optional.source)'" : type.literalHint
    return "the default '\(text)' does not fit the type '\(type.source)'; \(hint)"
  }
}
