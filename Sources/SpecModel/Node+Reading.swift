import SourceText
import SpecNotation

// Messages name the node by a phrase, with names in quotes: `'title'`, `connector 'A'`.
extension Node {
  /// The text of a node that is a key. All keys are scalars, because the notation reads no others.
  var keyText: String { if case .scalar(let scalar) = content { scalar.text } else { "" } }

  /// The keys of a mapping that names declarations, with or without mistakes.
  var keyTexts: [String] { mapping?.map(\.key.keyText) ?? [] }

  /// Returns the value of a key of a mapping, or nil if the node has no such key.
  func member(_ key: Key<some Any, some Any>) -> Node? { member(key.name) }

  func member(_ name: String) -> Node? { mapping?.first { $0.key.keyText == name }?.value }

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

extension Diagnostic.Message {
  fileprivate static func noMapping(_ phrase: String, found: Node, like example: String?) -> Self {
    let how = found.list == nil ? "write one as in" : "write keys rather than items, as in"
    return wrongKind(expected: "a mapping", of: phrase, found: found)
      + (example.map { "; \(how) '\($0)'" } ?? "")
  }

  fileprivate static func wrongKind(expected: String, of phrase: String, found: Node) -> Self {
    "expected \(expected) for \(phrase), found \(found.kindInWords)"
  }
}
