/// A text with marks between its characters. Only the code that sets the marks and the code that
/// reads them know what they mean.
package struct MarkedText: Hashable, Sendable {
  package struct Mark: Hashable, Sendable {
    /// The position of the mark, in UTF-8 bytes.
    package var offset: Int
    package let sign: UInt8

    package init(_ sign: UInt8, at offset: Int) {
      self.offset = offset
      self.sign = sign
    }
  }

  package private(set) var text: String
  /// The marks in the order of the text.
  package private(set) var marks: [Mark]

  package init(_ text: String = "", marks: [Mark] = []) {
    self.text = text
    self.marks = marks
  }

  package mutating func append(_ sign: UInt8) {
    marks.append(Mark(sign, at: text.utf8.count))
  }

  package mutating func append(_ other: String) { text += other }

  package mutating func append(_ other: MarkedText) {
    let start = text.utf8.count
    for mark in other.marks { marks.append(Mark(mark.sign, at: start + mark.offset)) }
    text += other.text
  }
}
