import SpecModel

/// An interactor that flags describe. It is written as a spec of its own or as part of an action.
package struct InteractorDraft {
  package var name: String
  package var kind: String?
  package var summary: String?
  /// The properties of an interactor alone, such as `entryId: Int64`.
  package var properties: [String] = []
  /// The connector, such as `AddBookmark` or `http: url`.
  package var connector: String?
  package var service: String?
  package var method: String?
  /// The arguments of the call, such as `groupId: context.groupId`.
  package var arguments: [String] = []
  /// The inputs of an action's interactor, such as `entryId`.
  package var inputs: [String] = []
  /// The result, such as `bookmark: Bookmark`.
  package var result: String?
  /// The parser of the reply: `text`, `json`, `json: path.to.member` or
  /// `between: <title>...</title>`.
  package var parse: String?

  /// Creates an interactor from its name or the name of its class: `AddBookmarkInteractor` becomes
  /// `AddBookmark`.
  package init(name: String) {
    self.name = name.without(["Interactor"])
  }

  /// Returns the text of a spec for the interactor alone.
  package func text() throws(DraftError) -> String {
    if let connector, !connector.contains(":") {
      throw DraftError(
        "an interactor alone has no connector '\(connector)'; "
          + "add it to a Screenlet with '--in', or write a spec with 'connectors'")
    }
    var keys = DraftKeys(of: ActionKeys.table)
    keys.add(ActionKeys.interactor, name)
    keys.add(ActionKeys.summary, summary)
    try addWork(to: &keys)
    return keys.entries.text
  }

  /// Adds the keys that define what the interactor does.
  func addWork(to keys: inout DraftKeys) throws(DraftError) {
    if let kind {
      keys.add(ActionKeys.kind, kind)
    } else {
      keys.add(ActionKeys.kind, try impliedKind())
    }
    try keys.add(ActionKeys.properties, properties, flag: "property", example: "entryId: Int64")
    if let connector {
      if connector.contains(":") {
        try keys.add(ActionKeys.connector, connector, flag: "connector", example: "http: url")
      } else {
        keys.add(ActionKeys.connector, connector.without(["LiferayConnector", "Connector"]))
      }
    }
    keys.add(ActionKeys.service, service)
    keys.add(ActionKeys.method, method)
    try keys.add(
      ActionKeys.arguments, arguments, flag: "argument", example: "groupId: context.groupId")
    keys.add(ActionKeys.inputs, list: inputs)
    try keys.add(ActionKeys.result, result, flag: "result", example: "bookmark: Bookmark")
    try addParser(to: &keys)
  }

  private func impliedKind() throws(DraftError) -> String {
    if service != nil || method != nil { return "callback" }
    guard let connector else { return "custom" }
    if connector.contains(":") { return "read" }
    throw DraftError("an action on a connector needs '--kind read' or '--kind write'")
  }

  private func addParser(to keys: inout DraftKeys) throws(DraftError) {
    guard let parse else { return }
    if keys.add(ActionKeys.parse, mapping: parse) { return }
    guard parse.contains(":") else { return keys.add(ActionKeys.parse, parse) }
    let example = "json: path.to.member' or 'between: <title>...</title>"
    let (name, value) = try parse.pair("parse", example: example)
    guard name == ParseKeys.between.name else {
      return keys.add(ActionKeys.parse, braces: SpecEntry(name, value))
    }
    guard let (before, after) = value.ends else {
      throw DraftError(
        "'--parse \(parse)' has no '...' between two texts; "
          + "write it as 'between: <title>...</title>'")
    }
    keys.add(ActionKeys.parse, braces: SpecEntry(name, .list([.text(before), .text(after)])))
  }
}

extension String {
  /// The texts before and after the first `...`, or nil if one of them is missing.
  fileprivate var ends: (before: String, after: String)? {
    let dots = "...".unicodeScalars
    let scalars = unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if scalars[index...].starts(with: dots) {
        let before = String(scalars[..<index])
        let after = String(scalars[scalars.index(index, offsetBy: dots.count)...])
        return before.isEmpty || after.isEmpty ? nil : (before, after)
      }
      index = scalars.index(after: index)
    }
    return nil
  }
}
