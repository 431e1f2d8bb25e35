/// What a text of a spec looks like, and which names are in it.
package struct Text: Sendable {
  package enum Role: Hashable, Sendable {
    case declares(Thing)
    case refers(to: Thing)

    package var thing: Thing {
      switch self {
      case .declares(let thing), .refers(let thing): thing
      }
    }
  }

  /// Which of its words are names.
  package enum Notation: Sendable {
    /// All of them, but those within quotes and behind a dot: `folderId` of `folderId.first`.
    case names
    /// Those in braces, or all of it: `https://example.com/{page}`.
    case address
    /// All of them, but the names of steps.
    case value
    /// As of a value, but for `editable`, which every view has.
    case target
    /// All but the words that make a rule: `title is not empty`.
    case rule
    /// The last one, behind `from` or `of`: `child of default`.
    case parent
  }

  /// What the text is: `the name of a connector`.
  package let noun: String
  /// The regular expression of the schema.
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
