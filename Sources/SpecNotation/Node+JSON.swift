import SourceText

extension Node {
  /// The document as JSON, indented by two spaces, keys in their order, without a line break at the
  /// end: `{a: 0x1F}` is
  ///
  /// ```
  /// {
  ///   "a": 31
  /// }
  /// ```
  ///
  /// Integers of any size become decimal; floats are as short as they can be and still read the
  /// same; `.inf`, `-.inf` and `.nan`, for which JSON has no number, become strings of those names.
  /// A key is its text, `null` if it is null; the reader refuses two keys for which that is the same.
  package var json: String {
    var writer = JSONWriter()
    writer.write(self, indent: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

private struct JSONWriter {
  var bytes: [UInt8] = []

  mutating func write(_ node: Node, indent: Int) {
    switch node.content {
    case .scalar(let scalar):
      write(scalar)
    case .list(let items):
      if items.isEmpty { return write("[]") }
      for (position, item) in items.enumerated() {
        write(position == 0 ? "[" : ",")
        breakLine(indent: indent + 2)
        write(item, indent: indent + 2)
      }
      breakLine(indent: indent)
      write("]")
    case .mapping(let entries):
      if entries.isEmpty { return write("{}") }
      for (position, entry) in entries.enumerated() {
        write(position == 0 ? "{" : ",")
        breakLine(indent: indent + 2)
        writeKey(entry.key)
        write(": ")
        write(entry.value, indent: indent + 2)
      }
      breakLine(indent: indent)
      write("}")
    }
  }

  private mutating func write(_ text: String) {
    bytes += text.utf8
  }

  private mutating func breakLine(indent: Int) {
    bytes.append(Byte.lineFeed)
    bytes.append(contentsOf: repeatElement(Byte.space, count: indent))
  }

  private mutating func writeKey(_ key: Node) {
    write(string: key.scalar?.name ?? "")
  }

  private mutating func write(_ scalar: Scalar) {
    switch scalar.value {
    case .null: write("null")
    case .bool(let bool): write(bool ? "true" : "false")
    case .integer(let digits): write(decimal(digits))
    case .float(let float) where float.isNaN: write(string: ".nan")
    case .float(let float) where float.isInfinite: write(string: float < 0 ? "-.inf" : ".inf")
    case .float(let float): write(float.description)
    case .string: write(string: scalar.text)
    }
  }

  /// Escapes what RFC 8259 asks for; other characters stay as they are.
  private mutating func write(string: String) {
    bytes.append(Byte.doubleQuote)
    for byte in string.utf8 {
      switch byte {
      case Byte.doubleQuote, Byte.backslash: bytes += [Byte.backslash, byte]
      case Byte.lineFeed: write("\\n")
      case Byte.carriageReturn: write("\\r")
      case Byte.tab: write("\\t")
      case 0..<0x20: write("\\u" + byte.hexadecimal(digits: 4))
      default: bytes.append(byte)
      }
    }
    bytes.append(Byte.doubleQuote)
  }
}
