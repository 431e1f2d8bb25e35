import SourceText
import SpecNotation

/// A class that wraps what the server sends about one entity.
package struct ModelSpec: Hashable, Sendable {
  /// An attribute of the server's, read through a typed accessor of the same name.
  package struct Attribute: Hashable, Sendable {
    package var name: Located<String>
    package var type: SwiftType
  }

  package var name: Located<String>
  package var attributes: [Attribute]
}

extension ModelSpec {
  fileprivate static let types: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .string, .date, .url, .attributes,
  ]

  static func list(_ node: Node?, reporting diagnostics: inout Diagnostics) -> [ModelSpec] {
    guard let entries = node?.entries(of: "models", reporting: &diagnostics) else { return [] }
    let names = entries.map(\.key.keyText)
    return entries.compactMap { ModelSpec($0, models: names, reporting: &diagnostics) }
  }

  private init?(
    _ entry: Node.Entry, models: [String], reporting diagnostics: inout Diagnostics
  ) {
    let name = Located(entry.key.keyText, at: entry.key.range)
      .typeName("model", reporting: &diagnostics)
    let attributes = entry.value.entries(of: entry.key.keyText, reporting: &diagnostics)?
      .compactMap { Attribute($0, models: models, reporting: &diagnostics) }
    guard let name, let attributes else { return nil }
    if SwiftType.Builtin(rawValue: name.value) != nil {
      diagnostics.error(.builtinName(name.value), at: name.range)
    }
    self.init(name: name, attributes: attributes)
  }
}

extension ModelSpec.Attribute {
  fileprivate init?(
    _ entry: Node.Entry, models: [String], reporting diagnostics: inout Diagnostics
  ) {
    let name = Located(entry.key.keyText, at: entry.key.range)
      .memberName("attribute", avoiding: .model, reporting: &diagnostics)
    let type = entry.value.text(of: entry.key.keyText, reporting: &diagnostics)
      .flatMap {
        SwiftType($0, models: models, allowed: ModelSpec.types, reporting: &diagnostics)
      }
    guard let name, let type else { return nil }
    if type.emptyValue == nil {
      diagnostics.error(.needsOptional(name.value, type), at: entry.value.range)
      return nil
    }
    self.init(name: name, type: type)
  }
}

extension Diagnostic.Message {
  fileprivate static func builtinName(_ name: String) -> Self {
    "'\(name)' is a type of Swift or UIKit already; give the model another name"
  }

  fileprivate static func needsOptional(_ name: String, _ type: SwiftType) -> Self {
    "the server may send no '\(name)'; make its type '\(type.source)?'"
  }
}
