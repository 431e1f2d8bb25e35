import SourceText

extension [TemplateNode] {
  /// Returns the nodes without `space`, or as much of it as there is, at the start of each line. A
  /// block that replaces another loses its indentation in this way, and gets a new one when it is
  /// printed.
  func dedented(by space: [UInt8]) -> [TemplateNode] {
    space.isEmpty ? self : map { $0.dedented(by: space) }
  }

  /// Returns the nodes, marked as the beginning of a line.
  func startingLine() -> [TemplateNode] {
    guard let first else { return [] }
    if case .text(var text) = first {
      text.startsLine = true
      return [.text(text)] + dropFirst()
    }
    return [.lineStart] + self
  }
}

extension TemplateNode {
  /// Returns the node for the text before the first tag of a line, if it is only `space`.
  static func startOfLine(_ space: [UInt8], at range: SourceRange) -> TemplateNode {
    space.isEmpty ? .lineStart : .text(Text(bytes: space, startsLine: true, range: range))
  }

  fileprivate func dedented(by space: [UInt8]) -> TemplateNode {
    switch self {
    case .lineStart, .variable:
      return self
    case .text(var text):
      if text.startsLine { text.bytes = text.bytes.dedented(by: space) }
      return text.bytes.isEmpty && text.startsLine ? .lineStart : .text(text)
    case .section(var section):
      section.nodes = section.nodes.dedented(by: space)
      return .section(section)
    case .partial(var partial):
      // The arguments lost their indentation when they were closed.
      partial.indentation = partial.indentation?.dedented(by: space)
      return .partial(partial)
    case .block(var block):
      block.fallback.nodes = block.fallback.nodes.dedented(by: space)
      block.indentation = block.indentation?.dedented(by: space)
      return .block(block)
    }
  }
}

extension [UInt8] {
  fileprivate func dedented(by space: [UInt8]) -> [UInt8] {
    Array(dropFirst(zip(self, space).prefix { $0 == $1 }.count))
  }
}
