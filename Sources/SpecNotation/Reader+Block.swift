import SourceText

/// The place of a block value, which the productions of chapter 8 pass down as `n` and `c`.
struct BlockPlace {
  /// The column of the enclosing list or mapping. The lines of the value are further right.
  var indent: Int
  /// Whether a list may be in the same column, as under a key.
  var alignsList = false
  /// Whether a list or mapping may begin on the line of the preceding indicator: `- - a`.
  var isCompact = false
}

// Block nodes (8.2.3): a value on the line of its indicator, or on its own lines.
extension Reader {
  /// Reads the value after the indicator that ends at `at`, or that starts the document there.
  mutating func blockNode(_ place: BlockPlace) throws(Stop) -> Node {
    let start = try blockStart(in: place)
    switch start.kind {
    case .nothing: return try emptyNode(start.outer, at: start.offset)
    case .list: return try blockList(start, isAligned: start.column == place.indent)
    case .mapping: return try blockMapping(start, firstKey: nil)
    case .blockScalar:
      return try finish(blockScalar(indent: place.indent), with: start.outer)
    case .keyOrValue:
      let node = try keyOrValue(indent: place.indent + 1, properties: start.inner)
      if !isIndicator(Byte.colon) { return try value(node, start) }
      return try blockMapping(start, firstKey: key(node, start, in: place))
    }
  }

  /// Reads a node that may turn out to be a key, up to the `:` or the end of the line, without its
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

  /// Returns the node, which has turned out to be a value.
  private mutating func value(
    _ node: consuming Node, _ start: BlockStart
  ) throws(Stop) -> Node {
    if !isAtLineEnd { throw stopAtText(after: node) }
    if bytes[node.range.lowerBound] == Byte.asterisk, let range = start.outer.range {
      throw stop(.propertiesOfAlias, at: range)
    }
    var properties = start.outer
    try merge(start.inner, into: &properties)
    return try finish(node, with: properties)
  }

  /// Returns the node, which has turned out to be the first key of a mapping.
  private mutating func key(
    _ node: consuming Node, _ start: BlockStart, in place: BlockPlace
  ) throws(Stop) -> Node {
    try requireKeyOnLine(start.line, from: start.offset)
    if !start.allowsCollection { throw stopAtCollection(start.offset, in: place) }
    return try finish(node, with: start.inner)
  }

  /// Reports text that follows a value on its line, and returns the error to throw.
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
}

extension Diagnostic.Message {
  static let propertiesOfAlias: Self =
    "an alias has no anchor or tag of its own; remove them"
  static let noSpaceAfterColon: Self = "a space is missing after ':'"
  static let noSpaceBeforeComment: Self =
    "a space is missing before '#'; put text that begins with '#' in quotes"

  fileprivate static let textAfterSingleQuote: Self =
    "text after the closing quote; inside single quotes, write a quote twice"
  fileprivate static let textAfterDoubleQuote: Self =
    "text after the closing quote; inside double quotes, write a quote as '\\\"'"
  fileprivate static let textAfterAlias: Self =
    "text after the alias; an alias replaces a whole value"
  fileprivate static let textAfterBracket: Self =
    "text after the closing bracket; put all of it in quotes, or begin a new line"
}
