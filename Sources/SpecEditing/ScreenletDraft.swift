import SpecModel

/// A Screenlet that flags describe instead of a spec. Its `text` is the equivalent spec.
package struct ScreenletDraft {
  package var name: String
  package var summary: String?
  package var module: String?
  /// The properties, such as `folderId: Int64 = 0`.
  package var properties: [String] = []
  /// The members of the view model, such as `url: String? { get }`.
  package var viewModel: [String] = []
  /// The models, such as `Bookmark: name String, url String`.
  package var models: [String] = []
  /// The short forms of actions, such as `add-bookmark:write` and `get-title:read:http=url`.
  package var actions: [String] = []
  /// The connectors that call services. The actions that use them are in `actionDrafts`.
  package var connectorDrafts: [ConnectorDraft] = []
  package var actionDrafts: [ActionDraft] = []
  package var list = ListDraft()
  /// The themes, such as `flat7:extended:default` and `tiles:full:collection`.
  package var themes: [String] = []

  /// Creates a Screenlet from its name or the name of its class: `AddBookmarkScreenlet` becomes
  /// `AddBookmark`.
  package init(name: String) {
    self.name = name.without(["Screenlet"])
  }

  /// Returns the text of the spec.
  package func text() throws(DraftError) -> String {
    var head = DraftKeys()
    head.add(ScreenletKeys.screenlet, name)
    head.add(ScreenletKeys.summary, summary)
    head.add(ScreenletKeys.module, module)
    let models = try models.map { model throws(DraftError) in
      try SpecEntry.model(model, shown: "'--model \(model)'")
    }
    let properties = try properties.pairs("property", example: "folderId: Int64 = 0")
    let members = try viewModel.map { text throws(DraftError) in
      try SpecEntry.member(
        text, shown: "'--view-model \(text)'", example: "url: String? { get }")
    }
    let actions = try actions.map { action throws(DraftError) in try ActionFlag(action) }
    let connectorEntries = try connectorDrafts.map { draft throws(DraftError) in try draft.entry() }
    let actionEntries = try actionDrafts.map { draft throws(DraftError) in try draft.entry() }
    let inputs = Self.inputs(properties, members)
    let parts = [
      head.entries,
      .block(ScreenletKeys.models, models),
      .block(ScreenletKeys.properties, properties.map { SpecEntry($0.name, $0.value) }),
      .block(ScreenletKeys.viewModel, members),
      .block(ScreenletKeys.newConnectors, Self.connectors(of: actions, inputs) + connectorEntries),
      .block(ScreenletKeys.actions, actions.map { $0.entry(inputs.map(\.key)) } + actionEntries),
      try list.entries(of: name, inputs),
      .block(ScreenletKeys.themes, try themeEntries()),
    ]
    return parts.filter { !$0.isEmpty }.map(\.text).joined(separator: "\n")
  }

  private func themeEntries() throws(DraftError) -> [SpecEntry] {
    let isDefaultNamed = themes.contains { $0 == "default" || $0.hasPrefix("default:") }
    var entries = isDefaultNamed ? [] : [SpecEntry("default", "full")]
    for theme in themes {
      let parts = theme.partsAtColons
      let kind: String
      switch (parts.count, parts.count > 1 ? parts[1] : "full") {
      case (1, _), (2, "full"): kind = "full"
      case (2, "swiftUI"): kind = "swiftUI"
      case (3, "full"): kind = "full, \(parts[2])"
      case (3, "extended"): kind = "extended from \(parts[2])"
      case (3, "child"): kind = "child of \(parts[2])"
      default:
        throw DraftError(
          "'--theme \(theme)' is not readable; "
            + "write it as 'flat7:extended:default', 'large:child:default', 'westeros:full', "
            + "'modern:swiftUI' or, of a list, 'tiles:full:collection'")
      }
      entries.append(SpecEntry(parts[0], kind))
    }
    return entries
  }

  /// Returns all values that an action can use, as a connector declares them. A `String?` of the
  /// view becomes a `String` of the connector, which may be empty, so that validation checks it.
  private static func inputs(
    _ properties: [(name: String, value: String)], _ members: [SpecEntry]
  ) -> [SpecEntry] {
    var seen: Set<String> = []
    let declared =
      properties.map { ($0.name, String($0.value.prefix { $0 != "=" }.trimmed)) }
      + members.map { ($0.key, String(($0.type ?? "").prefix { $0 != "{" }.trimmed)) }
    return declared.filter { seen.insert($0.0).inserted }.map { name, type in
      SpecEntry(name, type == "String?" ? "String" : type)
    }
  }

  /// Returns a custom connector, to be completed by hand, for each action that runs its own
  /// connector.
  private static func connectors(of actions: [ActionFlag], _ inputs: [SpecEntry]) -> [SpecEntry] {
    var seen: Set<String> = []
    return actions.compactMap(\.connector).filter { seen.insert($0).inserted }.map { name in
      SpecEntry(
        name,
        .block([SpecEntry(ConnectorKeys.kind, "custom")] + .block(ConnectorKeys.properties, inputs))
      )
    }
  }
}

extension SpecEntry {
  /// The type of a member in the short or the long form.
  fileprivate var type: String? {
    if case .text(let type) = value { return type }
    return entries.first { $0.key == MemberKeys.type.name }?.type
  }
}

/// The flag of an action, with its name, its kind and what it runs: `get-title:read:http=url`.
private struct ActionFlag {
  let name: String
  let kind: String
  /// The input with the address for the ready-to-use `HttpConnector`, or nil if the action does not
  /// use it.
  let address: String?

  init(_ text: String) throws(DraftError) {
    let parts = text.partsAtColons
    let address = parts.count == 3 && parts[2].hasPrefix("http=") ? parts[2].dropFirst(5) : nil
    guard parts.count <= 3, parts.allSatisfy({ !$0.isEmpty }),
      parts.count < 3 || address?.isEmpty == false
    else {
      throw DraftError(
        "'--action \(text)' is not readable; "
          + "write it as 'add-bookmark:write' or 'get-title:read:http=url'")
    }
    name = parts[0]
    kind = parts.count > 1 ? parts[1] : "custom"
    self.address = address.map(String.init)
    if kind == "callback" {
      throw DraftError(
        "an action of kind 'callback' calls a service, which flags cannot say; write a spec")
    }
  }

  /// The name of the action's own connector, or nil if it has none.
  var connector: String? {
    (kind == "read" || kind == "write") && address == nil ? name.capitalizedWords : nil
  }

  func entry(_ inputs: [String]) -> SpecEntry {
    let words = name.capitalizedWords
    var keys = DraftKeys()
    keys.add(ActionKeys.kind, kind)
    if let address {
      keys.add(ActionKeys.connector, braces: SpecEntry(ChosenConnectorKeys.http, address))
      keys.add(ActionKeys.result, braces: SpecEntry("reply", "String"))
      keys.add(ActionKeys.parse, "text")
    } else {
      keys.add(ActionKeys.connector, connector)
      // A login finds its inputs by their names.
      if kind != "login" { keys.add(ActionKeys.inputs, list: inputs) }
    }
    // An event cannot fail.
    let failure =
      kind == "event" ? [] : [SpecEntry(DelegateKeys.failure, "on\(words)Error")]
    let delegate = [SpecEntry(DelegateKeys.success, "on\(words)Success")] + failure
    return SpecEntry(
      name, .block(keys.entries + [SpecEntry(ActionKeys.delegate, .braces(delegate))]))
  }
}

extension String {
  /// The parts between colons, trimmed.
  fileprivate var partsAtColons: [String] {
    split(separator: ":", omittingEmptySubsequences: false).map { String($0.trimmed) }
  }
}
