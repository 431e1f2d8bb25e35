package import SourceText

/// An element: its tags, its attributes, and what is between its tags.
package struct Element: Hashable, Sendable {
  package let name: String
  /// In the order of the text; their names differ.
  package let attributes: [Attribute]
  package let content: [Node]
  /// `<view id="a">`, or `<view id="a"/>`.
  package let startTag: SourceRange
  /// `</view>`; nil if the start tag closes the element too.
  package let endTag: SourceRange?

  package init(
    _ name: String, attributes: [Attribute], content: [Node], startTag: SourceRange,
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
  /// From the first byte of the start tag to the last of the end tag.
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

  /// All elements inside it, each before its own descendants.
  package var descendants: [Element] {
    var descendants: [Element] = []
    var waiting = Array(elements.reversed())
    while let element = waiting.popLast() {
      descendants.append(element)
      waiting += element.elements.reversed()
    }
    return descendants
  }

  /// The first direct child of that name.
  package func element(_ name: String) -> Element? {
    content.lazy.compactMap(\.element).first { $0.name == name }
  }

  package func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.name == name }
  }

  /// The value of an attribute; nil if the element has none of that name.
  package subscript(name: String) -> String? { attribute(name)?.value }

  /// All text directly inside it, without that of its elements.
  package var text: String {
    content.reduce(into: "") { text, node in
      if case .text(let data) = node { text += data.value }
    }
  }
}

/// `id="a8F-2k-Xw9"`.
package struct Attribute: Hashable, Sendable {
  package let name: String
  /// The value with its references resolved; tabs and line ends in it read as spaces.
  package let value: String
  /// From the first byte of the name to the last quote.
  package let range: SourceRange
  /// What is between the quotes.
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
