import Foundation

/// As much of JSON Schema as the schema of specs needs. A keyword that is not known here is an
/// error, so that none is passed over.
struct JSONSchema {
  private let root: [String: Any]

  struct UnknownKeyword: Error {
    let name: String
  }

  init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// The places of all that is wrong with a document: `/actions/save: unknown key 'colour'`.
  func problems(of document: Any) throws -> [String] {
    try problems(of: document, at: "", by: root).sorted()
  }

  /// The names that a part of the schema gives to keys.
  func keys(of path: [String]) -> [String] {
    var schema = root["$defs"] as? [String: Any] ?? [:]
    for name in path { schema = schema[name] as? [String: Any] ?? [:] }
    return (schema["properties"] as? [String: Any] ?? [:]).keys.sorted()
  }

  private func problems(of value: Any, at place: String, by schema: [String: Any]) throws
    -> [String]
  {
    var found: [String] = []
    for (keyword, argument) in schema {
      let schemas = argument as? [String: Any] ?? [:]
      let count = argument as? Int ?? 0
      switch keyword {
      case "$schema", "$defs", "title", "description", "then", "else":
        break
      case "$ref":
        let name = (argument as? String ?? "").replacingOccurrences(of: "#/$defs/", with: "")
        let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
        guard let definition = definitions[name] else { throw UnknownKeyword(name: name) }
        found += try problems(of: value, at: place, by: definition)
      case "if":
        let holds = try problems(of: value, at: place, by: schemas).isEmpty
        let next = schema[holds ? "then" : "else"] as? [String: Any] ?? [:]
        found += try problems(of: value, at: place, by: next)
      case "anyOf":
        let choices = argument as? [[String: Any]] ?? []
        if try choices.allSatisfy({ try !problems(of: value, at: place, by: $0).isEmpty }) {
          found.append("\(place): none of several")
        }
      case "type":
        let types = argument as? [String] ?? [argument as? String ?? ""]
        if !types.contains(Self.type(of: value)) {
          found.append("\(place): \(Self.type(of: value)) is no \(types.joined(separator: " or "))")
        }
      case "enum":
        let values = argument as? [AnyHashable] ?? []
        if !values.contains(where: { Self.same($0, value) }) {
          found.append("\(place): '\(value)' is no choice")
        }
      case "required":
        guard let object = value as? [String: Any] else { break }
        found += (argument as? [String] ?? []).filter { object[$0] == nil }
          .map { "\(place): no '\($0)'" }
      case "properties":
        for (key, value) in value as? [String: Any] ?? [:] {
          guard let property = schemas[key] as? [String: Any] else { continue }
          found += try problems(of: value, at: "\(place)/\(key)", by: property)
        }
      case "additionalProperties":
        let known = schema["properties"] as? [String: Any] ?? [:]
        for (key, value) in value as? [String: Any] ?? [:] where known[key] == nil {
          found +=
            argument as? Bool == false
            ? ["\(place): unknown key '\(key)'"]
            : try problems(of: value, at: "\(place)/\(key)", by: schemas)
        }
      case "items":
        for (index, value) in (value as? [Any] ?? []).enumerated() {
          found += try problems(of: value, at: "\(place)/\(index)", by: schemas)
        }
      case "minItems" where (value as? [Any])?.count ?? count < count,
        "maxItems" where (value as? [Any])?.count ?? count > count,
        "minProperties" where (value as? [String: Any])?.count ?? count < count,
        "maxProperties" where (value as? [String: Any])?.count ?? count > count:
        found.append("\(place): \(keyword) is \(count)")
      case "minItems", "maxItems", "minProperties", "maxProperties":
        break
      default:
        throw UnknownKeyword(name: keyword)
      }
    }
    return found
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case is [String: Any]: "object"
    case is [Any]: "array"
    case is String: "string"
    case let number as NSNumber where isFlag(number): "boolean"
    default: "number"
    }
  }

  private static func isFlag(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }

  private static func same(_ one: AnyHashable, _ other: Any) -> Bool {
    (other as? AnyHashable) == one && type(of: one.base) == type(of: other)
  }
}
