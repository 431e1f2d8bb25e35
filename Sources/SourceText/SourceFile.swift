/// A text and the path from which it was read. Every position refers to a file.
///
/// A file is one reference, so that ranges, which contain their file, are cheap to copy. Two files
/// are equal if their paths and texts are.
package struct SourceFile: Sendable {
  private let contents: Contents

  /// The path as shown in messages. This module never opens it.
  package var path: String { contents.path }
  /// The whole text, with line ends and byte order mark as they were read.
  package var text: String { contents.text }

  package init(path: String, text: String) {
    self.contents = Contents(path: path, text: text)
  }

  /// Creates a file from UTF-8 `bytes`. Bytes that are not UTF-8 become U+FFFD in `text`, and the
  /// first of them is reported at its offset.
  package init(path: String, bytes: [UInt8], reporting diagnostics: inout Diagnostics) {
    var text = String(decoding: bytes, as: UTF8.self)
    text.makeContiguousUTF8()
    self.init(path: path, text: text)
    if let offset = bytes.firstInvalidUTF8Offset {
      // Everything before the first bad byte is unchanged, so the offset holds in `text` as well.
      diagnostics.error(.invalidUTF8(bytes[offset]), at: range(offset..<offset + 1))
    }
  }

  /// Returns the range of the UTF-8 `offsets` in this file.
  package func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: self, offsets: offsets)
  }

  private final class Contents: Sendable {
    let path: String
    let text: String

    init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }
}

extension SourceFile {
  /// Returns the range of a line, counted from 0, without its line end.
  package func range(ofLine number: Int) -> SourceRange {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines[number]
    let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
    let isReturned = line.last == UInt8(ascii: "\r")
    return range(start..<start + line.count - (isReturned ? 1 : 0))
  }
}

extension SourceFile: Hashable {
  package static func == (left: SourceFile, right: SourceFile) -> Bool {
    left.contents === right.contents || (left.path == right.path && left.text == right.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(text.utf8.count)
  }
}

extension [UInt8] {
  /// The offset of the first byte that is not part of well-formed UTF-8, or nil if all are.
  fileprivate var firstInvalidUTF8Offset: Int? {
    // Most files are ASCII, which is much faster to detect than to decode.
    guard var offset = firstIndex(where: { !UTF8.isASCII($0) }) else { return nil }
    var decoder = UTF8()
    var bytes = self[offset...].makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func invalidUTF8(_ byte: UInt8) -> Self {
    "invalid UTF-8: byte 0x\(byte.hexadecimal(digits: 2)); save the file as UTF-8"
  }
}
