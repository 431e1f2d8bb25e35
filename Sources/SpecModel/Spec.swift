package import SourceText
package import SpecNotation

/// What a spec file holds: a whole Screenlet, or a piece that belongs to no new one.
package enum Spec: Hashable, Sendable {
  case screenlet(ScreenletSpec)
  case connector(LoneConnectorSpec)
  case interactor(LoneInteractorSpec)
  case theme(ThemeSetSpec)

  /// The name that the file gives to what it describes.
  package var name: Located<String> {
    switch self {
    case .screenlet(let spec): spec.name
    case .connector(let spec): spec.connector.name
    case .interactor(let spec): spec.interactor.interactor
    case .theme(let spec): spec.name
    }
  }

  /// The Swift module that the sources go into, if the file says it.
  package var module: String? {
    switch self {
    case .screenlet(let spec): spec.module?.value
    case .theme(let spec): spec.module?.value
    case .connector, .interactor: nil
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
  private static let subjects = ["screenlet", "interactor", "connector", "theme"]

  /// Reads a spec file and reports everything that is wrong with it. Nil if anything is.
  package init?(_ node: Node, reporting diagnostics: inout Diagnostics) {
    guard let entries = node.entries(of: "the spec", reporting: &diagnostics) else { return nil }
    switch Self.subject(of: entries) {
    case "connector":
      guard let spec = LoneConnectorSpec(node, reporting: &diagnostics) else { return nil }
      self = .connector(spec)
    case "interactor":
      guard let spec = LoneInteractorSpec(node, reporting: &diagnostics) else { return nil }
      self = .interactor(spec)
    case "theme":
      guard let spec = ThemeSetSpec(node, reporting: &diagnostics) else { return nil }
      self = .theme(spec)
    case "screenlet":
      guard let spec = ScreenletSpec(node, reporting: &diagnostics) else { return nil }
      self = .screenlet(spec)
    default:
      diagnostics.error(.noSubject, at: node.start)
      return nil
    }
  }

  /// The key that says what the file is about, or the one that a misspelt key is near to.
  private static func subject(of entries: [Node.Entry]) -> String? {
    let keys = entries.map(\.key.keyText)
    // An interactor alone names its connector, so that it comes before that.
    if let subject = subjects.first(where: keys.contains) { return subject }
    if keys.contains(where: ScreenletSpec.ownKeys.contains) { return "screenlet" }
    return keys.lazy.filter { !ScreenletSpec.keys.contains($0) }
      .compactMap { nearest(to: $0, in: subjects) }.first
  }
}

extension LoneConnectorSpec {
  private static let keys = ["connector", "models"] + ConnectorSpec.allKeys

  fileprivate init?(_ node: Node, reporting diagnostics: inout Diagnostics) {
    var found = Diagnostics()
    let fields = Fields(
      node, of: "the spec", at: node.start, known: Self.keys, reporting: &found)
    var connector: ConnectorSpec?
    var models: [ModelSpec] = []
    if let fields {
      models = ModelSpec.list(fields["models"], reporting: &found)
      let names = Declared(models, name: \.name.value, in: fields["models"]).names
      let name = fields.requiredText("connector", reporting: &found)?
        .connectorName(reporting: &found)
      connector = ConnectorSpec(name, fields, models: names, reporting: &found)
    }
    diagnostics.append(found)
    guard let connector, !found.hasErrors else { return nil }
    self.init(connector: connector, models: models)
  }
}

extension Diagnostic.Message {
  fileprivate static let noSubject: Self =
    "the spec says neither 'screenlet', 'interactor', 'connector' nor 'theme'; "
    + "start it with 'screenlet: <Name>'"
}
