import SourceText

/// Where a block value may stand: what the productions of chapter 8 pass down as `n` and `c`.
struct BlockPlace {
  /// The column of the list or mapping around it; its own lines stand further right.
  var indent: Int
  /// Whether a list may stand in that very column, as under a key.
  var alignsList = false
  /// Whether a list or mapping may begin on the line of the indicator before it: `- - a`.
  var isCompact = false
}

// Block nodes (8.2.3): a value on the line of its indicator, or on lines of its own.
extension Reader {
  /// Reads the value behind the indicator that ends at `at`.
  mutating func blockNode(_ place: BlockPlace) throws(Stop) -> Node {
    let start = at
    skipBlanks()
    if isAtLineEnd {
      return try nodeOnLaterLine(place, properties: Properties(), empty: start)
    }
    // Only spaces count as the indentation of a compact collection.
    let isIndented = place.isCompact && bytes[start..<at].allSatisfy { $0 == Byte.space }
    return try blockContent(
      place, properties: Properties(), column: isIndented ? at - line.start : nil)
  }

  /// Reads the value whose first line comes later, if that line is far enough right; else nothing
  /// stands at `empty`.
  mutating func nodeOnLaterLine(
    _ place: BlockPlace, properties: Properties, empty: Int
  ) throws(Stop) -> Node {
    skipToContent()
    if column <= place.indent {
      if place.alignsList, column == place.indent, line.isIndentedBySpaces, isIndicator(Byte.dash) {
        return try blockList(column: column, in: place, properties: properties)
      }
      return try emptyNode(properties, at: empty)
    }
    if line.indent <= place.indent { throw stopAtTab() }
    return try blockContent(
      place, properties: properties, column: line.isIndentedBySpaces ? column : nil)
  }

  /// Reads the value at `at`. A list or mapping can start here if there is a `column` for it.
  /// `outer` properties come from lines above.
  private mutating func blockContent(
    _ place: BlockPlace, properties outer: Properties, column: Int?
  ) throws(Stop) -> Node {
    let start = at
    let startLine = line
    var outer = outer
    let inner = try properties()
    if let range = inner.range, isAtLineEnd {
      try merge(inner, into: &outer)
      return try nodeOnLaterLine(place, properties: outer, empty: range.upperBound)
    }
    switch bytes[at] {
    case Byte.dash where isIndicator(Byte.dash), Byte.question where isIndicator(Byte.question):
      if let range = inner.range { throw stop(.propertiesBeforeEntry, at: range) }
      guard let column else { throw stopAtCollection(start, in: place) }
      return bytes[at] == Byte.dash
        ? try blockList(column: column, in: place, properties: outer)
        : try blockMapping(column: column, from: start, firstKey: nil, properties: outer)
    case Byte.bar, Byte.greater:
      try merge(inner, into: &outer)
      return try finish(blockScalar(indent: place.indent), with: outer)
    default: break
    }

    let isAlias = bytes[at] == Byte.asterisk
    let node = try keyOrValue(indent: place.indent + 1, properties: inner)
    if isIndicator(Byte.colon) {
      try requireKeyOnLine(startLine, from: start)
      guard let column else { throw stopAtCollection(start, in: place) }
      let key = try finish(node, with: inner)
      return try blockMapping(column: column, from: start, firstKey: key, properties: outer)
    }
    if !isAtLineEnd { throw stopAtText(after: node) }
    if isAlias, let range = outer.range { throw stop(.propertiesOfAlias, at: range) }
    try merge(inner, into: &outer)
    return try finish(node, with: outer)
  }

  /// Reads what may turn out to be a key, up to the `:` or the end of the line, without its
  /// properties.
  mutating func keyOrValue(indent: Int, properties: Properties) throws(Stop) -> Node {
    defer { skipBlanks() }
    switch bytes[at] {
    case Byte.colon where isIndicator(Byte.colon):
      return try emptyNode(Properties(), at: properties.range?.upperBound ?? at)
    case Byte.asterisk:
      if let range = properties.range { throw stop(.propertiesOfAlias, at: range) }
      return try alias()
    default:
      return try flowNode(indent: indent, inFlow: false)
    }
  }
}

// What is wrong when a value does not end or start as it should.
extension Reader {
  /// The error for a list or mapping that starts behind something else on its line.
  private mutating func stopAtCollection(_ start: Int, in place: BlockPlace) -> Stop {
    if start == line.lead, !line.isIndentedBySpaces { return stopAtTab() }
    let text = bytes[..<start].lastIndex { !$0.isBlank } ?? 0
    if place.isCompact, let tab = bytes[text..<start].firstIndex(of: Byte.tab) {
      return stop(.tabBeforeEntry, at: tab..<tab + 1)
    }
    let range = at..<at + 1
    switch bytes[at] {
    case Byte.colon: return stop(.secondColon, at: range)
    case Byte.dash: return stop(.listOnLine, at: range)
    default: return stop(.mappingOnLine, at: range)
    }
  }

  /// The error for text that follows a value on its line.
  mutating func stopAtText(after node: Node) -> Stop {
    let range = character(at: at)
    let isRightBehind = at == node.range.upperBound
    switch bytes[at] {
    case Byte.colon where isRightBehind: return stop(.noSpaceAfterColon, at: range)
    case Byte.hash where isRightBehind: return stop(.noSpaceBeforeComment, at: range)
    default: break
    }
    switch bytes[node.range.lowerBound] {
    case Byte.singleQuote: return stop(.textAfterSingleQuote, at: range)
    case Byte.doubleQuote: return stop(.textAfterDoubleQuote, at: range)
    case Byte.asterisk: return stop(.textAfterAlias, at: range)
    default: return stop(.textAfterBracket, at: range)
    }
  }

  /// The error for a character with which no value can start.
  mutating func stopAtIndicator(inFlow: Bool) -> Stop {
    let range = character(at: at)
    switch bytes[at] {
    case Byte.dash where inFlow && bytes[at + 1].isSeparator:
      return stop(.blockListInFlow, at: range)
    case Byte.hash: return stop(.noSpaceBeforeComment, at: range)
    case Byte.bar where inFlow, Byte.greater where inFlow:
      return stop(.blockTextInFlow(text(range)), at: range)
    default: return stop(.badStart(text(range)), at: range)
    }
  }
}

extension Diagnostic.Message {
  static let propertiesOfAlias: Self =
    "an alias has no anchor or tag of its own; remove them"
  static let noSpaceAfterColon: Self = "a space is missing after ':'"

  fileprivate static let propertiesBeforeEntry: Self =
    "the anchor or tag of a list or mapping stands on the line above it"
  fileprivate static let tabBeforeEntry: Self =
    "a tab cannot indent a list or mapping; use spaces"
  fileprivate static let secondColon: Self =
    "a mapping cannot start here; begin a new line, or put text that holds ': ' in quotes"
  fileprivate static let listOnLine: Self =
    "a list cannot start here; begin a new line, or put text that begins with '- ' in quotes"
  fileprivate static let mappingOnLine: Self =
    "a mapping cannot start here; begin a new line, or put text that begins with '? ' in quotes"
  fileprivate static let noSpaceBeforeComment: Self =
    "a space is missing before '#'; put text that begins with '#' in quotes"
  fileprivate static let textAfterSingleQuote: Self =
    "text after the closing quote; inside single quotes, write a quote twice"
  fileprivate static let textAfterDoubleQuote: Self =
    "text after the closing quote; inside double quotes, write a quote as '\\\"'"
  fileprivate static let textAfterAlias: Self =
    "text after the alias; an alias stands for all of a value"
  fileprivate static let textAfterBracket: Self =
    "text after the closing bracket; put all of it in quotes, or begin a new line"
  fileprivate static let blockListInFlow: Self =
    "a list with '-' cannot stand inside brackets; write '[a, b]'"

  fileprivate static func blockTextInFlow(_ indicator: String) -> Self {
    "a text with '\(indicator)' cannot stand inside brackets; use quotes"
  }

  fileprivate static func badStart(_ character: String) -> Self {
    "a text cannot begin with '\(character)'; put it in quotes"
  }
}
