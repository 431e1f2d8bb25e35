import SourceText
import SpecNotation

/// What an action can refer to.
struct ActionScope {
  let models: Declared<ModelSpec>
  let properties: Declared<PropertySpec>
  let viewModel: Declared<ViewModelMember>
  let connectors: Declared<ConnectorSpec>

  var inputNames: [String] { properties.names + viewModel.names }

  func source(named name: String) -> InputSpec.Source? {
    properties[name].map { .property($0) } ?? viewModel[name].map { .viewModel($0) }
  }
}

extension ActionSpec {
  private enum KindName: String, CaseIterable {
    case callback, read, write, custom

    var keys: [String] {
      switch self {
      case .callback: ServiceCall.keys
      case .read, .write: ["connector", "parse"]
      case .custom: []
      }
    }
  }

  private static let sharedKeys = [
    "summary", "interactor", "kind", "inputs", "result", "updates", "delegate", "progress",
  ]
  private static let allKeys =
    ["interactor", "kind", "connector"] + ServiceCall.keys + [
      "inputs", "result", "parse", "updates", "delegate", "progress", "summary",
    ]

  static func list(
    _ node: Node?, scope: ActionScope, reporting diagnostics: inout Diagnostics
  ) -> [ActionSpec] {
    guard let entries = node?.entries(of: "actions", reporting: &diagnostics) else { return [] }
    return entries.compactMap { ActionSpec($0, scope: scope, reporting: &diagnostics) }
  }

  private init?(
    _ entry: Node.Entry, scope: ActionScope, reporting diagnostics: inout Diagnostics
  ) {
    let name = Located(entry.key.keyText, at: entry.key.range)
    let isNamed = name.isActionName(reporting: &diagnostics)
    let fields = Fields(
      entry.value, of: "action '\(name.value)'", at: name.range, known: Self.allKeys,
      reporting: &diagnostics)
    guard let fields else { return nil }

    let interactor =
      fields["interactor"] == nil
      ? name.map(\.capitalizedWords)
      : fields.text("interactor", reporting: &diagnostics)?
        .typeName("interactor", reporting: &diagnostics)
    let kindName = Self.kind(fields, reporting: &diagnostics)
    let result = fields["result"].flatMap {
      ResultSpec($0, models: scope.models.names, reporting: &diagnostics)
    }
    let summary = fields.text("summary", reporting: &diagnostics)
    let delegate = Delegate(fields["delegate"], reporting: &diagnostics)
    let progress = Progress(fields["progress"], reporting: &diagnostics)
    guard let kindName else { return nil }
    Self.refuseForeignKeys(fields, kindName, reporting: &diagnostics)

    var inputs: [InputSpec] = []
    let kind: Kind?
    switch kindName {
    case .callback:
      inputs = Self.inputs(fields, connector: nil, scope: scope, reporting: &diagnostics)
      kind = ServiceCall(
        fields, properties: fields.inputNames ?? scope.inputNames, reporting: &diagnostics
      ).map(Kind.callback)
    case .custom:
      inputs = Self.inputs(fields, connector: nil, scope: scope, reporting: &diagnostics)
      kind = .custom
    case .read, .write:
      let use = Self.connectorUse(fields, scope: scope, reporting: &diagnostics)
      inputs = Self.inputs(fields, connector: use, scope: scope, reporting: &diagnostics)
      kind = use.map { kindName == .read ? .read($0) : .write($0) }
    }
    let parse = Self.parse(fields, kind, result, reporting: &diagnostics)
    let updates = Self.updates(fields["updates"], result, scope: scope, reporting: &diagnostics)
    guard isNamed, let interactor, let kind else { return nil }
    self.init(
      name: name, summary: summary, interactor: interactor, kind: kind, inputs: inputs,
      result: result, parse: parse, updates: updates, delegate: delegate, progress: progress)
    checkResult(reporting: &diagnostics)
  }

  private static func kind(
    _ fields: Fields, reporting diagnostics: inout Diagnostics
  ) -> KindName? {
    guard let text = fields.requiredText("kind", reporting: &diagnostics) else { return nil }
    if let kind = KindName(rawValue: text.value) { return kind }
    diagnostics.error(.unknownKind(text.value, KindName.allCases.map(\.rawValue)), at: text.range)
    return nil
  }

  private static func refuseForeignKeys(
    _ fields: Fields, _ kind: KindName, reporting diagnostics: inout Diagnostics
  ) {
    for key in allKeys where !(sharedKeys + kind.keys).contains(key) {
      if let value = fields[key] {
        diagnostics.error(.keyOfOtherKind(key, kind.rawValue), at: value.range)
      }
    }
  }
}

// MARK: - Connector and inputs

extension ActionSpec {
  /// Reads `connector: AddBookmark` or `connector: { http: url }`.
  private static func connectorUse(
    _ fields: Fields, scope: ActionScope, reporting diagnostics: inout Diagnostics
  ) -> ConnectorUse? {
    guard let node = fields.required("connector", reporting: &diagnostics) else { return nil }
    if case .mapping = node.content {
      let use = Fields(
        node, of: "connector", at: node.range, known: ["http"], reporting: &diagnostics)
      guard let address = use?.requiredText("http", reporting: &diagnostics) else { return nil }
      guard let source = input(address, scope: scope, reporting: &diagnostics) else { return nil }
      guard source.type.builtin == .string || source.type.builtin == .url else {
        diagnostics.error(.noAddress(address.value, source.type), at: address.range)
        return nil
      }
      return .http(address: address.value)
    }
    guard let name = node.text(of: "connector", reporting: &diagnostics) else { return nil }
    if let connector = scope.connectors[name.value] { return .named(connector) }
    if !scope.connectors.names.contains(name.value) {
      diagnostics.error(.unknownConnector(name.value, scope.connectors.names), at: name.range)
    }
    return nil
  }

  /// The inputs in the order of the spec; those of the connector, in its order, if it says none.
  private static func inputs(
    _ fields: Fields, connector: ConnectorUse?, scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) -> [InputSpec] {
    let range = fields["connector"]?.range ?? fields.range
    var names: [Located<String>]
    if let node = fields["inputs"] {
      names = node.texts(of: "inputs", reporting: &diagnostics)
      reportRepeated(names, reporting: &diagnostics)
    } else if case .named(let connector)? = connector {
      names = connector.properties.map { Located($0.name.value, at: range) }
    } else {
      names = []
    }
    if case .http(let address)? = connector, !names.contains(where: { $0.value == address }) {
      names.insert(Located(address, at: range), at: 0)
    }
    if case .named(let connector)? = connector, fields["inputs"] != nil {
      for property in connector.properties
      where !names.contains(where: { $0.value == property.name.value }) {
        diagnostics.error(
          .inputMissing(property.name.value, connector.name.value),
          at: fields["inputs"]?.range ?? range)
      }
    }
    return names.compactMap { name in
      guard let source = input(name, scope: scope, reporting: &diagnostics) else { return nil }
      let checked = name.memberName("input", avoiding: .interactor, reporting: &diagnostics)
      guard let checked else { return nil }
      var type = source.type
      if case .named(let connector)? = connector,
        let property = connector.property(named: name.value)
      {
        type = property.type
        guard InputSpec.canPass(source.type, as: type) else {
          diagnostics.error(.unfitInput(name.value, source.type, type), at: name.range)
          return nil
        }
      }
      return InputSpec(name: checked, source: source, type: type)
    }
  }

  private static func input(
    _ name: Located<String>, scope: ActionScope, reporting diagnostics: inout Diagnostics
  ) -> InputSpec.Source? {
    if let source = scope.source(named: name.value) { return source }
    if !scope.inputNames.contains(name.value) {
      diagnostics.error(.unknownInput(name.value, scope.inputNames), at: name.range)
    }
    return nil
  }

  private static func reportRepeated(
    _ names: [Located<String>], reporting diagnostics: inout Diagnostics
  ) {
    var first: [String: SourceRange] = [:]
    for name in names {
      if let range = first[name.value] {
        diagnostics.error(
          .repeatedInput(name.value), at: name.range,
          notes: [Diagnostic.Note(.firstInput, at: range)])
      } else {
        first[name.value] = name.range
      }
    }
  }
}

extension Fields {
  fileprivate var inputNames: [String]? {
    guard case .list(let items)? = self["inputs"]?.content else { return nil }
    return items.map(\.keyText)
  }
}

extension Located<String> {
  /// Whether the name of an action can be made a constant of: words of letters and digits.
  fileprivate func isActionName(reporting diagnostics: inout Diagnostics) -> Bool {
    let words = value.capitalizedWords
    let isFine =
      SwiftName.isIdentifier(words)
      && value.unicodeScalars.allSatisfy {
        "-_.".unicodeScalars.contains($0) || SwiftName.isIdentifier("a\($0)")
      }
    if !isFine { diagnostics.error(.badActionName(value), at: range) }
    return isFine
  }
}

extension String {
  /// `AddBookmark` for `add-bookmark`, `LoadRatings` for `loadRatings`.
  package var capitalizedWords: String {
    split { $0 == "-" || $0 == "_" || $0 == "." || $0 == " " }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}

extension Diagnostic.Message {
  fileprivate static let firstInput: Self = "it is listed here already"

  fileprivate static func keyOfOtherKind(_ key: String, _ kind: String) -> Self {
    "'\(key)' means nothing for an action of kind '\(kind)'; remove it or change the kind"
  }

  fileprivate static func badActionName(_ name: String) -> Self {
    "'\(name)' cannot name an action; use words of letters and digits with '-' between them"
  }

  fileprivate static func unknownConnector(_ name: String, _ names: [String]) -> Self {
    let hint = suggestion(for: name, in: names)
    return "no connector is named '\(name)'"
      + (hint.isEmpty ? "; declare it under 'connectors', or use '{ http: <input> }'" : hint)
  }

  fileprivate static func unknownInput(_ name: String, _ names: [String]) -> Self {
    let hint = suggestion(for: name, in: names)
    return "neither 'properties' nor 'viewModel' has '\(name)'"
      + (hint.isEmpty ? "; declare it in one of them" : hint)
  }

  fileprivate static func repeatedInput(_ name: String) -> Self {
    "the input '\(name)' is listed twice; remove one"
  }

  fileprivate static func inputMissing(_ name: String, _ connector: String) -> Self {
    "the connector '\(connector)' needs '\(name)'; add it to the inputs"
  }

  fileprivate static func unfitInput(_ name: String, _ from: SwiftType, _ to: SwiftType) -> Self {
    "'\(name)' is '\(from.source)' in the Screenlet but '\(to.source)' in the connector; "
      + "make the types agree"
  }

  fileprivate static func noAddress(_ name: String, _ type: SwiftType) -> Self {
    "'\(name)' is '\(type.source)'; an HttpConnector reads an address of type 'String' or 'String?'"
  }
}
