package import SourceText
package import SpecNotation

/// What a spec file holds: a whole Screenlet, or a piece that belongs to no new one.
package enum Spec: Hashable, Sendable {
  case screenlet(ScreenletSpec)
  case connector(LoneConnectorSpec)

  /// The name that the file gives to what it describes.
  package var name: Located<String> {
    switch self {
    case .screenlet(let spec): spec.name
    case .connector(let spec): spec.connector.name
    }
  }
}

/// A connector alone, with the models that its result wraps.
package struct LoneConnectorSpec: Hashable, Sendable {
  package var connector: ConnectorSpec
  package var models: [ModelSpec]
}

extension Spec {
  /// The keys that say what a file is about, one of which every spec has.
  private static let subjects = ["screenlet", "connector"]

  /// Reads a spec file and reports everything that is wrong with it. Nil if anything is.
  package init?(_ node: Node, reporting diagnostics: inout Diagnostics) {
    guard let entries = node.entries(of: "the spec", reporting: &diagnostics) else { return nil }
    let keys = entries.map(\.key.keyText)
    if keys.contains("connector"), !keys.contains("screenlet") {
      guard let spec = LoneConnectorSpec(node, reporting: &diagnostics) else { return nil }
      self = .connector(spec)
    } else if keys.contains("screenlet") {
      guard let spec = ScreenletSpec(node, reporting: &diagnostics) else { return nil }
      self = .screenlet(spec)
    } else {
      let misspelt = entries.first {
        !ScreenletSpec.keys.contains($0.key.keyText)
          && nearest(to: $0.key.keyText, in: Self.subjects) != nil
      }
      let key = misspelt?.key
      diagnostics.error(.noSubject(key?.keyText, Self.subjects), at: key?.range ?? node.range)
      return nil
    }
  }
}

extension LoneConnectorSpec {
  private static let keys = ["connector", "models"] + ConnectorSpec.allKeys

  fileprivate init?(_ node: Node, reporting diagnostics: inout Diagnostics) {
    var found = Diagnostics()
    let fields = Fields(
      node, of: "the spec", at: node.range, known: Self.keys, reporting: &found)
    var connector: ConnectorSpec?
    var models: [ModelSpec] = []
    if let fields {
      models = ModelSpec.list(fields["models"], reporting: &found)
      let names = Declared(models, name: \.name.value, in: fields["models"]).names
      if let name = fields.requiredText("connector", reporting: &found) {
        connector = ConnectorSpec(name, fields, models: names, reporting: &found)
      }
    }
    diagnostics.append(found)
    guard let connector, !found.hasErrors else { return nil }
    self.init(connector: connector, models: models)
  }
}

extension Diagnostic.Message {
  fileprivate static func noSubject(_ misspelt: String?, _ subjects: [String]) -> Self {
    if let misspelt {
      return "unknown key '\(misspelt)'\(suggestion(for: misspelt, in: subjects))"
    }
    return "the spec says neither 'screenlet' nor 'connector'; start it with 'screenlet: <Name>'"
  }
}
