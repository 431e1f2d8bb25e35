/// A line of a text with its line end, which is part of it: `a\n`, `a\r\n` and `a` differ.
///
/// Lines are compared by their bytes. Comparing strings would be wrong: two spellings of `é` are
/// equal as strings, and an edit from one to the other would be lost.
package struct Line: Hashable, Sendable {
  let bytes: ArraySlice<UInt8>

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var first: UInt8? { bytes.first }

  /// Returns the line without its first byte.
  package func dropFirst() -> Line { Line(bytes: bytes.dropFirst()) }

  /// Whether the line ends with a line feed, unlike the last line of some texts.
  package var isTerminated: Bool { bytes.last == UInt8(ascii: "\n") }
}

extension [Line] {
  /// Creates the lines of `text`, which are none if it is empty. Joined, they are `text` again.
  ///
  /// `"a\nb"` has the lines `a\n` and `b`.
  package init(of text: String) {
    self.init()
    let bytes = Array<UInt8>(text.utf8)
    var start = 0
    while start < bytes.count {
      let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1
      append(Line(bytes: bytes[start...lineFeed]))
      start = lineFeed + 1
    }
  }
}

extension Sequence<Line> {
  /// The text of these lines.
  package var text: String {
    var bytes: [UInt8] = []
    for line in self { bytes += line.bytes }
    return String(decoding: bytes, as: UTF8.self)
  }
}
