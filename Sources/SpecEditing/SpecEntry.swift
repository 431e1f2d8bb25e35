import SourceText
import SpecModel
import SpecNotation

/// A key of a spec and its value, which flags describe. It can be written in block or flow style.
package struct SpecEntry: Hashable, Sendable {
  indirect enum Value: Hashable, Sendable {
    case text(String)
    /// A number or another scalar that is not a text. It is written unchanged.
    case plain(String)
    /// `[a, b]`
    case list([Value])
    /// Entries below the key, each on its own line.
    case block([SpecEntry])
    /// `{ a: b }`
    case braces([SpecEntry])
  }

  package let key: String
  let value: Value

  /// The entries below the key. Empty for a scalar or a list.
  var entries: [SpecEntry] {
    switch value {
    case .block(let entries), .braces(let entries): entries
    case .text, .plain, .list: []
    }
  }

  init(_ key: String, _ value: Value) {
    self.key = key
    self.value = value
  }

  init(_ key: String, _ text: String) {
    self.init(key, .text(text))
  }

  init(_ key: Key<some Any, some Any>, _ value: Value) {
    self.init(key.name, value)
  }

  init(_ key: Key<some Any, some Any>, _ text: String) {
    self.init(key.name, text)
  }
}

extension SpecEntry {
  /// Returns the lines of the entry in block style, indented by `indent`, and each level below by
  /// `step` more.
  func lines(indent: String = "", step: String = "  ") -> [String] {
    let key = indent + ScalarText.yaml(for: key) + ":"
    switch value {
    case .text(let text):
      return [key + " " + Self.inBlock(text)]
    case .block(let entries) where !entries.isEmpty:
      return [key] + entries.flatMap { $0.lines(indent: indent + step, step: step) }
    case .plain, .list, .block, .braces:
      return [key + " " + value.inFlow]
    }
  }

  /// Returns the text as the value of a key in block style. It is plain if it reads back as itself,
  /// such as `String? { get }`, which would need quotes in a flow collection.
  static func inBlock(_ text: String) -> String {
    var diagnostics = Diagnostics()
    let line = SourceFile(path: "", text: "key: \(text)\n")
    if let node = Node(parsing: line, reporting: &diagnostics), diagnostics.isEmpty,
      case .mapping(let entries) = node.content, entries.count == 1,
      let scalar = entries[0].value.scalar, scalar.style == .plain, scalar.text == text,
      scalar.value == .string
    {
      return text
    }
    return ScalarText.yaml(for: text)
  }

  /// The entry in flow style, as written between braces.
  var inFlow: String { ScalarText.yaml(for: key) + ": " + value.inFlow }
}

extension SpecEntry.Value {
  fileprivate var inFlow: String {
    switch self {
    case .text(let text):
      return ScalarText.yaml(for: text)
    case .plain(let scalar):
      return scalar
    case .list(let items):
      return "[" + items.map(\.inFlow).joined(separator: ", ") + "]"
    case .block(let entries), .braces(let entries):
      if entries.isEmpty { return "{}" }
      return "{ " + entries.map(\.inFlow).joined(separator: ", ") + " }"
    }
  }
}

extension [SpecEntry] {
  /// Returns the key with the entries below it, or nothing if there are no entries.
  static func block(_ key: Key<some Any, some Any>, _ entries: [SpecEntry]) -> [SpecEntry] {
    entries.isEmpty ? [] : [SpecEntry(key, .block(entries))]
  }

  /// The text of a spec with these entries at the top level.
  var text: String { flatMap { $0.lines() }.map { $0 + "\n" }.joined() }
}
