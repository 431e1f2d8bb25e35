import SpecModel

/// The list of a Screenlet that flags describe: the keys `offlinePolicy` and `list` of its spec.
package struct ListDraft: Hashable, Sendable {
  /// The model of a row, such as `Bookmark`, or nil for a Screenlet that is not a list.
  package var model: String?
  package var service: String?
  /// The method that returns the rows, such as `getEntriesWithGroupId`.
  package var rows: String?
  /// The method that counts the rows, such as `getEntriesCountWithGroupId`.
  package var count: String?
  /// The arguments of both calls, such as `folderId: folderId`.
  package var arguments: [String] = []
  /// The rules of `validate`, such as `folderId > 0: Undefined folderId`.
  package var rules: [String] = []
  /// The value that divides the rows into sections, such as `host of url`.
  package var section: String?
  /// The texts of a cell, such as `title: name`.
  package var cell: [String] = []
  package var offlinePolicy: String?

  package init() {}

  /// Returns the keys of the list, or none if the Screenlet is not a list. `inputs` are the values
  /// that the Screenlet has for its connector.
  func entries(of screenlet: String, _ inputs: [SpecEntry]) throws(DraftError) -> [SpecEntry] {
    guard let model else {
      try refuseParts()
      return []
    }
    guard let service, let rows else {
      let missing = service == nil ? "--service CLASS" : "--rows METHOD"
      throw DraftError("'--list \(model)' needs the call for its rows; add '\(missing)'")
    }
    var given = DraftKeys(of: ConnectorKeys.table)
    try given.add(
      ConnectorKeys.arguments, self.arguments, flag: "argument", example: "folderId: folderId")
    var arguments = given.entries.first?.entries ?? []
    if !arguments.contains(where: { $0.value.mentions("startRow") }) {
      // The names of these parameters in the services of Liferay, where they precede the order of
      // the rows.
      let order = arguments.firstIndex { ["obc", "orderByComparator"].contains($0.key) }
      arguments.insert(
        contentsOf: [SpecEntry("start", "startRow"), SpecEntry("end", "endRow")],
        at: order ?? arguments.endIndex)
    }
    let needed = inputs.filter { input in arguments.contains { $0.value.mentions(input.key) } }
    let call = [SpecEntry(CallKeys.method, rows), SpecEntry(CallKeys.arguments, .block(arguments))]
    var rules = DraftKeys(of: ConnectorKeys.table)
    try rules.add(
      ConnectorKeys.validate, self.rules, flag: "validate",
      example: "folderId > 0: Undefined folderId")
    var connector: [SpecEntry] = .block(ConnectorKeys.properties, needed) + rules.entries
    connector += [
      SpecEntry(ConnectorKeys.service, service), SpecEntry(ConnectorKeys.rows, .block(call)),
    ]
    if let count { connector.append(SpecEntry(ConnectorKeys.count, count)) }

    var list = DraftKeys(of: ListKeys.table)
    list.add(ListKeys.of, model)
    list.add(ListKeys.connector, block: connector)
    list.add(ListKeys.section, section)
    try list.add(ListKeys.cell, braces: cell, flag: "cell", example: "title: name")
    let name = screenlet.capitalizedWords
    let row = model.capitalizedWords.without(["Model"])
    list.add(
      ListKeys.delegate,
      block: [
        SpecEntry(ListDelegateKeys.response, "on\(name)Response"),
        SpecEntry(ListDelegateKeys.failure, "on\(name)Error"),
        SpecEntry(ListDelegateKeys.selected, "on\(row)Selected"),
      ])
    var keys = DraftKeys()
    keys.add(ScreenletKeys.offlinePolicy, offlinePolicy)
    keys.add(ScreenletKeys.list, block: list.entries)
    return keys.entries
  }

  /// Throws an error if a flag describes a part of a list, but there is no list.
  private func refuseParts() throws(DraftError) {
    let parts = [
      ("service", service != nil), ("rows", rows != nil), ("count", count != nil),
      ("argument", !arguments.isEmpty), ("validate", !rules.isEmpty),
      ("section", section != nil), ("cell", !cell.isEmpty),
      ("offline-policy", offlinePolicy != nil),
    ]
    if let part = parts.first(where: \.1)?.0 {
      throw DraftError("'--\(part)' describes a list; add '--list MODEL', or write a spec")
    }
  }
}
