/// A stretch of a file, as offsets of its UTF-8 bytes. Born in a scanner, then only carried.
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

  /// The text in the range. Offsets that do not fall on characters are rounded down to one.
  package var text: Substring {
    let utf8 = file.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lowerBound)
    let end = utf8.index(start, offsetBy: upperBound - lowerBound)
    return file.text[start..<end]
  }

  /// What is left without the `count` bytes at both ends.
  package func inner(_ count: Int) -> SourceRange {
    file.range(lowerBound + count..<upperBound - count)
  }

  /// From the start of this range to the end of `other`.
  package func extended(to other: SourceRange) -> SourceRange {
    file.range(lowerBound..<max(upperBound, other.upperBound))
  }
}
