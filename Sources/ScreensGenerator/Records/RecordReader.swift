/// Takes a text apart from its start.
struct RecordReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// All that is left.
  var remainder: String { String(Substring(rest)) }

  /// Whether the text goes on with `word`, which is then behind.
  mutating func take(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  /// What stands before the next blank.
  mutating func word() -> String? { part(before: " ") }

  /// What stands before the next line feed.
  mutating func line() -> String? { part(before: "\n") }

  /// A number of bytes, `separator`, so many bytes, and a line feed.
  mutating func counted(after separator: Unicode.Scalar) -> String? {
    guard let count = part(before: separator).flatMap({ Int($0) }), count >= 0,
      let text = bytes(count)
    else { return nil }
    return take("\n") ? text : nil
  }

  /// So many bytes.
  mutating func bytes(_ count: Int) -> String? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  private mutating func part(before separator: Unicode.Scalar) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: separator)) else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
