package import SourceText
import SpecNotation

/// What a connector or an interactor keeps of its work: `bookmark: Bookmark` is `resultBookmark`.
package struct ResultSpec: Hashable, Sendable, Named {
  package var name: Located<String>
  package var type: SwiftType
  /// Where the type is written.
  package var typeRange: SourceRange
  /// Whether the action can succeed without it.
  package var isOptional = false

  /// The type of the result when the action has succeeded.
  package var typeAtEnd: SwiftType { type.optional(type.isOptional || isOptional) }
}

extension ResultSpec {
  private static let types: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .string, .attributes,
  ]

  /// Reads `{ bookmark: Bookmark }`. Images and files are not found in what services answer, but in
  /// what an address has, and in work by hand.
  init?(
    _ node: Node, models: [String], allowsFile: Bool = false,
    reporting diagnostics: inout Diagnostics
  ) {
    guard let entry = node.onlyEntry else {
      guard SwiftName.isIdentifier(node.keyText) else {
        diagnostics.error(.notOneResult, at: node.secondKey ?? node.range)
        return nil
      }
      let type = Located(node.keyText, at: node.range)
      diagnostics.error(.noName(type.value), at: node.range)
      self.init(
        name: type.map(\.lowerFirst), type: type, models: models, allowsFile: allowsFile,
        reporting: &diagnostics)
      return
    }
    let name = entry.name
      .memberName("result", reporting: &diagnostics)
    let text = entry.value.declaration(of: entry.key.keyText.quoted, reporting: &diagnostics)
    guard let text else { return nil }
    self.init(
      name: name, type: text, models: models, allowsFile: allowsFile, reporting: &diagnostics)
  }

  /// Reads the type of a result, whose `name` is nil if it was refused.
  init?(
    name: Located<String>?, type text: Located<String>, models: [String],
    allowsFile: Bool = false, reporting diagnostics: inout Diagnostics
  ) {
    let allowed = Self.types + (allowsFile ? [.image, .url] : [])
    guard let type = SwiftType(text, models: models, allowed: allowed, reporting: &diagnostics)
    else { return nil }
    guard !type.isOptional else {
      diagnostics.error(.optionalResult(type), at: text.range)
      return nil
    }
    guard let name, type.isReadable(at: text.range, reporting: &diagnostics) else { return nil }
    self.init(name: name, type: type, typeRange: text.range)
  }
}

extension ResultSpec {
  /// The same result under the name of the step that brings it.
  func named(_ name: Located<String>) -> ResultSpec {
    ResultSpec(name: name, type: type, typeRange: typeRange)
  }
}

extension Diagnostic.Message {
  fileprivate static let notOneResult: Self =
    "expected one result, as in '{ bookmark: Bookmark }'; wrap several values in a model"

  fileprivate static func noName(_ type: String) -> Self {
    "a result has a name; write '{ \(type.lowerFirst): \(type) }'"
  }

  fileprivate static func optionalResult(_ type: SwiftType) -> Self {
    "a result is optional as it is; write '\(type.optional(false).source)'"
  }
}
