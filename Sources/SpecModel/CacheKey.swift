import SourceText
import SpecNotation

/// What distinguishes a list from others of the same Screenlet in the cache.
package struct CacheKey: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case property(PropertySpec)
    case context(ServiceCall.ContextValue)

    var name: String {
      switch self {
      case .property(let property): property.name.value
      case .context(let value): "context.\(value.rawValue)"
      }
    }
  }

  /// Empty for a Screenlet that has one list only.
  package var parts: [Part]
  /// Whether no two entries have the same key, whatever the parts are.
  package var isUnique = false
  /// Whether the parts are all that there is, rather than some that the spec names.
  var isWhole = false
}

extension CacheKey {
  /// The key of what the connector of a branch answers: if it is all, the inputs of the others make
  /// no difference. What chooses the branch comes first, in the order of the rules, so that the keys
  /// of two branches differ.
  package func ofBranch(at index: Int, of choice: ConnectorChoice) -> CacheKey {
    guard isWhole else { return self }
    let names = choice.branches[...index].flatMap(\.rules).flatMap(\.properties).names
    let connector = choice.branches[index].connector
    let choosing = names.eachOnce(by: \.self).compactMap { name in
      parts.first { $0.name == name }
    }
    let needed = parts.filter { part in
      switch part {
      case .property(let property): connector.property(named: property.name.value) != nil
      case .context(let value): connector.passes(value)
      }
    }
    var key = self
    key.parts = choosing + needed.filter { !choosing.contains($0) }
    return key
  }
}

extension CacheKey {
  /// The types whose values differ if their texts differ.
  private static let types: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .cgFloat, .string, .date, .url, .cgPoint,
    .cgSize, .cgRect,
  ]

  /// Reads `[groupId, folderId]`. Without the key it is everything that the rows depend on; nil for
  /// an empty list, which means that nothing is kept.
  init?(
    _ fields: Fields, of connector: ConnectorSpec, policy: OfflinePolicy?, outer: OuterValues,
    reporting diagnostics: inout Diagnostics
  ) {
    guard let node = fields["cacheKey"] else {
      self.init(of: connector, reporting: &diagnostics)
      return
    }
    if node.content == .list([]) {
      if let policy, policy != .remoteOnly {
        diagnostics.error(.nothingKept(policy), at: node.range)
      }
      return nil
    }
    let known =
      connector.properties.map(Part.property) + ServiceCall.ContextValue.allCases.map(Part.context)
    self.init(parts: [])
    let owner = "the connector of the list"
    add(node, from: known, reporting: &diagnostics) { text, diagnostics in
      if outer.report(text, lackedBy: owner, reporting: &diagnostics) { return }
      diagnostics.error(.unknownPart(text.value, known.map(\.name), of: owner), at: text.range)
    }
  }

  /// Reads the names of parts; `unknown` reports one that is not `known`.
  mutating func add(
    _ node: Node, from known: [Part], reporting diagnostics: inout Diagnostics,
    unknown: (Located<String>, inout Diagnostics) -> Void
  ) {
    for text in node.texts(of: "'cacheKey'", reporting: &diagnostics) {
      guard let part = known.first(where: { $0.name == text.value }) else {
        unknown(text, &diagnostics)
        continue
      }
      if !part.isDistinct {
        diagnostics.error(.unfitPart(part.name), at: text.range)
      } else if parts.contains(part) {
        diagnostics.error(.repeatedPart(part.name), at: text.range)
      } else {
        parts.append(part)
      }
    }
  }

  /// All properties of the connector, and what it takes from the context.
  private init(of connector: ConnectorSpec, reporting diagnostics: inout Diagnostics) {
    for property in connector.properties where !Part.property(property).isDistinct {
      diagnostics.error(.needsKey(property.name.value), at: property.name.range)
    }
    parts = connector.properties.map(Part.property)
    parts += ServiceCall.ContextValue.allCases.filter(connector.passes).map(Part.context)
  }
}

extension CacheKey.Part {
  /// Whether two values of it differ if what is written of them does.
  var isDistinct: Bool {
    guard case .property(let property) = self else { return true }
    guard let builtin = property.type.base.builtin else { return false }
    return CacheKey.types.contains(builtin)
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingKept(_ policy: OfflinePolicy) -> Self {
    "nothing is kept under an empty key, which the offline policy '\(policy.rawValue)' needs; "
      + "name properties of the connector, or remove 'cacheKey' to use all of them"
  }

  static func unknownPart(_ name: String, _ names: [String], of owner: String) -> Self {
    if name.contains(",") {
      return "'\(name)' is one name here; put brackets around several: '[\(name)]'"
    }
    return "\(owner) has no '\(name)'"
      + suggestion(for: name, in: names, else: "; expected \(names.choice)")
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
