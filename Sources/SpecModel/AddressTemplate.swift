import SourceText

/// An address, or a part of one, with properties in it: `https://example.com/search?q={query}`.
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

  /// The text before the first property.
  var start: String {
    if case .text(let text)? = parts.first { text } else { "" }
  }
}

extension AddressTemplate {
  init?(
    _ text: Located<String>, properties: Declared<PropertySpec>, outer: OuterValues,
    reporting diagnostics: inout Diagnostics
  ) {
    var parts: [Part] = []
    var isFine = true
    var rest = Substring(text.value)
    func refuse(_ message: Diagnostic.Message, _ part: Substring) {
      diagnostics.error(message, at: text.part(part).range)
      isFine = false
    }
    func add(_ part: Substring) {
      if let blank = part.firstIndex(where: \.isWhitespace) { refuse(.blank, part[blank...blank]) }
      if !part.isEmpty { parts.append(.text(String(part))) }
    }
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      add(rest[..<brace])
      guard rest[brace] == "{" else {
        refuse(.closingBrace, rest[brace...brace])
        rest = rest[rest.index(after: brace)...]
        continue
      }
      guard let close = rest[brace...].firstIndex(of: "}") else {
        refuse(.openBrace, rest[brace...])
        return nil
      }
      let name = rest[rest.index(after: brace)..<close].trimmed
      if let property = properties[String(name)] {
        if property.type.canBeInAddress {
          parts.append(.property(property))
        } else {
          refuse(.unfitProperty(property), name)
        }
      } else if properties.has(String(name))
        || outer.report(text.part(name), reporting: &diagnostics)
      {
        isFine = false
      } else {
        refuse(.unknownProperty(String(name), properties.names), rest[brace...close])
      }
      rest = rest[rest.index(after: close)...]
    }
    add(rest)
    guard isFine else { return nil }
    self.init(parts: parts)
  }
}

extension SwiftType {
  fileprivate var canBeInAddress: Bool {
    guard let builtin, !isOptional else { return false }
    return [.string, .int, .int32, .int64, .bool].contains(builtin)
  }
}

extension Diagnostic.Message {
  fileprivate static let openBrace: Self = "'{' without '}'; write a property as '{name}'"

  fileprivate static let closingBrace: Self = "'}' without '{'; write a property as '{name}'"

  fileprivate static let blank: Self = "an address cannot contain a space; write '%20'"

  fileprivate static func unknownProperty(_ name: String, _ names: [String]) -> Self {
    "the connector has no property '\(name)'"
      + suggestion(for: name, in: names, else: "; declare it under its 'properties'")
  }

  fileprivate static func unfitProperty(_ property: PropertySpec) -> Self {
    "'\(property.name.value)' of type '\(property.type.source)' cannot be in an address; "
      + "use a 'String', a whole number or a 'Bool'"
  }
}
