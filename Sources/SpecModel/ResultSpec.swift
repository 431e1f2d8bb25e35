import SourceText
import SpecNotation

/// What a connector or an interactor keeps of its work: `bookmark: Bookmark` is `resultBookmark`.
package struct ResultSpec: Hashable, Sendable {
  package var name: Located<String>
  package var type: SwiftType
}

extension ResultSpec {
  private static let types: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .string, .attributes,
  ]

  /// Reads `{ bookmark: Bookmark }`.
  init?(_ node: Node, models: [String], reporting diagnostics: inout Diagnostics) {
    guard let entries = node.entries(of: "result", reporting: &diagnostics) else { return nil }
    guard let entry = entries.first, entries.count == 1 else {
      diagnostics.error(.notOneResult, at: entries.dropFirst().first?.key.range ?? node.range)
      return nil
    }
    let name = Located(entry.key.keyText, at: entry.key.range)
      .memberName("result", reporting: &diagnostics)
    let typeText = entry.value.text(of: entry.key.keyText, reporting: &diagnostics)
    let type = typeText.flatMap {
      SwiftType($0, models: models, allowed: Self.types, reporting: &diagnostics)
    }
    guard let name, let type, let typeText else { return nil }
    guard !type.isOptional else {
      diagnostics.error(.optionalResult(type), at: typeText.range)
      return nil
    }
    if case .list(.list) = type.base {
      diagnostics.error(.nestedList(type), at: typeText.range)
      return nil
    }
    self.init(name: name, type: type)
  }
}

extension Diagnostic.Message {
  fileprivate static let notOneResult: Self =
    "expected one result, as in '{ bookmark: Bookmark }'; wrap several values in a model"

  fileprivate static func optionalResult(_ type: SwiftType) -> Self {
    "a result is optional as it is; write '\(type.optional(false).source)'"
  }

  fileprivate static func nestedList(_ type: SwiftType) -> Self {
    "no reply is read as '\(type.source)'; a result is a value, a model, or a list of one of them"
  }
}
