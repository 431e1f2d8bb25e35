import SourceText
import SpecNotation

/// A class that makes one request, or does one piece of work, off the main thread.
package struct ConnectorSpec: Hashable, Sendable, Named {
  package var name: Located<String>
  package var summary: Located<String>?
  package var kind: Kind
  package var properties: [PropertySpec]
  package var rules: [ValidationRule]
  /// Nil for the session of the logged-in user.
  package var session: ConnectorSession?

  package func property(named name: String) -> PropertySpec? { properties.named(name) }
}

extension ConnectorSpec {
  static func list<Owner: FileTable>(
    _ fields: Fields<Owner>, models: [String], outer: OuterValues
  ) -> [ConnectorSpec] {
    (fields[Owner.newConnectors] ?? []).compactMap { entry in
      let name = entry.name
      let checkedName = name.connectorName(reporting: fields.log)
      let fields = Fields(
        entry.value, of: "connector '\(name.value)'", at: name.range, ConnectorKeys.self,
        reporting: fields.log)
      guard let fields else { return nil }
      return ConnectorSpec(checkedName, fields, models: models, outer: outer)
    }
  }

  /// Reads a connector. `name` is nil if the name was refused. The key `kind` can be omitted if
  /// another key implies it: a connector with a `service` has the kind `liferay`.
  init?(
    _ name: Located<String>?, _ fields: Fields<ConnectorKeys>, models: [String],
    outer: OuterValues = .none
  ) {
    let stated = Self.kind(fields)
    let list = PropertySpec.parameters(
      fields, ConnectorKeys.properties, avoiding: stated?.reserved ?? .connector, models: models)
    let properties = Declared(list, in: fields.node(ConnectorKeys.properties))
    let rules = ValidationRule.list(
      fields, ConnectorKeys.validate, properties: properties, outer: outer)
    let result = fields.node(ConnectorKeys.result).flatMap {
      ResultSpec(
        $0, models: models,
        allowsFile: fields.node(ConnectorKeys.kind)?.keyText == CustomConnector.name,
        reporting: fields.log)
    }
    let summary = fields[ConnectorKeys.summary]
    let session = ConnectorSession(fields, properties: properties, outer: outer)
    // A connector whose kind is wrong is read by its keys, so that its other mistakes are reported.
    let read = stated ?? Self.likelyKind(fields) ?? CustomConnector.self
    let scope = ConnectorScope(properties: properties, result: result, outer: outer, models: models)
    let kind = read.read(fields, scope)
    let hasBadResult = fields.has(ConnectorKeys.result) && result == nil
    // Otherwise whatever refers to the refused property would be reported as well.
    let hasBadProperty = list.count < properties.names.count
    guard let name, stated != nil, let kind, !hasBadResult, !hasBadProperty else { return nil }
    self.init(
      name: name, summary: summary, kind: kind, properties: list, rules: rules, session: session)
  }

  /// Returns the kind that the spec states or implies. Reports an error and returns nil if there is
  /// none.
  private static func kind(_ fields: Fields<ConnectorKeys>) -> (any NamedConnectorKind.Type)? {
    if !fields.has(ConnectorKeys.kind), let likely = likelyKind(fields) {
      fields.refuseKeys(notOf: likely.name)
      return likely
    }
    guard let name = fields.kind(ConnectorKeys.kind, of: Kind.names),
      let kind = Kind.named.first(where: { $0.name == name })
    else { return nil }
    fields.refuseKeys(notOf: kind.name)
    return kind
  }

  private static func likelyKind(
    _ fields: Fields<ConnectorKeys>
  ) -> (any NamedConnectorKind.Type)? {
    Kind.named.first { kind in kind.isImplied(by: fields) }
  }
}

extension Located<String> {
  /// Returns the name if it can begin the name of a connector class. Reports an error and returns
  /// nil otherwise.
  func connectorName(reporting log: DiagnosticLog) -> Located<String>? {
    typeName(
      "connector", without: ["LiferayConnector", "Connector"], reporting: log)
  }
}

extension Fields {
  /// Returns the value of the required key, which is the kind of the mapping. Reports an error and
  /// returns nil if the key is absent, or has a value besides `kinds`.
  func kind(_ key: Key<Owner, Located<String>>, of kinds: [String]) -> String? {
    guard has(key) else {
      log.error(.noKind(owner, kinds), at: range)
      return nil
    }
    return self[key]?.choice(from: kinds, else: "unknown kind", reporting: log)
  }
}

extension Diagnostic.Message {
  fileprivate static func noKind(_ owner: String, _ kinds: [String]) -> Self {
    "\(owner) has no 'kind'; add the key with \(kinds.choice)"
  }
}
