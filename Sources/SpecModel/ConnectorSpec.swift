import SourceText
import SpecNotation

/// A class that makes one request, or does one piece of work, off the main thread.
package struct ConnectorSpec: Hashable, Sendable, Named {
  package var name: Located<String>
  package var summary: Located<String>?
  package var kind: Kind
  package var properties: [PropertySpec]
  package var rules: [ValidationRule]
  /// Nil for the session of whoever is logged in.
  package var session: ConnectorSession?

  package func property(named name: String) -> PropertySpec? { properties.named(name) }
}

extension ConnectorSpec {
  static func list(_ fields: Fields, models: [String], outer: OuterValues) -> [ConnectorSpec] {
    fields.entries("connectors").compactMap { entry in
      let name = entry.name
      let checkedName = name.connectorName(reporting: fields.log)
      let fields = Fields(
        entry.value, of: "connector '\(name.value)'", at: name.range, .connector,
        reporting: fields.log)
      guard let fields else { return nil }
      return ConnectorSpec(checkedName, fields, models: models, outer: outer)
    }
  }

  /// Reads a connector, whose `name` is nil if it was refused. `kind` may be left out if a key
  /// shows it: a connector with a `service` is a liferay one.
  init?(_ name: Located<String>?, _ fields: Fields, models: [String], outer: OuterValues = .none) {
    let stated = Self.kind(fields)
    let list = PropertySpec.parameters(
      fields, avoiding: stated?.reserved ?? .connector, models: models)
    let properties = Declared(list, in: fields["properties"])
    let rules = ValidationRule.list(fields, properties: properties, outer: outer)
    let result = fields["result"].flatMap {
      ResultSpec(
        $0, models: models, allowsFile: fields["kind"]?.keyText == "custom",
        reporting: fields.log)
    }
    let summary = fields.text("summary")
    let session = ConnectorSession(fields, properties: properties, outer: outer)
    // A connector whose kind is wrong is read by its keys, to report its other mistakes too.
    let read = stated ?? Self.likelyKind(fields) ?? CustomConnector.self
    let scope = ConnectorScope(properties: properties, result: result, outer: outer, models: models)
    let kind = read.read(fields, scope)
    let hasBadResult = fields["result"] != nil && result == nil
    // What refers to a property that was refused would be reported as well.
    let hasBadProperty = list.count < properties.names.count
    guard let name, stated != nil, let kind, !hasBadResult, !hasBadProperty else { return nil }
    self.init(
      name: name, summary: summary, kind: kind, properties: list, rules: rules, session: session)
  }

  /// The kind that the spec states or implies; nil with an error if there is none.
  private static func kind(_ fields: Fields) -> (any NamedConnectorKind.Type)? {
    if fields["kind"] == nil, let likely = likelyKind(fields) {
      fields.refuseKeys(notOf: likely.name)
      return likely
    }
    guard let name = fields.kind(of: Kind.names, reporting: fields.log),
      let kind = Kind.named.first(where: { $0.name == name })
    else { return nil }
    fields.refuseKeys(notOf: kind.name)
    return kind
  }

  private static func likelyKind(_ fields: Fields) -> (any NamedConnectorKind.Type)? {
    Kind.named.first { kind in kind.telltale.map { fields[$0] != nil } ?? false }
  }
}

extension Located<String> {
  /// The name, if it can be the first part of a connector's name; reported otherwise.
  func connectorName(reporting log: DiagnosticLog) -> Located<String>? {
    typeName(
      "connector", without: ["LiferayConnector", "Connector"], reporting: log)
  }
}

extension Fields {
  /// The key `kind`, which must be there and say one of `kinds`.
  func kind(of kinds: [String], reporting log: DiagnosticLog) -> String? {
    guard self["kind"] != nil else {
      log.error(.noKind(owner, kinds), at: range)
      return nil
    }
    return text("kind")?
      .choice(from: kinds, else: "unknown kind", reporting: log)
  }
}

extension Diagnostic.Message {
  fileprivate static func noKind(_ owner: String, _ kinds: [String]) -> Self {
    "\(owner) has no 'kind'; add the key with \(kinds.choice)"
  }
}
