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
  private let table: Mapping
  /// The entries with a known key, each key once.
  private var entries: [Node.Entry]

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
    let names = readable + table.strangers.map(\.name)
    self.entries.removeAll { !names.contains($0.key.keyText) }
    for entry in entries where !names.contains(entry.key.keyText) {
      let key = entry.key.keyText
      let written = entries.map(\.key.keyText)
      let homes = table.homes(of: key, kind: kind, beside: written)
      if let advice = table.advice[key] {
        log.error(.badKey(key, advice), at: entry.key.range)
      } else if let meant = table.otherWords[key], written.contains(meant) {
        log.error(.saidTwice(key, meant), at: entry.key.range)
      } else if let meant = table.otherWords[key]
        ?? nearest(to: key, in: known.filter { !written.contains($0) })
        ?? nearest(to: key, in: known)
      {
        log.error(.misspeltKey(key, meant), at: entry.key.range)
        if self[meant] == nil {
          self.entries.append(Node.Entry(meant, at: entry.key.range, entry.value))
        }
      } else if !homes.isEmpty {
        let places = homes.map { Diagnostic.Message.place(of: entry, in: $0, self[$0.parent.name]) }
        log.error(.misplacedKey(key, places), at: entry.key.range)
        if homes.count == 1, !homes[0].isBelowNames { move(entry, to: homes[0]) }
      } else {
        log.error(.unknownKey(key, known: known, table), at: entry.key.range)
      }
    }
  }

  /// Moves an entry into the mapping to which it belongs.
  private mutating func move(_ entry: Node.Entry, to home: Mapping.Home) {
    let range = entry.key.range
    let entry = Node.Entry(home.key.name, at: range, entry.value)
    guard let index = index(of: home.parent.name) else {
      let value = Node(.mapping([entry]), range: range)
      entries.append(Node.Entry(home.parent.name, at: range, value))
      return
    }
    let node = entries[index].value
    let others: [Node.Entry]
    switch node.content {
    case .mapping(let entries): others = entries
    case .scalar: others = [Node.Entry(home.table.names[0], at: node.range, node)]
    case .list: return
    }
    entries[index] = Node.Entry(
      key: entries[index].key, value: Node(.mapping(others + [entry]), range: node.range))
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
  var strangers: [Located<String>] {
    entries.map(\.name).filter { name in table.strangers.contains { $0.name == name.value } }
  }

  private func index(of key: String) -> Int? {
    assert(
      table[key] != nil || table.strangers.contains { $0.name == key },
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

// Messages name the node by a phrase, with names in quotes: `'title'`, `connector 'A'`.
extension Node {
  /// The text of a node that is a key. All keys are scalars, because the notation reads no others.
  var keyText: String { if case .scalar(let scalar) = content { scalar.text } else { "" } }

  /// The keys of a mapping that names declarations, with or without mistakes.
  var keyTexts: [String] { mapping?.map(\.key.keyText) ?? [] }

  /// Returns the value of a key of a mapping, or nil if the node has no such key.
  func member(_ key: String) -> Node? { mapping?.first { $0.key.keyText == key }?.value }

  /// The entry of a mapping that has exactly one; nil for any other node.
  var onlyEntry: Entry? { mapping?.count == 1 ? mapping?.first : nil }

  /// The range of the second key of a mapping; nil if it has fewer.
  var secondKey: SourceRange? { mapping?.dropFirst().first?.key.range }

  /// Whether the node is a list or a mapping without anything in it.
  var isEmptyCollection: Bool { content == .list([]) || content == .mapping([]) }

  /// The range of the first key of a mapping, or of the whole node if it has none.
  var start: SourceRange { mapping?.first?.key.range ?? range }

  /// Returns the node as a text. Reports an error and returns nil if it is empty, a list or a
  /// mapping. The message says that `kind` was expected.
  func text(
    of phrase: @autoclosure () -> String, expecting kind: String = "a text",
    reporting log: DiagnosticLog
  ) -> Located<String>? {
    guard let scalar, scalar.value != .null else {
      log.error(.wrongKind(expected: kind, of: phrase(), found: self), at: range)
      return nil
    }
    return Located(scalar.text, at: range)
  }

  /// Returns the node as a declaration in Swift's notation. `[String]`, which YAML reads as a list,
  /// is taken as it is written.
  func declaration(
    of phrase: @autoclosure () -> String, expecting kind: String = "a type",
    reporting log: DiagnosticLog
  ) -> Located<String>? {
    if list != nil, range.text.first == "[" {
      return Located(String(range.text), at: range)
    }
    return text(of: phrase(), expecting: kind, reporting: log)
  }

  /// Returns the entries of the mapping; an empty value counts as an empty mapping. Reports any
  /// other node in a message that shows the example, and returns the items of a list that have
  /// names.
  func entries(
    of phrase: @autoclosure () -> String, like example: @autoclosure () -> String?,
    reporting log: DiagnosticLog
  ) -> [Entry]? {
    switch content {
    case .mapping(let entries):
      return entries
    case .scalar(let scalar) where scalar.value == .null:
      return []
    default:
      log.error(.noMapping(phrase(), found: self, like: example()), at: range)
      return namedItems
    }
  }

  /// The items of a list as the entries of a mapping, which was meant: `- name: AddBookmark` with
  /// other keys, or one key each. Nil for anything else.
  private var namedItems: [Entry]? {
    guard let list else { return nil }
    let entries = list.compactMap { item -> Entry? in
      if let only = item.onlyEntry { return only }
      guard let name = item.member("name"), name.scalar != nil else { return nil }
      let others = item.mapping?.filter { $0.key.keyText != "name" } ?? []
      return Entry(key: name, value: Node(.mapping(others), range: item.range))
    }
    return entries.count == list.count ? entries : nil
  }

  /// The items of a list; a single value counts as a list of one.
  var items: [Node] { list ?? [self] }

  /// Returns the node as a list of texts; a single text counts as a list of one.
  func texts(
    of phrase: @autoclosure () -> String, reporting log: DiagnosticLog
  ) -> [Located<String>] {
    switch content {
    case .list(let items):
      return items.compactMap { $0.text(of: phrase(), reporting: log) }
    case .scalar:
      return text(of: phrase(), expecting: "a list", reporting: log).map { [$0] } ?? []
    case .mapping:
      log.error(.wrongKind(expected: "a list", of: phrase(), found: self), at: range)
      return []
    }
  }

  /// Whether the node is a text without quotes, which can be a word of the notation such as `no`.
  var isPlain: Bool { scalar?.style == .plain }

  /// The value as messages show it: a short text, or the outline of a longer value.
  fileprivate var excerpt: String {
    switch content {
    case .scalar(let scalar) where scalar.text.count <= 40: scalar.text
    case .list: "[…]"
    case .scalar, .mapping: "…"
    }
  }

  fileprivate var kindInWords: String {
    switch content {
    case .scalar(let scalar) where scalar.value == .null: "nothing"
    case .scalar: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Node.Entry {
  /// The key, which is the name of the declaration.
  var name: Located<String> { Located(key.keyText, at: key.range) }

  /// Creates an entry with a key that is not in the text of the spec.
  init(_ name: String, at range: SourceRange, _ value: Node) {
    let key = Scalar(text: name, style: .plain, value: .string)
    self.init(key: Node(.scalar(key), range: range), value: value)
  }
}

extension String {
  /// The name in quotes, as messages show it.
  var quoted: String { "'\(self)'" }
}

extension [String] {
  /// The names as messages list them: `one of 'read', 'write'`.
  var choice: String {
    let names = map(\.quoted).joined(separator: ", ")
    return count == 1 ? names : "one of " + names
  }
}

extension Mapping {
  /// The command that prints the keys of the mapping.
  fileprivate var explanation: String {
    let path = Language.specs.occurrences.first { $0.mapping.name == name }?.keys.dropLast() ?? []
    return ["screens-gen spec explain", path.joined(separator: ".")].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ name: String, known: [String], _ table: Mapping) -> Self {
    // Nobody reads more names than these.
    if known.count <= 12 { return "unknown key '\(name)'; expected \(known.choice)" }
    if Language.specs.occurrences.contains(where: { $0.key.name == name }) {
      return "unknown key '\(name)' here; 'screens-gen spec explain \(name)' says where it belongs"
    }
    let near = nearestTwo(to: name, in: known).map(\.quoted).joined(separator: " and ")
    return "unknown key '\(name)'; the nearest are \(near), "
      + "and '\(table.explanation)' lists all"
  }

  fileprivate static func saidTwice(_ name: String, _ meant: String) -> Self {
    "unknown key '\(name)'; it is called '\(meant)', which is there already; remove one of them"
  }

  fileprivate static func misspeltKey(_ name: String, _ meant: String) -> Self {
    "unknown key '\(name)'; did you mean '\(meant)'?"
  }

  fileprivate static func badKey(_ name: String, _ advice: String) -> Self {
    "unknown key '\(name)'; \(advice)"
  }

  fileprivate static func misplacedKey(_ name: String, _ places: [String]) -> Self {
    "unknown key '\(name)'; write \(places.joined(separator: " or "))"
  }

  /// Returns the place to which an entry belongs: `'progress: { success: Saved }'`, or a phrase.
  fileprivate static func place(
    of entry: Node.Entry, in home: Mapping.Home, _ parent: Node?
  ) -> String {
    let (name, key) = (home.parent.name, home.key.name)
    if home.isBelowNames { return "'\(key)' in what is declared under '\(name)'" }
    var members = ["\(key): \(entry.value.excerpt)"]
    if let scalar = parent?.scalar {
      members.insert("\(home.table.names[0]): \(scalar.text)", at: 0)
    }
    return "'\(name): { \(members.joined(separator: ", ")) }'"
  }

  fileprivate static func keyOfOtherKind(
    _ key: String, _ kind: String, _ kinds: Mapping.Kinds, _ advice: String?
  ) -> Self {
    "'\(key)' does not apply to \(kinds.phrase) '\(kind)'; "
      + (advice ?? "remove it or change the \(kinds.key)")
  }

  fileprivate static func missingKey(_ name: String, owner: String) -> Self {
    "\(owner) has no '\(name)'; add the key"
  }

  fileprivate static func noMapping(_ phrase: String, found: Node, like example: String?) -> Self {
    let how = found.list == nil ? "write one as in" : "write keys rather than items, as in"
    return wrongKind(expected: "a mapping", of: phrase, found: found)
      + (example.map { "; \(how) '\($0)'" } ?? "")
  }

  fileprivate static func wrongKind(expected: String, of phrase: String, found: Node) -> Self {
    "expected \(expected) for \(phrase), found \(found.kindInWords)"
  }
}
