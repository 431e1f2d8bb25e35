import SourceText
import SpecModel
import SpecNotation

/// A key of a spec and its value, as flags describe them, to be written in either style.
package struct SpecEntry: Hashable, Sendable {
  indirect enum Value: Hashable, Sendable {
    case text(String)
    /// A number, or another scalar that is not a text: it is written as it is.
    case plain(String)
    /// `[a, b]`
    case list([Value])
    /// One entry to a line, below the key.
    case block([SpecEntry])
    /// `{ a: b }`
    case braces([SpecEntry])
  }

  package let key: String
  let value: Value

  /// The entries below the key; none of a scalar or a list.
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
}

extension SpecEntry {
  /// The entry as lines in block style, indented by `indent`, and each level below by `step` more.
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

  /// The text as the value of a key in block style: plain where that reads back as itself, as with
  /// `String? { get }`, which would need quotes in a flow collection.
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

  /// The entry as it is written between braces.
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
  /// The key with the entries below it; nothing without entries.
  static func block(_ key: String, _ entries: [SpecEntry]) -> [SpecEntry] {
    entries.isEmpty ? [] : [SpecEntry(key, .block(entries))]
  }

  /// A spec of these entries at its top.
  var text: String { flatMap { $0.lines() }.map { $0 + "\n" }.joined() }
}
