import SourceText

extension TemplateParser {
  /// Returns the innermost open tag that `closing` closes, possibly misspelled, or nil if there is
  /// none. Unclosed tags inside it are reported and removed.
  mutating func unwind(to closing: TemplateTag) -> OpenTag? {
    let name = closing.name.text
    if let innermost = open.last, innermost.tag.closingName == name { return innermost }
    if let index = misclosed.lastIndex(of: name) {
      misclosed.remove(at: index)
      return nil
    }
    let range = scanner.file.range(closing.range)
    if let index = open.lastIndex(where: { $0.tag.closingName == name }) {
      open[(index + 1)...].forEach { reportUnclosed($0) }
      levels.removeSubrange((index + 2)...)
      open.removeSubrange((index + 1)...)
      return open.last
    }
    guard let innermost = open.last else {
      error(.strayClose(scanner.closingTag(for: name)), at: range)
      return nil
    }
    error(
      .mismatchedClose(scanner.closingTag(for: name), expected: innermost.closingTag), at: range,
      notes: [.init(.opened(innermost.tag), at: scanner.file.range(innermost.tag.range))])
    misclosed.append(innermost.tag.closingName)
    return innermost
  }

  mutating func reportUnclosed(_ opening: OpenTag) {
    error(
      .unclosed(opening.tag, closingTag: opening.closingTag),
      at: scanner.file.range(opening.tag.range))
  }
}

extension Diagnostic.Message {
  fileprivate static func unclosed(_ opening: TemplateTag, closingTag: String) -> Self {
    "\(opening.kind.word) '\(opening.name.text)' is never closed; expected '\(closingTag)'"
  }

  fileprivate static func strayClose(_ closingTag: String) -> Self {
    "'\(closingTag)' closes nothing; remove it or open a section before it"
  }

  fileprivate static func mismatchedClose(_ found: String, expected: String) -> Self {
    "expected '\(expected)', found '\(found)'"
  }

  fileprivate static func opened(_ opening: TemplateTag) -> Self {
    "\(opening.kind.word) '\(opening.name.text)' is opened here"
  }
}

extension TemplateTag.Kind {
  /// The kind of tag in messages.
  fileprivate var word: String {
    switch self {
    case .block: "block"
    case .parent: "parent"
    case .section, .variable, .partial, .comment, .delimiters, .close: "section"
    }
  }
}
