import SourceText

/// Finds the tags of a template, one after the other, in a single pass. All positions start here.
///
/// `Hi {{name}}!` has one tag, at 3..<11. Everything between tags is text.
struct TagScanner {
  let file: SourceFile
  let bytes: [UInt8]
  /// The start of the template, after a byte order mark.
  let start: Int
  private(set) var problems: [(message: Diagnostic.Message, range: SourceRange)] = []

  /// The offset at which the search for the next tag starts.
  private var offset: Int
  private(set) var delimiters = Delimiters.standard

  /// The maximum number of problems that are reported. A file with more is not a template.
  private static let problemLimit = 20

  init(_ file: SourceFile) {
    self.file = file
    self.bytes = Array(file.text.utf8)
    self.start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.offset = start
  }

  /// Returns the next readable tag, or nil after the last one. Unreadable ones are reported.
  mutating func next() -> TemplateTag? {
    while problems.count < Self.problemLimit,
      let open = firstIndex(of: delimiters.open, from: offset)
    {
      if let tag = scanTag(at: open) { return tag }
    }
    return nil
  }

  /// Returns the closing tag of `name` with the current delimiters.
  func closingTag(for name: String) -> String {
    String(decoding: delimiters.open, as: UTF8.self) + "/" + name
      + String(decoding: delimiters.close, as: UTF8.self)
  }
}

extension TagScanner {
  /// Reads the tag that opens at `open`. Returns nil if it cannot be read. `offset` is then where
  /// the search continues.
  private mutating func scanTag(at open: Int) -> TemplateTag? {
    var content = open + delimiters.open.count
    while content < bytes.count, bytes[content].isSpace || bytes[content].isLineEnd {
      content += 1
    }
    guard content < bytes.count else { return unclosed(open) }

    switch bytes[content] {
    case UInt8(ascii: "!"): return scanComment(at: open, from: content + 1)
    case UInt8(ascii: "="): return scanDelimiters(at: open, from: content + 1)
    case UInt8(ascii: "{"): return scanTriple(at: open, from: content + 1)
    case UInt8(ascii: "&"): return scanName(.variable(isEscaped: false), open, content + 1)
    case UInt8(ascii: "#"): return scanName(.section(isInverted: false), open, content + 1)
    case UInt8(ascii: "^"): return scanName(.section(isInverted: true), open, content + 1)
    case UInt8(ascii: "/"): return scanName(.close, open, content + 1)
    case UInt8(ascii: ">"): return scanName(.partial(isDynamic: false), open, content + 1)
    case UInt8(ascii: "<"): return scanName(.parent(isDynamic: false), open, content + 1)
    case UInt8(ascii: "$"): return scanName(.block, open, content + 1)
    default: return scanName(.variable(isEscaped: true), open, content)
    }
  }

  private mutating func scanComment(at open: Int, from content: Int) -> TemplateTag? {
    guard let close = firstIndex(of: delimiters.close, from: content) else { return unclosed(open) }
    return tag(.comment, Name("", at: file.range(content..<close)), open, closedAt: close)
  }

  private mutating func scanDelimiters(at open: Int, from content: Int) -> TemplateTag? {
    guard let close = firstIndex(of: delimiters.close, from: content) else { return unclosed(open) }
    // The new delimiters may contain the current one: {{={{ }}=}} changes nothing, and is legal.
    var end = close
    if bytes[end - 1] != UInt8(ascii: "=") || end == content {
      end = firstIndex(of: delimiters.close, from: close + delimiters.close.count) ?? close
    }
    guard bytes[end - 1] == UInt8(ascii: "="), content < end,
      let changed = Delimiters(bytes[content..<end - 1])
    else {
      return unreadable(.badDelimiters, open..<close + delimiters.close.count)
    }
    let name = Name("", at: file.range(content..<end))
    let tag = tag(.delimiters, name, open, closedAt: end)
    delimiters = changed
    return tag
  }

  private mutating func scanTriple(at open: Int, from content: Int) -> TemplateTag? {
    guard let close = closeIndex(from: content) else { return unclosed(open) }
    let brace = UInt8(ascii: "}")
    let closeCount = delimiters.close.count
    if bytes[close] == brace, matches(delimiters.close, at: close + 1) {
      return named(.variable(isEscaped: false), open, content..<close, closedAt: close + 1)
    }
    if content < close, bytes[close - 1] == brace {
      return named(.variable(isEscaped: false), open, content..<close - 1, closedAt: close)
    }
    return unreadable(.unclosedTriple(delimiters), open..<close + closeCount)
  }

  private mutating func scanName(_ kind: TemplateTag.Kind, _ open: Int, _ content: Int)
    -> TemplateTag?
  {
    guard let close = closeIndex(from: content) else { return unclosed(open) }
    return named(kind, open, content..<close, closedAt: close)
  }

  private mutating func named(
    _ kind: TemplateTag.Kind, _ open: Int, _ content: Range<Int>, closedAt close: Int
  ) -> TemplateTag? {
    var kind = kind
    var range = trimmed(content)
    var prefix = ""
    if let first = bytes[range].first, first == UInt8(ascii: "*") {
      let dynamic = trimmed(range.lowerBound + 1..<range.upperBound)
      switch kind {
      case .partial: (kind, range) = (.partial(isDynamic: true), dynamic)
      case .parent: (kind, range) = (.parent(isDynamic: true), dynamic)
      case .close: (prefix, range) = ("*", dynamic)
      default: break
      }
    }
    let whole = open..<close + delimiters.close.count
    let text = prefix + String(decoding: bytes[range], as: UTF8.self)
    let name = Name(text, at: file.range(range))
    if range.isEmpty { return unreadable(.emptyTag, whole) }
    if bytes[range].contains(where: { $0.isSpace || $0.isLineEnd }) {
      return unreadable(.spaceInName(text), range, upTo: whole.upperBound)
    }
    if kind.looksUpName, !name.isWellFormed {
      return unreadable(.emptyPart(text), range, upTo: whole.upperBound)
    }
    return tag(kind, name, open, closedAt: close)
  }

  /// Creates the tag and moves `offset` past it.
  private mutating func tag(
    _ kind: TemplateTag.Kind, _ name: Name, _ open: Int, closedAt close: Int
  ) -> TemplateTag {
    offset = close + delimiters.close.count
    return TemplateTag(
      kind: kind, name: name, range: open..<offset, lineStart: lineStart(before: open),
      lineEnd: lineEnd(after: offset))
  }
}

extension TagScanner {
  /// Reports the tag at `open`, and continues after its opening delimiter.
  private mutating func unclosed(_ open: Int) -> TemplateTag? {
    offset = open + delimiters.open.count
    let lineEnd = bytes[open...].firstIndex(where: \.isLineEnd) ?? bytes.count
    let nextTag = firstIndex(of: delimiters.open, from: offset) ?? lineEnd
    let tag = trimmed(open..<min(lineEnd, max(nextTag, offset)))
    problems.append((.unclosedTag(delimiters), file.range(tag)))
    // If the rest of the text has no closing delimiter, all of it is this tag.
    if firstIndex(of: delimiters.close, from: offset) == nil { offset = bytes.count }
    return nil
  }

  private mutating func unreadable(
    _ message: Diagnostic.Message, _ range: Range<Int>, upTo end: Int? = nil
  ) -> TemplateTag? {
    problems.append((message, file.range(range)))
    offset = end ?? range.upperBound
    return nil
  }
}

extension TemplateTag.Kind {
  /// Whether dots in the name separate parts, unlike in the name of a partial or a block.
  fileprivate var looksUpName: Bool {
    switch self {
    case .variable, .section, .partial(isDynamic: true), .parent(isDynamic: true): true
    case .comment, .delimiters, .partial, .parent, .block, .close: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unclosedTag(_ delimiters: Delimiters) -> Self {
    "tag is never closed; expected '\(String(decoding: delimiters.close, as: UTF8.self))'"
  }

  fileprivate static func unclosedTriple(_ delimiters: Delimiters) -> Self {
    let open = String(decoding: delimiters.open, as: UTF8.self)
    let close = String(decoding: delimiters.close, as: UTF8.self)
    return "tag is opened by '\(open){' but closed by '\(close)'; write '}\(close)'"
  }

  fileprivate static var emptyTag: Self { "tag without a name" }

  fileprivate static func spaceInName(_ name: String) -> Self {
    "space in name '\(name)'; write one name per tag"
  }

  fileprivate static func emptyPart(_ name: String) -> Self {
    "empty part in name '\(name)'; write single dots between names"
  }

  fileprivate static var badDelimiters: Self {
    "bad delimiters; write two words without '=', as in '{{=<% %>=}}'"
  }
}
