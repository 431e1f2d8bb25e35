import SpecModel

/// The list of a Screenlet described by flags: the keys `offlinePolicy` and `list` of its spec.
package struct ListDraft: Hashable, Sendable {
  /// `Bookmark`; nil for a Screenlet that is not a list.
  package var model: String?
  package var service: String?
  /// `getEntriesWithGroupId`
  package var rows: String?
  /// `getEntriesCountWithGroupId`
  package var count: String?
  /// `folderId: folderId`
  package var arguments: [String] = []
  /// `folderId > 0: Undefined folderId`
  package var rules: [String] = []
  /// `host of url`
  package var section: String?
  package var offlinePolicy: String?

  package init() {}

  /// Writes the keys. `inputs` are what the Screenlet has for its connector.
  func write(
    of screenlet: String, inputs: [(name: String, type: String)], to spec: inout SpecText
  ) throws(DraftError) {
    guard let model else { return try refuseParts() }
    guard let service, let rows else {
      let missing = service == nil ? "--service CLASS" : "--rows METHOD"
      throw DraftError("'--list \(model)' needs the call for its rows; add '\(missing)'")
    }
    var arguments: [(name: String, value: String)] = []
    for argument in self.arguments {
      arguments.append(try argument.pair("argument", example: "folderId: folderId"))
    }
    let isPaged = arguments.contains { $0.value == "startRow" }
    // What the services of Liferay call them.
    if !isPaged { arguments += [("start", "startRow"), ("end", "endRow")] }

    spec.space()
    if let offlinePolicy { spec.add("offlinePolicy", offlinePolicy) }
    spec.open("list", tight: true)
    spec.add("of", model, depth: 1)
    spec.open("connector", depth: 1)
    let needed = inputs.filter { input in arguments.contains { $0.value == input.name } }
    write(needed.map { ($0.name, $0.type) }, under: "properties", depth: 2, to: &spec)
    var rules: [(name: String, value: String)] = []
    for rule in self.rules {
      rules.append(try rule.pair("validate", example: "folderId > 0: Undefined folderId"))
    }
    write(rules, under: "validate", depth: 2, to: &spec)
    spec.add("service", service, depth: 2)
    spec.open("rows", depth: 2)
    spec.add("method", rows, depth: 3)
    write(arguments, under: "arguments", depth: 3, to: &spec)
    if let count { spec.add("count", count, depth: 2) }
    if let section { spec.add("section", section, depth: 1) }
    spec.open("delegate", depth: 1)
    let name = screenlet.capitalizedWords
    let methods = [
      ("response", "on\(name)Response"), ("failure", "on\(name)Error"),
      ("selected", "on\(model.capitalizedWords)Selected"),
    ]
    for (key, method) in methods { spec.add(key, method, depth: 2) }
  }

  private func write(
    _ pairs: [(name: String, value: String)], under key: String, depth: Int,
    to spec: inout SpecText
  ) {
    guard !pairs.isEmpty else { return }
    spec.open(key, depth: depth)
    for (name, value) in pairs { spec.add(name, value, depth: depth + 1) }
  }

  /// What only a list has means nothing without one.
  private func refuseParts() throws(DraftError) {
    let parts = [
      ("service", service != nil), ("rows", rows != nil), ("count", count != nil),
      ("argument", !arguments.isEmpty), ("validate", !rules.isEmpty),
      ("section", section != nil), ("offline-policy", offlinePolicy != nil),
    ]
    if let part = parts.first(where: \.1)?.0 {
      throw DraftError("'--\(part)' describes a list; add '--list MODEL', or write a spec")
    }
  }
}
