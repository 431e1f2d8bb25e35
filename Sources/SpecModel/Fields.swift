import SourceText
import SpecLanguage
import SpecNotation

/// A mapping that is read by its table of keys. Keys that are not in the table are reported.
struct Fields {
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
    for entry in entries where !names.contains(entry.key.keyText) {
      reportUnknown(entry, kind: kind, known: known, beside: written)
    }
  }

  /// Returns the fields without `key`, which means something else to the caller.
  func without(_ key: String) -> Fields {
    var fields = self
    fields.entries.removeAll { $0.key.keyText == key }
    return fields
  }

  subscript(key: String) -> Node? { index(of: key).map { entries[$0].value } }

  /// The keys of the mapping, without unknown ones.
  var keys: [String] { entries.map(\.key.keyText) }

  /// Returns the range of the key itself, or nil if it is absent.
  func keyRange(of key: String) -> SourceRange? { index(of: key).map { entries[$0].key.range } }

  /// Reports the key if it is present.
  func refuse(_ key: String, _ message: @autoclosure () -> Diagnostic.Message) {
    if let range = keyRange(of: key) { log.error(message(), at: range) }
  }

  /// Whether the mapping has none of several keys of which it needs one.
  var lacksChoice: Bool { table.choices.contains { $0.keys.allSatisfy { self[$0] == nil } } }

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
    entries.map(\.name).filter { name in table.foreignKeys.contains { $0.name == name.value } }
  }

  func index(of key: String) -> Int? {
    assert(
      table[key] != nil || table.foreignKeys.contains { $0.name == key },
      "'\(key)' is not a key of \(table.name)")
    return entries.indices.first { entries[$0].key.keyText == key }
  }

  /// Returns the value of `key`. Reports an error and returns nil if the key is absent.
  func required(_ key: String) -> Node? {
    if let value = self[key] { return value }
    log.error(.missingKey(key, owner: owner), at: range)
    return nil
  }

  /// Returns the entries of the mapping under `key`, or none if the key is absent. Reports a value
  /// that is not a mapping.
  func entries(_ key: String) -> [Node.Entry] {
    self[key]?.entries(of: key.quoted, like: example(of: key), reporting: log) ?? []
  }

  /// Returns the mapping under `key`, read by its own table, or nil if the key is absent. Reports a
  /// value that is not a mapping.
  func mapping(
    _ key: String, of owner: String? = nil, at range: SourceRange? = nil, kind: String? = nil,
    orText short: String? = nil
  ) -> Fields? {
    guard let node = self[key], case .keys(let table)? = table[key]?.value.alternative(.mapping)
    else { return nil }
    return Fields(
      node, of: owner ?? key.quoted, at: range ?? node.range, table, kind: kind,
      like: example(of: key), orText: short, reporting: log)
  }

  /// Returns an example of the key and its value, as a spec writes it.
  func example(of key: String) -> String? {
    table[key]?.example.map { "\(key): \($0)" }
  }

  /// Returns the text of `key`, or nil if the key is absent. Reports a value that is not a text.
  func text(_ key: String) -> Located<String>? {
    self[key]?.text(of: key.quoted, reporting: log)
  }

  /// Returns the text of `key` as the name of a method of the delegate.
  func delegateMethod(_ key: String) -> Located<String>? {
    text(key)?.memberName("delegate method", reporting: log)
  }

  /// Returns the text of `key`. Reports an error and returns nil if the key is absent.
  func requiredText(_ key: String) -> Located<String>? {
    required(key)?.text(of: key.quoted, reporting: log)
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
