import SourceText

/// An address, or a part of one, with properties in it: `https://example.com/search?q={query}`.
package struct AddressTemplate: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    /// A property, whose value is percent-encoded on its way into the address.
    case property(PropertySpec)
    /// A value of the server context: `{context.groupId}`.
    case context(ServiceCall.ContextValue)
  }

  package var parts: [Part]

  /// The property that is the whole address; nil if the address has text of its own.
  package var wholeProperty: PropertySpec? {
    if parts.count == 1, case .property(let property) = parts[0] { property } else { nil }
  }

  /// The text before the first value; empty if the address starts with a value.
  var start: String {
    if case .text(let text)? = parts.first { text } else { "" }
  }

  /// Whether it starts with the address of the app's server.
  package var isOnServer: Bool { parts.first == .context(.server) }
}

extension AddressTemplate {
  init?(
    _ text: Located<String>, properties: Declared<PropertySpec>, outer: OuterValues,
    reporting log: DiagnosticLog
  ) {
    let braced = BracedText(text, reporting: log)
    let parts = braced.pieces.compactMap { piece -> Part? in
      switch piece {
      case .text(let piece):
        guard let blank = piece.firstIndex(where: \.isWhitespace) else {
          return .text(String(piece))
        }
        log.error(.blank, at: text.part(piece[blank...blank]).range)
        return nil
      case .name(let name, let inBraces):
        return Part(
          text.part(name), inBraces: text.part(inBraces).range, properties, outer,
          reporting: log)
      }
    }
    guard braced.isFine, parts.count == braced.pieces.count else { return nil }
    self.init(parts: parts)
  }
}

extension AddressTemplate.Part {
  fileprivate init?(
    _ name: Located<String>, inBraces range: SourceRange, _ properties: Declared<PropertySpec>,
    _ outer: OuterValues, reporting log: DiagnosticLog
  ) {
    if let context = ServiceCall.ContextValue(named: name.value) {
      self = .context(context)
      return
    }
    if name.value.hasPrefix("context.") {
      log.error(ServiceCall.ContextValue.unknown(name.value), at: name.range)
    } else if let property = properties[name.value] {
      if property.type.canBeInAddress {
        self = .property(property)
        return
      }
      log.error(.unfitProperty(property), at: name.range)
    } else if !properties.has(name.value), !outer.report(name, reporting: log) {
      log.error(.unknownProperty(name.value, properties.names), at: range)
    }
    return nil
  }
}

extension SwiftType {
  fileprivate var canBeInAddress: Bool {
    guard let builtin, !isOptional else { return false }
    return [.string, .int, .int32, .int64, .bool].contains(builtin)
  }
}

extension Diagnostic.Message {
  fileprivate static let blank: Self = "an address cannot contain a space; write '%20'"

  static func unknownProperty(_ name: String, _ names: [String]) -> Self {
    "the connector has no property '\(name)'"
      + suggestion(for: name, in: names, else: "; declare it under its 'properties'")
  }

  fileprivate static func unfitProperty(_ property: PropertySpec) -> Self {
    "'\(property.name.value)' of type '\(property.type.source)' cannot be in an address; "
      + "use a 'String', a whole number or a 'Bool'"
  }
}
