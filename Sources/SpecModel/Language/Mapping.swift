import SourceText

/// A mapping of the language with fixed keys: a table with a row for each key.
package struct Mapping: Sendable {
  /// The key that decides which other keys of the mapping apply, such as `kind` of a connector and
  /// `widget` of a member of the view model.
  package struct Kinds: Sendable {
    /// The key whose value is the kind.
    package let key: String
    /// The words before the kind in messages, such as `a connector of kind`.
    package let phrase: String
    /// The keys that imply a kind if the mapping does not state one. The first key found decides.
    package let implied: [(key: String, kind: String)]

    package init(
      saidBy key: String, _ phrase: String, implied: [(key: String, kind: String)] = []
    ) {
      self.key = key
      self.phrase = phrase
      self.implied = implied
    }
  }

  /// Keys of which at least one is required, or exactly one if the choice is exclusive.
  package struct Choice: Sendable {
    package let keys: [String]
    package let isExclusive: Bool

    package init(oneOf keys: [String], isExclusive: Bool = false) {
      self.keys = keys
      self.isExclusive = isExclusive
    }
  }

  /// The name of the mapping's definition in the schema.
  package let name: String
  /// The title for people, such as `A connector`.
  package let title: String
  /// A sentence about what the mapping describes.
  package let sentence: String
  package let keys: [KeyRow]
  package let kinds: Kinds?
  package let choices: [Choice]
  /// The keys of a similar mapping, which are recognized and rejected with a reason.
  package let foreignKeys: [KeyRow]
  /// The keys by the words that people write instead of them.
  package let otherWords: [String: String]
  /// Advice for words that are not keys of the mapping, or of one of its kinds, such as `headers`
  /// and `http.result`.
  package let advice: [String: String]
  /// The value of all other keys, if they are names that the spec declares.
  package let others: ValueForm?
  /// The form of the other keys, if they are more than names.
  package let otherKeys: TextForm?
  /// The names of the keys, in the order of the table. Several rows, for different kinds, may have
  /// the same name.
  package let names: [String]

  package init(
    _ name: String, _ title: String, _ sentence: String, kinds: Kinds? = nil,
    choices: [Choice] = [], foreignKeys: [KeyRow] = [], keys: [KeyRow],
    otherWords: [String: String] = [:], advice: [String: String] = [:], others: ValueForm? = nil,
    otherKeys: TextForm? = nil
  ) {
    self.name = name
    self.title = title
    self.sentence = sentence
    self.kinds = kinds
    self.choices = choices
    self.keys = keys
    self.otherWords = otherWords
    self.advice = advice
    self.others = others
    self.otherKeys = otherKeys
    self.foreignKeys = foreignKeys.filter { key in !keys.contains { $0.name == key.name } }
    names = keys.map(\.name).eachOnce(by: \.self)
  }

  /// The row with that name, or the first of several.
  package subscript(name: String) -> KeyRow? { keys.first { $0.name == name } }

  /// Whether a mapping of the kind can have a key of that name. A kind of nil is unknown, and can
  /// have every key.
  package func isAllowed(_ name: String, for kind: String?) -> Bool {
    keys.contains { $0.name == name && $0.isAllowed(for: kind) }
  }

  /// Returns the names of the keys that a mapping of the kind can have.
  package func names(for kind: String?) -> [String] {
    guard let kind else { return names }
    return keys.filter { $0.isAllowed(for: kind) }.map(\.name)
  }

  /// The mapping with its required keys, or else its first one, in the notation of specs.
  package var example: String {
    let required = keys.filter { $0.isRequired && $0.kinds.isEmpty }
    let shown = required.isEmpty ? Array(keys.prefix(1)) : required
    return "{ \(shown.map { "\($0.name): \($0.example ?? "…")" }.joined(separator: ", ")) }"
  }

  /// Whether the mapping can be left empty.
  package var canBeEmpty: Bool {
    choices.isEmpty && !keys.contains { $0.isRequired && $0.kinds.isEmpty }
  }
}
