package import SourceText
package import SpecNotation

/// The content of a spec file: a whole Screenlet, a connector or an interactor alone, a theme set,
/// themes for other Screenlets, or what the Screenlets of a module share.
package enum Spec: Hashable, Sendable {
  case screenlet(ScreenletSpec)
  case connector(LoneConnectorSpec)
  case interactor(LoneInteractorSpec)
  case theme(ThemeSetSpec)
  case themes(ThemesSpec)
  case module(ModuleSpec)

  /// The name of what the file describes.
  package var name: Located<String> {
    switch self {
    case .screenlet(let spec): spec.name
    case .connector(let spec): spec.connector.name
    case .interactor(let spec): spec.interactor.interactor
    case .theme(let spec): spec.name
    case .themes(let spec): spec.name
    case .module(let spec): spec.name
    }
  }

  /// The Swift module of the sources, if the file or its module file names it.
  package var module: String? {
    switch self {
    case .screenlet(let spec): spec.module?.value
    case .theme(let spec): spec.module?.value
    case .themes(let spec): spec.module?.value
    case .module(let spec): spec.name.value
    case .connector, .interactor: nil
    }
  }
}

extension Spec {
  /// The Screenlets that the file describes, or to which it adds themes.
  package var screenlets: [ScreenletSpec] {
    switch self {
    case .screenlet(let spec): [spec]
    case .themes(let spec): spec.screenlets
    case .connector, .interactor, .theme, .module: []
    }
  }
}

/// A connector alone, with the models that its result wraps.
package struct LoneConnectorSpec: Hashable, Sendable {
  package var connector: ConnectorSpec
  package var models: [ModelSpec]
  /// The modules that its sources import besides the runtime.
  package var imports: [Located<String>]
}

extension Spec {
  /// Reads a spec file and reports everything that is wrong with it. `module` and `others`, the
  /// Screenlets that it extends or adds themes to, by the texts that name them, supply what the file
  /// does not say itself. Returns nil if anything is wrong, or if one of `others` is missing.
  package init?(
    _ node: Node, in module: ModuleSpec? = nil, others: [String: ScreenletSpec] = [:],
    reporting diagnostics: inout Diagnostics
  ) {
    let spec = diagnostics.logging { log in
      log.unlessErrors { Self.decode(node, in: module, others: others, reporting: log) }
    }
    guard let spec else { return nil }
    self = spec
  }

  private static func decode(
    _ node: Node, in module: ModuleSpec?, others: [String: ScreenletSpec],
    reporting log: DiagnosticLog
  ) -> Spec? {
    let entries = node.entries(of: "the spec", like: ScreenletKeys.table.example, reporting: log)
    guard let entries else { return nil }
    if node.list != nil { return nil }
    guard let table = file(of: entries, at: node.range.file.path) else {
      log.error(.noSubject, at: node.start)
      return nil
    }
    func fields<Owner>(_: Owner.Type) -> Fields<Owner>? {
      Fields(node, of: "the spec", at: node.start, table, reporting: log)
    }
    switch table.name {
    case ConnectorKeys.fileTable.name:
      return fields(ConnectorKeys.self).flatMap { LoneConnectorSpec($0, in: module) }
        .map(connector)
    case ActionKeys.fileTable.name:
      return fields(ActionKeys.self).flatMap { LoneInteractorSpec($0, in: module) }
        .map(interactor)
    case ThemeSetKeys.table.name:
      return fields(ThemeSetKeys.self).flatMap { ThemeSetSpec($0, in: module) }.map(theme)
    case ModuleKeys.table.name:
      return fields(ModuleKeys.self).flatMap { ModuleSpec($0) }.map(Self.module)
    case ScreenletKeys.themesTable.name:
      return fields(ScreenletKeys.self)
        .flatMap { ThemesSpec($0, of: others, in: module) }.map(themes)
    default:
      guard let fields = fields(ScreenletKeys.self) else { return nil }
      guard fields.has(ScreenletKeys.extends) else {
        return ScreenletSpec(fields, in: module).map(screenlet)
      }
      let path = fields[ScreenletKeys.extends]
        .flatMap { ExtendedScreenlet.reference($0, reporting: log) }
      guard let path, let base = others[path.value] else { return nil }
      return ScreenletSpec(fields, extending: ExtendedScreenlet(at: path, base), in: module)
        .map(screenlet)
    }
  }

  /// Returns the table of what the file describes: a module by the name of the file, anything else
  /// by the key that says it, by another key of its table, or by a misspelt key.
  private static func file(of entries: [Node.Entry], at path: String) -> Mapping? {
    // Specs of Screenlets and theme sets name their modules by the same key.
    if ModuleSpec.isFile(path) { return ModuleKeys.table }
    let keys = entries.map(\.key.keyText)
    // Without the key that says what it describes.
    if [".themes.yml", ".themes.yaml"].contains(where: path.hasSuffix),
      !keys.contains(ScreenletKeys.screenlet.name)
    {
      return ScreenletKeys.themesTable
    }
    let files = Language.specs.files.filter { $0.name != ModuleKeys.table.name }
    if let file = files.first(where: { keys.contains($0.names[0]) }) { return file }
    let screenlet = ScreenletKeys.table
    // A key that a connector alone can have too does not tell them apart.
    if keys.contains(where: { screenlet[$0] != nil && ConnectorKeys.fileTable[$0] == nil }) {
      return screenlet
    }
    let subjects = files.map { $0.names[0] }
    return keys.lazy.filter { screenlet[$0] == nil }
      .compactMap { nearest(to: $0, in: subjects) }.first
      .flatMap { subject in files.first { $0.names[0] == subject } }
  }
}

extension LoneConnectorSpec {
  fileprivate init?(_ fields: Fields<ConnectorKeys>, in module: ModuleSpec?) {
    let models = ModelSpec.scope(fields, in: module, besides: module.models(for: nil))
    let imports = fields.imports ?? module?.imports ?? []
    let name = fields.required(ConnectorKeys.connector)?.connectorName(reporting: fields.log)
    let connector = ConnectorSpec(name, fields, models: models.names)
    guard var connector else { return nil }
    connector.rules.keepTexts(reporting: fields.log)
    self.init(connector: connector, models: models.items, imports: imports)
  }
}

extension Diagnostic.Message {
  fileprivate static let noSubject: Self =
    "the spec says neither 'screenlet', 'interactor', 'connector', 'theme' nor 'themesOf'; "
    + "start it with 'screenlet: <Name>'"
}
