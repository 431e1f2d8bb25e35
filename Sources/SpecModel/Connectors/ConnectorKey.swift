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
  static let requestMethod = ConnectorKey(
    ConnectorKeys.requestMethod,
    flag: Flag(
      name: "method", value: "NAME",
      help: "the method of the service; POST or another of HTTP for a path or an address"))
  static let query = ConnectorKey(
    ConnectorKeys.query,
    flag: Flag(
      name: "query", value: "'NAME: VALUE'",
      help: "a parameter of the query: a property, context.<name> or a literal",
      example: "search: keyword"))
  static let headers = ConnectorKey(
    ConnectorKeys.headers,
    flag: Flag(
      name: "header", value: "'NAME: VALUE'", help: "a header, with a value as in a query",
      example: "Accept-Language: language"))
  static let body = ConnectorKey(
    ConnectorKeys.body,
    flag: Flag(
      name: "body", value: "'NAME: VALUE'",
      help: "a member of the JSON that is sent: a property, context.<name> or a literal",
      example: "headline: title"))
  static let form = ConnectorKey(
    ConnectorKeys.form,
    flag: Flag(
      name: "form", value: "'NAME: VALUE'",
      help: "a field of the form that is sent, with a value as in a query",
      example: "message: text"))
  static let result = ConnectorKey(
    ConnectorKeys.result,
    flag: Flag(
      name: "result", value: "'NAME: TYPE'", help: "what to keep of the answer",
      example: "bookmarkInfo: Bookmark"))
}
