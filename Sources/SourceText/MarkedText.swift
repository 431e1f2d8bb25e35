/// A text with marks between its characters. What a mark means is known to who sets it and who reads
/// it, and to nobody in between.
package struct MarkedText: Hashable, Sendable {
  package struct Mark: Hashable, Sendable {
    /// Where the mark is, in UTF-8.
    package var offset: Int
    package let sign: UInt8

    package init(_ sign: UInt8, at offset: Int) {
      self.offset = offset
      self.sign = sign
    }
  }

  package private(set) var text: String
  /// In the order of the text.
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
    marks += other.marks.map { Mark($0.sign, at: start + $0.offset) }
    text += other.text
  }
}
