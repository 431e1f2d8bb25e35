extension [Node] {
  /// The nodes without `space` at the start of each of their lines, or without as much of it as a
  /// line has. A block that replaces another is moved to the left like this, and back to the right
  /// when it is printed.
  func dedented(by space: [UInt8]) -> [Node] {
    space.isEmpty ? self : map { $0.dedented(by: space) }
  }

  /// The nodes with a mark that a line begins with them.
  func startingLine() -> [Node] {
    guard let first else { return [] }
    if case .text(var text) = first {
      text.startsLine = true
      return [.text(text)] + dropFirst()
    }
    return [.lineStart] + self
  }
}

extension Node {
  /// What stands before the first tag of a line, when that is nothing but `space`.
  static func startOfLine(_ space: [UInt8]) -> Node {
    space.isEmpty ? .lineStart : .text(Text(bytes: space, startsLine: true))
  }

  fileprivate func dedented(by space: [UInt8]) -> Node {
    switch self {
    case .lineStart, .variable:
      return self
    case .text(var text):
      text.bytes = text.bytes.dedented(by: space, startsLine: text.startsLine)
      return text.bytes.isEmpty && text.startsLine ? .lineStart : .text(text)
    case .section(var section):
      section.nodes = section.nodes.dedented(by: space)
      return .section(section)
    case .partial(var partial):
      // Its arguments were moved when they were closed.
      partial.indentation = partial.indentation?.dedented(by: space, startsLine: true)
      return .partial(partial)
    case .block(var block):
      block.indentation = block.indentation?.dedented(by: space, startsLine: true)
      block.fallback.nodes = block.fallback.nodes.dedented(by: space)
      return .block(block)
    }
  }
}

extension [UInt8] {
  fileprivate func dedented(by space: [UInt8], startsLine: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var atLineStart = startsLine
    for line in split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let removed = atLineStart ? zip(line, space).prefix { $0 == $1 }.count : 0
      result += line.dropFirst(removed)
      if line.endIndex < endIndex { result.append(UInt8(ascii: "\n")) }
      atLineStart = true
    }
    return result
  }
}
