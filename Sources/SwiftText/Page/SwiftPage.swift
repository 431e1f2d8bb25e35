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

  package init(width: Int = 100) { self.width = width }

  /// Returns the text with every breakable line broken to fit the page, as far as possible.
  ///
  /// - Parameter isBreakable: whether a line may be broken, by its range of bytes. It is called for
  ///   long lines only.
  package func laidOut(_ text: String, where isBreakable: (Range<Int>) -> Bool) -> String {
    var result = ""
    var copied = text.startIndex
    for range in longLines(of: text) where isBreakable(range) {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(start, offsetBy: range.count)
      guard let lines = lines(of: text[start..<end]) else { continue }
      result += text[copied..<start]
      result += lines.joined(separator: "\n")
      copied = end
    }
    return copied == text.startIndex ? text : Self.dedentingChains(in: result + text[copied...])
  }

  /// Returns the text with the calls that follow a broken call, such as the modifiers of a view of
  /// SwiftUI, below its closing parenthesis.
  private static func dedentingChains(in text: String) -> String {
    /// The indentation of the closing parenthesis above.
    var chain: Int?
    let bytes = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let lines = bytes.map { line in
      let code = line.drop { $0 == UInt8(ascii: " ") }
      let indent = line.count - code.count
      let isMember = code.first == UInt8(ascii: ".")
      if let start = chain, indent > start + 2 || indent == start + 2 && isMember {
        return Substring(line.dropFirst(2))
      }
      chain = code.elementsEqual(")".utf8) ? indent : nil
      return Substring(line)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the ranges of bytes of the lines that may not fit. Each collection with several
  /// elements, and so a comma, needs a column more than its text has.
  private func longLines(of text: String) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, end, commas) = (0, 0, 0)
    func endLine() {
      let length = end - start
      if length + commas > width, length <= Self.longestLine { lines.append(start..<end) }
      start = end + 1
      commas = 0
    }
    for byte in Array(text.utf8) {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if byte == UInt8(ascii: ",") {
        commas += 1
      }
      end += 1
    }
    endLine()
    return lines
  }

  /// Returns the lines into which a line is broken, or nil if it stays as it is.
  private func lines(of text: Substring) -> [String]? {
    var layout = LineLayout(width: width)
    let code = text.drop { $0 == " " }
    let indent = text.utf8.count - code.utf8.count
    if code.hasPrefix("//") {
      guard text.count > width else { return nil }
      let words = code.drop { $0 == "/" }
      layout.append(words, behind: text[..<words.startIndex])
    } else {
      layout.append(MarkedLine(code, BreakReader.marks(in: code)), indent: indent)
    }
    return layout.lines.count > 1 ? layout.lines : nil
  }
}
