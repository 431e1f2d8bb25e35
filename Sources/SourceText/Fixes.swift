extension SourceRange {
  /// Returns the edit that adds a line below the one on which the range ends, with its indentation
  /// and line end.
  package func line(below text: String) -> Diagnostic.Fix {
    let utf8 = file.text.utf8
    let isEnd = { (byte: UInt8) in [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte) }
    let position = utf8.index(utf8.startIndex, offsetBy: upperBound)
    var end = utf8[position...].firstIndex(where: isEnd) ?? utf8.endIndex
    // A comment may go on in the next line.
    if file.text[position..<end].contains("/*") { end = position }
    let start = utf8[..<position].lastIndex(where: isEnd).map(utf8.index(after:)) ?? utf8.startIndex
    let indent = file.text[start..<position].prefix { $0 == " " || $0 == "\t" }
    let lineEnd = file.text[end...].first == "\r\n" ? "\r\n" : "\n"
    let offset = utf8.distance(from: utf8.startIndex, to: end)
    return Diagnostic.Fix(file.range(offset..<offset), lineEnd + indent + text)
  }

  /// Returns whether the text goes on with another text behind the range.
  package func isFollowed(by other: String) -> Bool {
    file.text.utf8.dropFirst(upperBound).starts(with: other.utf8)
  }
}

extension SourceFile {
  /// Returns the file with the edits. An edit that overlaps an earlier one is left out.
  package func corrected(by fixes: [Diagnostic.Fix]) -> SourceFile {
    var text = ""
    var position = 0
    let order = { (fix: Diagnostic.Fix) in (fix.range.lowerBound, fix.text) }
    for fix in Set(fixes).sorted(by: { order($0) < order($1) })
    where fix.range.lowerBound >= position {
      text += range(position..<fix.range.lowerBound).text + fix.text
      position = fix.range.upperBound
    }
    return SourceFile(path: path, text: text + range(position..<self.text.utf8.count).text)
  }
}

extension Diagnostics {
  /// The number of diagnostics that have edits.
  package var fixableCount: Int { sorted.count { !$0.fixes.isEmpty } }

  /// Returns the files that the edits of the diagnostics change, by their paths.
  package func corrected() -> [String: SourceFile] {
    let fixes = sorted.flatMap(\.fixes)
    return Dictionary(grouping: fixes, by: \.range.file.path).mapValues { fixes in
      fixes[0].range.file.corrected(by: fixes)
    }
  }
}
