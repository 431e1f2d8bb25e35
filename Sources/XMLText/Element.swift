package import SourceText

/// An element with its tags, its attributes, and the content between its tags.
package struct Element: Hashable, Sendable {
  package let name: String
  /// The attributes in the order of the text, each with a different name.
  package let attributes: [Attribute]
  package let content: [XMLNode]
  /// The range of the start tag, such as `<view id="a">` or `<view id="a"/>`.
  package let startTag: SourceRange
  /// The range of the end tag, such as `</view>`, or nil if the start tag also closes the element.
  package let endTag: SourceRange?

  package init(
    _ name: String, attributes: [Attribute], content: [XMLNode], startTag: SourceRange,
    endTag: SourceRange?
  ) {
    self.name = name
    self.attributes = attributes
    self.content = content
    self.startTag = startTag
    self.endTag = endTag
  }
}

extension Element {
  /// The range from the first byte of the start tag to the last byte of the end tag.
  package var range: SourceRange {
    endTag.map { startTag.extended(to: $0) } ?? startTag
  }

  /// The name in the start tag, for a caret below it.
  package var nameRange: SourceRange {
    let start = startTag.lowerBound + 1
    return startTag.file.range(start..<start + name.utf8.count)
  }

  /// The direct children.
  package var elements: [Element] { content.compactMap(\.element) }

  /// All elements inside this one. Each precedes its own descendants.
  package var descendants: [Element] {
    var descendants: [Element] = []
    var waiting = Array(elements.reversed())
    while let element = waiting.popLast() {
      descendants.append(element)
      waiting += element.elements.reversed()
    }
    return descendants
  }

  /// Returns the first direct child with that name.
  package func element(_ name: String) -> Element? {
    content.lazy.compactMap(\.element).first { $0.name == name }
  }

  package func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.name == name }
  }

  /// The value of an attribute, or nil if the element has none of that name.
  package subscript(name: String) -> String? { attribute(name)?.value }

  /// All text directly inside the element, without that of its child elements.
  package var text: String {
    content.reduce(into: "") { text, node in
      if case .text(let data) = node { text += data.value }
    }
  }
}

/// An attribute, such as `id="a8F-2k-Xw9"`.
package struct Attribute: Hashable, Sendable {
  package let name: String
  /// The value with its references resolved, and with spaces for its tabs and line ends.
  package let value: String
  /// The range from the first byte of the name to the closing quote.
  package let range: SourceRange
  /// The range of the text between the quotes.
  package let valueRange: SourceRange

  package init(_ name: String, value: String, range: SourceRange, valueRange: SourceRange) {
    self.name = name
    self.value = value
    self.range = range
    self.valueRange = valueRange
  }

  package var nameRange: SourceRange {
    range.file.range(range.lowerBound..<range.lowerBound + name.utf8.count)
  }
}
