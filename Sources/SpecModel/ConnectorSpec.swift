import SourceText
import SpecNotation

/// A class that makes one request, or does one piece of work, off the main thread.
package struct ConnectorSpec: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Calls a Mobile SDK service and keeps what it answers.
    case liferay(ServiceCall, result: ResultSpec?)
    /// Reads an address, with properties in it.
    case http(AddressTemplate)
    /// Does what its `doRun(session:)` is filled in with.
    case custom(result: ResultSpec?)
  }

  package var name: Located<String>
  package var summary: Located<String>?
  package var kind: Kind
  package var properties: [PropertySpec]
  package var rules: [ValidationRule]

  package var result: ResultSpec? {
    switch kind {
    case .liferay(_, let result), .custom(let result): result
    case .http: nil
    }
  }

  package func property(named name: String) -> PropertySpec? {
    properties.first { $0.name.value == name }
  }
}

extension ConnectorSpec {
  private enum KindName: String, CaseIterable {
    case liferay, http, custom

    var keys: [String] {
      switch self {
      case .liferay: ServiceCall.keys + ["result"]
      case .http: ["url"]
      case .custom: ["result"]
      }
    }
  }

  private static let sharedKeys = ["kind", "summary", "properties", "validate"]
  static let allKeys = sharedKeys + ServiceCall.keys + ["result", "url"]

  static func list(
    _ node: Node?, models: [String], reporting diagnostics: inout Diagnostics
  ) -> [ConnectorSpec] {
    guard let entries = node?.entries(of: "connectors", reporting: &diagnostics) else { return [] }
    return entries.compactMap { entry in
      let name = Located(entry.key.keyText, at: entry.key.range)
      let fields = Fields(
        entry.value, of: "connector '\(name.value)'", at: name.range, known: allKeys,
        reporting: &diagnostics)
      guard let fields else { return nil }
      return ConnectorSpec(name, fields, models: models, reporting: &diagnostics)
    }
  }

  /// Reads a connector. `kind` may be left out: a connector with a `service` is a liferay one, one
  /// with a `url` an http one.
  init?(
    _ name: Located<String>, _ fields: Fields, models: [String],
    reporting diagnostics: inout Diagnostics
  ) {
    let kindName = Self.kind(fields, reporting: &diagnostics)
    let checkedName = name.typeName("connector", reporting: &diagnostics)
    guard let kindName else { return nil }
    for key in Self.allKeys where !(Self.sharedKeys + kindName.keys).contains(key) {
      if let value = fields[key] {
        diagnostics.error(.keyOfOtherKind(key, kindName.rawValue), at: value.range)
      }
    }
    let list = PropertySpec.parameters(
      fields["properties"], avoiding: kindName == .http ? .httpConnector : .connector,
      models: models, reporting: &diagnostics)
    let properties = Declared(list, name: \.name.value, in: fields["properties"])
    let rules = ValidationRule.list(
      fields["validate"], properties: properties, reporting: &diagnostics)
    let result = fields["result"].flatMap {
      ResultSpec($0, models: models, reporting: &diagnostics)
    }
    let summary = fields.text("summary", reporting: &diagnostics)

    let kind: Kind?
    switch kindName {
    case .liferay:
      kind = ServiceCall(
        fields, properties: properties.names, reporting: &diagnostics
      ).map { .liferay($0, result: result) }
    case .http:
      kind = fields.requiredText("url", reporting: &diagnostics)
        .flatMap { AddressTemplate($0, properties: properties, reporting: &diagnostics) }
        .map { .http($0) }
    case .custom:
      kind = .custom(result: result)
    }
    guard let checkedName, let kind else { return nil }
    self.init(
      name: checkedName, summary: summary, kind: kind, properties: list, rules: rules)
  }

  private static func kind(
    _ fields: Fields, reporting diagnostics: inout Diagnostics
  ) -> KindName? {
    guard fields["kind"] != nil else {
      if fields["service"] != nil { return .liferay }
      if fields["url"] != nil { return .http }
      _ = fields.required("kind", reporting: &diagnostics)
      return nil
    }
    guard let text = fields.text("kind", reporting: &diagnostics) else { return nil }
    if let kind = KindName(rawValue: text.value) { return kind }
    let names = KindName.allCases.map(\.rawValue)
    diagnostics.error(.unknownKind(text.value, names), at: text.range)
    return nil
  }
}

extension Diagnostic.Message {
  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  static func unknownKind(_ name: String, _ names: [String]) -> Self {
    let hint = suggestion(for: name, in: names)
    return "unknown kind '\(name)'\(hint.isEmpty ? "; expected one of \(list(names))" : hint)"
  }

  fileprivate static func keyOfOtherKind(_ key: String, _ kind: String) -> Self {
    "'\(key)' means nothing for a connector of kind '\(kind)'; remove it or change the kind"
  }
}
