/// A key of a mapping of the language: a row of its table. Everything else about keys is derived
/// from these rows.
package struct KeyRow: Sendable {
  /// Whether the key is required, and what applies without it.
  package enum Presence: Hashable, Sendable {
    case required
    /// The key may be missing, and has no default.
    case optional
    /// The key may be missing, and has a default value.
    case defaults(to: String)
    /// The key may be missing. The text says what applies then.
    case otherwise(String)
  }

  package let name: String
  package let value: ValueForm
  /// The meaning of the key, with code in backticks.
  package let sentence: String
  package private(set) var presence: Presence
  /// The kinds of the mapping that have the key, or an empty array if all kinds do.
  package private(set) var kinds: [String]
  /// An example of a value in the notation of specs.
  package let example: String?
  /// Another key of the mapping, which this one requires.
  package let companion: String?
  /// Another key of the mapping, which is required if the value of this one is a text.
  package let companionOfText: String?

  package init(
    _ name: String, _ value: ValueForm, _ sentence: String, _ presence: Presence = .optional,
    kinds: [String] = [], example: String? = nil, companion: String? = nil,
    companionOfText: String? = nil
  ) {
    self.name = name
    self.value = value
    self.sentence = sentence
    self.presence = presence
    self.kinds = kinds
    self.example = example
    self.companion = companion
    self.companionOfText = companionOfText
  }

  package var isRequired: Bool { presence == .required }

  /// Whether a mapping of the kind can have the key. A kind of nil is unknown, and can have every
  /// key.
  package func isAllowed(for kind: String?) -> Bool {
    kinds.isEmpty || kind.map(kinds.contains) ?? true
  }

  /// The name and the sentence, which are the same for rows with the same meaning.
  package var meaning: [String] { [name, sentence] }

  /// Returns the row restricted to some kinds.
  package func of(_ kinds: [String]) -> KeyRow {
    var key = self
    key.kinds = kinds
    return key
  }

  /// The row with the key required.
  package var required: KeyRow {
    var key = self
    key.presence = .required
    return key
  }
}
