import SourceText

extension Element {
  /// Returns the start tag with some attributes changed. An existing attribute keeps its position.
  /// A new one follows the same attribute as in `other`. A nil value removes the attribute.
  func startTag(with changes: [String: Attribute?], from other: Element) -> String {
    let file = startTag.file
    let additions = additions(changes, from: other)
    var at = nameRange.upperBound
    var text = String(file.range(startTag.lowerBound..<at).text)
    text += additions[nil] ?? ""
    for attribute in attributes {
      let space = file.range(at..<attribute.range.lowerBound).text
      at = attribute.range.upperBound
      switch changes[attribute.name] {
      case nil: text += space + attribute.range.text
      case .some(let change?): text += space + attribute.text(with: change)
      case .some(nil): break
      }
      text += additions[attribute.name] ?? ""
    }
    return text + file.range(at..<startTag.upperBound).text
  }

  /// Returns the text of new attributes, by the name of the attribute before them.
  private func additions(
    _ changes: [String: Attribute?], from other: Element
  ) -> [String?: String] {
    var additions: [String?: String] = [:]
    var last: String?
    for attribute in other.attributes {
      if self.attribute(attribute.name) != nil {
        last = attribute.name
      } else if changes[attribute.name] != nil {
        additions[last, default: ""] += " " + attribute.range.text
      }
    }
    return additions
  }
}

extension Attribute {
  /// Creates an attribute without a position in a file.
  init(_ name: String, measure: Double) {
    let value = Int(exactly: measure).map(String.init) ?? String(measure)
    let file = SourceFile(path: "", text: "\(name)=\"\(value)\"")
    let start = name.utf8.count + 2
    let end = start + value.utf8.count
    self.init(
      name, value: value, range: file.range(0..<end + 1), valueRange: file.range(start..<end))
  }

  /// Returns the attribute as written, with the value of `other` between its quotes.
  fileprivate func text(with other: Attribute) -> String {
    let file = range.file
    let quote = file.range(valueRange.upperBound..<range.upperBound).text
    let escape = quote == "'" ? "&apos;" : "&quot;"
    let value = other.valueRange.text.reduce(into: "") { text, character in
      text += String(character) == quote ? escape : String(character)
    }
    return file.range(range.lowerBound..<valueRange.lowerBound).text + value + quote
  }
}
