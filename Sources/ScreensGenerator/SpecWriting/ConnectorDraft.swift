/// A connector described by flags; its text is a spec of its own, or an entry of another spec.
package struct ConnectorDraft {
  package var name: String
  package var kind: String?
  package var summary: String?
  /// `folderId: Int64`
  package var properties: [String] = []
  /// `folderId > 0: Undefined folderId`
  package var rules: [String] = []
  package var service: String?
  package var method: String?
  /// `groupId: context.groupId`
  package var arguments: [String] = []
  /// `bookmarkInfo: Bookmark`
  package var result: String?
  package var url: String?

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
    var keys = DraftKeys()
    keys.add("kind", kind ?? impliedKind)
    keys.add("summary", summary)
    try keys.add("properties", properties, flag: "property", example: "folderId: Int64")
    try keys.add(
      "validate", rules, flag: "validate", example: "folderId > 0: Undefined folderId")
    keys.add("service", service)
    keys.add("method", method)
    try keys.add("arguments", arguments, flag: "argument", example: "groupId: context.groupId")
    keys.add("url", url)
    try keys.add("result", result, flag: "result", example: "bookmarkInfo: Bookmark")
    return keys.entries
  }

  private var impliedKind: String {
    if service != nil || method != nil { return "liferay" }
    return url == nil ? "custom" : "http"
  }
}
