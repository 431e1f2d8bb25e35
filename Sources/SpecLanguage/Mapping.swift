import SourceText

/// A mapping of the language with fixed keys: a table with a row for each key.
package struct Mapping: Sendable {
  /// The key that decides which other keys of the mapping apply: `kind` of a connector, `widget` of
  /// a member of the view model.
  package struct Kinds: Sendable {
    /// The key that says the kind.
    package let key: String
    /// The mapping before the name of its kind, for messages: `a connector of kind`.
    package let phrase: String
    /// Keys that imply a kind where none is said, the first one found first.
    package let implied: [(key: String, kind: String)]

    package init(
      saidBy key: String, _ phrase: String, implied: [(key: String, kind: String)] = []
    ) {
      self.key = key
      self.phrase = phrase
      self.implied = implied
    }
  }

  /// Keys of which one has to be there, and perhaps no more than one.
  package struct Choice: Sendable {
    package let keys: [String]
    package let isExclusive: Bool

    package init(oneOf keys: [String], isExclusive: Bool = false) {
      self.keys = keys
      self.isExclusive = isExclusive
    }
  }

  /// The name of its definition in the schema.
  package let name: String
  /// The name that people give to it: `A connector`.
  package let title: String
  /// What it describes.
  package let sentence: String
  package let keys: [Key]
  package let kinds: Kinds?
  package let choices: [Choice]
  /// Keys that belong to a similar mapping: they are read, and refused with a reason.
  package let strangers: [Key]
  /// Keys by words that people write for them.
  package let otherWords: [String: String]
  /// What to write instead of words that are not keys of the mapping, or of a kind of it:
  /// `headers`, `http.result`.
  package let advice: [String: String]
  /// What other keys have as their value, where the rest of the keys are names of the spec's own.
  package let others: Value?
  /// What those other keys look like, where they are more than names.
  package let otherKeys: Text?
  /// The names of the keys, in the order of the table. Some kinds may have a row of their own for a
  /// name.
  package let names: [String]

  package init(
    _ name: String, _ title: String, _ sentence: String, kinds: Kinds? = nil,
    choices: [Choice] = [], strangers: [Key] = [], keys: [Key],
    otherWords: [String: String] = [:], advice: [String: String] = [:], others: Value? = nil,
    otherKeys: Text? = nil
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
    self.strangers = strangers.filter { key in !keys.contains { $0.name == key.name } }
    names = keys.map(\.name).eachOnce(by: \.self)
  }

  /// The row of that name, or the first of several.
  package subscript(name: String) -> Key? { keys.first { $0.name == name } }

  /// Whether a thing of the kind has a key of that name; nil is a kind that is not known.
  package func isAllowed(_ name: String, for kind: String?) -> Bool {
    keys.contains { $0.name == name && $0.isAllowed(for: kind) }
  }

  /// The names of the keys that a thing of the kind has.
  package func names(for kind: String?) -> [String] {
    guard let kind else { return names }
    return keys.filter { $0.isAllowed(for: kind) }.map(\.name)
  }

  /// The mapping with what it cannot do without, as a spec would write it.
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
