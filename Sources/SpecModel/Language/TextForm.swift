/// A kind of text in specs, with its form and the names in it.
package struct TextForm: Sendable {
  package enum Role: Hashable, Sendable {
    case declares(Thing)
    case refers(to: Thing)

    package var thing: Thing {
      switch self {
      case .declares(let thing), .refers(let thing): thing
      }
    }
  }

  /// The words of a text that are names.
  package enum Notation: Sendable {
    /// All words, except those in quotes and after a dot: `folderId` in `folderId.first`.
    case names
    /// The words in braces, or the whole text: `https://example.com/{page}`.
    case address
    /// The words in braces: `Only {chairs} chairs`.
    case message
    /// All words, except the names of steps.
    case value
    /// The words that are names in a value, except `editable`, which every view has.
    case target
    /// All words, except those that form a rule: `title is not empty`.
    case rule
    /// The last word, after `from` or `of`: `child of default`.
    case parent
  }

  /// A noun phrase for the text, such as `the name of a connector`.
  package let noun: String
  /// The regular expression for the text in the schema.
  package let pattern: String?
  package let role: Role?
  package let notation: Notation

  package init(
    _ noun: String, pattern: String? = nil, role: Role? = nil, notation: Notation = .names
  ) {
    self.noun = noun
    self.pattern = pattern
    self.role = role
    self.notation = notation
  }
}
