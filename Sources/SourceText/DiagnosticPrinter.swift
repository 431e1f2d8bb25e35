/// Writes diagnostics the way editors and Xcode read them, with the line and a caret below:
///
/// ```
/// AddBookmark.screenlet.yml:7:5: error: unknown key 'titel'; did you mean 'title'?
/// 7 |     titel: Bookmarks
///   |     ^~~~~
/// ```
///
/// Lines and columns count from 1, columns in UTF-8 bytes, as compilers count them.
package struct DiagnosticPrinter {
  /// Whether the output is coloured with ANSI escapes.
  package var colored: Bool
  private var tables: [SourceFile: LineTable] = [:]

  /// The maximum number of characters of a long line that are shown.
  private static let width = 120

  package init(colored: Bool = false) {
    self.colored = colored
  }

  /// Returns the first diagnostics, and a last line for the others:
  /// `and 99,900 more errors, 3 more warnings`.
  package mutating func text(for diagnostics: Diagnostics) -> String {
    let shown = FoldedDiagnostic.list(diagnostics).prefix(Diagnostics.limit)
    let entries = shown.map { text(for: $0.diagnostic) + others(of: $0) }.joined()
    let severities = shown.flatMap {
      repeatElement($0.diagnostic.severity, count: $0.others.count + 1)
    }
    let remainder = diagnostics.remainder(besides: severities).map(\.words)
    return remainder.isEmpty ? entries : "\(entries)and \(remainder.joined(separator: ", "))\n"
  }

  /// Returns a line such as `and in 42 other places, such as Main.storyboard:12:74`.
  private mutating func others(of folded: FoldedDiagnostic) -> String {
    guard let first = folded.others.first else { return "" }
    let (line, column) = position(of: first)
    return """
      and in \(folded.others.count) other places, such as \
      \(first.file.path.printable):\(line):\(column)

      """
  }

  package mutating func text(for diagnostic: Diagnostic) -> String {
    let label = paint(diagnostic.severity.rawValue, diagnostic.severity == .error ? .red : .yellow)
    var text = entry(label: label, message: diagnostic.message, range: diagnostic.range)
    for note in diagnostic.notes {
      text += entry(label: paint("note", .cyan), message: note.message, range: note.range)
    }
    return text
  }

  /// Returns the line and column, counted from 1, of the start of `range`.
  package mutating func position(of range: SourceRange) -> (line: Int, column: Int) {
    table(for: range.file).position(of: range.lowerBound)
  }

  /// Returns the line and column, counted from 1, of the start of `range`, with columns in Unicode
  /// scalars.
  mutating func characterPosition(of range: SourceRange) -> (line: Int, column: Int) {
    let table = table(for: range.file)
    let (line, column) = table.position(of: range.lowerBound)
    let text = table.line(containing: range.lowerBound).text.utf8
    let before = String(decoding: text.prefix(column - 1), as: UTF8.self)
    return (line, before.unicodeScalars.count + 1)
  }

  private mutating func entry(
    label: String, message: Diagnostic.Message, range: SourceRange
  ) -> String {
    let table = table(for: range.file)
    let (line, column) = table.position(of: range.lowerBound)
    let place = paint("\(range.file.path.printable):\(line):\(column):", .plain)
    let excerpt = Excerpt(range, in: table, width: Self.width)
    let gutter = String(repeating: " ", count: String(line).count)
    return """
      \(place) \(label): \(message.text.printable)
      \(line) | \(excerpt.line)
      \(gutter) | \(excerpt.indent)\(paint(excerpt.caret, .green))

      """
  }

  private mutating func table(for file: SourceFile) -> LineTable {
    if let known = tables[file] { return known }
    let table = LineTable(file.text)
    tables[file] = table
    return table
  }

  private func paint(_ text: String, _ color: TextColor) -> String {
    color.paint(text, isColored: colored)
  }
}

/// The line on which a range starts, cut to a window around it, and the caret below it.
private struct Excerpt {
  let line: String
  let indent: String
  let caret: String

  init(_ range: SourceRange, in table: LineTable, width: Int) {
    let (content, start) = table.line(containing: range.lowerBound)
    let utf8 = content.utf8
    let column = min(range.lowerBound - start, utf8.count)
    let length = min(range.upperBound - start, utf8.count) - column
    let lower = utf8.index(utf8.startIndex, offsetBy: column)
    let upper = utf8.index(lower, offsetBy: max(length, 0))
    var before = content[..<lower]
    let marked = content[lower..<upper]
    var after = content[upper...]

    // A line that fits is shown completely. Of a longer one, only the marked part and its
    // surroundings are shown. Nothing here iterates over a line, which may be as long as the file.
    let fits = !content.isLonger(than: width)
    let cutBefore = !fits && before.isLonger(than: width / 2)
    if cutBefore { before = before.suffix(width / 2) }
    let shown = fits ? marked : marked.prefix(width / 2)
    let cutMarked = shown.endIndex < marked.endIndex
    if cutMarked { after = "" }
    let room = max(0, width - before.count - shown.count)
    let cutAfter = after.isLonger(than: room)
    if cutAfter { after = after.prefix(room) }

    line =
      (cutBefore ? "…" : "") + String(before).visible + String(shown).visible
      + (cutMarked ? "…" : "") + String(after).visible + (cutAfter ? "…" : "")
    indent =
      (cutBefore ? " " : "")
      + before.reduce(into: "") {
        $0 += $1 == "\t" ? "\t" : String(repeating: " ", count: $1.columns)
      }
    let columns = shown.reduce(0) { $0 + $1.columns }
    caret = "^" + String(repeating: "~", count: max(columns - 1, 0))
  }
}

extension Substring {
  /// Returns whether there are more than `count` characters, without counting all of them.
  fileprivate func isLonger(than count: Int) -> Bool {
    index(startIndex, offsetBy: count, limitedBy: endIndex).map { $0 < endIndex } ?? false
  }
}

extension Character {
  /// The number of terminal columns of the character: two for wide East Asian characters and emoji.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
