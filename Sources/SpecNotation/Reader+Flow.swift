import SourceText

// Flow nodes and flow collections (7.4, 7.5).
extension Reader {
  /// Reads a quoted or plain text, or a collection in brackets, without its properties. These are
  /// all values that can be on one line.
  mutating func flowNode(indent: Int, inFlow: Bool) throws(Stop) -> Node {
    switch bytes[at] {
    case Byte.doubleQuote, Byte.singleQuote: return try quoted(by: bytes[at], indent: indent)
    case Byte.openBracket: return try flowList(indent: indent)
    case Byte.openBrace: return try flowMapping(indent: indent)
    default:
      guard startsPlain(inFlow: inFlow) else { throw stopAtIndicator(inFlow: inFlow) }
      return try plainScalar(indent: indent, inFlow: inFlow)
    }
  }

  /// Reads a list such as `[a, b: c, ? d]`.
  private mutating func flowList(indent: Int) throws(Stop) -> Node {
    let bracket = Bracket(offset: at, indent: indent, closing: Byte.closeBracket)
    var items: [Node] = []
    try descend(at: at)
    at += 1
    while try hasNextItem(in: bracket) {
      let item = try flowItem(in: bracket)
      items.append(item)
      try skipComma(after: item, in: bracket)
    }
    depth -= 1
    return try node(.list(items), at: bracket.offset..<at)
  }

  /// Reads a mapping such as `{a: b, "c":d, ? e}`.
  private mutating func flowMapping(indent: Int) throws(Stop) -> Node {
    let bracket = Bracket(offset: at, indent: indent, closing: Byte.closeBrace)
    var entries = EntryList()
    try descend(at: at)
    at += 1
    while try hasNextItem(in: bracket) {
      try skipQuestion(in: bracket)
      let (key, isQuoted) = try flowValue(in: bracket)
      try skipSeparation(in: bracket)
      let value = try flowEntryValue(of: key, isQuoted: isQuoted, in: bracket)
      try add(key, value, to: &entries)
      try skipComma(after: value, in: bracket)
    }
    depth -= 1
    return try node(.mapping(entries.entries), at: bracket.offset..<at)
  }

  /// Reads one item of a list in brackets. A key with its value, or a `?`, is a mapping with one
  /// entry.
  private mutating func flowItem(in bracket: Bracket) throws(Stop) -> Node {
    let start = at
    let startLine = line
    let isExplicit = try skipQuestion(in: bracket)
    let (key, isQuoted) = try flowValue(in: bracket)
    try skipSeparation(in: bracket)
    if !isExplicit {
      guard startsFlowEntryValue(afterQuoted: isQuoted) else { return key }
      try requireKeyOnLine(startLine, from: start)
    }
    try descend(at: start)
    var entries = EntryList()
    let value = try flowEntryValue(of: key, isQuoted: isQuoted, in: bracket)
    try add(key, value, to: &entries)
    depth -= 1
    return try node(.mapping(entries.entries), at: start..<value.range.upperBound)
  }

  /// Reads a key, an item or a value with its properties, and returns whether it is quoted or in
  /// brackets, so that a `:` directly after it needs no space. An omitted value is an empty node.
  private mutating func flowValue(
    in bracket: Bracket
  ) throws(Stop) -> (node: Node, isQuoted: Bool) {
    let (properties, place) = try flowProperties(in: bracket)
    switch bytes[at] {
    case Byte.comma, Byte.closeBracket, Byte.closeBrace:
      return (try emptyNode(properties, at: place), false)
    case Byte.colon where startsFlowEntryValue(afterQuoted: false):
      return (try emptyNode(properties, at: place), false)
    case Byte.asterisk:
      if let range = properties.range { throw stop(.propertiesOfAlias, at: range) }
      return (try alias(), false)
    case let first:
      let node = try flowNode(indent: bracket.indent, inFlow: true)
      return (try finish(node, with: properties), first.opensQuotedOrBracket)
    }
  }

  /// Reads the properties of a value in brackets, which may be on several lines. Returns their end
  /// as well.
  private mutating func flowProperties(
    in bracket: Bracket
  ) throws(Stop) -> (properties: Properties, end: Int) {
    var properties = Properties()
    var end = at
    while bytes[at] == Byte.ampersand || bytes[at] == Byte.exclamation {
      try merge(self.properties(), into: &properties)
      end = properties.range?.upperBound ?? end
      try skipSeparation(in: bracket)
    }
    return (properties, end)
  }

  /// Reads `: value`. The value is omitted if there is no `:`.
  private mutating func flowEntryValue(
    of key: Node, isQuoted: Bool, in bracket: Bracket
  ) throws(Stop) -> Node {
    guard startsFlowEntryValue(afterQuoted: isQuoted) else {
      return try emptyNode(Properties(), at: key.range.upperBound)
    }
    let place = at + 1
    if !isQuoted, bytes[place] == Byte.openBracket || bytes[place] == Byte.openBrace {
      throw stop(.noSpaceAfterColon, at: at..<place)
    }
    at = place
    try skipSeparation(in: bracket)
    if bytes[at] == Byte.comma || bytes[at] == bracket.closing {
      return try emptyNode(Properties(), at: place)
    }
    return try flowValue(in: bracket).node
  }

  private func startsFlowEntryValue(afterQuoted: Bool) -> Bool {
    bytes[at] == Byte.colon && (afterQuoted || !isPlainSafe(bytes[at + 1], inFlow: true))
  }

  /// Reports a character with which no value can start, and returns the error to throw.
  private mutating func stopAtIndicator(inFlow: Bool) -> Stop {
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

extension UInt8 {
  fileprivate var opensQuotedOrBracket: Bool {
    switch self {
    case Byte.doubleQuote, Byte.singleQuote, Byte.openBracket, Byte.openBrace: true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let blockListInFlow: Self =
    "a list with '-' cannot be inside brackets; write '[a, b]'"

  fileprivate static func blockTextInFlow(_ indicator: String) -> Self {
    "a text with '\(indicator)' cannot be inside brackets; use quotes"
  }

  fileprivate static func badStart(_ character: String) -> Self {
    "a text cannot begin with '\(character)'; put it in quotes"
  }
}
