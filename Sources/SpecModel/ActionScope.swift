import SourceText
import SpecNotation

/// The declarations that an action can refer to.
struct ActionScope {
  let log: DiagnosticLog
  let models: Declared<ModelSpec>
  let properties: Declared<PropertySpec>
  let viewModel: Declared<ViewModelMember>
  var viewMethods: [ViewModelMethod] = []
  var contained: [ContainedScreenlet] = []
  let connectors: Declared<ConnectorSpec>
  /// The node under `result` of each connector, even of a connector with a mistake.
  let resultsOfConnectors: [String: Node]
  /// The model of the rows of a list, if it could be read.
  var rows: ModelSpec?
  var isInList = false
  /// The names of the actions that the rows of a list offer.
  var actionsOfRows: Set<String> = []
  /// The names of the actions that the view performs.
  var performed: Set<String> = []
  /// The values around the connectors, for which a connector could declare properties.
  let outer: OuterValues
  /// The sender of the action that is being read.
  var sender: Declared<SenderSpec>?
  /// Whether the interactor is declared without a Screenlet; its inputs are then its properties.
  var isAlone = false

  var inputNames: [String] { (sender?.names ?? []) + properties.names + viewModel.names }

  func hasInput(_ name: String) -> Bool {
    let names = name.dotSeparated.map(String.init)
    let root = names.allSatisfy(SwiftName.isIdentifier) ? names[0] : name
    return sender?.has(root) == true || properties.has(root) || viewModel.has(root)
  }

  /// Returns the member of the view model of that name. Reports an error and returns nil if there
  /// is none; the message shows `example`, a suitable declaration.
  func member(_ name: Located<String>, like example: String) -> ViewModelMember? {
    viewModel.item(name, reporting: log, else: .noMember(name.value, viewModel.names, example))
  }

  /// Returns the inputs that a call of an action can name, with their types in the Screenlet.
  func inputs(of action: Fields<ActionKeys>) -> Declared<PropertySpec> {
    let sources = action.inputSources
    let names = action.inputNames.map { $0 + (sender?.names ?? []) } ?? inputNames
    let inputs = names.compactMap { name in
      let text = Located(sources[name] ?? name, at: action.range)
      return source(text, reporting: DiagnosticLog()).map { source in
        PropertySpec(
          name: Located(name, at: action.range), type: source.type, defaultValue: nil,
          typeRange: action.range)
      }
    }
    return Declared(inputs, names: names)
  }

  func source(named name: String) -> InputSpec.Source? {
    if let sender, sender.has(name) { return sender[name].map { .sender($0) } }
    return properties[name].map { .property($0) } ?? viewModel[name].map { .viewModel($0) }
  }

  /// Reads the name of a source or the path to a part of it: `article`, `article.title`. Returns nil
  /// if nothing has that name, and reports an error if only the part is unknown.
  func source(_ text: Located<String>, reporting log: DiagnosticLog) -> InputSpec.Source? {
    let root = ResultPath.root(of: text.value)
    let names = text.value.dotSeparated
    guard names.count > 1, names.allSatisfy({ SwiftName.isIdentifier(String($0)) }),
      let source = source(named: String(root))
    else { return source(named: text.value) }
    let whole = ResultSpec(
      name: text.part(root), type: source.type, typeRange: text.range)
    return ResultPath(text, of: whole, models: models, reporting: log).map { .part(source, $0) }
  }

  /// Returns the result that the spec declares for the connector of an action, even if a connector
  /// of that kind can have none.
  func resultOfConnector(in action: Fields<ActionKeys>) -> ResultSpec? {
    guard let name = action.node(ActionKeys.connector)?.keyText else { return nil }
    guard let result = resultsOfConnectors[name] else { return connectors[name]?.result }
    return ResultSpec(result, models: models.names, reporting: DiagnosticLog())
  }

  func connector(named name: Located<String>) -> ConnectorSpec? {
    connectors.item(name, reporting: log, else: .unknownConnector(name.value, connectors.names))
  }
}

extension Fields where Owner: FileTable {
  /// The node under `result` of each connector, by the name of the connector.
  var resultsOfConnectors: [String: Node] {
    let results = (node(Owner.newConnectors)?.mapping ?? []).compactMap { entry in
      entry.value.member(ConnectorKeys.result).map { (entry.key.keyText, $0) }
    }
    return Dictionary(results) { first, _ in first }
  }
}

extension Diagnostic.Message {
  fileprivate static func noMember(_ name: String, _ names: [String], _ example: String) -> Self {
    "the view model has no member '\(name)'"
      + suggestion(for: name, in: names, else: "; add one, as in \"\(name): \(example)\"")
  }

  fileprivate static func unknownConnector(_ name: String, _ names: [String]) -> Self {
    let bare = name.suffix(of: ["LiferayConnector", "Connector"]).map { name.dropLast($0.count) }
    if let bare = bare.map(String.init), names.contains(bare) {
      return "no connector is named '\(name)'; did you mean '\(bare)'?"
    }
    return "no connector is named '\(name)'"
      + suggestion(
        for: name, in: names, else: "; declare it under 'connectors', or use '{ http: <input> }'")
  }
}
