/// A range of a file, as offsets of its UTF-8 bytes. Ranges are created by scanners, and only
/// passed on by other code.
package struct SourceRange: Hashable, Sendable {
  package var file: SourceFile
  package var lowerBound: Int
  package var upperBound: Int

  package init(file: SourceFile, offsets: Range<Int>) {
    self.file = file
    self.lowerBound = offsets.lowerBound
    self.upperBound = offsets.upperBound
  }

  package var offsets: Range<Int> { lowerBound..<upperBound }

  /// The text in the range. Offsets within a character are rounded down to its start.
  package var text: Substring {
    let utf8 = file.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lowerBound)
    let end = utf8.index(start, offsetBy: upperBound - lowerBound)
    return file.text[start..<end]
  }

  /// Returns the range without the `count` bytes at either end.
  package func inner(_ count: Int) -> SourceRange {
    file.range(lowerBound + count..<upperBound - count)
  }

  /// Returns the range from the start of this one to the end of `other`.
  package func extended(to other: SourceRange) -> SourceRange {
    file.range(lowerBound..<max(upperBound, other.upperBound))
  }
}
