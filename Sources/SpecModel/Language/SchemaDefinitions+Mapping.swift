import SpecNotation

extension SchemaDefinitions {
  /// Returns the definition of a mapping in the schema.
  mutating func definition(of mapping: Mapping) -> SchemaMembers {
    let properties = mapping.names.map { name in
      (name, Node.object(schema(of: mapping.keys.filter { $0.name == name })))
    }
    let required = mapping.keys.filter { $0.isRequired && $0.kinds.isEmpty }.map(\.name)
    let companions = mapping.keys.compactMap { key in
      key.companion.map { (key.name, Node.texts([$0])) }
    }
    let conditions = conditions(of: mapping)
    let others = mapping.others.map { Node.object(schema(of: $0)) } ?? .bool(false)
    return [
      ("description", .text(mapping.sentence.withQuotes)),
      ("type", mapping.canBeEmpty ? .texts(["object", "null"]) : .text("object")),
    ] + (required.isEmpty ? [] : [("required", .texts(required))])
      + (mapping.otherKeys?.pattern.map { Self.names(mapping.names, or: $0) } ?? [])
      + [("additionalProperties", others), ("properties", .object(properties))]
      + (companions.isEmpty ? [] : [("dependencies", .object(companions))])
      + (conditions.isEmpty ? [] : [("allOf", .list(conditions))])
  }

  /// Returns a schema that allows the keys of the table, and others that match a pattern.
  private static func names(_ names: [String], or pattern: String) -> SchemaMembers {
    let ways: [Node] = [
      .object([("enum", .texts(names))]), .object([("pattern", .text(pattern))]),
    ]
    return [("propertyNames", .object([("anyOf", .list(ways))]))]
  }

  /// Returns the schema of the rows with one name. Several rows are for different kinds, whose
  /// conditions have their values.
  private mutating func schema(of keys: [KeyRow]) -> SchemaMembers {
    if keys.count == 1 { return schema(of: keys[0]) }
    return [("description", .text(keys.map(\.description).joined(separator: "\n")))]
  }

  private mutating func schema(of key: KeyRow) -> SchemaMembers {
    var members: SchemaMembers = [("description", .text(key.description))]
    if case .defaults(let text) = key.presence, let value = Node.reading(text) {
      members.append(("default", value))
    }
    if let example = key.example.flatMap(Node.reading) {
      members.append(("examples", .list([example])))
    }
    let value = schema(of: key.value)
    // Draft 07 ignores everything beside a reference.
    let isReference = value.first?.0 == "$ref"
    return members + (isReference ? [("allOf", .list([.object(value)]))] : value)
  }

  /// Returns the conditions of a mapping: its choices, the companions of its texts, and the rules
  /// for each of its kinds.
  private mutating func conditions(of mapping: Mapping) -> [Node] {
    let choices =
      mapping.choices.filter { mapping.kinds(of: $0).isEmpty }.map(Self.node)
      + mapping.keys.filter(\.kinds.isEmpty).compactMap(Self.needOfText)
    guard let kinds = mapping.kinds else { return choices }
    let names = mapping[kinds.key]?.value.choices ?? []
    return choices + names.compactMap { kind in condition(for: kind, kinds, mapping) }
  }

  /// Returns the condition that requires the companion of a key whose value is a text, or nil if
  /// the key has no such companion.
  private static func needOfText(_ key: KeyRow) -> Node? {
    guard let companion = key.companionOfText else { return nil }
    let isText = Node.object([(key.name, .object([("type", .text("string"))]))])
    return .object([
      ("if", .object([("properties", isText), ("required", .texts([key.name]))])),
      ("then", .required(companion)),
    ])
  }

  private mutating func condition(
    for kind: String, _ kinds: Mapping.Kinds, _ mapping: Mapping
  ) -> Node? {
    let required = mapping.keys.filter { $0.isRequired && $0.kinds.contains(kind) }.map(\.name)
    let foreign = mapping.names.filter { !mapping.isAllowed($0, for: kind) }.map {
      ($0, Node.bool(false))
    }
    let own = mapping.keys.filter { key in
      key.kinds.contains(kind) && mapping.keys.count { $0.name == key.name } > 1
    }.map { ($0.name, Node.object(schema(of: $0))) }
    let choices = mapping.choices.filter { mapping.kinds(of: $0).contains(kind) }.map(Self.node)
    let needs = mapping.keys.filter { $0.kinds.contains(kind) }.compactMap(Self.needOfText)
    let members: SchemaMembers =
      (required.isEmpty ? [] : [("required", .texts(required))])
      + (foreign.isEmpty && own.isEmpty ? [] : [("properties", .object(foreign + own))])
      + (choices.isEmpty && needs.isEmpty ? [] : [("allOf", .list(choices + needs))])
    if members.isEmpty { return nil }
    return .object([("if", Self.isOf(kind, kinds)), ("then", .object(members))])
  }

  /// Returns a schema of documents of the kind, which state it or have a key that implies it.
  private static func isOf(_ kind: String, _ kinds: Mapping.Kinds) -> Node {
    let isSaid = Node.object([
      ("properties", .object([(kinds.key, .object([("const", .text(kind))]))])),
      ("required", .texts([kinds.key])),
    ])
    var ways = [isSaid]
    var before = [kinds.key]
    for implied in kinds.implied {
      if implied.kind == kind {
        ways.append(
          .object([("required", .texts([implied.key])), ("not", .required(anyOf: before))]))
      }
      before.append(implied.key)
    }
    return ways.count == 1 ? isSaid : .object([("anyOf", .list(ways))])
  }

  private static func node(of choice: Mapping.Choice) -> Node {
    .required(anyOf: choice.keys, exactlyOne: choice.isExclusive)
  }
}

extension Node {
  /// Returns a schema of documents that have the key.
  static func required(_ key: String) -> Node { .object([("required", .texts([key]))]) }

  /// Returns a schema of documents that have at least one of the keys, or with `exactlyOne` exactly
  /// one.
  fileprivate static func required(anyOf keys: [String], exactlyOne: Bool = false) -> Node {
    .object([(exactlyOne ? "oneOf" : "anyOf", .list(keys.map(required)))])
  }
}

extension Mapping {
  /// Returns the kinds that the choice applies to, or an empty array if it applies to all kinds.
  fileprivate func kinds(of choice: Choice) -> [String] {
    choice.keys.first.flatMap { self[$0] }?.kinds ?? []
  }
}

extension KeyRow {
  /// The description of the key in an editor.
  fileprivate var description: String {
    let whose = kinds.isEmpty ? "" : " Only of: \(kinds.joined(separator: ", "))."
    let otherwise =
      if case .otherwise(let words) = presence { " Without it: \(words.withQuotes)." } else { "" }
    return sentence.withQuotes + whose + otherwise
  }
}

extension ValueForm {
  /// The words that the value can be, or nil if it is not a choice of words.
  package var choices: [String]? {
    if case .choice(let words) = self { words } else { nil }
  }
}

extension String {
  /// The text with code in single quotes instead of backticks.
  package var withQuotes: String { String(map { $0 == "`" ? "'" : $0 }) }
}
