/// A JSON document to print. Members keep their order, and are indented by two spaces.
package indirect enum JSONText {
  case null
  case bool(Bool)
  /// A number as JSON writes it.
  case number(String)
  case text(String)
  case list([JSONText])
  case object([(String, JSONText)])

  package static func number(_ value: Int) -> JSONText { .number(String(value)) }

  /// The document, with a line feed at its end.
  package var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  /// The document on one line, without a line feed.
  package var line: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .text(let value): text += Self.quoted(value)
    case .list(let items):
      write("[", items, "]", to: &text, indent: indent) { $1.write(to: &$0, indent: $2) }
    case .object(let members):
      write("{", members, "}", to: &text, indent: indent) { text, member, indent in
        text += Self.quoted(member.0) + ": "
        member.1.write(to: &text, indent: indent)
      }
    }
  }

  /// Writes items, each on a line of its own, or all on one line if `indent` is nil.
  private func write<Item>(
    _ open: String, _ items: [Item], _ close: String, to text: inout String, indent: String?,
    _ write: (inout String, Item, _ indent: String?) -> Void
  ) {
    let inner = indent.map { $0 + "  " }
    text += open
    for (position, item) in items.enumerated() {
      if position > 0 { text += inner == nil ? ", " : "," }
      if let inner { text += "\n" + inner }
      write(&text, item, inner)
    }
    if let indent, !items.isEmpty { text += "\n" + indent }
    text += close
  }

  /// The text as JSON has it, in quotes: what RFC 8259 asks for is escaped.
  ///
  /// It reads bytes, because a run records the texts of all files that it changes. By characters,
  /// such a run takes 1.6 times as long.
  package static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(\.isPlainInJSON) { return "\"\(text)\"" }
    var bytes = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += #"\""#.utf8
      case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
      case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
      // In small letters, as the encoder of the runtime writes them.
      case 0..<0x20: bytes += (#"\u"# + UInt32(byte).hexadecimal(digits: 4).lowercased()).utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "\""
  }
}

extension UInt8 {
  fileprivate var isPlainInJSON: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
