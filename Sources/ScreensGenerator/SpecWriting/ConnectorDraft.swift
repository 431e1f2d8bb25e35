import SpecNotation

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
    self.name = name
    for suffix in ["LiferayConnector", "Connector"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      self.name = String(name.dropLast(suffix.count))
      break
    }
  }

  /// The text of a spec for the connector alone.
  package func text() throws(DraftError) -> String {
    var spec = SpecText()
    spec.add("connector", name)
    try write(to: &spec, depth: 0)
    return spec.text
  }

  /// The lines of an entry of `connectors:`, its name at no indentation.
  func entryLines() throws(DraftError) -> [String] {
    var spec = SpecText()
    spec.open(name)
    try write(to: &spec, depth: 1)
    return spec.lines
  }

  private func write(to spec: inout SpecText, depth: Int) throws(DraftError) {
    spec.add("kind", kind ?? impliedKind, depth: depth)
    if let summary { spec.add("summary", summary, depth: depth) }
    try write(
      properties, "properties", flag: "property", example: "folderId: Int64", to: &spec, depth)
    try write(
      rules, "validate", flag: "validate", example: "folderId > 0: Undefined folderId", to: &spec,
      depth)
    if let service { spec.add("service", service, depth: depth) }
    if let method { spec.add("method", method, depth: depth) }
    try write(
      arguments, "arguments", flag: "argument", example: "groupId: context.groupId", to: &spec,
      depth)
    if let url { spec.add("url", url, depth: depth) }
    if let result {
      let (name, type) = try result.pair("result", example: "bookmarkInfo: Bookmark")
      spec.add("result", flow: [(name, type)], depth: depth)
    }
  }

  private var impliedKind: String {
    if service != nil || method != nil { return "liferay" }
    return url == nil ? "custom" : "http"
  }

  private func write(
    _ pairs: [String], _ key: String, flag: String, example: String, to spec: inout SpecText,
    _ depth: Int
  ) throws(DraftError) {
    guard !pairs.isEmpty else { return }
    spec.open(key, depth: depth, tight: true)
    for pair in pairs {
      let (name, value) = try pair.pair(flag, example: example)
      spec.add(name, value, depth: depth + 1)
    }
  }
}
