package import SourceText

/// A name in a tag, and its range: `person.name` in `{{person.name}}`.
package final class Name: Sendable {
  package let text: String
  package let range: SourceRange
  /// The parts to look up one after the other, such as `person` and `name`. Empty for `.`, the item
  /// itself.
  let parts: [Part]

  /// One of the names between the dots.
  struct Part: Sendable {
    let text: String
    /// The list whose items the part is about, such as `items` for `hasItems`, or nil for most
    /// names.
    let list: String?
  }

  init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
    let parts = text.utf8.split(separator: UInt8(ascii: "."))
    self.parts = (parts.count == 1 ? [text] : parts.map { String(Substring($0)) }).map(Part.init)
  }

  /// Whether no part between the dots is empty, unlike in `a..b` and `.a`.
  var isWellFormed: Bool {
    text == "." || text.utf8.count { $0 == UInt8(ascii: ".") } == parts.count - 1
  }

  /// Returns the range of the part at `index`.
  func range(ofPart index: Int) -> SourceRange {
    guard parts.indices.contains(index) else { return range }
    let start = parts[..<index].reduce(range.lowerBound) { $0 + $1.text.utf8.count + 1 }
    return range.file.range(start..<start + parts[index].text.utf8.count)
  }
}

extension Name.Part {
  fileprivate init(_ text: String) {
    self.text = text
    list = text.listOfFlag
  }
}

extension String {
  /// The list of a flag, such as `items` for `hasItems`.
  fileprivate var listOfFlag: String? {
    guard hasPrefix("has"), utf8.count > 3 else { return nil }
    let name = dropFirst(3)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
