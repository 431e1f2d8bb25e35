import SourceText
import SpecLanguage
import SpecNotation

/// A mapping read by its table: every key that the table lacks is reported.
struct Fields {
  /// What the mapping is, for messages: `connector 'AddBookmark'`.
  let owner: String
  /// Where the mapping is announced: what a missing key points at.
  let range: SourceRange
  private let table: Mapping
  /// Those with a known key, each once: so few that looking through them is faster than hashing.
  private var entries: [Node.Entry]

  /// Reads `node` as a mapping with some of the keys of `table`. Nil, and reported, if it is not a
  /// mapping. Keys of other kinds than `kind`, if it is known, are not suggested. Where the mapping
  /// itself says its kind, they are read as well: `refuseKeys` gives the reason.
  ///
  /// The value of a misspelt key is read all the same: one mistake is reported once, not again
  /// as a key that is missing, or by everything that refers to what it declares.
  init?(
    _ node: Node, of owner: String, at range: SourceRange, _ table: Mapping, kind: String? = nil,
    reporting diagnostics: inout Diagnostics
  ) {
    guard let entries = node.entries(of: owner, reporting: &diagnostics) else { return nil }
    self.owner = owner
    self.range = range
    self.table = table
    self.entries = entries
    let known = table.names(for: kind)
    let readable = table.kinds == nil ? known : table.names
    func isKnown(_ key: Node) -> Bool {
      readable.contains(where: key.isKey) || table.strangers.contains { key.isKey($0.name) }
    }
    if entries.indices.allSatisfy({ isKnown(entries[$0].key) }) { return }

    self.entries.removeAll { !isKnown($0.key) }
    for entry in entries where !isKnown(entry.key) {
      let key = entry.key.keyText
      diagnostics.error(.unknownKey(key, known: known), at: entry.key.range)
      if let meant = nearest(to: key, in: known), self[meant] == nil {
        let text = Scalar(text: meant, style: .plain, value: .string)
        let key = Node(.scalar(text), range: entry.key.range)
        self.entries.append(Node.Entry(key: key, value: entry.value))
      }
    }
  }

  /// The fields but one, which means something else to whoever gets them.
  func without(_ key: String) -> Fields {
    var fields = self
    fields.entries.removeAll { $0.key.keyText == key }
    return fields
  }

  subscript(key: String) -> Node? { index(of: key).map { entries[$0].value } }

  /// The range of the key itself; nil if it is absent.
  func place(of key: String) -> SourceRange? { index(of: key).map { entries[$0].key.range } }

  /// Whether none of several keys is there of which one has to be.
  var lacksChoice: Bool { table.choices.contains { $0.keys.allSatisfy { self[$0] == nil } } }

  /// Reports the keys that mean nothing for the kind of thing that the mapping describes.
  func refuseKeys(notOf kind: String, reporting diagnostics: inout Diagnostics) {
    for entry in entries {
      let name = entry.key.keyText
      guard let key = table[name], let kinds = table.kinds, !key.isAllowed(for: kind) else {
        continue
      }
      diagnostics.error(.keyOfOtherKind(name, kind, kinds), at: entry.key.range)
    }
  }

  /// The keys that belong to a similar mapping.
  var strangers: [Located<String>] {
    entries.filter { entry in table.strangers.contains { entry.key.isKey($0.name) } }
      .map { Located($0.key.keyText, at: $0.key.range) }
  }

  private func index(of key: String) -> Int? {
    assert(
      table[key] != nil || table.strangers.contains { $0.name == key },
      "'\(key)' is not a key of \(table.name)")
    return entries.indices.first { entries[$0].key.isKey(key) }
  }

  /// The value of `key`, which must be there.
  func required(_ key: String, reporting diagnostics: inout Diagnostics) -> Node? {
    if let value = self[key] { return value }
    diagnostics.error(.missingKey(key, owner: owner), at: range)
    return nil
  }

  /// The text of `key`; nil if it is absent, and reported if it is not a text.
  func text(_ key: String, reporting diagnostics: inout Diagnostics) -> Located<String>? {
    self[key]?.text(of: key.quoted, reporting: &diagnostics)
  }

  /// The text of `key`, which must be there.
  func requiredText(
    _ key: String, reporting diagnostics: inout Diagnostics
  ) -> Located<String>? {
    required(key, reporting: &diagnostics)?.text(of: key.quoted, reporting: &diagnostics)
  }
}

// Messages name the node by a phrase, with names in quotes: `'title'`, `connector 'A'`.
extension Node {
  /// The text of a key. Keys are scalars: the notation reads no others.
  var keyText: String {
    if case .scalar(let scalar) = content { scalar.text } else { "" }
  }

  /// Whether this is the key of that name: most others have another length, which is seen at once.
  fileprivate func isKey(_ name: String) -> Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.utf8.count == name.utf8.count && scalar.text == name
  }

  /// The keys of a mapping, each the name of what it declares, with mistakes or without.
  var keyTexts: [String] {
    guard case .mapping(let entries) = content else { return [] }
    return entries.map(\.key.keyText)
  }

  /// Where a mapping starts: its first key.
  var start: SourceRange {
    if case .mapping(let entries) = content, let first = entries.first {
      first.key.range
    } else {
      range
    }
  }

  /// The node as a text; reported if it is left out, a list or a mapping. `kind` says what sort of
  /// text is missing then.
  func text(
    of phrase: @autoclosure () -> String, expecting kind: String = "a text",
    reporting diagnostics: inout Diagnostics
  ) -> Located<String>? {
    guard case .scalar(let scalar) = content, scalar.value != .null else {
      diagnostics.error(.wrongKind(expected: kind, of: phrase(), found: self), at: range)
      return nil
    }
    return Located(scalar.text, at: range)
  }

  /// The node as a declaration in Swift's notation. `[String]`, which is a list in this notation,
  /// is taken as it was written.
  func declaration(
    of phrase: @autoclosure () -> String, expecting kind: String = "a type",
    reporting diagnostics: inout Diagnostics
  ) -> Located<String>? {
    if case .list = content, range.text.first == "[" {
      return Located(String(range.text), at: range)
    }
    return text(of: phrase(), expecting: kind, reporting: &diagnostics)
  }

  /// The node as a mapping; an empty value counts as an empty one.
  func entries(
    of phrase: @autoclosure () -> String, reporting diagnostics: inout Diagnostics
  ) -> [Entry]? {
    switch content {
    case .mapping(let entries):
      return entries
    case .scalar(let scalar) where scalar.value == .null:
      return []
    default:
      diagnostics.error(.wrongKind(expected: "a mapping", of: phrase(), found: self), at: range)
      return nil
    }
  }

  /// The node as a list of texts; a single text counts as a list of one.
  func texts(
    of phrase: @autoclosure () -> String, reporting diagnostics: inout Diagnostics
  ) -> [Located<String>] {
    switch content {
    case .list(let items):
      return items.compactMap { $0.text(of: phrase(), reporting: &diagnostics) }
    case .scalar:
      return text(of: phrase(), expecting: "a list", reporting: &diagnostics).map { [$0] } ?? []
    case .mapping:
      diagnostics.error(.wrongKind(expected: "a list", of: phrase(), found: self), at: range)
      return []
    }
  }

  /// Whether the node is a text without quotes, which may be a word of the notation as `no` is.
  var isPlain: Bool {
    if case .scalar(let scalar) = content { scalar.style == .plain } else { false }
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

extension String {
  /// A name as messages show it.
  var quoted: String { "'\(self)'" }
}

extension [String] {
  /// The names of a message: `one of 'read', 'write'`.
  var choice: String {
    let names = map(\.quoted).joined(separator: ", ")
    return count == 1 ? names : "one of " + names
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ name: String, known: [String]) -> Self {
    let hint = suggestion(for: name, in: known)
    return "unknown key '\(name)'\(hint.isEmpty ? "; expected \(known.choice)" : hint)"
  }

  fileprivate static func keyOfOtherKind(
    _ key: String, _ kind: String, _ kinds: Mapping.Kinds
  ) -> Self {
    "'\(key)' means nothing for \(kinds.phrase) '\(kind)'; remove it or change the \(kinds.key)"
  }

  fileprivate static func missingKey(_ name: String, owner: String) -> Self {
    "\(owner) has no '\(name)'; add the key"
  }

  fileprivate static func wrongKind(expected: String, of phrase: String, found: Node) -> Self {
    "expected \(expected) for \(phrase), found \(found.kindInWords)"
  }
}
