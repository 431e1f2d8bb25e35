import SpecModel

/// A Screenlet described by flags instead of a spec; its `text` is the spec that says the same.
package struct ScreenletDraft {
  package var name: String
  package var summary: String?
  package var module: String?
  /// `folderId: Int64 = 0`
  package var properties: [String] = []
  /// `url: String? { get }`
  package var viewModel: [String] = []
  /// `Bookmark: name String, url String`
  package var models: [String] = []
  /// `add-bookmark:write`, `get-title:read:http=url`
  package var actions: [String] = []
  package var list = ListDraft()
  /// `flat7:extended:default`, `tiles:full:collection`
  package var themes: [String] = []

  /// `AddBookmarkScreenlet` is taken for `AddBookmark`, as people name the class they want.
  package init(name: String) {
    self.name = name.without(["Screenlet"])
  }

  /// The text of the spec.
  package func text() throws(DraftError) -> String {
    var spec = SpecText()
    spec.add("screenlet", name)
    if let summary { spec.add("summary", summary) }
    if let module { spec.add("module", module) }
    try writeModels(to: &spec)

    var properties: [(name: String, value: String)] = []
    for property in self.properties {
      properties.append(try property.pair("property", example: "folderId: Int64 = 0"))
    }
    write(properties, under: "properties", to: &spec)
    var members: [(name: String, value: String)] = []
    for member in viewModel {
      members.append(try member.pair("view-model", example: "url: String? { get }"))
    }
    write(members, under: "viewModel", to: &spec)

    var actions: [ActionFlag] = []
    for action in self.actions { actions.append(try ActionFlag(action)) }
    let inputs = Self.inputs(properties, members)
    writeConnectors(of: actions, inputs: inputs, to: &spec)
    if !actions.isEmpty {
      spec.open("actions")
      for action in actions { action.write(to: &spec, inputs: inputs.map(\.name)) }
    }
    try list.write(of: name, inputs: inputs, to: &spec)
    try writeThemes(to: &spec)
    return spec.text
  }

  private func write(
    _ pairs: [(name: String, value: String)], under key: String, to spec: inout SpecText
  ) {
    guard !pairs.isEmpty else { return }
    spec.open(key)
    for (name, value) in pairs { spec.add(name, value, depth: 1) }
  }

  private func writeModels(to spec: inout SpecText) throws(DraftError) {
    let example = "Bookmark: name String, url String"
    guard !models.isEmpty else { return }
    spec.open("models")
    for model in models {
      let (name, list) = try model.pair("model", example: example)
      spec.open(name, depth: 1)
      for item in list.split(separator: ",") {
        let words = item.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else {
          throw DraftError("'--model \(model)' is not readable; write it as '\(example)'")
        }
        let attribute = words[0].hasSuffix(":") ? words[0].dropLast() : words[0]
        spec.add(String(attribute), String(words[1].trimmed), depth: 2)
      }
    }
  }

  private func writeThemes(to spec: inout SpecText) throws(DraftError) {
    spec.open("themes")
    let isDefaultNamed = themes.contains { $0 == "default" || $0.hasPrefix("default:") }
    if !isDefaultNamed { spec.add("default", "full", depth: 1) }
    for theme in themes {
      let parts = theme.split(separator: ":", omittingEmptySubsequences: false).map {
        String($0.trimmed)
      }
      switch (parts.count, parts.count > 1 ? parts[1] : "full") {
      case (1, _), (2, "full"):
        spec.add(parts[0], "full", depth: 1)
      case (3, "full"):
        spec.add(parts[0], "full, \(parts[2])", depth: 1)
      case (3, "extended"):
        spec.add(parts[0], "extended from \(parts[2])", depth: 1)
      case (3, "child"):
        spec.add(parts[0], "child of \(parts[2])", depth: 1)
      default:
        throw DraftError(
          "'--theme \(theme)' is not readable; "
            + "write it as 'flat7:extended:default', 'large:child:default', 'westeros:full' "
            + "or, of a list, 'tiles:full:collection'")
      }
    }
  }
}

// MARK: - Actions

extension ScreenletDraft {
  /// Everything that an action could want, as a connector holds it: a text that may be missing in
  /// the view is one that may be empty in a connector, so that validation sees it.
  private static func inputs(
    _ properties: [(name: String, value: String)], _ members: [(name: String, value: String)]
  ) -> [(name: String, type: String)] {
    var seen: Set<String> = []
    let declared =
      properties.map { ($0.name, String($0.value.prefix { $0 != "=" }.trimmed)) }
      + members.map { ($0.name, String($0.value.prefix { $0 != "{" }.trimmed)) }
    return declared.filter { seen.insert($0.0).inserted }.map { name, type in
      (name, type == "String?" ? "String" : type)
    }
  }

  /// A connector to fill in for each action that runs one of its own.
  private func writeConnectors(
    of actions: [ActionFlag], inputs: [(name: String, type: String)], to spec: inout SpecText
  ) {
    let names = actions.compactMap(\.connector)
    guard !names.isEmpty else { return }
    spec.open("connectors")
    var written: Set<String> = []
    for name in names where written.insert(name).inserted {
      spec.open(name, depth: 1)
      spec.add("kind", "custom", depth: 2)
      guard !inputs.isEmpty else { continue }
      spec.open("properties", depth: 2)
      for (name, type) in inputs { spec.add(name, type, depth: 3) }
    }
  }
}

/// `get-title:read:http=url`: the name of an action, its kind, and what it runs.
private struct ActionFlag {
  let name: String
  let kind: String
  /// The input with the address, for the ready-to-use HttpConnector.
  let address: String?

  init(_ text: String) throws(DraftError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
      String($0.trimmed)
    }
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

  /// The connector that the action runs, if it is one of its own.
  var connector: String? {
    (kind == "read" || kind == "write") && address == nil ? name.capitalizedWords : nil
  }

  func write(to spec: inout SpecText, inputs: [String]) {
    let words = name.capitalizedWords
    spec.open(name, depth: 1)
    spec.add("kind", kind, depth: 2)
    if let address {
      spec.add("connector", flow: [("http", address)], depth: 2)
      spec.add("result", flow: [("reply", "String")], depth: 2)
      spec.add("parse", "text", depth: 2)
    } else {
      if let connector { spec.add("connector", connector, depth: 2) }
      // A login finds its inputs by their names.
      if !inputs.isEmpty, kind != "login" { spec.add("inputs", list: inputs, depth: 2) }
    }
    spec.add(
      "delegate", flow: [("success", "on\(words)Success"), ("failure", "on\(words)Error")],
      depth: 2)
  }
}
