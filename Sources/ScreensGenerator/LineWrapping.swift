/// Breaks the lines of Swift source that are too long for the page, where a person would.
///
/// Templates are written in their natural, one-line form; how long a name is, only the spec knows.
/// The breaks are those of `swift format`, with one argument to a line, so that a change of one of
/// them is a change of one line:
///
/// ```
/// let interactor = AddBookmarkInteractor(
///   screenlet: self,
///   folderId: folderId
/// )
/// ```
///
/// A string literal or a word that is too long by itself stays as it is.
struct LineWrapping {
  let width: Int

  init(width: Int = 100) {
    self.width = width
  }

  /// The text with every line brought within the width, if it can be.
  func wrapped(_ text: String) -> String {
    let ranges = longLines(of: text)
    if ranges.isEmpty { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + ranges.count * width)
    var copied = text.startIndex
    for range in ranges {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
      result += text[copied..<start]
      append(String(text[start..<end]), to: &result)
      copied = end
    }
    result += text[copied...]
    return result
  }

  /// Where the lines stand that have as many bytes as the width, or more: most texts have few.
  private func longLines(of text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      let lineFeed = UInt8(ascii: "\n")
      var ranges: [Range<Int>] = []
      var start = 0
      while start + width <= bytes.count {
        // A line with its end in sight is not too long, nor is any other up to there.
        if let end = bytes[start..<start + width].lastIndex(of: lineFeed) {
          start = end + 1
        } else {
          let end = bytes[(start + width)...].firstIndex(of: lineFeed) ?? bytes.count
          ranges.append(start..<end)
          start = end + 1
        }
      }
      return ranges
    }
  }

  /// Whether the line is within the width; bytes first, as counting characters is dear.
  func fits(_ line: some StringProtocol) -> Bool {
    if line.utf8.count < width { return true }
    let count = line.columns
    return count < width || count == width && !line.holdsCollection
  }

  /// Adds the line, or the lines that it is broken into, as far as they can be.
  private func append(_ line: String, to result: inout String) {
    if fits(line) {
      result += line
      return
    }
    let indent = String(Substring(line.utf8.prefix { $0 == UInt8(ascii: " ") }))
    let code = String(Substring(line.utf8.dropFirst(indent.utf8.count)))
    if code.hasPrefix("//") {
      result += comment(code, indent).joined(separator: "\n")
    } else if let parts = parts(CodeLayout(code), indent) {
      for (index, part) in parts.enumerated() {
        if index > 0 { result += "\n" }
        append(part, to: &result)
      }
    } else {
      result += line
    }
  }
}

extension StringProtocol {
  /// How many characters there are, which is quickly said if all of them are of ASCII.
  var columns: Int {
    let isASCII = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x80 ~= $0 } }
    return isASCII == true ? utf8.count : count
  }

  /// Whether there is a collection of several elements in the line. `swift format` keeps a place
  /// for a comma behind the last of them, even if none is needed.
  fileprivate var holdsCollection: Bool {
    guard utf8.contains(UInt8(ascii: ",")), utf8.contains(UInt8(ascii: "]")) else { return false }
    return drop { $0 == " " }.hasPrefix("[") || ["([", ": [", "= ["].contains { contains($0) }
  }
}
