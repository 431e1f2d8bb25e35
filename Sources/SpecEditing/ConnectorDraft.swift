import SpecModel

/// A connector described by flags; its text is a spec of its own, or an entry of another spec.
package struct ConnectorDraft {
  package var name: String
  package var kind: String?
  package var summary: String?
  /// `folderId: Int64`
  package var properties: [String] = []
  /// `folderId > 0: Undefined folderId`
  package var rules: [String] = []
  /// What flags say for the keys that only some kinds have: `url`, `arguments`.
  package var ownKeys: [String: [String]] = [:]

  /// `AddBookmarkLiferayConnector` is taken for `AddBookmark`, as people name the class they want.
  package init(name: String) {
    self.name = name.without(["LiferayConnector", "Connector"])
  }

  /// The text of a spec for the connector alone.
  package func text() throws(DraftError) -> String {
    try ([SpecEntry("connector", name)] + keys()).text
  }

  /// The connector as an entry of `connectors:`.
  package func entry() throws(DraftError) -> SpecEntry {
    SpecEntry(name, .block(try keys()))
  }

  private func keys() throws(DraftError) -> [SpecEntry] {
    var keys = DraftKeys(of: .connector)
    let given = ownKeys.filter { !$0.value.isEmpty }
    let kind = kind ?? ConnectorSpec.Kind.implied(by: given.keys)
    keys.add("kind", kind)
    keys.add("summary", summary)
    try keys.add("properties", properties, flag: "property", example: "folderId: Int64")
    try keys.add(
      "validate", rules, flag: "validate", example: "folderId > 0: Undefined folderId")
    for key in ConnectorSpec.Kind.keys(of: kind) { try keys.add(key, given[key.name] ?? []) }
    return keys.entries
  }
}

extension DraftKeys {
  fileprivate mutating func add(_ key: ConnectorKey, _ values: [String]) throws(DraftError) {
    let flag = key.flag
    if key.isRepeatable {
      try add(key.name, values, flag: flag.name, example: flag.example)
    } else if key.isText {
      add(key.name, values.first)
    } else {
      try add(key.name, values.first, flag: flag.name, example: flag.example)
    }
  }
}
