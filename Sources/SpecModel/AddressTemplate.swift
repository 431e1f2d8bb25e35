import SourceText

/// An address, or a part of one, with values in it: `https://example.com/search?q={query}`. Its
/// values are properties, which are percent-encoded on their way into the address, and values of the
/// server context.
package struct AddressTemplate: Hashable, Sendable {
  package var pieces: [Expression.Piece]

  /// The property that is the whole address; nil if the address has text of its own.
  package var wholeProperty: Expression? {
    guard pieces.count == 1, case .value(let value) = pieces[0], value.propertyName != nil else {
      return nil
    }
    return value
  }

  /// The property that the address begins with, whose value is an address itself; nil if it begins
  /// with a text or with the address of the app's server.
  package var baseProperty: Expression? {
    guard case .value(let value)? = pieces.first, value.propertyName != nil else { return nil }
    return value
  }

  /// The property that is a path of the app's server, as it follows the address of the server
  /// without a slash between them.
  package var pathProperty: Expression? {
    guard isOnServer, pieces.count > 1, case .value(let value) = pieces[1] else { return nil }
    return value.propertyName == nil ? nil : value
  }

  /// Whether the value at an index is put into the address as it is, because it is an address or a
  /// path itself.
  package func isWhole(at index: Int) -> Bool {
    index == 0 && baseProperty != nil || index == 1 && pathProperty != nil
  }

  /// The text before the first value; empty if the address starts with a value.
  var start: String {
    if case .text(let text)? = pieces.first { text } else { "" }
  }

  /// Whether it is a path of the app's server.
  package var isPath: Bool { start.hasPrefix("/") }

  /// Whether it has a query of its own.
  package var hasQuery: Bool {
    pieces.contains { if case .text(let text) = $0 { text.contains("?") } else { false } }
  }

  /// Whether it starts with the address of the app's server.
  package var isOnServer: Bool { pieces.first == .value(Expression(.server)) }
}

extension AddressTemplate {
  init?(
    _ text: Located<String>, _ scope: ConnectorScope, reporting log: DiagnosticLog
  ) {
    let braced = BracedText(text, reporting: log)
    let pieces = braced.pieces.compactMap { piece -> Expression.Piece? in
      switch piece {
      case .text(let piece):
        guard let blank = piece.firstIndex(where: \.isWhitespace) else {
          return .text(String(piece))
        }
        log.error(.blank, at: text.part(piece[blank...blank]).range)
        return nil
      case .name(let name, let inBraces):
        return Expression(
          inAddress: text.part(name), inBraces: text.part(inBraces).range, scope, reporting: log
        ).map { .value($0) }
      }
    }
    guard braced.isFine, pieces.count == braced.pieces.count else { return nil }
    self.init(pieces: pieces)
  }
}

extension Expression {
  fileprivate init?(
    inAddress name: Located<String>, inBraces range: SourceRange, _ scope: ConnectorScope,
    reporting log: DiagnosticLog
  ) {
    let (properties, outer) = (scope.properties, scope.outer)
    if let value = ServiceCall.PageValue(rawValue: name.value), scope.pageValues.contains(value) {
      self.init(.name(.page(value)))
      return
    }
    if let context = ServiceCall.ContextValue(named: name.value) {
      self.init(context)
      return
    }
    if name.value.hasPrefix("context.") {
      log.error(ServiceCall.ContextValue.unknown(name.value), at: name.range)
    } else if let property = properties[name.value] {
      if property.type.canBeInAddress {
        self.init(property)
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
