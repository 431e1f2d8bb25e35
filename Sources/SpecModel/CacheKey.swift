import SourceText
import SpecNotation

/// The key that distinguishes an entry in the cache from others of the same Screenlet.
package struct CacheKey: Hashable, Sendable {
  /// Properties, values of the context, and values that are composed of these as a call sends them:
  /// `groupId or context.groupId`. Empty for a Screenlet that has one list only.
  package var parts: [Expression]
  /// Whether no two entries have the same key, whatever the parts are.
  package var isUnique = false
  /// Whether the key consists of everything that the action depends on, instead of parts that the
  /// spec names.
  var isWhole = false
  /// The texts of the spec that name a property which no call sends.
  var unsent: [Located<String>] = []
}

extension CacheKey {
  /// Returns the key for the reply to the connector of a branch. A key of everything is reduced to
  /// what this branch depends on. The inputs that choose the branch come first, in the order of the
  /// rules, so that the keys of two branches differ.
  package func ofBranch(at index: Int, of choice: ConnectorChoice) -> CacheKey {
    guard isWhole else { return self }
    let names = choice.branches[...index].flatMap(\.conditions).propertyNames
    let connector = choice.branches[index].connector
    let choosing = names.compactMap { name in
      parts.first { $0.reference == .property(name) }
    }
    let needed = parts.filter { part in
      switch part.reference {
      case .property(let name): connector.property(named: name) != nil
      case .context(let value): connector.passes(value)
      default: true
      }
    }
    var key = self
    key.parts = choosing + needed.filter { !choosing.contains($0) }
    return key
  }
}

extension CacheKey {
  /// The types whose values can be told apart by their texts.
  fileprivate static let types: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .cgFloat, .string, .date, .url, .cgPoint,
    .cgSize, .cgRect,
  ]

  /// Reads the `cacheKey` of a list, such as `[groupId, folderId]`. Without it, the key consists of
  /// everything that the rows depend on. Returns nil for an empty list, which means that nothing is
  /// kept.
  init?(
    _ fields: Fields<ListKeys>, of connector: ConnectorSpec, policy: OfflinePolicy?,
    outer: OuterValues
  ) {
    guard let node = fields.node(ListKeys.cacheKey) else {
      self.init(of: connector, reporting: fields.log)
      return
    }
    if node.content == .list([]) {
      if let policy, policy != .remoteOnly {
        fields.log.error(.nothingKept(policy), at: node.range)
      }
      return nil
    }
    self.init(parts: [])
    let reading = CacheKeyReading(
      owner: "the connector of the list", home: "the connector's 'properties'",
      properties: connector.properties, sent: [connector.sent], outer: outer)
    add(fields[ListKeys.cacheKey] ?? [], reading, reporting: fields.log)
  }

  /// Adds the parts that the texts stand for.
  mutating func add(
    _ texts: [Located<String>], _ reading: CacheKeyReading, reporting log: DiagnosticLog
  ) {
    for text in texts {
      guard let read = reading.parts(text, reporting: log) else { continue }
      if !read.allSatisfy(\.isDistinct) {
        log.error(.unfitPart(text.value), at: text.range)
      } else if read.allSatisfy(parts.contains) {
        log.error(.repeatedPart(text.value), at: text.range)
      } else {
        parts += read.filter { !parts.contains($0) }
        if reading.isUnsent(text.value, read) { unsent.append(text) }
      }
    }
  }

  /// Creates a key of all properties of the connector and the values of the context that it sends.
  private init(of connector: ConnectorSpec, reporting log: DiagnosticLog) {
    for property in connector.properties where !Expression(property).isDistinct {
      log.error(.needsKey(property.name.value), at: property.name.range)
    }
    let context = ServiceCall.ContextValue.ofKeys.filter(connector.passes)
    parts = connector.properties.map { Expression($0) } + context.map { Expression($0) }
  }
}

extension Expression {
  /// Whether two of its values can be told apart by their texts.
  var isDistinct: Bool {
    type?.base.builtin.map(CacheKey.types.contains) ?? false
  }
}

extension ServiceCall.ContextValue {
  /// The values that can differ within a cache, which belongs to one server.
  static let ofKeys = allCases.filter { $0 != .server }
}

extension Diagnostic.Message {
  fileprivate static func nothingKept(_ policy: OfflinePolicy) -> Self {
    "nothing is kept under an empty key, which the offline policy '\(policy.rawValue)' needs; "
      + "name properties of the connector, or remove 'cacheKey' to use all of them"
  }

  fileprivate static func unfitPart(_ name: String) -> Self {
    "'\(name)' cannot be in a cache key; name a number, a text, a date or an address"
  }

  fileprivate static func needsKey(_ name: String) -> Self {
    "'\(name)' cannot be in a cache key; "
      + "name in 'cacheKey' what distinguishes one list from another, or '[]' to keep none"
  }

  fileprivate static func repeatedPart(_ name: String) -> Self {
    "'\(name)' is in the key twice; remove one"
  }
}
