import SourceText
import SpecNotation

/// The path of a REST service, with the query and the headers of a request.
package struct RestCall: Hashable, Sendable {
  /// The path below the server's address: `/o/headless-delivery/v1.0/sites/{groupId}`.
  package var path: AddressTemplate
  /// The parameters of the query. A parameter whose value is nil is omitted.
  package var query: [Expression.Attribute]
  /// The headers besides those of every request. A header whose value is nil is omitted.
  package var headers: [Expression.Attribute]
}

extension RestCall {
  /// Reads the keys `path`, `query` and `headers`. `ownNames` are the parameters of the query that
  /// are always sent, and that a spec cannot write.
  init?(_ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope, without ownNames: [String] = []) {
    let path = Self.path(fields, scope)
    let query = Self.values(fields, ConnectorKeys.query, scope) { name in
      ownNames.contains(name.value) ? .ownParameter(name.value) : nil
    }
    let headers = Self.values(fields, ConnectorKeys.headers, scope) { name in
      name.value.mistakeInHeader
    }
    guard let path, let query, let headers else { return nil }
    self.init(path: path, query: query, headers: headers)
  }

  /// The values in the path, the query and the headers.
  var sent: [Expression.Attribute] { path.sent + query + headers }

  private static func path(
    _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope
  ) -> AddressTemplate? {
    guard let text = fields.required(ConnectorKeys.path),
      let path = AddressTemplate(
        text, properties: scope.properties, outer: scope.outer, reporting: fields.log)
    else { return nil }
    if let end = text.value.firstIndex(where: { $0 == "?" || $0 == "#" }) {
      fields.log.error(.notOfPath(text.value[end]), at: text.part(text.value[end...end]).range)
      return nil
    }
    let parts = text.value.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard path.start.hasPrefix("/"), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      fields.log.error(.noPath(text.value), at: text.range)
      return nil
    }
    return path
  }

  /// Returns the values under `key`, or nil if one was refused. `mistake` returns the message about
  /// an invalid name, and nil for a valid one.
  private static func values(
    _ fields: Fields<ConnectorKeys>, _ key: Key<ConnectorKeys, [Node.Entry]>,
    _ scope: ConnectorScope,
    mistake: (Located<String>) -> Diagnostic.Message?
  ) -> [Expression.Attribute]? {
    let entries = fields[key] ?? []
    let values = entries.compactMap { entry -> Expression.Attribute? in
      let value = value(entry, in: key.name, scope, reporting: fields.log)
      if let mistake = entry.name.value.isEmpty
        ? .needsName(key.name == ConnectorKeys.query.name ? "a parameter" : "a header")
        : mistake(entry.name)
      {
        fields.log.error(mistake, at: entry.key.range)
        return nil
      }
      return value.map { Expression.Attribute(name: entry.name.value, value: $0) }
    }
    return values.count == entries.count ? values : nil
  }

  private static func value(
    _ entry: Node.Entry, in key: String, _ scope: ConnectorScope,
    reporting log: DiagnosticLog
  ) -> Expression? {
    let value = Expression(
      ofRequest: entry, scope, fits: \.canBeText, else: { .unfitProperty($0, key) },
      reporting: log)
    guard let value else { return nil }
    if value.isComposed, let type = value.type, !type.canBeText {
      log.error(.unfitValue(entry.value, type, key), at: entry.value.range)
      return nil
    }
    return value
  }
}

extension Expression {
  /// Reads a value that a request sends. Reports `nil`, and a property whose type does not fit.
  init?(
    ofRequest entry: Node.Entry, _ scope: ConnectorScope, fits: (SwiftType) -> Bool,
    else unfit: (PropertySpec) -> Diagnostic.Message, reporting log: DiagnosticLog
  ) {
    self.init(entry, scope.names, reporting: log)
    if form == .literal(.nil) {
      log.error(.nothing(entry.key.keyText), at: entry.value.range)
      return nil
    }
    if case .name(.property(let name)) = form, let property = scope.properties[name],
      !fits(property.type)
    {
      log.error(unfit(property), at: entry.value.range)
      return nil
    }
  }
}

extension SwiftType {
  fileprivate var canBeText: Bool {
    guard let builtin else { return false }
    return builtin == .string || builtin == .bool || builtin.isNumber && builtin != .cgFloat
  }
}

extension String {
  /// The message about an invalid name of a header; nil if the name is valid.
  fileprivate var mistakeInHeader: Diagnostic.Message? {
    let marks = "!#$%&'*+-.^_`|~"
    guard utf8.allSatisfy({ $0 < 0x80 }),
      allSatisfy({ $0.isLetter || $0.isNumber || marks.contains($0) })
    else { return .noHeader(self) }
    let own = [
      "authorization", "content-length", "content-type", "cookie", "host", "transfer-encoding",
      "x-csrf-token",
    ]
    return own.contains(lowercased()) ? .ownHeader(self) : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func unfitValue(_ value: Node, _ type: SwiftType, _ key: String) -> Self {
    "'\(value.keyText)' is '\(type.source)', which cannot be in '\(key)'; "
      + "use a 'String', a number or a 'Bool'"
  }

  fileprivate static func ownParameter(_ name: String) -> Self {
    "a list sends '\(name)' for each of its pages; remove it here"
  }

  fileprivate static func noHeader(_ name: String) -> Self {
    "'\(name)' is not the name of a header; write letters, digits and '-', as in 'Accept-Language'"
  }

  fileprivate static func ownHeader(_ name: String) -> Self {
    "'\(name)' is set for every request, by the session and the body; remove it"
  }

  fileprivate static func noPath(_ text: String) -> Self {
    "'\(text)' is not a path; write it from the root of the server and without empty parts, "
      + "as in '/o/headless-delivery/v1.0/sites/{groupId}'"
  }

  fileprivate static func notOfPath(_ character: Character) -> Self {
    character == "?"
      ? "a path has no '?'; write the parameters under 'query'"
      : "a path has no '\(character)'; write '%23' if it is part of a name"
  }

  fileprivate static func nothing(_ name: String) -> Self {
    "'\(name)' cannot be 'nil'; leave it out"
  }

  fileprivate static func unfitProperty(_ property: PropertySpec, _ key: String) -> Self {
    let part = key == ConnectorKeys.query.name ? "a query" : "a header"
    return "'\(property.name.value)' of type '\(property.type.source)' cannot be in \(part); "
      + "use a 'String', a number or a 'Bool'"
  }
}
