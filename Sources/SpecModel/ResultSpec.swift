package import SourceText
import SpecNotation

/// The result that a connector or an interactor keeps: `bookmark: Bookmark` is `resultBookmark`.
package struct ResultSpec: Hashable, Sendable, Named {
  package var name: Located<String>
  package var type: SwiftType
  /// The range of the type.
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

  /// Reads `{ bookmark: Bookmark }`. With `allowsFile`, the result can be an image or a file, which
  /// services never send, but which addresses have and code written by hand can make.
  init?(
    _ node: Node, models: [String], allowsFile: Bool = false,
    reporting log: DiagnosticLog
  ) {
    guard let entry = node.onlyEntry else {
      guard SwiftName.isIdentifier(node.keyText) else {
        log.error(.notOneResult, at: node.secondKey ?? node.range)
        return nil
      }
      let type = Located(node.keyText, at: node.range)
      log.error(.noName(type.value), at: node.range)
      self.init(
        name: type.map(\.lowerFirst), type: type, models: models, allowsFile: allowsFile,
        reporting: log)
      return
    }
    let name = entry.name
      .memberName("result", reporting: log)
    let text = entry.value.declaration(of: entry.key.keyText.quoted, reporting: log)
    guard let text else { return nil }
    self.init(name: name, type: text, models: models, allowsFile: allowsFile, reporting: log)
  }

  /// Reads the type of a result. `name` is nil if the name was refused.
  init?(
    name: Located<String>?, type text: Located<String>, models: [String],
    allowsFile: Bool = false, reporting log: DiagnosticLog
  ) {
    let allowed = Self.types + (allowsFile ? [.image, .url] : [])
    guard let type = SwiftType(text, models: models, allowed: allowed, reporting: log)
    else { return nil }
    guard !type.isOptional else {
      log.error(.optionalResult(type), at: text.range)
      return nil
    }
    guard let name, type.isReadable(at: text.range, reporting: log) else { return nil }
    self.init(name: name, type: type, typeRange: text.range)
  }
}

extension ResultSpec {
  /// Returns the same result under the name of its step.
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
