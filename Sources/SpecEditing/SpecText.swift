import SourceText
import SpecNotation

/// Writes the text of a spec: mappings in block style, an empty line between the top-level parts.
struct SpecText {
  private(set) var lines: [String] = []

  /// `key: value` at a depth; every text reads back as itself.
  mutating func add(_ key: String, _ value: String, depth: Int = 0) {
    lines.append(Self.indent(depth) + ScalarText.yaml(for: key) + ": " + Self.value(value))
  }

  /// An empty line, before another part at the top level.
  mutating func space() {
    if !lines.isEmpty { lines.append("") }
  }

  /// `key:` with what follows below it; a top-level one after an empty line, unless it is `tight`.
  mutating func open(_ key: String, depth: Int = 0, tight: Bool = false) {
    if depth == 0, !tight { space() }
    lines.append(Self.indent(depth) + ScalarText.yaml(for: key) + ":")
  }

  /// `key: [a, b]`.
  mutating func add(_ key: String, list: [String], depth: Int) {
    let items = list.map { ScalarText.yaml(for: $0) }.joined(separator: ", ")
    lines.append(Self.indent(depth) + ScalarText.yaml(for: key) + ": [" + items + "]")
  }

  /// `key: { a: b }`.
  mutating func add(_ key: String, flow pairs: [(String, String)], depth: Int) {
    lines.append(
      Self.indent(depth) + ScalarText.yaml(for: key) + ": " + Self.flow(pairs))
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  static func flow(_ pairs: [(String, String)]) -> String {
    let items = pairs.map { ScalarText.yaml(for: $0) + ": " + ScalarText.yaml(for: $1) }
    return items.isEmpty ? "{}" : "{ " + items.joined(separator: ", ") + " }"
  }

  /// The text as the value of a key in block style: plain where that reads back as itself, as with
  /// `String? { get }`, which would need quotes in a flow collection.
  static func value(_ text: String) -> String {
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

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
