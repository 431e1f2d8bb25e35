import SourceText

// Block sequences and block mappings (8.2.1, 8.2.2).
extension Reader {
  /// Reads a list whose dashes stand in `column`, from its first dash.
  mutating func blockList(
    column: Int, in place: BlockPlace, properties: Properties
  ) throws(Stop) -> Node {
    let start = at
    var items: [Node] = []
    var upper = start
    try descend(at: start)
    repeat {
      at += 1
      let item = try blockNode(BlockPlace(indent: column, isCompact: true))
      items.append(item)
      upper = item.range.upperBound
    } while try startsItem(in: column, from: start, isAligned: column == place.indent)
    depth -= 1
    return try finish(node(.list(items), at: start..<upper), with: properties)
  }

  /// Reads a mapping whose keys stand in `column`, from its first key; from the `:` behind it if the
  /// key has been read.
  mutating func blockMapping(
    column: Int, from start: Int, firstKey: Node?, properties: Properties
  ) throws(Stop) -> Node {
    var entries = EntryList()
    var upper = start
    var known = firstKey
    try descend(at: start)
    repeat {
      let key: Node
      let value: Node
      if known == nil, isIndicator(Byte.question) {
        (key, value) = try explicitEntry(column: column)
      } else {
        if let known { key = known } else { key = try implicitKey(column: column) }
        at += 1
        value = try blockNode(BlockPlace(indent: column, alignsList: true))
      }
      known = nil
      upper = value.range.upperBound
      try add(key, value, to: &entries)
    } while try startsEntry(in: column, from: start)
    depth -= 1
    return try finish(node(.mapping(entries.entries), at: start..<upper), with: properties)
  }

  /// `? key` and, in the same column of a later line, `: value`.
  private mutating func explicitEntry(column: Int) throws(Stop) -> (key: Node, value: Node) {
    let place = BlockPlace(indent: column, alignsList: true, isCompact: true)
    at += 1
    let key = try blockNode(place)
    skipToContent()
    guard self.column == column, line.isIndentedBySpaces, isIndicator(Byte.colon) else {
      return (key, try emptyNode(Properties(), at: key.range.upperBound))
    }
    at += 1
    return (key, try blockNode(place))
  }

  /// Reads a key on one line, up to its `:`.
  private mutating func implicitKey(column: Int) throws(Stop) -> Node {
    let start = at
    let startLine = line
    let properties = try properties()
    if let range = properties.range, isAtLineEnd { throw stop(.propertiesWithoutKey, at: range) }
    if isIndicator(Byte.dash) { throw stop(.itemAmongKeys, at: at..<at + 1) }
    let key = try keyOrValue(indent: column + 1, properties: properties)
    guard isIndicator(Byte.colon) else { throw stopAtMissingColon(after: key) }
    try requireKeyOnLine(startLine, from: start)
    return try finish(key, with: properties)
  }

  /// Whether the next content is the next entry of a collection in `column`. Content further right
  /// belongs to nothing; content further left, to a collection around this one.
  private mutating func startsEntry(in column: Int, from start: Int) throws(Stop) -> Bool {
    skipToContent()
    if self.column < column { return false }
    if !line.isIndentedBySpaces { throw stopAtTab() }
    if self.column > column {
      throw stop(
        .tooFarRight(self.column, column), at: character(at: at),
        notes: [.init(.firstEntry, at: file.range(character(at: start)))])
    }
    return true
  }

  /// Whether the next item follows. A list in the column of its key ends where the next key starts.
  private mutating func startsItem(
    in column: Int, from start: Int, isAligned: Bool
  ) throws(Stop) -> Bool {
    guard try startsEntry(in: column, from: start) else { return false }
    if isIndicator(Byte.dash) { return true }
    if isAligned { return false }
    throw stop(bytes[at] == Byte.dash ? .noSpaceAfterDash : .noDash, at: character(at: at))
  }

  private mutating func stopAtMissingColon(after key: Node) -> Stop {
    if bytes[at] == Byte.colon || (!isAtLineEnd && key.range.upperBound <= at) {
      return stopAtText(after: key)
    }
    let firstLine = firstLine(key.range.offsets)
    let name = text(firstLine)
    let missesSpace = key.scalar?.style == .plain && name.contains(":")
    return stop(missesSpace ? .noSpaceAfterColon(in: name) : .noColon(name), at: firstLine)
  }

  /// Refuses a key that spans lines, its `:` included, or that is longer than YAML allows; a reader
  /// could not know early enough that it is a key (7.4.2).
  mutating func requireKeyOnLine(_ startLine: Line, from start: Int) throws(Stop) {
    if line != startLine {
      let firstLine = firstLine(start..<at)
      let missesSpace = bytes[firstLine].contains(Byte.colon)
      throw stop(
        .keyOverLines, at: at..<at + 1,
        notes: [.init(missesSpace ? .missesSpace : .keyStartsHere, at: file.range(firstLine))])
    }
    if at - start > 1024, text(start..<at).unicodeScalars.count > 1024 {
      throw stop(.keyTooLong, at: character(at: start))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let propertiesWithoutKey: Self =
    "a key is missing after the anchor or tag; if they belong to a value, indent them"
  fileprivate static let itemAmongKeys: Self =
    "a list entry among the keys of a mapping; give the list a key, or indent it"
  fileprivate static let noDash: Self =
    "expected '- ' and the next item of the list; check the indentation"
  fileprivate static let noSpaceAfterDash: Self = "a space is missing after '-'"
  fileprivate static let keyOverLines: Self =
    """
    this ':' follows a text of more than one line; write a key and its ':' on one line, or put a \
    text that holds ': ' in quotes
    """
  fileprivate static let keyStartsHere: Self = "the text starts here"
  fileprivate static let missesSpace: Self =
    "the text starts here; is a space missing after its ':'?"
  fileprivate static let firstEntry: Self = "the first entry is here"
  fileprivate static let keyTooLong: Self =
    "a key can have 1024 characters; write a longer one after '? '"

  fileprivate static func tooFarRight(_ column: Int, _ expected: Int) -> Self {
    "unexpected indentation of \(column); entries here are indented by \(expected)"
  }

  fileprivate static func noColon(_ key: String) -> Self {
    "expected ':' after '\(key.excerpt)'"
  }

  fileprivate static func noSpaceAfterColon(in text: String) -> Self {
    "a space is missing after ':' in '\(text.excerpt)'"
  }
}
