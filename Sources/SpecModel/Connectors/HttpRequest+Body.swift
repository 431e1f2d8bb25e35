import SourceText
import SpecNotation

extension HttpRequest.Body {
  /// Reads the key `body` or `form` of a request. Returns nil if it has neither, and reports an error
  /// if there is a mistake in them.
  init?(_ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope) {
    if fields.has(ConnectorKeys.form) {
      fields.refuse(ConnectorKeys.body, .twoBodies)
      guard let values = HttpRequest.values(fields, ConnectorKeys.form, scope) else { return nil }
      self = .form(values)
    } else if let value = Expression(bodyOf: fields, scope) {
      self = .json(value)
    } else {
      return nil
    }
  }
}

extension Expression {
  /// Reads the key `body` of a request: an object, a list, or a property that is one of these.
  fileprivate init?(bodyOf fields: Fields<ConnectorKeys>, _ scope: ConnectorScope) {
    let key = ConnectorKeys.body
    guard let range = fields.keyRange(of: key), let node = fields.node(key) else { return nil }
    self.init(inBody: Node.Entry(key.name, at: range, node), scope, reporting: fields.log)
    guard case .scalar = node.content else { return }
    if case .property? = reference, let type, type.isWholeBody { return }
    fields.log.error(.noBody(String(node.range.text)), at: node.range)
    return nil
  }

  /// Reads the value of a key, at any depth.
  private init?(inBody entry: Node.Entry, _ scope: ConnectorScope, reporting log: DiagnosticLog) {
    switch entry.value.content {
    case .scalar:
      self.init(
        ofRequest: entry, scope, fits: \.canBeInBody, else: Diagnostic.Message.unfitProperty,
        reporting: log)
      if isComposed, let type, !type.canBeInBody {
        log.error(.unfitValue(entry.value.keyText, type), at: entry.value.range)
        return nil
      }
    case .list(let items):
      let values = items.compactMap {
        Expression(inBody: Node.Entry(key: entry.key, value: $0), scope, reporting: log)
      }
      guard values.count == items.count else { return nil }
      self.init(.list(values))
    case .mapping(let entries):
      let members = entries.compactMap { entry -> Attribute? in
        let value = Expression(inBody: entry, scope, reporting: log)
        if entry.name.value.isEmpty {
          log.error(.needsName("a member of the body"), at: entry.key.range)
        }
        guard let value, !entry.name.value.isEmpty else { return nil }
        return Attribute(name: entry.name.value, value: value)
      }
      guard members.count == entries.count else { return nil }
      self.init(.map(members))
    }
  }
}

extension SwiftType {
  /// Whether a value of the type can be in a body.
  fileprivate var canBeInBody: Bool {
    let unfit: [Builtin] = [.cgPoint, .cgSize, .cgRect, .color, .image]
    return base.builtin.map { !unfit.contains($0) } ?? false
  }

  /// Whether a value of the type is an object or a list, of which a whole body can consist.
  fileprivate var isWholeBody: Bool {
    if isOptional { return false }
    if case .list = base { return true }
    return builtin == .attributes
  }
}

extension Diagnostic.Message {
  fileprivate static let twoBodies: Self =
    "a request has one body; write what is sent as JSON under 'body', or as a form under 'form'"

  fileprivate static func noBody(_ text: String) -> Self {
    "'\(text)' cannot be a whole body; write its members, as in '{ headline: title }', "
      + "or a property of type '[String: Any]' or of a list"
  }

  fileprivate static func unfitProperty(_ property: PropertySpec) -> Self {
    unfitValue(property.name.value, property.type)
  }

  fileprivate static func unfitValue(_ text: String, _ type: SwiftType) -> Self {
    "'\(text)' of type '\(type.source)' cannot be in a body; use a 'String', a number, a 'Bool', "
      + "a 'Date', a 'URL', 'Data', '[String: Any]' or a list of such"
  }
}
