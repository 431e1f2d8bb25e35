/// A page of Swift: lines that are too long for it are broken as `swift format` breaks them, with
/// one argument, element, condition or type to a line, so that a change of one is a change of one
/// line.
///
/// ```swift
/// let interactor = AddBookmarkInteractor(
///   screenlet: self,
///   folderId: folderId
/// )
/// ```
package struct SwiftPage {
  /// The maximum number of characters of a line.
  private let width: Int

  /// The maximum number of bytes of a line. A longer line is data instead of code, and stays as it
  /// is, because the time to lay it out grows with the square of its length.
  private static let longestLine = 8_000
  /// The most columns that `fits` reserves: one for each collection of several elements.
  private static let reserve = 10

  package init(width: Int = 100) { self.width = width }

  /// Returns the text with every breakable line broken to fit the page, as far as possible.
  ///
  /// - Parameter isBreakable: whether a line may be broken, by its range of bytes. It is called for
  ///   long lines only.
  package func laidOut(_ text: String, where isBreakable: (Range<Int>) -> Bool) -> String {
    let bytes = text.utf8
    var result = ""
    var copied = text.startIndex
    var start = text.startIndex
    var offset = 0
    while start < text.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      let line = text[start..<end]
      let length = line.utf8.count
      if length + Self.reserve > width, length <= Self.longestLine,
        isBreakable(offset..<offset + length), let lines = lines(of: line)
      {
        result += text[copied..<start]
        result += lines.joined(separator: "\n")
        copied = end
      }
      offset += length + 1
      start = end < text.endIndex ? bytes.index(after: end) : end
    }
    return copied == text.startIndex ? text : result + text[copied...]
  }

  /// Returns the lines into which a line is broken, or nil if it stays as it is.
  private func lines(of text: Substring) -> [String]? {
    var layout = Layout(width: width)
    let code = text.drop { $0 == " " }
    let indent = text.utf8.count - code.utf8.count
    if code.hasPrefix("//") {
      guard text.count > width else { return nil }
      let words = code.drop { $0 == "/" }
      layout.append(words, behind: text[..<words.startIndex])
    } else {
      layout.append(Line(code, BreakReader.marks(in: code)), indent: indent)
    }
    return layout.lines.count > 1 ? layout.lines : nil
  }
}
