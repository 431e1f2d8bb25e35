import Foundation
import SourceText
import SpecNotation

/// A validator for as much of draft 07 as the schema of specs needs. An unknown keyword is an
/// error, so that none is ignored.
struct JSONSchema {
  private let root: Node

  struct UnknownKeyword: Error {
    let name: String
  }

  init(_ root: Node) { self.root = root }

  /// What is wrong with a document, and where: `/actions/save: unknown key 'colour'`.
  func problems(of document: Node) throws -> [String] {
    try problems(of: document, at: "", by: root).sorted()
  }

  private func problems(of value: Node, at path: String, by schema: Node) throws -> [String] {
    if case .bool(let isAllowed)? = schema.scalar?.value {
      return isAllowed ? [] : ["\(path): nothing is allowed here"]
    }
    return try (schema.mapping ?? []).flatMap { entry in
      try problems(of: value, at: path, by: entry.key.text, entry.value, in: schema)
    }
  }

  private func problems(
    of value: Node, at path: String, by keyword: String, _ argument: Node, in schema: Node
  ) throws -> [String] {
    func count(in schemas: Node) throws -> Int {
      try (schemas.list ?? []).count { try problems(of: value, at: path, by: $0).isEmpty }
    }
    func report(_ isWrong: Bool, _ text: String) -> [String] { isWrong ? ["\(path): \(text)"] : [] }
    switch keyword {
    case "$schema", "$id", "definitions", "title", "description", "default", "examples", "then",
      "else":
      return []
    case "$ref":
      let name = String(argument.text.dropFirst("#/definitions/".count))
      guard let definition = root["definitions"]?[name] else { throw UnknownKeyword(name: name) }
      return try problems(of: value, at: path, by: definition)
    case "if":
      let holds = try problems(of: value, at: path, by: argument).isEmpty
      return try schema[holds ? "then" : "else"].map { try problems(of: value, at: path, by: $0) }
        ?? []
    case "allOf":
      return try (argument.list ?? []).flatMap { try problems(of: value, at: path, by: $0) }
    case "anyOf": return report(try count(in: argument) == 0, "none of several")
    case "oneOf": return report(try count(in: argument) != 1, "not one of several")
    case "not":
      return report(try problems(of: value, at: path, by: argument).isEmpty, "what must not be")
    case "type":
      let types = argument.list?.map(\.text) ?? [argument.text]
      return report(
        !types.contains(value.type), "\(value.type), not \(types.joined(separator: " or "))")
    case "enum":
      return report(
        !(argument.list ?? []).contains { $0.isSame(as: value) }, "'\(value.text)' is not a choice")
    case "const":
      return report(!argument.isSame(as: value), "'\(value.text)' is not '\(argument.text)'")
    case "pattern":
      guard value.type == "string" else { return [] }
      let isMatch = value.text.range(of: argument.text, options: .regularExpression) != nil
      return report(!isMatch, "'\(value.text)' does not match")
    case "minimum", "maximum", "exclusiveMinimum":
      guard value.type == "number", let number = Double(value.text),
        let limit = Double(argument.text)
      else { return [] }
      let isFine =
        switch keyword {
        case "minimum": number >= limit
        case "maximum": number <= limit
        default: number > limit
        }
      return report(!isFine, "\(value.text) is out of range")
    default: return try problems(ofEntriesIn: value, at: path, by: keyword, argument, in: schema)
    }
  }

  private func problems(
    ofEntriesIn value: Node, at path: String, by keyword: String, _ argument: Node, in schema: Node
  ) throws -> [String] {
    let entries = value.mapping ?? []
    switch keyword {
    case "required":
      if value.mapping == nil { return [] }
      return (argument.list ?? []).filter { value[$0.text] == nil }.map {
        "\(path): no '\($0.text)'"
      }
    case "dependencies":
      return (argument.mapping ?? []).filter { value[$0.key.text] != nil }.flatMap { entry in
        (entry.value.list ?? []).filter { value[$0.text] == nil }
          .map { "\(path): '\(entry.key.text)' without '\($0.text)'" }
      }
    case "properties":
      return try entries.flatMap { entry in
        try argument[entry.key.text].map {
          try problems(of: entry.value, at: "\(path)/\(entry.key.text)", by: $0)
        } ?? []
      }
    case "propertyNames":
      return try entries.flatMap { entry in
        let key = Node(
          .scalar(Scalar(text: entry.key.text, style: .plain, value: .string)),
          range: entry.key.range)
        return try problems(of: key, at: path, by: argument)
      }
    case "additionalProperties":
      return try entries.filter { schema["properties"]?[$0.key.text] == nil }.flatMap { entry in
        argument.scalar?.value == .bool(false)
          ? ["\(path): unknown key '\(entry.key.text)'"]
          : try problems(of: entry.value, at: "\(path)/\(entry.key.text)", by: argument)
      }
    case "items":
      return try (value.list ?? []).enumerated().flatMap {
        try problems(of: $0.element, at: "\(path)/\($0.offset)", by: argument)
      }
    case "minItems", "maxItems": return limit(value.list?.count, at: path, by: keyword, argument)
    case "minProperties", "maxProperties":
      return limit(value.mapping?.count, at: path, by: keyword, argument)
    default: throw UnknownKeyword(name: keyword)
    }
  }

  private func limit(_ count: Int?, at path: String, by keyword: String, _ argument: Node)
    -> [String]
  {
    guard let count, let limit = Int(argument.text) else { return [] }
    let isFine = keyword.hasPrefix("min") ? count >= limit : count <= limit
    return isFine ? [] : ["\(path): \(count) entries, and \(keyword) is \(limit)"]
  }
}

extension Node {
  fileprivate var text: String { scalar?.text ?? "" }

  fileprivate subscript(key: String) -> Node? { mapping?.first { $0.key.text == key }?.value }

  /// The type that JSON gives to the value.
  fileprivate var type: String {
    switch content {
    case .mapping: "object"
    case .list: "array"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "null"
      case .bool: "boolean"
      case .integer, .float: "number"
      case .string: "string"
      }
    }
  }

  fileprivate func isSame(as other: Node) -> Bool { type == other.type && text == other.text }
}
