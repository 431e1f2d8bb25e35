import SourceText

/// The start of a block value, with its kind and the properties that precede it.
struct BlockStart {
  enum Kind {
    case nothing, list, mapping, blockScalar, keyOrValue
  }

  var kind = Kind.nothing
  /// The start of the value, including its properties on the same line, or of the place where it
  /// would be if it was omitted.
  var offset: Int
  var line = Line()
  /// The column of the offset.
  var column = 0
  /// Whether a list or mapping can start there, that is, not after a key or a tab.
  var allowsCollection = true
  /// The properties on lines above, which belong to the whole value.
  var outer = Properties()
  /// The properties on the line of the value, which belong to its first key, if it has one.
  var inner = Properties()
}

extension Reader {
  /// Finds the value that follows, on this line or a later one, and stops before it, after its
  /// properties. A line that is not indented enough does not belong to this value.
  mutating func blockStart(in place: BlockPlace) throws(Stop) -> BlockStart {
    var start = BlockStart(offset: at)
    var isOnLaterLine = at == line.lead
    while true {
      skipBlanks()
      if isOnLaterLine || isAtLineEnd {
        skipToContent()
        guard try isFarEnough(in: place, &start) else { return start }
      } else {
        // Only spaces count as the indentation of a compact collection.
        start.allowsCollection =
          place.isCompact && bytes[start.offset..<at].allSatisfy { $0 == Byte.space }
      }
      (start.offset, start.line, start.column) = (at, line, at - line.start)
      start.inner = try properties()
      guard let range = start.inner.range, isAtLineEnd else { break }
      try merge(start.inner, into: &start.outer)
      start.inner = Properties()
      start.offset = range.upperBound
      isOnLaterLine = true
    }
    start.kind = try kind(of: start, in: place)
    if start.kind == .blockScalar { try merge(start.inner, into: &start.outer) }
    return start
  }

  /// Returns whether the line at `at` belongs to a value in this place. A list in the column of its
  /// key does, and needs no further check.
  private mutating func isFarEnough(
    in place: BlockPlace, _ start: inout BlockStart
  ) throws(Stop) -> Bool {
    start.allowsCollection = line.isIndentedBySpaces
    if column > place.indent {
      if line.indent <= place.indent { throw stopAtTab() }
      return true
    }
    if place.alignsList, column == place.indent, start.allowsCollection, isIndicator(Byte.dash) {
      (start.offset, start.column, start.kind) = (at, column, .list)
    }
    return false
  }

  private mutating func kind(
    of start: BlockStart, in place: BlockPlace
  ) throws(Stop) -> BlockStart.Kind {
    switch bytes[at] {
    case Byte.dash where isIndicator(Byte.dash), Byte.question where isIndicator(Byte.question):
      if let range = start.inner.range { throw stop(.propertiesBeforeEntry, at: range) }
      if !start.allowsCollection { throw stopAtCollection(start.offset, in: place) }
      return bytes[at] == Byte.dash ? .list : .mapping
    case Byte.bar, Byte.greater:
      return .blockScalar
    default:
      return .keyOrValue
    }
  }

  /// Reports a list or mapping that starts after other text on its line, and returns the error to
  /// throw.
  mutating func stopAtCollection(_ start: Int, in place: BlockPlace) -> Stop {
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
}

extension Diagnostic.Message {
  fileprivate static let propertiesBeforeEntry: Self =
    "the anchor or tag of a list or mapping belongs on the line above it"
  fileprivate static let tabBeforeEntry: Self =
    "a tab cannot indent a list or mapping; use spaces"
  fileprivate static let secondColon: Self =
    "a mapping cannot start here; begin a new line, or put text that holds ': ' in quotes"
  fileprivate static let listOnLine: Self =
    "a list cannot start here; begin a new line, or put text that begins with '- ' in quotes"
  fileprivate static let mappingOnLine: Self =
    "a mapping cannot start here; begin a new line, or put text that begins with '? ' in quotes"
}
