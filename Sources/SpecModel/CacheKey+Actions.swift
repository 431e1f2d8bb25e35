import SourceText
import SpecNotation

extension CacheKey {
  /// The words that stand for a key as a whole.
  fileprivate enum Word: String {
    /// All that the action depends on.
    case all
    /// Another one each time: what is kept replaces nothing.
    case unique
  }

  /// Reads `cacheKey: [classPK]`, `all` or `unique` of an action; nil for one that keeps nothing.
  init?(_ fields: Fields, of kind: ActionSpec.Kind, inputs: [InputSpec]) {
    guard let node = fields["cacheKey"], let use = kind.connector else { return nil }
    if node.content == .list([]) { return nil }
    if case .several = use, case .write = kind {
      fields.log.error(.severalConnectors, at: node.range)
      return nil
    }
    let parts = inputs.map { Part.property($0.held) }
    self.init(parts: [])
    // An input of that name is written in brackets.
    if let word = Word(rawValue: node.keyText) {
      isUnique = word == .unique
      if word == .all {
        isWhole = true
        self.parts = parts + use.context.map(Part.context)
        for input in inputs where !Part.property(input.held).isDistinct {
          fields.log.error(.undistinct(input.name.value), at: node.range)
        }
      }
    } else {
      add(node, CacheKeyReading(of: use, inputs: inputs), reporting: fields.log)
    }
    if case .read = kind {
      checkRead(use, inputs, node, reporting: fields.log)
    } else {
      for input in inputs where !input.type.canBeKept {
        fields.log.error(.unfitKey(input.name.value, input.type), at: node.range)
      }
    }
  }

  /// Reports a read of which nothing can be kept, or found again.
  private func checkRead(
    _ use: ConnectorUse, _ inputs: [InputSpec], _ node: Node,
    reporting log: DiagnosticLog
  ) {
    if isUnique { log.error(.uniqueRead, at: node.range) }
    let sender = inputs.first(where: \.isSender)?.name.value
    if let sender, use.rules.contains(where: { $0.properties.named(sender) != nil }) {
      log.error(.chosenBySender(sender), at: node.range)
    }
    let connectors = use.connectors + use.steps.compactMap(\.connector)
    for connector in connectors where connector.address == nil {
      checkResult(of: connector, node, reporting: log)
    }
  }

  private func checkResult(
    of connector: ConnectorSpec, _ node: Node, reporting log: DiagnosticLog
  ) {
    guard let kept = connector.result else {
      log.error(.nothingToKeep(connector.name.value), at: node.range)
      return
    }
    let isMade = if case .custom = connector.kind { kept.type.base.model != nil } else { false }
    if isMade || !kept.type.canBeAnswered {
      log.error(.unfitResult(kept.name.value, kept.type), at: node.range)
    }
  }
}

extension ActionSpec {
  /// The input with the value of the context that the calls send where it is 0, empty or nil; nil if
  /// they send no such value.
  package func fallback(of input: InputSpec) -> Composition<ServiceCall.Value>? {
    kind.connector.flatMap {
      CacheKeyReading(of: $0, inputs: inputs).fallback(of: input.name.value)
    }
  }
}

extension CacheKeyReading {
  fileprivate init(of use: ConnectorUse, inputs: [InputSpec]) {
    self.init(
      owner: "the action", home: "'inputs'", properties: inputs.map(\.held), sent: use.sent,
      // What the action takes beside what its connectors do is for its key alone.
      others: use.rules.flatMap(\.properties).names
        + inputs.map(\.name.value).filter { !use.takes($0) })
  }
}

extension InputSpec {
  /// The property that an interactor holds the input in: nobody can be made to send what an action
  /// needs.
  package var held: PropertySpec {
    PropertySpec(
      name: name, type: isSender ? type.optional() : type, defaultValue: nil, typeRange: name.range)
  }
}

extension ConnectorUse {
  /// What the connector takes from the context.
  fileprivate var context: [ServiceCall.ContextValue] {
    let sent = sent.compactMap(\.self).flatMap(\.self).flatMap(\.value.leaves)
    // A connector whose code is written by hand sends what its step passes.
    let passed = steps.flatMap(\.values).flatMap(\.leaves)
    return ServiceCall.ContextValue.ofKeys.filter {
      sent.contains(.context($0)) || passed.contains(.context($0))
    }
  }

  /// Whether a connector has a property of that name.
  fileprivate func takes(_ name: String) -> Bool {
    (connectors + steps.compactMap(\.connector)).contains { $0.property(named: name) != nil }
  }

  /// The rules that choose the connector.
  fileprivate var rules: [ValidationRule] {
    if case .chosen(let choice) = self { choice.branches.flatMap(\.rules) } else { [] }
  }
}

extension ConnectorSpec {
  /// Set if the connector reads an address, whose content is kept as it came.
  fileprivate var address: AddressTemplate? {
    if case .http(let http) = kind { http.template } else { nil }
  }
}

extension SwiftType {
  /// Whether a value can be stored with a write until that is sent.
  package var canBeKept: Bool {
    switch base {
    case .builtin(let builtin): !Self.unkept.contains(builtin)
    case .list(.builtin(.string)): true
    case .list, .model: false
    }
  }

  /// Whether a result can be kept as the server sent it.
  fileprivate var canBeAnswered: Bool {
    switch base {
    case .model, .list(.model), .list(.builtin(.attributes)): true
    default: canBeKept && ![.url, .cgFloat, .image].contains(builtin)
    }
  }

  private static let unkept: [Builtin] = [.cgPoint, .cgSize, .cgRect, .color]
}

extension Diagnostic.Message {
  fileprivate static let severalConnectors: Self =
    "a write with several connectors cannot be kept, as a part of it may be done already; "
    + "remove 'cacheKey', or make each step an action of its own"

  fileprivate static let uniqueRead: Self =
    "a read with a 'unique' key is never found again; name inputs, or write 'all'"

  fileprivate static func chosenBySender(_ sender: String) -> Self {
    "a read whose connector depends on its sender cannot be kept; make '\(sender)' an input, or an "
      + "action of each connector"
  }

  fileprivate static func undistinct(_ name: String) -> Self {
    "'\(name)' cannot be in a cache key; name inputs that distinguish one entry from another"
  }

  fileprivate static func unfitKey(_ name: String, _ type: SwiftType) -> Self {
    "the input '\(name)' is '\(type.source)', which cannot be kept; use numbers, texts, dates, "
      + "addresses, images, 'Bool', 'Data', '[String]' and '[String: Any]'"
  }

  fileprivate static func unfitResult(_ name: String, _ type: SwiftType) -> Self {
    "the result '\(name)' is '\(type.source)', which cannot be kept; only what a service sends can be"
  }

  fileprivate static func nothingToKeep(_ connector: String) -> Self {
    "the connector '\(connector)' has no result to keep; give it one, or remove 'cacheKey'"
  }
}
