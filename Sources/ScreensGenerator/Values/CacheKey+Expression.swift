import SpecModel

extension CacheKey {
  /// The key as a Swift expression: its parts with hyphens between them.
  var expression: String {
    if parts.isEmpty { return "\"all\"" }
    let written = parts.map(\.inKey)
    if parts.count == 1, written[0].isText { return written[0].source }
    return written.enumerated().map { index, part in
      (index == 0 ? "" : "-") + "\\(\(part.source))"
    }.asLiterals
  }
}

extension Expression {
  /// The value in a key, and whether it is of type `String` already. Texts are quoted, so that no
  /// two keys are the same.
  fileprivate var inKey: (source: String, isText: Bool) {
    let written = Place.call { Names.member($0, hiddenBy: ["c"]) }.write(self)
    let isChained = isOptional || type?.builtin == .date || type?.builtin == .url
    let name = isChained && written.hasOperators ? "(\(written.code))" : written.code
    let mark = isOptional ? "?" : ""
    switch type?.builtin {
    case .date: return Self.number("\(name)\(mark).timeIntervalSince1970", isOptional)
    case .url: return ("String(reflecting: \(name)\(mark).absoluteString)", true)
    case let builtin? where builtin.isNumber || builtin == .bool:
      return Self.number(name + mark, isOptional)
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
