import SpecModel

/// A connector that flags describe. It is written as a spec of its own or as an entry of another
/// spec.
package struct ConnectorDraft {
  package var name: String
  package var kind: String?
  package var summary: String?
  /// The properties, such as `folderId: Int64`.
  package var properties: [String] = []
  /// The rules of `validate`, such as `folderId > 0: Undefined folderId`.
  package var rules: [String] = []
  /// The values of flags for keys that only some kinds have, such as `url` and `arguments`.
  package var ownKeys: [String: [String]] = [:]

  /// Creates a connector from its name or the name of its class: `AddBookmarkLiferayConnector`
  /// becomes `AddBookmark`.
  package init(name: String) {
    self.name = name.without(["LiferayConnector", "Connector"])
  }

  /// Returns the text of a spec for the connector alone.
  package func text() throws(DraftError) -> String {
    try ([SpecEntry(ConnectorKeys.connector, name)] + keys()).text
  }

  /// Returns the connector as an entry of `connectors:`.
  package func entry() throws(DraftError) -> SpecEntry {
    SpecEntry(name, .block(try keys()))
  }

  private func keys() throws(DraftError) -> [SpecEntry] {
    var keys = DraftKeys(of: ConnectorKeys.table)
    let given = ownKeys.filter { !$0.value.isEmpty }
    let kind = kind ?? ConnectorSpec.Kind.implied(by: given.keys)
    keys.add(ConnectorKeys.kind, kind)
    keys.add(ConnectorKeys.summary, summary)
    try keys.add(ConnectorKeys.properties, properties, flag: "property", example: "folderId: Int64")
    try keys.add(
      ConnectorKeys.validate, rules, flag: "validate", example: "folderId > 0: Undefined folderId")
    for key in ConnectorSpec.Kind.keys(of: kind) { try keys.add(key, given[key.name] ?? []) }
    return keys.entries
  }
}

extension DraftKeys {
  fileprivate mutating func add(_ key: ConnectorKey, _ values: [String]) throws(DraftError) {
    let flag = key.flag
    if key.isRepeatable {
      try add(key.key, values, flag: flag.name, example: flag.example)
    } else if key.isText {
      add(key.key, values.first)
    } else {
      try add(key.key, values.first, flag: flag.name, example: flag.example)
    }
  }
}
