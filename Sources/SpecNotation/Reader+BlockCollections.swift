import SourceText

// Block sequences and block mappings (8.2.1, 8.2.2).
extension Reader {
  /// Reads a list from its first dash. `isAligned` is whether the dash is in the column of its key.
  mutating func blockList(_ start: BlockStart, isAligned: Bool) throws(Stop) -> Node {
    var items: [Node] = []
    try descend(at: start.offset)
    repeat {
      at += 1
      items.append(try blockNode(BlockPlace(indent: start.column, isCompact: true)))
    } while try startsItem(in: start, isAligned: isAligned)
    depth -= 1
    let upper = items[items.count - 1].range.upperBound
    return try finish(node(.list(items), at: start.offset..<upper), with: start.outer)
  }

  /// Reads a mapping from its first key, or from the `:` after it if the key has been read.
  mutating func blockMapping(_ start: BlockStart, firstKey: consuming Node?) throws(Stop) -> Node {
    var entries = EntryList()
    try descend(at: start.offset)
    var upper: Int
    if let firstKey {
      upper = try addValue(of: firstKey, in: start, to: &entries)
    } else {
      upper = try addEntry(in: start, to: &entries)
    }
    while try startsEntry(in: start) {
      upper = try addEntry(in: start, to: &entries)
    }
    depth -= 1
    return try finish(node(.mapping(entries.entries), at: start.offset..<upper), with: start.outer)
  }

  /// Reads `key: value` or, on two lines, `? key` and `: value`. Returns its end.
  private mutating func addEntry(
    in start: BlockStart, to entries: inout EntryList
  ) throws(Stop) -> Int {
    if !isIndicator(Byte.question) {
      return try addValue(of: implicitKey(column: start.column), in: start, to: &entries)
    }
    let place = BlockPlace(indent: start.column, alignsList: true, isCompact: true)
    at += 1
    let key = try blockNode(place)
    if startsExplicitValue(in: start.column) {
      at += 1
      return try add(key, blockNode(place), to: &entries)
    }
    return try add(key, emptyNode(Properties(), at: key.range.upperBound), to: &entries)
  }

  /// Reads the value after the `:` at `at`. Returns its end.
  private mutating func addValue(
    of key: consuming Node, in start: BlockStart, to entries: inout EntryList
  ) throws(Stop) -> Int {
    at += 1
    let value = try blockNode(BlockPlace(indent: start.column, alignsList: true))
    return try add(key, value, to: &entries)
  }

  private mutating func startsExplicitValue(in column: Int) -> Bool {
    skipToContent()
    return self.column == column && line.isIndentedBySpaces && isIndicator(Byte.colon)
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

  /// Returns whether the next content is the next entry of the collection that starts at `start`.
  /// Content further right is an error. Content further left belongs to an enclosing collection.
  private mutating func startsEntry(in start: BlockStart) throws(Stop) -> Bool {
    skipToContent()
    if column < start.column { return false }
    if !line.isIndentedBySpaces { throw stopAtTab() }
    if column > start.column {
      throw stop(
        .tooFarRight(column, start.column), at: character(at: at),
        notes: [.init(.firstEntry, at: file.range(character(at: start.offset)))])
    }
    return true
  }

  /// Returns whether another item follows. A list in the column of its key ends where the next key
  /// starts.
  private mutating func startsItem(in start: BlockStart, isAligned: Bool) throws(Stop) -> Bool {
    guard try startsEntry(in: start) else { return false }
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

  /// Reports an error for a key that spans lines, including its `:`, or that is longer than YAML
  /// allows. A reader would not know early enough that it is a key (7.4.2).
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
    this ':' follows more than one line; write a key and its ':' on one line, or put text that \
    holds ': ' in quotes
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
