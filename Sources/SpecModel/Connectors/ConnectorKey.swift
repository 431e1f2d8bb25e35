/// A key that only some kinds of connectors have. The keys that are read, the schema, the flags of
/// `screens-gen connector` and what `rename` changes derive from it.
package struct ConnectorKey: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A text that refers to nothing in the spec.
    case text
    /// A text with properties in braces.
    case template
    /// `label: value`, each value a property, `context.<name>` or a literal.
    case values
    /// `name: Type`.
    case result
  }

  /// The flag of `screens-gen connector` that drafts the key.
  package struct Flag: Hashable, Sendable {
    package let name: String
    /// What follows the flag, as the help shows it.
    package let value: String
    package let help: String
    /// A value of the right form; empty where every text is.
    package var example = ""
  }

  package let name: String
  package let content: Content
  /// A sentence for the schema; nil where the schema describes the content.
  package var summary: String?
  package let flag: Flag

  var isText: Bool { content == .text || content == .template }
}

extension ConnectorKey {
  static let result = ConnectorKey(
    name: "result", content: .result,
    flag: Flag(
      name: "result", value: "'NAME: TYPE'", help: "what to keep of the answer",
      example: "bookmarkInfo: Bookmark"))
}
