/// A key of a mapping of the language: a row of its table. Everything else about keys is derived
/// from these rows.
package struct Key: Sendable {
  /// Whether a spec has to have the key, and what holds without it.
  package enum Presence: Hashable, Sendable {
    case required
    /// Nothing holds without it.
    case optional
    /// The value that it has without being written.
    case defaults(to: String)
    /// What holds without it, in words.
    case otherwise(String)
  }

  package let name: String
  package let value: Value
  /// What the key says; code is between backticks.
  package let sentence: String
  package private(set) var presence: Presence
  /// The kinds of thing that have the key; empty if all of them do.
  package private(set) var kinds: [String]
  /// A value as a spec would write it.
  package let example: String?
  /// Another key of the mapping, without which this one means nothing.
  package let companion: String?
  /// Another key of the mapping, which has to be there where the value of this one is a text.
  package let companionOfText: String?

  package init(
    _ name: String, _ value: Value, _ sentence: String, _ presence: Presence = .optional,
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

  /// Whether a thing of the kind has the key; nil is a kind that is not known.
  package func isAllowed(for kind: String?) -> Bool {
    kinds.isEmpty || kind.map(kinds.contains) ?? true
  }

  /// What two rows have in common if they say the same of keys of one name.
  package var meaning: [String] { [name, sentence] }

  /// The same row, for some kinds only.
  package func of(_ kinds: [String]) -> Key {
    var key = self
    key.kinds = kinds
    return key
  }

  /// The same row, of a key that has to be there.
  package var required: Key {
    var key = self
    key.presence = .required
    return key
  }
}
