import SourceText

/// Builds the tree of a template from its tags, and removes the lines of standalone tags.
struct TemplateParser {
  var diagnostics = Diagnostics()
  private(set) var scanner: TagScanner

  /// The sections, blocks and parents that are not closed yet, the outermost first.
  var open: [OpenTag] = []
  /// The nodes so far of the template and of each open tag.
  var levels: [[TemplateNode]] = [[]]
  /// The end of the text that has been used.
  var offset: Int
  /// The names whose closing tags were misspelled. If the correct one follows, it is not reported
  /// again.
  var misclosed: [String] = []

  private static let limits = InputFormat.template.limits
  private var errorCount = 0

  init(_ file: SourceFile) {
    scanner = TagScanner(file)
    offset = scanner.start
  }

  /// Parses the whole template and returns its nodes, which must not be used after errors.
  mutating func parse() -> [TemplateNode] {
    while errorCount + scanner.problems.count < Self.limits.problems, let tag = scanner.next() {
      add(tag)
      if open.count > Self.limits.depth { return refuseDepth(of: tag) }
    }
    appendText(upTo: scanner.bytes.count)
    if errorCount + scanner.problems.count < Self.limits.problems {
      open.forEach { reportUnclosed($0) }
    }
    for problem in scanner.problems { error(problem.message, at: problem.range) }
    return levels[0]
  }

  private mutating func refuseDepth(of tag: TemplateTag) -> [TemplateNode] {
    error(.tooDeep(Self.limits.depth), at: scanner.file.range(tag.range))
    return []
  }

  mutating func error(
    _ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    errorCount += 1
    diagnostics.error(message, at: range, notes: notes)
  }

  private mutating func add(_ tag: TemplateTag) {
    switch tag.kind {
    case .comment, .delimiters: leave(tag)
    case .variable(let isEscaped): append(variable: tag, isEscaped: isEscaped)
    case .partial(let isDynamic): append(partial: tag, isDynamic: isDynamic)
    case .section, .block, .parent: begin(tag)
    case .close: close(tag)
    }
  }
}

/// A tag whose closing tag has not been found yet.
struct OpenTag {
  let tag: TemplateTag
  /// The expected closing tag.
  let closingTag: String
  /// The arguments found so far, if the tag is a parent.
  var arguments: [String: Replacement] = [:]

  var isParent: Bool {
    if case .parent = tag.kind { true } else { false }
  }
}

// MARK: - Text

extension TemplateParser {
  /// Adds the text before `tag` and omits the tag, with its line if it is standalone.
  mutating func leave(_ tag: TemplateTag) {
    if let lineStart = tag.lineStart, let lineEnd = tag.lineEnd {
      appendText(upTo: lineStart)
      offset = lineEnd
    } else {
      appendText(before: tag)
      offset = tag.range.upperBound
    }
  }

  /// Adds the text before `tag`, or a node for a tag that begins a line.
  private mutating func appendText(before tag: TemplateTag) {
    appendText(upTo: tag.range.lowerBound)
    if tag.lineStart == tag.range.lowerBound { append(.lineStart) }
  }

  mutating func appendText(upTo end: Int) {
    while offset < end {
      let startsLine = offset == scanner.start || scanner.bytes[offset - 1] == UInt8(ascii: "\n")
      let rest = scanner.bytes[offset..<end]
      let line = rest[..<(rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end)]
      let range = scanner.file.range(line.startIndex..<line.endIndex)
      append(.text(Text(bytes: Array(line), startsLine: startsLine, range: range)))
      offset = line.endIndex
    }
  }

  /// Adds a node. Directly below a parent tag it is ignored, because only blocks have a meaning
  /// there.
  mutating func append(_ node: TemplateNode) {
    if open.last?.isParent != true { levels[levels.count - 1].append(node) }
  }
}

// MARK: - Tags

extension TemplateParser {
  private mutating func append(variable tag: TemplateTag, isEscaped: Bool) {
    appendText(before: tag)
    append(.variable(tag.name, isEscaped: isEscaped))
    offset = tag.range.upperBound
  }

  private mutating func append(partial tag: TemplateTag, isDynamic: Bool) {
    leave(tag)
    append(
      .partial(
        Partial(
          name: tag.name, isDynamic: isDynamic,
          indentation: tag.isStandalone ? space(before: tag) : nil)))
  }

  private mutating func begin(_ tag: TemplateTag) {
    switch tag.kind {
    case .section:
      leave(tag)
    case .block where open.last?.isParent == true:
      // The parent tag may be on the same line, which does not make the block part of a line.
      offset = tag.lineEnd ?? tag.range.upperBound
    default:
      // The closing tag decides whether the space belongs to the tag.
      appendText(upTo: tag.lineStart ?? tag.range.lowerBound)
      offset = (tag.isStandalone ? tag.lineEnd : nil) ?? tag.range.upperBound
    }
    open.append(OpenTag(tag: tag, closingTag: scanner.closingTag(for: tag.closingName)))
    levels.append([])
  }

  private mutating func close(_ closing: TemplateTag) {
    guard let opening = unwind(to: closing) else {
      leave(closing)
      return
    }
    switch opening.tag.kind {
    case .block where open.dropLast().last?.isParent == true: closeArgument(opening.tag, closing)
    case .block: closeBlock(opening.tag, closing)
    case .parent: closeParent(opening, closing)
    case .section(isInverted: let isInverted):
      leave(closing)
      let name = opening.tag.name
      append(.section(Section(name: name, isInverted: isInverted, nodes: popNodes())))
    default: break
    }
  }

  /// Removes and returns the nodes of the innermost open tag.
  mutating func popNodes() -> [TemplateNode] {
    open.removeLast()
    return levels.removeLast()
  }

  /// Returns the space between the start of the line and `tag`, or an empty array if there is
  /// anything else.
  func space(before tag: TemplateTag) -> [UInt8] {
    Array(range(before: tag).offsets.map { scanner.bytes[$0] })
  }

  func range(before tag: TemplateTag) -> SourceRange {
    scanner.file.range((tag.lineStart ?? tag.range.lowerBound)..<tag.range.lowerBound)
  }
}

extension Diagnostic.Message {
  fileprivate static func tooDeep(_ limit: Int) -> Self {
    "more than \(limit) sections within each other; nest them less deeply"
  }
}
