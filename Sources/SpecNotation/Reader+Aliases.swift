import SourceText

// Aliases (7.1).
extension Reader {
  /// Reads `*name` and returns a copy of the value it refers to.
  mutating func alias() throws(Stop) -> Node {
    let start = at
    let name = try anchorName(after: Byte.asterisk)
    let range = start..<at
    guard let anchor = anchors[name] else {
      let withoutColon = ExactText(String(name.text.dropLast()))
      if bytes[at - 1] == Byte.colon, anchors[withoutColon] != nil {
        throw stop(.aliasTakesColon(withoutColon.text), at: range)
      }
      // Searching thousands of names for a similar one would take longer than reading the document.
      let known = anchors.count > 100 ? [] : anchors.keys.map(\.text).sorted()
      try report(.unknownAlias(name.text, known: known), at: range)
      return try emptyNode(Properties(), at: start).placed(at: file.range(range))
    }
    guard let value = anchor.value else { throw stop(.recursion(name.text), at: range) }
    if depth + value.measure.height > limits.depth {
      throw stop(.aliasTooDeep(limits.depth), at: range)
    }
    try count(value.measure.nodes, at: range)
    repeatedSize += value.measure.size
    if repeatedSize > limits.size {
      throw stop(.aliasTooLarge(limits.size), at: range)
    }
    return value.node.placed(at: file.range(range))
  }
}

extension Node {
  fileprivate func placed(at range: SourceRange) -> Node {
    var node = self
    node.range = range
    return node
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownAlias(_ name: String, known: [String]) -> Self {
    "no value before here has the anchor '&\(name.excerpt)'\(suggestion(for: name, in: known))"
  }

  fileprivate static func aliasTakesColon(_ name: String) -> Self {
    "the ':' belongs to the name of this alias; write '*\(name.excerpt) :' with a space"
  }

  fileprivate static func recursion(_ name: String) -> Self {
    "'*\(name.excerpt)' is inside the value that it repeats; a value cannot contain itself"
  }

  fileprivate static func aliasTooDeep(_ limit: Int) -> Self {
    "with this alias, lists and mappings nest more than \(limit) deep; flatten them"
  }

  fileprivate static func aliasTooLarge(_ limit: Int) -> Self {
    "aliases repeat more than \(limit) bytes of text; write less of it"
  }
}
