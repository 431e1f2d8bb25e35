import SourceText

// Anchors and tags before a value (6.9).
extension Reader {
  /// Reads the anchor and the tag, in either order, at `at` on this line.
  mutating func properties() throws(Stop) -> Properties {
    var properties = Properties()
    while true {
      let start = at
      var next = Properties()
      switch bytes[at] {
      case Byte.ampersand:
        anchors[try anchorName(after: Byte.ampersand)] = Anchor(offset: start, value: nil)
        next.anchor = start..<at
      case Byte.exclamation:
        if let tag = try tag() { next.tag = (tag, start..<at) }
      default:
        return properties
      }
      if !endsProperty(bytes[at]) { throw stop(.noSpaceAfter(text(start..<at)), at: start..<at) }
      try merge(next, into: &properties)
      skipBlanks()
    }
  }

  /// Returns whether the byte ends a property. In brackets, a value may be omitted, so the bytes
  /// that end a value also end its properties.
  private func endsProperty(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.comma, Byte.closeBracket, Byte.closeBrace: true
    default: byte.isSeparator
    }
  }

  /// Adds later properties of the same value, and reports an error for a second anchor or tag.
  mutating func merge(_ later: Properties, into properties: inout Properties) throws(Stop) {
    if let anchor = later.anchor {
      if let first = properties.anchor {
        throw stop(
          .twoAnchors, at: anchor, notes: [.init(.firstHere, at: file.range(first))])
      }
      properties.anchor = anchor
    }
    if let tag = later.tag {
      if let first = properties.tag {
        throw stop(
          .twoTags, at: tag.range, notes: [.init(.firstHere, at: file.range(first.range))])
      }
      properties.tag = tag
    }
  }

  /// Returns the value omitted at `offset`: null, unless its tag gives another type.
  mutating func emptyNode(_ properties: Properties, at offset: Int) throws(Stop) -> Node {
    let scalar = Scalar(text: "", style: .plain, value: .null)
    return try finish(node(.scalar(scalar), at: offset..<offset), with: properties)
  }

  /// Returns the node with its properties applied: typed by its tag, and recorded under its anchor.
  mutating func finish(
    _ node: consuming Node, with properties: Properties
  ) throws(Stop) -> Node {
    if properties.isEmpty { return node }
    var node = node
    if let (tag, range) = properties.tag {
      if let content = node.content.tagged(tag) {
        node.content = content
      } else {
        try report(.tagMismatch(tag, node.content), at: range)
      }
    }
    if let anchor = properties.anchor {
      let name = ExactText(text(anchor.dropFirst()))
      // An anchor of the same name inside the value is later, and therefore counts.
      if anchors[name]?.offset == anchor.lowerBound {
        anchors[name]?.value = Anchor.Value(node: node, measure: Measure(node))
      }
    }
    return node
  }

  /// Reads a name, which ends at white space, a bracket or a comma; a colon belongs to it.
  mutating func anchorName(after sign: UInt8) throws(Stop) -> ExactText {
    let start = at
    at += 1
    while !bytes[at].isSeparator, !bytes[at].isFlowIndicator { at += 1 }
    if at == start + 1 {
      throw stop(sign == Byte.asterisk ? .aliasWithoutName : .anchorWithoutName, at: start..<at)
    }
    return ExactText(text(start + 1..<at))
  }
}

extension Diagnostic.Message {
  fileprivate static let twoAnchors: Self = "a second anchor for one value; remove one of them"
  fileprivate static let twoTags: Self = "a second tag for one value; remove one of them"
  fileprivate static let firstHere: Self = "the first one is here"
  fileprivate static let anchorWithoutName: Self =
    "an anchor needs a name right after '&'; put text that begins with '&' in quotes"
  fileprivate static let aliasWithoutName: Self =
    "an alias needs a name right after '*'; put text that begins with '*' in quotes"

  fileprivate static func noSpaceAfter(_ property: String) -> Self {
    "a space is missing after '\(property.excerpt)'"
  }

  fileprivate static func tagMismatch(_ tag: Tag, _ content: Node.Content) -> Self {
    switch (content, tag) {
    case (.scalar(let scalar), .integer):
      "'\(scalar.text.excerpt)' is not an integer, as its tag says"
    case (.scalar(let scalar), .float): "'\(scalar.text.excerpt)' is not a number, as its tag says"
    case (.scalar(let scalar), .bool):
      "'\(scalar.text.excerpt)' is neither 'true' nor 'false', as its tag says"
    case (.scalar(let scalar), .null): "'\(scalar.text.excerpt)' is not 'null', as its tag says"
    default: "the tag '!!\(tag.rawValue)' does not fit \(content.kind); remove it"
    }
  }
}
