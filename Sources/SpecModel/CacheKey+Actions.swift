import SourceText
import SpecNotation

extension CacheKey {
  /// A word that stands for a whole key.
  fileprivate enum Word: String {
    /// A key of everything that the action depends on.
    case all
    /// A new key each time, so that no entry replaces another.
    case unique
  }

  /// Reads the `cacheKey` of an action, such as `[classPK]`, `all` or `unique`; nil if the action
  /// keeps nothing.
  init?(_ fields: Fields<ActionKeys>, of kind: ActionSpec.Kind, inputs: [InputSpec]) {
    guard let node = fields.node(ActionKeys.cacheKey), let use = kind.connector else { return nil }
    if node.content == .list([]) { return nil }
    if case .several = use, case .write = kind {
      fields.log.error(.severalConnectors, at: node.range)
      return nil
    }
    let parts = inputs.map { Expression($0.held) }
    self.init(parts: [])
    // An input that has the name of a word is written in brackets.
    if let word = Word(rawValue: node.keyText) {
      isUnique = word == .unique
      if word == .all {
        isWhole = true
        self.parts = parts + use.context.map { Expression($0) }
        for input in inputs where !Expression(input.held).isDistinct {
          fields.log.error(.undistinct(input.name.value), at: node.range)
        }
      }
    } else {
      add(
        fields[ActionKeys.cacheKey] ?? [], CacheKeyReading(of: use, inputs: inputs),
        reporting: fields.log)
    }
    if case .read = kind {
      checkRead(use, inputs, node, reporting: fields.log)
    } else {
      for input in inputs where !input.type.canBeKept {
        let isSender = input.source.sender != nil && input.type.base.model != nil
        fields.log.error(
          isSender
            ? .unfitSender(input.name.value, input.type) : .unfitKey(input.name.value, input.type),
          at: node.range)
      }
    }
  }

  /// Reports a read whose result cannot be kept, or cannot be found again.
  private func checkRead(
    _ use: ConnectorUse, _ inputs: [InputSpec], _ node: Node,
    reporting log: DiagnosticLog
  ) {
    if isUnique { log.error(.uniqueRead, at: node.range) }
    let conditions = use.conditions.propertyNames
    if let sender = inputs.first(where: { $0.isSender && conditions.contains($0.name.value) }) {
      log.error(.chosenBySender(sender.name.value), at: node.range)
    }
    if let step = use.steps.first(where: { $0.each != nil }) {
      log.error(.severalOfStep(step.name.value), at: node.range)
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
  /// Returns the input with the value of the context that the calls send instead if the input is 0,
  /// empty or nil. Returns nil if they send no such value.
  package func fallback(of input: InputSpec) -> Expression? {
    kind.connector.flatMap {
      CacheKeyReading(of: $0, inputs: inputs).fallback(of: input.name.value)
    }
  }
}

extension CacheKeyReading {
  fileprivate init(of use: ConnectorUse, inputs: [InputSpec]) {
    self.init(
      owner: "the action", home: "'inputs'", properties: inputs.map(\.held), sent: use.sent,
      // An input that no connector takes is there for the key alone.
      others: use.conditions.propertyNames
        + inputs.map(\.name.value).filter { !use.takes($0) })
  }
}

extension InputSpec {
  /// The property in which an interactor holds the input. A sender is optional, because nobody can
  /// be made to send what an action needs.
  package var held: PropertySpec {
    PropertySpec(
      name: name, type: isSender ? type.optional() : type, defaultValue: nil, typeRange: name.range)
  }
}

extension ConnectorUse {
  /// The values of the context that the connectors send.
  fileprivate var context: [ServiceCall.ContextValue] {
    let sent = sent.compactMap(\.self).flatMap(\.self).flatMap(\.value.references)
    // A connector whose code is written by hand sends the values that its step passes.
    let passed = steps.flatMap(\.values).flatMap(\.references)
    return ServiceCall.ContextValue.ofKeys.filter {
      sent.contains(.context($0)) || passed.contains(.context($0))
    }
  }

  /// Whether a connector has a property of that name.
  fileprivate func takes(_ name: String) -> Bool {
    (connectors + steps.compactMap(\.connector)).contains { $0.property(named: name) != nil }
  }

  /// The conditions that choose the connector.
  fileprivate var conditions: [Condition] {
    if case .chosen(let choice) = self { choice.branches.flatMap(\.conditions) } else { [] }
  }
}

extension ConnectorSpec {
  /// The address that an HTTP connector reads, whose content is kept as received; nil for other
  /// connectors.
  fileprivate var address: AddressTemplate? {
    if case .http(let http) = kind { http.request.address } else { nil }
  }
}

extension SwiftType {
  /// Whether a value of the type can be stored with a write until the write is sent.
  package var canBeKept: Bool {
    switch base {
    case .builtin(let builtin): !Self.unkept.contains(builtin)
    case .list(.builtin(.string)): true
    case .list, .model: false
    }
  }

  /// Whether a result of the type can be kept as the server sent it.
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

  fileprivate static func severalOfStep(_ step: String) -> Self {
    "a read whose step '\(step)' has a connector for each element cannot be kept; remove 'cacheKey'"
  }

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

  fileprivate static func unfitSender(_ name: String, _ type: SwiftType) -> Self {
    "the sender '\(name)' is '\(type.source)', which cannot be kept; "
      + "make parts of it the inputs, one of which is never nil"
  }

  fileprivate static func unfitResult(_ name: String, _ type: SwiftType) -> Self {
    "the result '\(name)' is '\(type.source)', which cannot be kept; only what a service sends can be"
  }

  fileprivate static func nothingToKeep(_ connector: String) -> Self {
    "the connector '\(connector)' has no result to keep; give it one, or remove 'cacheKey'"
  }
}
