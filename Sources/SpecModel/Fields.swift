import SourceText
import SpecNotation

/// A mapping that is read by its table of keys. Keys that are not in the table are reported.
/// `Owner` has the keys that can be looked up.
package struct Fields<Owner> {
  /// The owner of the keys, for messages: `connector 'AddBookmark'`.
  let owner: String
  /// The range that introduces the mapping, at which a missing key is reported.
  let range: SourceRange
  /// What is wrong with the mapping, and with all that is read of it.
  let log: DiagnosticLog
  let table: Mapping
  /// The entries with a known key, each key once.
  var entries: [Node.Entry]

  /// Reads `node` as a mapping with keys of `table`. Reports an error and returns nil if it is not
  /// a mapping. If `kind` is known, the keys of other kinds are not suggested. If the mapping
  /// states its kind itself, they are read as well, and `refuseKeys` reports them with the reason.
  ///
  /// The value of a misspelt key is read under the correct key, so that one mistake is not reported
  /// again as a missing key, or by everything that refers to its declarations.
  ///
  /// `short` describes a text that is accepted instead of the mapping. The text becomes the value
  /// of the first key: `cell: name` is `cell: { title: name }`.
  init?(
    _ node: Node, of owner: String, at range: SourceRange, _ table: Mapping, kind: String? = nil,
    like example: String? = nil, orText short: String? = nil,
    reporting log: DiagnosticLog
  ) {
    var node = node
    if let short, node.scalar != nil {
      guard node.text(of: owner, expecting: short, reporting: log) != nil else {
        return nil
      }
      node.content = .mapping([Node.Entry(table.names[0], at: node.range, node)])
    }
    let entries = node.entries(of: owner, like: example ?? table.example, reporting: log)
    guard let entries else { return nil }
    self.owner = owner
    self.log = log
    self.range = range
    self.table = table
    self.entries = entries
    let known = table.names(for: kind)
    let readable = table.kinds == nil ? known : table.names
    let names = readable + table.foreignKeys.map(\.name)
    self.entries.removeAll { !names.contains($0.key.keyText) }
    let written = entries.map(\.key.keyText)
    let unknown = entries.filter { !names.contains($0.key.keyText) }
    for entry in unknown.prefix(Diagnostics.limit) {
      reportUnknown(entry, kind: kind, known: known, beside: written)
    }
    // No more are shown, so what they could mean is not looked for.
    for entry in unknown.dropFirst(Diagnostics.limit) {
      log.error("unknown key \(entry.key.keyText.quoted)", at: entry.key.range)
    }
  }

  /// Reads `node` by the table of the owner.
  init?(
    _ node: Node, of owner: String, at range: SourceRange, _: Owner.Type, kind: String? = nil,
    orText short: String? = nil, reporting log: DiagnosticLog
  ) where Owner: Table {
    self.init(
      node, of: owner, at: range, Owner.table, kind: kind, orText: short, reporting: log)
  }

  /// Returns the fields without a key, which means something else to the caller.
  func without(_ name: String) -> Self {
    var fields = self
    fields.entries.removeAll { $0.key.keyText == name }
    return fields
  }

  /// Returns the value of the key, or nil if the key is absent. Reports a value of another kind.
  subscript<Content>(key: Key<Owner, Content>) -> Content? {
    node(key).flatMap { key.value($0, reporting: log) }
  }

  /// Returns the value of the key. Reports an error and returns nil if the key is absent, or if its
  /// value is of another kind.
  func required<Content>(_ key: Key<Owner, Content>) -> Content? {
    requiredNode(key).flatMap { key.value($0, reporting: log) }
  }

  /// Returns the value of the key as it is written, or nil if the key is absent.
  func node(_ key: Key<Owner, some Any>) -> Node? { node(named: key.name) }

  /// Returns the value of the key as it is written. Reports an error and returns nil if the key is
  /// absent.
  func requiredNode(_ key: Key<Owner, some Any>) -> Node? {
    if let node = node(key) { return node }
    log.error(.missingKey(key.name, owner: owner), at: range)
    return nil
  }

  func has(_ key: Key<Owner, some Any>) -> Bool { node(key) != nil }

  /// The keys of the mapping, without unknown ones.
  var keys: [Located<String>] { entries.map(\.name) }

  /// Returns the range of the key itself, or nil if it is absent.
  func keyRange(of key: Key<Owner, some Any>) -> SourceRange? {
    index(of: key.name).map { entries[$0].key.range }
  }

  /// Reports the key if it is present.
  func refuse(_ key: Key<Owner, some Any>, _ message: @autoclosure () -> Diagnostic.Message) {
    if let range = keyRange(of: key) { log.error(message(), at: range) }
  }

  /// Whether the mapping has none of several keys of which it needs one.
  var lacksChoice: Bool { table.choices.contains { $0.keys.allSatisfy { index(of: $0) == nil } } }

  /// Reports the keys that do not apply to `kind`.
  func refuseKeys(notOf kind: String) {
    for entry in entries {
      let name = entry.key.keyText
      guard let kinds = table.kinds, table.names.contains(name),
        !table.isAllowed(name, for: kind)
      else { continue }
      let advice = table.advice["\(kind).\(name)"] ?? table.advice[name]
      log.error(.keyOfOtherKind(name, kind, kinds, advice), at: entry.key.range)
    }
  }

  /// The keys that belong to a similar mapping.
  var foreignKeys: [Located<String>] {
    keys.filter { name in table.foreignKeys.contains { $0.name == name.value } }
  }

  func node(named name: String) -> Node? { index(of: name).map { entries[$0].value } }

  /// Returns the index of the entry with a key of the table; nil if the mapping does not have it.
  func index(of name: String) -> Int? {
    assert(
      (table.keys + table.foreignKeys).contains { $0.name == name },
      "the rows of \(table.name) lack '\(name)'")
    return entries.firstIndex { $0.key.keyText == name }
  }

  /// Returns the text of a key, which can also be a mapping.
  func text(_ key: Key<Owner, some Any>) -> Located<String>? {
    node(key)?.text(of: key.name.quoted, reporting: log)
  }

  /// Returns the mapping under the key, or nil if the key is absent. Reports a value that is not a
  /// mapping.
  ///
  /// - Parameters:
  ///   - owner: the owner of the keys, for messages.
  ///   - range: the range at which missing keys are reported, if it is not that of the mapping.
  ///   - kind: the kind of the mapping, if it is known.
  ///   - short: a text that is accepted instead of the mapping.
  func mapping<Inner>(
    _ key: Key<Owner, Fields<Inner>>, of owner: String? = nil, at range: SourceRange? = nil,
    kind: String? = nil, orText short: String? = nil
  ) -> Fields<Inner>? {
    guard let node = node(key), case .keys(let table)? = key.row.value.alternative(.mapping)
    else { return nil }
    return Fields<Inner>(
      node, of: owner ?? key.name.quoted, at: range ?? node.range, table, kind: kind,
      like: key.row.line, orText: short, reporting: log)
  }
}

extension Diagnostic.Message {
  fileprivate static func missingKey(_ name: String, owner: String) -> Self {
    "\(owner) has no '\(name)'; add the key"
  }

  fileprivate static func keyOfOtherKind(
    _ key: String, _ kind: String, _ kinds: Mapping.Kinds, _ advice: String?
  ) -> Self {
    "'\(key)' does not apply to \(kinds.phrase) '\(kind)'; "
      + (advice ?? "remove it or change the \(kinds.key)")
  }
}
