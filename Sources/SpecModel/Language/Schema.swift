package import SpecNotation

/// The JSON Schema (draft 07) of a language. Editors use it to complete keys, show their meanings
/// and mark mistakes. What depends on the whole spec, such as whether a name is declared, is left
/// to `spec lint`.
package struct Schema {
  package let node: Node

  /// Creates the schema. `completions` are the texts that an editor offers, by the names of shared
  /// values.
  package init(of language: Language, id: String, completions: [String: [String]] = [:]) {
    var definitions = SchemaDefinitions(completions: completions)
    let files = language.files.map { (key: $0.keys[0].name, schema: definitions.schema(of: $0)) }
    // A file without a subject is most likely a Screenlet that still needs its name.
    var root = files.first?.schema ?? []
    for file in files.reversed() {
      root = [
        ("if", .required(file.key)),
        ("then", .object(file.schema)), ("else", .object(root)),
      ]
    }
    node = .object(
      [
        ("$schema", .text("http://json-schema.org/draft-07/schema#")), ("$id", .text(id)),
        ("title", .text(language.title)), ("type", .text("object")),
      ] + root + [("definitions", .object(definitions.members))])
  }

  /// The document, with a line feed at its end.
  package var json: String { node.json + "\n" }
}

/// The members of an object of a schema.
typealias SchemaMembers = [(String, Node)]

/// The definitions that a schema refers to, collected while the schema is written.
struct SchemaDefinitions {
  private let completions: [String: [String]]
  private var names: [String] = []
  private var schemas: [String: Node] = [:]

  init(completions: [String: [String]]) {
    self.completions = completions
  }

  var members: SchemaMembers { names.compactMap { name in schemas[name].map { (name, $0) } } }

  mutating func schema(of mapping: Mapping) -> SchemaMembers {
    reference(to: mapping.name) { $0.definition(of: mapping) }
  }

  private mutating func reference(
    to name: String, _ definition: (inout Self) -> SchemaMembers
  ) -> SchemaMembers {
    if !names.contains(name) {
      // The name is added before the definition is made, because that may refer to itself.
      names.append(name)
      schemas[name] = .object(definition(&self))
    }
    return [("$ref", .text("#/definitions/\(name)"))]
  }

  mutating func schema(of value: ValueForm) -> SchemaMembers {
    switch value {
    case .text(let text): Self.schema(of: text)
    case .flag:
      [
        (
          "enum",
          .list(
            [.text("yes"), .text("no"), .bool(true), .bool(false)]
              + ["true", "false"].map(Node.text))
        )
      ]
    case .number(let limits): Self.schema(of: limits)
    case .type(let notation):
      [("type", .texts(["string", "array"])), ("pattern", .text(Pattern.type(notation)))]
    case .choice(let words): [("enum", .texts(words))]
    case .list(let item, let count):
      [("type", .text("array"))] + Self.limits("Items", count)
        + [("items", .object(schema(of: item)))]
    case .keys(let mapping): schema(of: mapping)
    case .names(let text, let value, let count):
      [("type", count.lowerBound > 0 ? .text("object") : .texts(["object", "null"]))]
        + Self.limits("Properties", count)
        + (text.pattern.map { [("propertyNames", .object([("pattern", .text($0))]))] } ?? [])
        + [("additionalProperties", .object(schema(of: value)))]
    case .either(let values): schema(ofOneOf: values[...])
    case .steps(let value): schema(of: value)
    case .shared(let name, let value):
      reference(to: name) { definitions in
        let completions = definitions.completions[name] ?? []
        return definitions.schema(of: value())
          + (completions.isEmpty ? [] : [("examples", .texts(completions))])
      }
    }
  }

  /// Returns a schema that applies only the value with the shape of the document, so that an editor
  /// shows the mistakes of that value.
  private mutating func schema(ofOneOf values: ArraySlice<ValueForm>) -> SchemaMembers {
    guard let first = values.first else { return [] }
    if values.count == 1 { return schema(of: first) }
    let type = first.shape == .list ? "array" : "object"
    return [
      ("if", .object([("type", .text(type))])), ("then", .object(schema(of: first))),
      ("else", .object(schema(ofOneOf: values.dropFirst()))),
    ]
  }

  private static func schema(of text: TextForm) -> SchemaMembers {
    guard let pattern = text.pattern else {
      // A text may look like another value: a title may be `2026` or `true`.
      return [("type", .texts(["string", "number", "boolean"]))]
    }
    return [("type", .text("string")), ("pattern", .text(pattern))]
  }

  private static func schema(of limits: ValueForm.Limits) -> SchemaMembers {
    let minimum = limits.isAboveMinimum ? "exclusiveMinimum" : "minimum"
    return [("type", .texts(["number", "string"])), ("pattern", .text(Pattern.number))]
      + (limits.minimum.map { [(minimum, .number($0))] } ?? [])
      + (limits.maximum.map { [("maximum", .number($0))] } ?? [])
  }

  private static func limits(_ what: String, _ count: ClosedRange<Int>) -> SchemaMembers {
    (count.lowerBound > 0 ? [("min\(what)", .number(count.lowerBound))] : [])
      + (count.upperBound < .max ? [("max\(what)", .number(count.upperBound))] : [])
  }
}
