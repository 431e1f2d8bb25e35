/// A JSON document to print: members in the order given, indented by two.
package indirect enum JSONText {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([JSONText])
  case object([(String, JSONText)])

  /// The document, with a line feed at its end.
  package var text: String { lines(indent: "") + "\n" }

  private func lines(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return String(value)
    case .text(let value): return Self.quoted(value)
    case .list(let items):
      if items.isEmpty { return "[]" }
      let lines = items.map { inner + $0.lines(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { inner + Self.quoted($0) + ": " + $1.lines(indent: inner) }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  /// The text as JSON has it, in quotes.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
