import SourceText
import SpecNotation

extension InputSpec {
  /// Returns the inputs in the order of the spec. If the spec lists none, they are the properties
  /// of the connector, or those that the arguments of a call name, in their order.
  static func list(
    _ fields: Fields<ActionKeys>, connector: ConnectorUse?, call: ServiceCall?, scope: ActionScope
  ) -> [InputSpec] {
    if case .several(let stages)? = connector {
      return list(fields, of: stages.flatMap(\.self), scope: scope)
    }
    let range = fields.node(ActionKeys.connector)?.range ?? fields.range
    let needs = connector?.needs.map { Declared($0) }
    var names: [Located<String>]
    var sources: [String: Located<String>] = [:]
    if scope.isAlone {
      names = scope.properties.items.map(\.name)
      reportMissing(names, connector, scope, at: range)
    } else if let node = fields.node(ActionKeys.inputs), case .mapping(let entries) = node.content {
      names = entries.map { $0.name }
      sources = InputSpec.sources(entries, connector, needs, scope)
      reportMissing(names, connector, scope, at: node.range)
      names = names.filter { sources[$0.value] != nil }
    } else if let node = fields.node(ActionKeys.inputs) {
      names = node.texts(of: ActionKeys.inputs.name.quoted, reporting: fields.log)
        .eachInputOnce(reporting: fields.log)
      reportMissing(names, connector, scope, at: node.range)
    } else if let needs {
      names = needs.names.map { Located($0, at: range) }
    } else {
      names = call?.propertyNames ?? fields.argumentNames(scope.hasInput)
    }
    if case .http(let address)? = connector, !names.map(\.value).contains(address) {
      names.insert(Located(address, at: range), at: 0)
    }
    let needing = fields.has(ActionKeys.inputs) ? nil : connector
    let inputs = names.compactMap { name -> InputSpec? in
      let found = sources[name.value] ?? name
      guard let source = source(found, of: needing, scope: scope) else {
        return nil
      }
      if source.isPart, sources[name.value] == nil {
        fields.log.error(.partWithoutName(name.value), at: name.range)
        return nil
      }
      // A refused name still names an input, for whatever refers to it.
      let checked =
        name.memberName("input", avoiding: .interactor, reporting: fields.log) ?? name
      guard let property = needs?[name.value] else {
        return InputSpec(name: checked, source: source, type: source.type)
      }
      guard InputSpec.canPass(source.type, as: property.type) else {
        let home = scope.isAlone ? "in the interactor" : "in the Screenlet"
        let (owner, range) = source.declaration ?? (home, source.isPart ? found.range : name.range)
        let text = source.isPart ? found.value : name.value
        fields.log.error(
          .unfitInput(text, is: source.type, owner, but: property.type), at: range)
        return nil
      }
      return InputSpec(name: checked, source: source, type: property.type)
    }
    return inputs.withSender(scope)
  }

  /// Reads `{ entryId: siteId }`, which maps inputs to their names in the Screenlet.
  private static func sources(
    _ entries: [Node.Entry], _ connector: ConnectorUse?, _ needs: Declared<PropertySpec>?,
    _ scope: ActionScope
  ) -> [String: Located<String>] {
    var sources: [String: Located<String>] = [:]
    for entry in entries {
      let name = entry.name
      let source = entry.value.text(
        of: name.value.quoted, expecting: "the name of an input", reporting: scope.log)
      let isUnknown = needs?.has(name.value) == false
      if isUnknown, case .named(let connector)? = connector {
        scope.log.error(.unknownProperty(name.value, connector), at: name.range)
      } else if isUnknown, case .chosen(let choice)? = connector {
        scope.log.error(.unknownOfChoice(name.value, choice), at: name.range)
      } else {
        sources[name.value] = source
      }
    }
    return sources
  }

  /// Reports properties of the connectors that are missing from the inputs.
  private static func reportMissing(
    _ names: [Located<String>], _ connector: ConnectorUse?, _ scope: ActionScope,
    at range: SourceRange
  ) {
    // A property with a mistake, in an interactor alone, is reported where it is declared.
    let given =
      names.map { String($0.value.dotSeparated.last ?? "") }
      + (scope.isAlone ? scope.inputNames : [])
    for connector in connector?.connectors ?? [] {
      for name in missing(connector.properties.names, in: given, scope) {
        scope.log.error(.inputMissing(name, connector.name.value, scope), at: range)
      }
    }
  }

  /// Returns the needed names that are not given. A misspelt name counts as given.
  static func missing(_ needed: [String], in given: [String], _ scope: ActionScope) -> [String] {
    let given = Set(given)
    let unknown = given.filter { !scope.hasInput($0) }
    return needed.filter { name in
      !given.contains(name) && !unknown.contains { nearest(to: $0, in: [name]) != nil }
    }
  }

  /// Reads the name of an input, with the type that it has in the Screenlet.
  init?(named name: Located<String>, scope: ActionScope) {
    guard let source = Self.source(name, scope: scope),
      let checked = name.memberName("input", avoiding: .interactor, reporting: scope.log)
    else { return nil }
    self.init(name: checked, source: source, type: source.type)
  }

  /// Returns the source of an input. `connector` is the one that needs the input, if the spec does
  /// not name it.
  static func source(
    _ name: Located<String>, of connector: ConnectorUse? = nil, scope: ActionScope
  ) -> Source? {
    if let source = scope.source(name, reporting: scope.log) { return source }
    guard !scope.hasInput(name.value) else { return nil }
    let needing = connector?.connectors.first { $0.properties.named(name.value) != nil }
    if let connector = needing ?? connector?.connectors.first {
      scope.log.error(
        .unknownNeed(name.value, connector.name.value, scope.inputNames), at: name.range)
    } else {
      scope.log.error(.unknownInput(name.value, scope), at: name.range)
    }
    return nil
  }
}

extension ConnectorUse {
  /// The properties that the interactor needs for its connector; nil if the spec declares no such
  /// connector.
  fileprivate var needs: [PropertySpec]? {
    switch self {
    case .named(let connector): connector.properties
    case .chosen(let choice): choice.properties
    case .http, .several: nil
    }
  }
}

extension InputSpec.Source {
  /// The place where the type of a sender is declared, in words and as a range.
  fileprivate var declaration: (String, SourceRange)? {
    if case .sender(let sender) = self { ("as the sender", sender.typeRange) } else { nil }
  }
}

extension Fields<ActionKeys> {
  /// The names of the inputs, with or without mistakes; nil if the key is absent.
  var inputNames: [String]? {
    node(ActionKeys.inputs).map { $0.mapping == nil ? $0.items.map(\.keyText) : $0.keyTexts }
  }

  /// The names in the Screenlet of the inputs that the spec maps, by the name of the input.
  var inputSources: [String: String] {
    let entries = node(ActionKeys.inputs)?.mapping ?? []
    return Dictionary(entries.map { ($0.key.keyText, $0.value.keyText) }) { first, _ in first }
  }

  /// Returns the inputs that the arguments of a call name, each once.
  fileprivate func argumentNames(_ isInput: (String) -> Bool) -> [Located<String>] {
    (node(ActionKeys.arguments)?.mapping ?? []).map {
      Located($0.value.keyText, at: $0.value.range)
    }
    .filter { isInput($0.value) }.eachOnce(by: \.value)
  }
}

extension ServiceCall {
  /// The properties that the arguments are made of, each once.
  fileprivate var propertyNames: [Located<String>] {
    arguments.flatMap { argument in
      argument.value.references.compactMap { reference in
        if case .property(let name) = reference { Located(name, at: argument.range) } else { nil }
      }
    }.eachOnce(by: \.value)
  }
}

extension [InputSpec] {
  /// Returns the inputs, with the sender as the last if no other input tells whether it was sent.
  func withSender(_ scope: ActionScope) -> [InputSpec] {
    guard let sender = scope.sender?.items.first, !contains(where: \.isSender) else { return self }
    return self + [InputSpec(name: sender.name, source: .sender(sender), type: sender.type)]
  }
}

extension [Located<String>] {
  /// Returns each name of an input once, and reports the names that are repeated.
  func eachInputOnce(reporting log: DiagnosticLog) -> Self {
    withoutRepeats(by: \.self, .firstInput, reporting: log) { .repeatedInput($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static let firstInput: Self = "it is listed here already"

  fileprivate static func unknownOfChoice(_ name: String, _ choice: ConnectorChoice) -> Self {
    let names = choice.properties.names
    return "neither a connector of the action nor a rule has '\(name)'"
      + suggestion(for: name, in: names, else: "; remove it")
  }

  fileprivate static func partWithoutName(_ path: String) -> Self {
    let name = path.dotSeparated.last.map(String.init) ?? path
    return "'\(path)' has no name as an input; write 'inputs: { \(name): \(path) }'"
  }

  fileprivate static func unknownInput(_ name: String, _ scope: ActionScope) -> Self {
    if scope.isAlone {
      return "'properties' has no '\(name)'"
        + suggestion(for: name, in: scope.inputNames, else: "; declare it there")
    }
    if SwiftLiteral(name) != nil || name.hasPrefix("context.") {
      return "'\(name)' is not a value of the Screenlet; "
        + "write it where the connector sends it, in its 'arguments', 'query', 'form' or 'body'"
    }
    if name.contains(",") {
      return "'\(name)' is one input here; put brackets around several: '[\(name)]'"
    }
    if name.contains(where: { "{} ".contains($0) }) {
      return "an input is a name or a path, and not '\(name)'; "
        + "a value that is made of others goes into a step of 'connectors'"
    }
    let names = name.dotSeparated.map(String.init)
    let root = names.allSatisfy(SwiftName.isIdentifier) ? names[0] : name
    return "neither 'properties' nor 'viewModel' has '\(root)'"
      + suggestion(for: root, in: scope.inputNames, else: "; declare it in one of them")
  }

  fileprivate static func unknownNeed(
    _ name: String, _ connector: String, _ names: [String]
  ) -> Self {
    "the connector '\(connector)' needs '\(name)', "
      + "which neither 'properties' nor 'viewModel' has"
      + suggestion(for: name, in: names, else: "; declare it in one of them")
  }

  fileprivate static func repeatedInput(_ name: String) -> Self {
    "the input '\(name)' is listed twice; remove one"
  }

  fileprivate static func inputMissing(
    _ name: String, _ connector: String, _ scope: ActionScope
  ) -> Self {
    let hint = scope.isAlone ? suggestion(for: name, in: scope.inputNames) : ""
    return "the connector '\(connector)' needs '\(name)'"
      + (hint.isEmpty ? "; add it to \(scope.isAlone ? "'properties'" : "the inputs")" : hint)
  }

  static func unfitInput(
    _ name: String, is type: SwiftType, _ owner: String = "in the Screenlet",
    but wanted: SwiftType, in target: String = "the connector"
  ) -> Self {
    "'\(name)' is '\(type.source)' \(owner) but '\(wanted.source)' in \(target); "
      + "make the types agree"
  }
}
