package import SourceText
import SpecNotation

/// A property declared in Swift's notation: `folderId: Int64 = 0`.
package struct PropertySpec: Hashable, Sendable {
  package var name: Located<String>
  package var type: SwiftType
  /// The default; nil if the spec gives none.
  package var defaultValue: SwiftLiteral?
  /// Where the type is written.
  package var typeRange: SourceRange
}

extension PropertySpec {
  /// Inspectable properties: the types that Interface Builder can show.
  package static let inspectableTypes: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .cgFloat, .string, .cgPoint, .cgSize, .cgRect,
    .color, .image,
  ]

  /// Reads the inspectable properties of a Screenlet. One without a default starts empty.
  static func inspectables(
    _ node: Node?, reporting diagnostics: inout Diagnostics
  ) -> [PropertySpec] {
    list(
      node, of: "properties", avoiding: .screenlet, models: [], allowed: inspectableTypes,
      reporting: &diagnostics
    ).compactMap { property in
      var property = property
      if property.defaultValue == nil, property.type.emptyValue == nil {
        diagnostics.error(
          .needsOptional(property.name.value, property.type), at: property.typeRange)
        return nil
      }
      if !property.type.isOptional || property.defaultValue != SwiftLiteral.nil { return property }
      property.defaultValue = nil
      return property
    }
  }

  /// Reads the properties of a connector, which have no defaults: its initializer sets them.
  static func parameters(
    _ node: Node?, avoiding reserved: ReservedMembers, models: [String],
    reporting diagnostics: inout Diagnostics
  ) -> [PropertySpec] {
    let properties = list(
      node, of: "properties", avoiding: reserved, models: models,
      allowed: SwiftType.Builtin.allCases, reporting: &diagnostics)
    for property in properties where property.defaultValue != nil {
      diagnostics.error(.defaultOfParameter(property.name.value), at: property.typeRange)
    }
    return properties
  }

  private static func list(
    _ node: Node?, of owner: String, avoiding reserved: ReservedMembers, models: [String],
    allowed: [SwiftType.Builtin], reporting diagnostics: inout Diagnostics
  ) -> [PropertySpec] {
    guard let entries = node?.entries(of: owner, reporting: &diagnostics) else { return [] }
    return entries.compactMap { entry in
      let name = Located(entry.key.keyText, at: entry.key.range)
        .memberName("property", avoiding: reserved, reporting: &diagnostics)
      let declaration = entry.value.text(of: entry.key.keyText, reporting: &diagnostics)
      guard let declaration else { return nil }
      let property = PropertySpec(
        name ?? Located("", at: entry.key.range), declaration, models: models, allowed: allowed,
        reporting: &diagnostics)
      return name == nil ? nil : property
    }
  }

  /// Reads `Int64 = 0`.
  private init?(
    _ name: Located<String>, _ declaration: Located<String>, models: [String],
    allowed: [SwiftType.Builtin], reporting diagnostics: inout Diagnostics
  ) {
    let halves = declaration.value.split(separator: "=", maxSplits: 1)
    let typeText = Located(String(halves.first ?? "").trimmedText, at: declaration.range)
    guard
      let type = SwiftType(
        typeText, models: models, allowed: allowed, reporting: &diagnostics)
    else { return nil }
    self.init(name: name, type: type, defaultValue: nil, typeRange: declaration.range)
    guard declaration.value.contains("=") else { return }
    let valueText = halves.count > 1 ? String(halves[1]).trimmedText : ""
    guard let literal = SwiftLiteral(valueText) else {
      diagnostics.error(.noLiteral(valueText, type), at: declaration.range)
      return
    }
    guard literal.fits(type) else {
      diagnostics.error(.unfitDefault(valueText, type), at: declaration.range)
      return
    }
    defaultValue = literal
  }
}

extension String {
  var trimmedText: String { String(Substring(self).trimmed) }
}

extension Diagnostic.Message {
  fileprivate static func needsOptional(_ name: String, _ type: SwiftType) -> Self {
    "'\(name)' has no value to start with; make its type '\(type.source)?'"
  }

  fileprivate static func defaultOfParameter(_ name: String) -> Self {
    "'\(name)' cannot have a default; the interactor passes every property of a connector"
  }

  fileprivate static func noLiteral(_ text: String, _ type: SwiftType) -> Self {
    if type.builtin == .string, !text.isEmpty {
      return "the default \(text) is no Swift literal; write it in double quotes"
    }
    return "'\(text)' is no Swift literal of type '\(type.source)'"
  }

  fileprivate static func unfitDefault(_ text: String, _ type: SwiftType) -> Self {
    "the default \(text) does not fit the type '\(type.source)'"
  }
}
