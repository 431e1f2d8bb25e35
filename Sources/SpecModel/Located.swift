package import SourceText

/// A value with its range in the spec.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  package func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: range)
  }
}

extension Located<String> {
  /// Returns a part of the text with its own range. If the file spells the text differently,
  /// because of an alias or of escapes, the part has the range of the whole text.
  func part(_ part: Substring) -> Located<String> {
    let quotes = range.offsets.count - value.utf8.count
    if quotes == 0, part.utf8.count == value.utf8.count { return self }
    guard quotes == 0 || quotes == 2, range.inner(quotes / 2).text == value else {
      return Located(String(part), at: range)
    }
    let offset = value.utf8.distance(from: value.startIndex, to: part.startIndex)
    let start = range.lowerBound + quotes / 2 + offset
    return Located(String(part), at: range.file.range(start..<start + part.utf8.count))
  }

  /// The words of the text, each with its range.
  var words: [Located<String>] { value.blankSeparated.map { part($0) } }
}
