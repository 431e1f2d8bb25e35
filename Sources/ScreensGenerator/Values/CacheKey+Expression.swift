import SpecModel

extension CacheKey {
  /// The key as a Swift expression: its parts with hyphens between them.
  var expression: String {
    if parts.isEmpty { return "\"all\"" }
    let written = parts.map(\.written)
    if parts.count == 1, written[0].isText { return written[0].source }
    return written.enumerated().map { index, part in
      (index == 0 ? "" : "-") + "\\(\(part.source))"
    }.asLiterals
  }
}

extension CacheKey.Part {
  /// The text of the value, and whether it is an expression of type `String` already. Texts are
  /// quoted, so that no two keys are the same.
  fileprivate var written: (source: String, isText: Bool) {
    switch self {
    case .context(let value):
      let source = value.expression
      return value.type.builtin == .string
        ? ("String(reflecting: \(source))", true) : (source, false)
    case .property(let property):
      return Self.written(Names.member(property.name.value, hiddenBy: ["c"]), property.type)
    case .composed(let value):
      let written = Place.call { Names.member($0, hiddenBy: ["c"]) }.write(value)
      let isChained =
        value.isOptional || value.type?.builtin == .date || value.type?.builtin == .url
      let source = written.code
      return Self.written(isChained && written.hasOperators ? "(\(source))" : source, value.type)
    }
  }

  private static func written(
    _ name: String, _ type: SwiftType?
  ) -> (source: String, isText: Bool) {
    let isOptional = type?.isOptional ?? false
    let mark = isOptional ? "?" : ""
    switch type?.builtin {
    case .date: return number("\(name)\(mark).timeIntervalSince1970", isOptional)
    case .url: return ("String(reflecting: \(name)\(mark).absoluteString)", true)
    case let builtin? where builtin.isNumber || builtin == .bool:
      return number(name + mark, isOptional)
    default: return ("String(reflecting: \(name))", true)
    }
  }

  /// Returns a number as it is, or as the text `nil` if it is missing. `value` then continues an
  /// optional chain.
  private static func number(
    _ value: String, _ isOptional: Bool
  ) -> (source: String, isText: Bool) {
    isOptional ? ("\(value).description ?? \"nil\"", true) : (value, false)
  }
}
