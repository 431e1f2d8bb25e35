import SourceText

/// The form of a block depends on both of its tags. `{{$a}}` and `{{/a}}` may each be alone on a
/// line, like the tags of a section, or share a line, or together take up the lines from one to the
/// other.
extension TemplateParser {
  /// Closes a block directly below a parent tag, which replaces a block of the parent. Its
  /// indentation is removed, because it gets that of the block it replaces.
  mutating func closeArgument(_ opening: TemplateTag, _ closing: TemplateTag) {
    appendText(upTo: closing.lineStart ?? closing.range.lowerBound)
    offset = closing.range.upperBound
    var nodes = popNodes()
    if let lineEnd = opening.lineEnd {
      let indentation = indentation(ofLinesIn: lineEnd..<closing.range.lowerBound)
      nodes = nodes.dedented(by: indentation ?? [])
    } else {
      nodes = nodes.dedented(by: space(before: opening)).startingLine()
    }
    let content = Content(nodes: nodes, endsLine: closing.lineStart != nil)
    let name = opening.name
    let replacement = Replacement(name: name, content: content)
    if open[open.count - 1].arguments.updateValue(replacement, forKey: name.text) != nil {
      diagnostics.warning(.givenTwice(name.text), at: name.range)
    }
  }

  mutating func closeBlock(_ opening: TemplateTag, _ closing: TemplateTag) {
    leave(closing)
    var fallback = Content(nodes: popNodes(), endsLine: closing.isStandalone)
    let hasOwnLines = opening.lineStart != nil && closing.lineEnd != nil
    let space = space(before: opening)
    let start = range(before: opening)
    var indentation: [UInt8]?
    if let lineEnd = opening.lineEnd, opening.isStandalone {
      indentation = self.indentation(ofLinesIn: lineEnd..<closing.range.lowerBound) ?? space
    } else if hasOwnLines {
      indentation = space
      // The fallback stays where it is written, so it includes the space.
      if !fallback.nodes.isEmpty { fallback.nodes.insert(.startOfLine(space, at: start), at: 0) }
    } else if opening.lineStart != nil {
      append(.startOfLine(space, at: start))
    }

    var lineEnd: [UInt8] = []
    if let end = closing.lineEnd, hasOwnLines || closing.isStandalone {
      lineEnd = scanner.bytes[closing.range.upperBound..<end].filter(\.isLineEnd)
      offset = end
    }
    append(
      .block(
        Block(
          name: opening.name, fallback: fallback, indentation: indentation, lineEnd: lineEnd)))
  }

  mutating func closeParent(_ opening: OpenTag, _ closing: TemplateTag) {
    _ = popNodes()
    let tag = opening.tag
    let hasOwnLines = tag.lineStart != nil && closing.lineEnd != nil
    let isIndented = hasOwnLines || tag.isStandalone
    var isDynamic = false
    if case .parent(isDynamic: true) = tag.kind { isDynamic = true }

    if tag.lineStart != nil, !isIndented {
      append(.startOfLine(space(before: tag), at: range(before: tag)))
    }
    append(
      .partial(
        Partial(
          name: tag.name, isDynamic: isDynamic,
          indentation: isIndented ? space(before: tag) : nil, arguments: opening.arguments)))
    let endsLine = hasOwnLines || closing.isStandalone
    offset = (endsLine ? closing.lineEnd : nil) ?? closing.range.upperBound
  }

  /// Returns the indentation of the first line in `range` that is not blank, or nil if all are.
  private func indentation(ofLinesIn range: Range<Int>) -> [UInt8]? {
    var lineStart = range.lowerBound
    for index in range where !scanner.bytes[index].isSpace {
      if !scanner.bytes[index].isLineEnd { return Array(scanner.bytes[lineStart..<index]) }
      lineStart = index + 1
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func givenTwice(_ name: String) -> Self {
    "block '\(name)' is given twice; the last one counts"
  }
}
