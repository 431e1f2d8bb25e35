import SourceText
import SpecNotation

// A JSON document is a tree of nodes, which can be printed as JSON, and read by the parser of
// specs. The nodes that these functions return have no range in a file.

extension Node {
  private static let nowhere = SourceFile(path: "", text: "").range(0..<0)

  static func text(_ text: String) -> Node {
    Node(.scalar(Scalar(text: text, style: .doubleQuoted, value: .string)), range: nowhere)
  }

  static func number(_ number: Int) -> Node {
    let text = String(number)
    return Node(.scalar(Scalar(text: text, style: .plain, value: .integer(text))), range: nowhere)
  }

  static func bool(_ bool: Bool) -> Node {
    Node(.scalar(Scalar(text: "\(bool)", style: .plain, value: .bool(bool))), range: nowhere)
  }

  static func list(_ items: [Node]) -> Node { Node(.list(items), range: nowhere) }

  static func texts(_ texts: [String]) -> Node { list(texts.map(text)) }

  static func object(_ members: [(String, Node)]) -> Node {
    let entries = members.map { Entry(key: text($0.0), value: $0.1) }
    return Node(.mapping(entries), range: nowhere)
  }

  /// Returns the value that a piece of a spec is parsed as, or nil if it has errors.
  static func reading(_ text: String) -> Node? {
    var diagnostics = Diagnostics()
    let node = Node(parsing: SourceFile(path: "", text: text), reporting: &diagnostics)
    return diagnostics.hasErrors ? nil : node
  }
}
