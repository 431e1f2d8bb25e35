import SourceText

/// An address with properties in it: `https://example.com/search?q={query}`.
package struct AddressTemplate: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    /// A property, whose value is percent-encoded on its way into the address.
    case property(PropertySpec)
  }

  package var parts: [Part]

  /// The property that is the whole address; nil if the address has text of its own.
  package var wholeProperty: PropertySpec? {
    if parts.count == 1, case .property(let property) = parts[0] { property } else { nil }
  }
}

extension AddressTemplate {
  private static let types: [SwiftType.Builtin] = [.string, .int, .int32, .int64, .bool]

  init?(
    _ text: Located<String>, properties: Declared<PropertySpec>,
    reporting diagnostics: inout Diagnostics
  ) {
    var parts: [Part] = []
    var rest = Substring(text.value)
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else {
        diagnostics.error(.openBrace, at: text.range)
        return nil
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard let property = properties[name] else {
        if !properties.names.contains(name) {
          diagnostics.error(.unknownProperty(name, properties.names), at: text.range)
        }
        return nil
      }
      guard let type = property.type.builtin, Self.types.contains(type), !property.type.isOptional
      else {
        diagnostics.error(.unfitProperty(property), at: text.range)
        return nil
      }
      parts.append(.property(property))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.init(parts: parts)
    guard wholeProperty == nil else { return }
    guard case .text(let start)? = parts.first,
      start.hasPrefix("https://") || start.hasPrefix("http://")
    else {
      diagnostics.error(.noAddress, at: text.range)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let openBrace: Self = "'{' without '}'; write a property as '{name}'"

  fileprivate static let noAddress: Self =
    "expected an address that starts with 'https://' or 'http://', or one property as '{name}'"

  fileprivate static func unknownProperty(_ name: String, _ names: [String]) -> Self {
    "the connector has no property '\(name)'\(suggestion(for: name, in: names))"
  }

  fileprivate static func unfitProperty(_ property: PropertySpec) -> Self {
    "'\(property.name.value)' of type '\(property.type.source)' cannot stand in an address; "
      + "use a String, a number or a Bool"
  }
}
