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

  /// A line with more bytes is data rather than code, and stays as it is.
  private static let longestLine = 8_000

  private static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  init(width: Int = 100) {
    self.width = width
  }

  /// The text with every line brought within the width, if it can be.
  func wrapped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let lines = longLines(of: bytes)
    return lines.isEmpty ? text : self.text(of: bytes, breaking: lines)
  }

  /// Where the lines stand that have as many bytes as the width, or more: most texts have few.
  private func longLines(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start + width <= bytes.count {
      // A line with its end in sight is not too long, nor is any other up to there.
      if let end = bytes[start..<start + width].lastIndex(of: Self.lineFeed) {
        start = end + 1
      } else {
        let end = bytes[(start + width)...].firstIndex(of: Self.lineFeed) ?? bytes.count
        ranges.append(start..<end)
        start = end + 1
      }
    }
    return ranges
  }

  private func text(
    of bytes: [UInt8], breaking lines: [Range<Int>]
  ) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + lines.count * width)
    var copied = 0
    for line in lines {
      result += bytes[copied..<line.lowerBound]
      append(Array(bytes[line]), to: &result)
      copied = line.upperBound
    }
    result += bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Adds the line, or the lines that it is broken into, as far as they can be.
  private func append(_ line: [UInt8], to result: inout [UInt8]) {
    if fits(line) || line.count > Self.longestLine {
      result += line
      return
    }
    let indent = line.prefix { $0 == Self.space }.count
    let code = Array(line[indent...])
    if code.starts(with: "//".utf8) {
      append(comment: code, indent, to: &result)
    } else if let parts = parts(CodeLayout(code), indent) {
      for (index, part) in parts.enumerated() {
        if index > 0 { result.append(Self.lineFeed) }
        append(part, of: code, to: &result)
      }
    } else {
      result += line
    }
  }

  private func append(_ part: LinePart, of code: [UInt8], to result: inout [UInt8]) {
    if part.count < width {
      part.append(of: code, to: &result)
    } else {
      append(part.line(of: code), to: &result)
    }
  }

  /// Adds a comment, broken at its words; each line begins with the signs that the first one does,
  /// `//` or `///`.
  private func append(comment code: [UInt8], _ indent: Int, to result: inout [UInt8]) {
    let marker = code.prefix { $0 == UInt8(ascii: "/") }.count
    let start = LinePart(indent, 0..<marker)
    start.append(of: code, to: &result)
    var columns = start.count
    for word in code[marker...].split(separator: Self.space) {
      let wordColumns = word.columns
      if columns + 1 + wordColumns > width, columns > start.count {
        result.append(Self.lineFeed)
        start.append(of: code, to: &result)
        columns = start.count
      }
      result.append(Self.space)
      result += word
      columns += 1 + wordColumns
    }
  }
}

// MARK: - Width

extension LineWrapping {
  /// Whether the line is within the width; bytes first, as counting characters is dear.
  func fits(_ line: [UInt8]) -> Bool {
    if line.count < width { return true }
    let columns = line.columns
    return columns < width || columns == width && !line.holdsCollection
  }

  func fits(_ part: LinePart, of layout: CodeLayout) -> Bool {
    part.count < width || fits(part.line(of: layout.code))
  }
}

extension LinePart {
  fileprivate func line(of code: [UInt8]) -> [UInt8] {
    var line: [UInt8] = []
    append(of: code, to: &line)
    return line
  }
}

extension Collection<UInt8> {
  /// How many characters there are, which is quickly said if all of them are of ASCII.
  fileprivate var columns: Int {
    allSatisfy { 0x20..<0x80 ~= $0 } ? count : String(decoding: self, as: UTF8.self).count
  }

  /// Whether there is a collection of several elements in the line. `swift format` keeps a place
  /// for a comma behind the last of them, even if none is needed.
  fileprivate var holdsCollection: Bool {
    guard contains(UInt8(ascii: ",")), contains(UInt8(ascii: "]")) else { return false }
    let line = String(decoding: self, as: UTF8.self)
    return line.drop { $0 == " " }.hasPrefix("[")
      || ["([", ": [", "= ["].contains(where: line.contains)
  }
}
