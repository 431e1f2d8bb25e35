import SourceText

// Start tags with their attributes, and end tags (3.1).
extension XMLReader {
  /// Reads the markup that begins with the `<` at `at`.
  mutating func readMarkup() throws(Stop) {
    switch bytes[at + 1] {
    case XMLByte.slash: try readEndTag()
    case XMLByte.question: try readInstruction()
    case XMLByte.exclamation: try readDeclared()
    default: try readStartTag()
    }
  }

  private mutating func readStartTag() throws(Stop) {
    let start = at
    at += 1
    guard let name = readName() else {
      throw stop(.loneLess, at: start..<start + 1)
    }
    if !isInside, hasRoot { throw stop(.secondRoot, at: start + 1..<at) }
    let attributes = try readAttributes(of: name, from: start)
    let closes = bytes[at] == XMLByte.slash
    at += closes ? 2 : 1
    let element = OpenElement(name: name, attributes: attributes, startTag: start..<at)
    if closes { return add(.element(self.element(element, endTag: nil))) }
    open.append(element)
    if open.count > limits.depth {
      throw stop(.tooDeep(limits.depth), at: element.nameRange)
    }
  }

  /// Reads attributes up to the `>` or `/>` of the tag that starts at `start`.
  private mutating func readAttributes(
    of element: String, from start: Int
  ) throws(Stop) -> [Attribute] {
    var attributes: [Attribute] = []
    var places: [String: Int] = [:]
    while true {
      let before = at
      skipSpace()
      if bytes[at] == XMLByte.greater || looksAt("/>") { return attributes }
      if at == end || bytes[at] == XMLByte.less {
        throw stop(.unclosedTag(element), at: start..<start + 1 + element.utf8.count)
      }
      let nameStart = at
      guard let name = readName() else { throw stop(.badAttribute(element), at: character(at: at)) }
      if before == nameStart { try report(.noSpace(name), at: nameStart..<at) }
      let attribute = try readAttribute(name, from: nameStart)
      if let first = places[name] {
        try report(
          .duplicateAttribute(name), at: nameStart..<nameStart + name.utf8.count,
          notes: [Diagnostic.Note(.firstAttribute, at: attributes[first].nameRange)])
      } else {
        places[name] = attributes.count
        attributes.append(attribute)
      }
    }
  }

  /// Reads the `="value"` of an attribute.
  private mutating func readAttribute(
    _ name: String, from start: Int
  ) throws(Stop) -> Attribute {
    let nameRange = start..<at
    skipSpace()
    guard bytes[at] == XMLByte.equals else { throw stop(.noValue(name), at: nameRange) }
    at += 1
    skipSpace()
    guard bytes[at].isQuote else { throw stop(.noQuotes(name), at: nameRange) }
    let quote = bytes[at]
    at += 1
    let valueStart = at
    let value = try readValue(to: quote, of: nameRange)
    let valueRange = valueStart..<at
    at += 1
    return Attribute(
      name, value: value, range: file.range(start..<at), valueRange: file.range(valueRange))
  }

  /// Reads up to the closing quote, but not the quote itself.
  private mutating func readValue(
    to quote: UInt8, of name: Range<Int>
  ) throws(Stop) -> String {
    let start = at
    var value: [UInt8] = []
    // The start of the text that is not yet in `value`. Most values are copied at once.
    var taken = start
    while bytes[at] != quote || at == end {
      switch bytes[at] {
      case _ where at == end, XMLByte.less:
        throw stop(.unclosedValue(text(name)), at: name)
      case XMLByte.ampersand:
        value += bytes[taken..<at]
        value += try readReference()
        taken = at
      case XMLByte.tab, XMLByte.lineFeed, XMLByte.carriageReturn:
        value += bytes[taken..<at]
        value.append(XMLByte.space)
        if looksAt("\r\n") { at += 1 }
        at += 1
        taken = at
      default:
        at += 1
      }
    }
    return taken == start
      ? text(start..<at) : String(decoding: value + bytes[taken..<at], as: UTF8.self)
  }

  private mutating func readEndTag() throws(Stop) {
    let start = at
    at += 2
    guard let name = readName() else { throw stop(.loneLess, at: start..<start + 1) }
    let range = start..<at
    skipSpace()
    guard bytes[at] == XMLByte.greater else { throw stop(.unclosedTag("/" + name), at: range) }
    at += 1
    guard let element = open.last else { throw stop(.closesNothing(name), at: range) }
    guard element.name == name else {
      throw stop(
        .wrongEndTag(name, expected: element.name), at: range,
        notes: [Diagnostic.Note(.openedHere(element.name), at: file.range(element.nameRange))])
    }
    open.removeLast()
    add(.element(self.element(element, endTag: start..<at)))
  }
}

extension Diagnostic.Message {
  fileprivate static let loneLess: Self = "'<' begins a tag; write '&lt;' for the character"
  fileprivate static let firstAttribute: Self = "the first one is here"
  fileprivate static let secondRoot: Self =
    "a second root element; an XML document has one, with everything else inside of it"

  fileprivate static func tooDeep(_ limit: Int) -> Self {
    "elements nested more than \(limit) deep; flatten them"
  }

  fileprivate static func unclosedTag(_ name: String) -> Self {
    "tag '<\(name)' is never closed; expected '>'"
  }

  fileprivate static func badAttribute(_ element: String) -> Self {
    "unexpected character in the tag of '\(element)'; expected an attribute or '>'"
  }

  fileprivate static func noSpace(_ name: String) -> Self {
    "no space before attribute '\(name)'; write one"
  }

  fileprivate static func noValue(_ name: String) -> Self {
    "attribute '\(name)' has no value; expected '=' and a value in quotes"
  }

  fileprivate static func noQuotes(_ name: String) -> Self {
    "the value of attribute '\(name)' has no quotes; write them around it"
  }

  fileprivate static func unclosedValue(_ name: String) -> Self {
    "the value of attribute '\(name)' is never closed; expected its second quote before any '<'"
  }

  fileprivate static func duplicateAttribute(_ name: String) -> Self {
    "duplicate attribute '\(name)'; keep one of them"
  }

  fileprivate static func closesNothing(_ name: String) -> Self {
    "'</\(name)>' closes nothing; no element is open"
  }

  fileprivate static func wrongEndTag(_ name: String, expected: String) -> Self {
    "'</\(name)>' where '\(expected)' is open; expected '</\(expected)>'"
  }

  fileprivate static func openedHere(_ name: String) -> Self {
    "'\(name)' is opened here"
  }
}
