import SourceText
import SpecNotation

/// A mapping whose keys are known: reading it reports every key that is not.
struct Fields {
  /// What the mapping is, for messages: `connector 'AddBookmark'`.
  let owner: String
  /// Where the mapping is announced: what a missing key points at.
  let range: SourceRange
  private var values: [String: Node] = [:]

  /// Reads `node` as a mapping with some of the keys `known`. Nil, and reported, if it is no mapping.
  init?(
    _ node: Node, of owner: String, at range: SourceRange, known: [String],
    reporting diagnostics: inout Diagnostics
  ) {
    guard let entries = node.entries(of: owner, reporting: &diagnostics) else { return nil }
    self.owner = owner
    self.range = range
    for entry in entries {
      let key = entry.key.keyText
      if known.contains(key) {
        values[key] = entry.value
      } else {
        diagnostics.error(.unknownKey(key, known: known), at: entry.key.range)
      }
    }
  }

  subscript(key: String) -> Node? { values[key] }

  /// The value of `key`, which must be there.
  func required(_ key: String, reporting diagnostics: inout Diagnostics) -> Node? {
    if let value = values[key] { return value }
    diagnostics.error(.missingKey(key, owner: owner), at: range)
    return nil
  }

  /// The text of `key`; nil if it is absent, and reported if it is no text.
  func text(_ key: String, reporting diagnostics: inout Diagnostics) -> Located<String>? {
    values[key]?.text(of: key, reporting: &diagnostics)
  }

  /// The text of `key`, which must be there.
  func requiredText(
    _ key: String, reporting diagnostics: inout Diagnostics
  ) -> Located<String>? {
    required(key, reporting: &diagnostics)?.text(of: key, reporting: &diagnostics)
  }
}

extension Node {
  /// The text of a key. Keys are scalars: the notation reads no others.
  var keyText: String {
    if case .scalar(let scalar) = content { scalar.text } else { "" }
  }

  /// The node as a text that says something; reported if it is empty, a list or a mapping.
  func text(of key: String, reporting diagnostics: inout Diagnostics) -> Located<String>? {
    guard case .scalar(let scalar) = content, scalar.value != .null else {
      diagnostics.error(.wrongKind(expected: "a text", of: key, found: self), at: range)
      return nil
    }
    return Located(scalar.text, at: range)
  }

  /// The node as a mapping; an empty value counts as an empty one.
  func entries(of key: String, reporting diagnostics: inout Diagnostics) -> [Entry]? {
    switch content {
    case .mapping(let entries):
      return entries
    case .scalar(let scalar) where scalar.value == .null:
      return []
    default:
      diagnostics.error(.wrongKind(expected: "a mapping", of: key, found: self), at: range)
      return nil
    }
  }

  /// The node as a list of texts; a single text counts as a list of one.
  func texts(of key: String, reporting diagnostics: inout Diagnostics) -> [Located<String>] {
    switch content {
    case .list(let items):
      return items.compactMap { $0.text(of: key, reporting: &diagnostics) }
    case .scalar:
      return text(of: key, reporting: &diagnostics).map { [$0] } ?? []
    case .mapping:
      diagnostics.error(.wrongKind(expected: "a list", of: key, found: self), at: range)
      return []
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

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ name: String, known: [String]) -> Self {
    let hint = suggestion(for: name, in: known)
    let keys = known.map { "'\($0)'" }.joined(separator: ", ")
    return "unknown key '\(name)'\(hint.isEmpty ? "; expected one of \(keys)" : hint)"
  }

  fileprivate static func missingKey(_ name: String, owner: String) -> Self {
    "\(owner) has no '\(name)'; add the key"
  }

  fileprivate static func wrongKind(expected: String, of key: String, found: Node) -> Self {
    "expected \(expected) for \(key.quotedUnlessPhrase), found \(found.kindInWords)"
  }
}

extension String {
  /// A key in quotes; a phrase that holds quotes already stands as it is.
  fileprivate var quotedUnlessPhrase: String {
    contains("'") || contains(" ") ? self : "'\(self)'"
  }
}
