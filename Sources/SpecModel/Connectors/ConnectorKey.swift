package import SpecNotation

/// A key that only some kinds of connectors have, and the flag of `screens-gen connector` that
/// drafts it.
package struct ConnectorKey: Sendable {
  /// The flag of `screens-gen connector` that drafts the key.
  package struct Flag: Hashable, Sendable {
    package let name: String
    /// The placeholder of the flag's value in the help.
    package let value: String
    package let help: String
    /// An example of a valid value; empty if every text is valid.
    package var example = ""
  }

  package let key: Key<ConnectorKeys, Node>
  package let flag: Flag

  init(_ key: Key<ConnectorKeys, some Any>, flag: Flag) {
    self.key = Key(row: key.row) { node, _, _ in node }
    self.flag = flag
  }

  package var name: String { key.name }

  /// Whether the flag gives a text instead of entries of a mapping.
  package var isText: Bool { flag.example.isEmpty }

  /// Whether the flag can be given several times, each time with an entry of a mapping.
  package var isRepeatable: Bool { !isText && name != ConnectorKeys.result.name }
}

extension ConnectorKey {
  static let result = ConnectorKey(
    ConnectorKeys.result,
    flag: Flag(
      name: "result", value: "'NAME: TYPE'", help: "what to keep of the answer",
      example: "bookmarkInfo: Bookmark"))
}
