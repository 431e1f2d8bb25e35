import SourceText
import SpecNotation

/// A tree of nodes as text, a line for each: type, style, text, and from where to where it reaches,
/// as line and column from 1, the end not included.
///
/// ```
/// mapping 1:1-1:8
///   key string plain "a" 1:1-1:2
///   value integer plain "12" 1:4-1:6
/// ```
struct NodeDump {
  private let table: LineTable
  private(set) var text = ""

  init(_ node: Node, of source: String) {
    table = LineTable(source)
    write(node, label: "", indent: "")
  }

  private mutating func write(_ node: Node, label: String, indent: String) {
    let range = "\(place(node.range.lowerBound))-\(place(node.range.upperBound))"
    text += indent + label
    switch node.content {
    case .scalar(let scalar):
      text += "\(type(of: scalar)) \(scalar.style) \"\(visible(scalar.text))\" \(range)\n"
    case .list(let items):
      text += "list \(range)\n"
      for item in items { write(item, label: "- ", indent: indent + "  ") }
    case .mapping(let entries):
      text += "mapping \(range)\n"
      for entry in entries {
        write(entry.key, label: "key ", indent: indent + "  ")
        write(entry.value, label: "value ", indent: indent + "  ")
      }
    }
  }

  private func type(of scalar: Scalar) -> String {
    switch scalar.value {
    case .null: "null"
    case .bool(let bool): "bool(\(bool))"
    case .integer: "integer"
    case .float(let float): "float(\(float))"
    case .string: "string"
    }
  }

  /// The text with everything escaped that could not be seen in the dump.
  private func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control where scalar.isASCII: scalar.escaped(asASCII: true)
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator,
        .nonspacingMark:
        scalar == " " ? " " : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: scalar.isASCII ? scalar.escaped(asASCII: true) : String(scalar)
      }
    }.joined()
  }

  private func place(_ offset: Int) -> String {
    let (line, column) = table.position(of: offset)
    return "\(line):\(column)"
  }
}
