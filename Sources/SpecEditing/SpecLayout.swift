import SourceText

/// The lines of a spec and their content, by byte offsets.
struct SpecLayout {
  private let bytes: [UInt8]
  /// The offset at which the text begins, after a byte order mark.
  private let start: Int
  /// The line end of the text.
  let lineEnd: String

  init(_ file: SourceFile) {
    let bytes = Array(file.text.utf8)
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = bytes.drop { $0 != Self.lineFeed && $0 != Self.carriageReturn }
    let isPair = end.starts(with: [Self.carriageReturn, Self.lineFeed])
    lineEnd = isPair ? "\r\n" : end.first == Self.carriageReturn ? "\r" : "\n"
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let hash = UInt8(ascii: "#")

  // MARK: Lines

  /// Whether `offset` is the end of a text whose last line has no line end.
  func isAfterOpenLine(_ offset: Int) -> Bool {
    offset == bytes.count && offset > start && !isLineBreak(bytes[offset - 1])
  }

  func startOfLine(_ offset: Int) -> Int {
    var index = offset
    while index > start, !isLineBreak(bytes[index - 1]) { index -= 1 }
    return index
  }

  /// Returns the start of the line after the one that contains the byte before `offset`.
  func endOfLine(after offset: Int) -> Int {
    nextLine(from: max(offset - 1, start))
  }

  /// Returns the start of the line after the one that contains the byte at `offset`.
  private func nextLine(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count, !isLineBreak(bytes[index]) { index += 1 }
    guard index < bytes.count else { return index }
    let isPair = bytes[index] == Self.carriageReturn && byte(at: index + 1) == Self.lineFeed
    return index + (isPair ? 2 : 1)
  }

  /// Returns the indentation of `offset`: the text before it on its line, with a space for each
  /// byte that is not blank.
  func indent(of offset: Int) -> String {
    let line = bytes[startOfLine(offset)..<offset]
    return String(decoding: line.map { isBlank($0) ? $0 : Self.space }, as: UTF8.self)
  }

  /// Whether only spaces and tabs precede `offset` on its line.
  func startsLine(_ offset: Int) -> Bool {
    bytes[startOfLine(offset)..<offset].allSatisfy(isBlank)
  }

  // MARK: Comments

  /// Returns the start of the line of `offset`, or of the first of the comment lines directly above
  /// it that have the same indentation.
  func startOfBlock(at offset: Int) -> Int {
    let depth = offset - startOfLine(offset)
    var first = startOfLine(offset)
    while first > start {
      let above = startOfLine(first - lineBreakLength(before: first))
      guard comment(onLineAt: above) == depth else { break }
      first = above
    }
    return first
  }

  /// Returns the end of the comments that follow the line before `offset` and are indented by more
  /// than `depth`. They belong to what is above them.
  func endOfComments(after offset: Int, deeperThan depth: Int) -> Int {
    var end = offset
    var line = offset
    while line < bytes.count {
      let next = nextLine(from: line)
      if let column = comment(onLineAt: line) {
        guard column > depth else { break }
        end = next
      } else if !isBlankLine(at: line) {
        break
      }
      line = next
    }
    return end
  }

  /// Returns the end of the empty lines and comments that follow `offset`.
  func startOfContent(after offset: Int) -> Int {
    var line = offset
    while line < bytes.count, isBlankLine(at: line) || comment(onLineAt: line) != nil {
      line = nextLine(from: line)
    }
    return line
  }

  /// Returns the column of the comment on a line that has nothing else, or nil for any other line.
  private func comment(onLineAt line: Int) -> Int? {
    let index = behindBlanks(from: line)
    return byte(at: index) == Self.hash ? index - line : nil
  }

  private func isBlankLine(at line: Int) -> Bool {
    byte(at: behindBlanks(from: line)).map(isLineBreak) ?? true
  }

  // MARK: Braces

  func isBlank(at offset: Int) -> Bool {
    byte(at: offset).map { isBlank($0) || isLineBreak($0) } ?? false
  }

  /// Returns the offset of the comma after the last entry of a collection, which ends before
  /// `offset`, or nil if there is none.
  func comma(after offset: Int, before close: Int) -> Int? {
    var index = offset
    while index < close {
      switch bytes[index] {
      case UInt8(ascii: ","): return index
      case Self.hash: index = nextLine(from: index)
      default: index += 1
      }
    }
    return nil
  }

  /// Returns the end of the line if nothing or only a comment follows `offset` on it, or else
  /// `offset`.
  func endOfContent(after offset: Int) -> Int {
    var index = behindBlanks(from: offset)
    if byte(at: index) == Self.hash {
      while let byte = byte(at: index), !isLineBreak(byte) { index += 1 }
    }
    return byte(at: index).map(isLineBreak) == true ? index : offset
  }

  // MARK: Bytes

  private func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  private func behindBlanks(from offset: Int) -> Int {
    bytes[offset...].firstIndex { !isBlank($0) } ?? bytes.count
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == Self.space || byte == Self.tab }

  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private func lineBreakLength(before offset: Int) -> Int {
    let isPair =
      offset - start > 1 && bytes[offset - 1] == Self.lineFeed
      && bytes[offset - 2] == Self.carriageReturn
    return isPair ? 2 : 1
  }
}
