import SourceText
package import SpecNotation

/// A request that a connector sends to a server.
package struct HttpRequest: Hashable, Sendable {
  /// The HTTP method of a request.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  /// What a request sends besides its address and its headers.
  package enum Body: Hashable, Sendable {
    /// A value that is sent as JSON, without the members that are nil.
    case json(Expression)
    /// The fields of a form. A field whose value is nil is omitted.
    case form([Expression.Attribute])
  }

  package var method = Method.get
  /// The address, or its path below the address of the session's server, such as
  /// `/o/headless-delivery/v1.0/sites/{groupId}`.
  package var address: AddressTemplate
  /// The parameters of the query. A parameter whose value is nil is omitted.
  package var query: [Expression.Attribute]
  /// The headers besides those of every request. A header whose value is nil is omitted.
  package var headers: [Expression.Attribute]
  package var body: Body?
}

extension ConnectorKeys {
  static let url = key(
    "url", .text(.address), "The address that it reads, or sends to.", .required,
    example: "'https://example.com/?q={query}'")
  static let requestMethod = key(
    method.name, .choice(HttpRequest.Method.self), "What the server is asked to do.",
    .defaults(to: "GET"), example: "POST")
  package static let body = key(
    "body", .node(.body), "What is sent as JSON; what is nil in it is left out.",
    example: "{ headline: title, keywords: ['\"new\"'], image: { imageId: imageId } }")
  static let form = key(
    "form", .names(TextForm("the name of a field"), .text(.passed)),
    "What is sent as a form instead of JSON; a field that is nil is left out.",
    example: "{ name: sender, message: text }")
}

extension HttpRequest {
  /// Whose credentials a request has.
  enum Credentials {
    /// Those of the session, in headers that a spec cannot write.
    case ofSession
    /// Those that a spec writes in its headers.
    case ofSpec
  }

  /// Reads the keys of a request to `address`.
  init?(
    to address: AddressTemplate?, _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope,
    credentials: Credentials
  ) {
    let method =
      fields.has(ConnectorKeys.requestMethod) ? fields[ConnectorKeys.requestMethod] : .get
    let request = HttpRequest(
      toGet: address, fields, scope, credentials: credentials)
    let errors = fields.log.errorCount
    let body = Body(fields, scope)
    if method == .get {
      fields.refuse(ConnectorKeys.body, .bodyOfGet)
      fields.refuse(ConnectorKeys.form, .bodyOfGet)
    }
    guard fields.log.errorCount == errors, let method, let request else { return nil }
    self = request
    self.method = method
    self.body = body
  }

  /// Reads the keys of a request that gets something from `address`. `ownNames` are the parameters
  /// of the query that are always sent, and that a spec cannot write.
  init?(
    toGet address: AddressTemplate?, _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope,
    credentials: Credentials, without ownNames: [String] = []
  ) {
    let query = Self.values(fields, ConnectorKeys.query, scope) { name in
      ownNames.contains(name.value) ? .ownParameter(name.value) : nil
    }
    let headers = Self.values(fields, ConnectorKeys.headers, scope) { name in
      name.value.mistakeInHeader(credentials)
    }
    guard let address, let query, let headers else { return nil }
    self.init(address: address, query: query, headers: headers)
  }

  /// All values that are sent, with their names.
  var sent: [Expression.Attribute] {
    let inBody: [Expression.Attribute]
    switch body {
    case .json(let value):
      inBody = Expression.Attribute(name: ConnectorKeys.body.name, value: value).sent
    case .form(let fields): inBody = fields
    case nil: inBody = []
    }
    return address.sent + query + headers + inBody
  }

  /// Returns the values under `key`, or nil if one was refused. `mistake` returns the message about
  /// an invalid name, and nil for a valid one.
  static func values(
    _ fields: Fields<ConnectorKeys>, _ key: Key<ConnectorKeys, [Node.Entry]>,
    _ scope: ConnectorScope,
    mistake: (Located<String>) -> Diagnostic.Message? = { _ in nil }
  ) -> [Expression.Attribute]? {
    let entries = fields[key] ?? []
    let noun =
      switch key.name {
      case ConnectorKeys.query.name: "a parameter"
      case ConnectorKeys.form.name: "a field of the form"
      default: "a header"
      }
    let values = entries.compactMap { entry -> Expression.Attribute? in
      let value = value(entry, in: key.name, scope, reporting: fields.log)
      if let mistake = entry.name.value.isEmpty
        ? .needsName(noun)
        : mistake(entry.name)
      {
        fields.log.error(mistake, at: entry.key.range)
        return nil
      }
      return value.map { Expression.Attribute(name: entry.name.value, value: $0) }
    }
    if key.name == ConnectorKeys.headers.name { checkHeaders(entries, reporting: fields.log) }
    return values.count == entries.count ? values : nil
  }

  /// Reports headers that have one name, which is read without regard to case, and texts with several
  /// lines.
  private static func checkHeaders(_ entries: [Node.Entry], reporting log: DiagnosticLog) {
    var names: Set<String> = []
    for entry in entries {
      let name = entry.key.keyText
      if !names.insert(name.lowercased()).inserted {
        log.error(.repeatedHeader(name), at: entry.key.range)
      }
      if case .string(let text)? = SwiftLiteral(entry.value.keyText),
        text.contains(where: \.isNewline)
      {
        log.error(.severalLines(name), at: entry.value.range)
      }
    }
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
    if entry.value.scalar?.value == .null {
      log.error(.nothing(entry.key.keyText), at: entry.key.range)
      return nil
    }
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
  fileprivate func mistakeInHeader(_ credentials: HttpRequest.Credentials) -> Diagnostic.Message? {
    let marks = "!#$%&'*+-.^_`|~"
    guard utf8.allSatisfy({ $0 < 0x80 }),
      allSatisfy({ $0.isLetter || $0.isNumber || marks.contains($0) })
    else { return .noHeader(self) }
    var own = ["content-length", "content-type", "cookie", "host", "transfer-encoding"]
    if credentials == .ofSession { own += ["authorization", "x-csrf-token"] }
    return own.contains(lowercased()) ? .ownHeader(self) : nil
  }
}

extension Diagnostic.Message {
  fileprivate static let bodyOfGet: Self =
    "GET sends no body; write 'method: POST', or the values under 'query'"

  fileprivate static func unfitValue(_ value: Node, _ type: SwiftType, _ key: String) -> Self {
    "'\(value.keyText)' is '\(type.source)', which cannot be in '\(key)'; "
      + fitting(value.keyText, type)
  }

  private static func fitting(_ name: String, _ type: SwiftType) -> String {
    type.builtin == .date
      ? "write 'day of \(name)' for a text such as 2030-01-31"
      : "use a 'String', a number or a 'Bool'"
  }

  fileprivate static func ownParameter(_ name: String) -> Self {
    "a list sends '\(name)' for each of its pages; remove it here"
  }

  fileprivate static func repeatedHeader(_ name: String) -> Self {
    "'\(name)' is there already, as the case of letters does not matter in headers; keep one"
  }

  fileprivate static func severalLines(_ name: String) -> Self {
    "the header '\(name)' has several lines; write it in one"
  }

  fileprivate static func noHeader(_ name: String) -> Self {
    "'\(name)' is not the name of a header; write letters, digits and '-', as in 'Accept-Language'"
  }

  fileprivate static func ownHeader(_ name: String) -> Self {
    "'\(name)' is set for every request; remove it"
  }

  fileprivate static func nothing(_ name: String) -> Self {
    "'\(name)' has no value; write one, or leave it out"
  }

  fileprivate static func unfitProperty(_ property: PropertySpec, _ key: String) -> Self {
    "'\(property.name.value)' of type '\(property.type.source)' cannot be in '\(key)'; "
      + fitting(property.name.value, property.type)
  }
}
