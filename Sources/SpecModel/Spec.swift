package import SourceText
import SpecLanguage
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
  /// Reads a spec file and reports everything that is wrong with it. Nil if anything is.
  package init?(_ node: Node, reporting diagnostics: inout Diagnostics) {
    guard let entries = node.entries(
        of: "the spec", like: Mapping.screenlet.example, reporting: &diagnostics) else { return nil }
    if case .list = node.content { return nil }
    switch Self.file(of: entries)?.name {
    case Mapping.connectorFile.name:
      guard let spec = LoneConnectorSpec(node, reporting: &diagnostics) else { return nil }
      self = .connector(spec)
    case Mapping.interactorFile.name:
      guard let spec = LoneInteractorSpec(node, reporting: &diagnostics) else { return nil }
      self = .interactor(spec)
    case Mapping.themeSet.name:
      guard let spec = ThemeSetSpec(node, reporting: &diagnostics) else { return nil }
      self = .theme(spec)
    case Mapping.screenlet.name:
      guard let spec = ScreenletSpec(node, reporting: &diagnostics) else { return nil }
      self = .screenlet(spec)
    default:
      diagnostics.error(.noSubject, at: node.start)
      return nil
    }
  }

  /// What the file describes, by the key that says it, or by one that is nearly that.
  private static func file(of entries: [Node.Entry]) -> Mapping? {
    let keys = entries.map(\.key.keyText)
    if let file = Language.specs.file(with: keys) { return file }
    let screenlet = Mapping.screenlet
    // What a connector alone has too says nothing.
    if keys.contains(where: { screenlet[$0] != nil && Mapping.connectorFile[$0] == nil }) {
      return screenlet
    }
    let subjects = Language.specs.files.compactMap(\.names.first)
    return keys.lazy.filter { screenlet[$0] == nil }
      .compactMap { nearest(to: $0, in: subjects) }.first
      .flatMap { Language.specs.file(with: [$0]) }
  }
}

extension LoneConnectorSpec {
  fileprivate init?(_ node: Node, reporting diagnostics: inout Diagnostics) {
    var found = Diagnostics()
    let fields = Fields(
      node, of: "the spec", at: node.start, .connectorFile, reporting: &found)
    var connector: ConnectorSpec?
    var models: [ModelSpec] = []
    if let fields {
      models = ModelSpec.list(fields, reporting: &found)
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
