import SpecModel

/// An error in the flags of a command that describe a spec.
package struct DraftError: Error, Hashable {
  package let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension String {
  /// Returns the name without the first of the endings that it has. The generator adds these
  /// itself.
  func without(_ endings: [String]) -> String {
    let ending = endings.first { hasSuffix($0) && count > $0.count }
    return ending.map { String(dropLast($0.count)) } ?? self
  }

  /// Returns the two parts of `name: value`, trimmed. Throws an error if one is missing.
  func pair(_ flag: String, example: String) throws(DraftError) -> (name: String, value: String) {
    try pair(shown: "'--\(flag) \(self)'", example: example)
  }

  /// Returns the two parts of a text that is `shown` in messages.
  func pair(shown: String, example: String) throws(DraftError) -> (name: String, value: String) {
    guard let colon = firstColon else {
      throw DraftError("\(shown) has no ':'; write it as '\(example)'")
    }
    let name = String(self[..<colon].trimmed)
    let value = String(self[index(after: colon)...].trimmed)
    guard !name.isEmpty, !value.isEmpty else {
      throw DraftError("\(shown) says too little; write it as '\(example)'")
    }
    return (name, value)
  }

  /// The first colon that is not part of a string literal, as in `url != "http://": No address`.
  private var firstColon: Index? {
    var isInLiteral = false
    return indices.first { index in
      if self[index] == "\"" { isInLiteral.toggle() }
      return self[index] == ":" && !isInLiteral
    }
  }
}

extension [String] {
  /// Returns the two parts of each text.
  func pairs(
    _ flag: String, example: String
  ) throws(DraftError) -> [(name: String, value: String)] {
    try map { text throws(DraftError) in try text.pair(flag, example: example) }
  }
}
