import SpecModel

/// Why the flags of a command describe no spec.
package struct DraftError: Error, Hashable {
  package let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension String {
  /// The name without the first of the endings that it has, which the generator adds.
  func without(_ endings: [String]) -> String {
    let ending = endings.first { hasSuffix($0) && count > $0.count }
    return ending.map { String(dropLast($0.count)) } ?? self
  }

  /// The two halves of `name: value`, trimmed.
  func pair(_ flag: String, example: String) throws(DraftError) -> (name: String, value: String) {
    try pair(shown: "'--\(flag) \(self)'", example: example)
  }

  /// The same of a text that is `shown` in messages.
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

  /// The first colon that is not part of a literal, as in `url != "http://": No address`.
  private var firstColon: Index? {
    var isInLiteral = false
    return indices.first { index in
      if self[index] == "\"" { isInLiteral.toggle() }
      return self[index] == ":" && !isInLiteral
    }
  }
}

extension [String] {
  /// The halves of each.
  func pairs(
    _ flag: String, example: String
  ) throws(DraftError) -> [(name: String, value: String)] {
    try map { text throws(DraftError) in try text.pair(flag, example: example) }
  }
}
