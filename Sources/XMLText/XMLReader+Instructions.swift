import SourceText

// The declaration, instructions, comments, CDATA sections and the document type (2.5 to 2.8).
extension XMLReader {
  /// Reads a byte order mark.
  mutating func readMark() throws(Stop) {
    guard looksAt("\u{FEFF}") else { return }
    add(.text(CharacterData("", range: file.range(0..<3))))
    at = 3
  }

  /// Reads `<?xml version="1.0" encoding="UTF-8"?>`, which is optional.
  mutating func readDeclaration() throws(Stop) {
    guard looksAt("<?xml"), bytes[at + 5].isSpace else { return }
    let start = at
    guard let close = next("?>", from: at) else {
      throw stop(.unclosed("<?xml", "?>"), at: start..<start + 5)
    }
    let range = start..<close + 2
    at = start + 5
    try readPseudoAttributes(to: close)
    at = range.upperBound
    add(.instruction(file.range(range)))
  }

  /// Reads `version`, `encoding` and `standalone`, in this order. Only the first is required.
  private mutating func readPseudoAttributes(to close: Int) throws(Stop) {
    var expected = ["version", "encoding", "standalone"][...]
    while true {
      let before = at
      skipSpace()
      if at == close { break }
      let nameStart = at
      guard before < nameStart, let name = readName(),
        let place = expected.firstIndex(of: name)
      else { throw stop(.badDeclaration, at: character(at: nameStart)) }
      if expected.first == "version", name != "version" { break }
      expected = expected[(place + 1)...]
      let range = nameStart..<at
      skipSpace()
      guard at < close, bytes[at] == XMLByte.equals else { throw stop(.badDeclaration, at: range) }
      at += 1
      skipSpace()
      let quote = bytes[at]
      guard at < close, quote.isQuote,
        let last = bytes[at + 1..<close].firstIndex(of: quote)
      else { throw stop(.badDeclaration, at: range) }
      try check(name, text(at + 1..<last), at: at + 1..<last)
      at = last + 1
    }
    if expected.first == "version" { throw stop(.badDeclaration, at: close..<close + 2) }
  }

  private mutating func check(
    _ name: String, _ value: String, at range: Range<Int>
  ) throws(Stop) {
    switch name {
    case "version" where value != "1.0": try report(.badVersion(value), at: range)
    case "encoding" where !["utf-8", "utf8", "us-ascii"].contains(value.lowercased()):
      try report(.badEncoding(value), at: range)
    case "standalone" where value != "yes" && value != "no":
      try report(.badDeclaration, at: range)
    default: break
    }
  }

  /// Reads `<?target …?>`.
  mutating func readInstruction() throws(Stop) {
    let start = at
    at += 2
    guard let name = readName(), bytes[at].isSpace || looksAt("?>") else {
      throw stop(.badInstruction, at: start..<start + 2)
    }
    if name.lowercased() == "xml" {
      throw stop(start == 0 ? .badDeclaration : .lateDeclaration, at: start..<at)
    }
    guard let close = next("?>", from: at) else {
      throw stop(.unclosed("<?\(name)", "?>"), at: start..<at)
    }
    at = close + 2
    add(.instruction(file.range(start..<at)))
  }

  /// Reads markup that begins with `<!`.
  mutating func readDeclared() throws(Stop) {
    if looksAt("<!--") {
      try readComment()
    } else if looksAt("<![CDATA["), isInside {
      try readSection()
    } else if looksAt("<!DOCTYPE"), bytes[at + 9].isSpace, !isInside, !hasRoot {
      try readDocumentType()
    } else {
      throw stop(.badDeclared, at: at..<at + 2)
    }
  }

  private mutating func readComment() throws(Stop) {
    let start = at
    guard let dashes = next("--", from: at + 4) else {
      throw stop(.unclosed("<!--", "-->"), at: start..<start + 4)
    }
    if bytes[dashes + 2] != XMLByte.greater {
      throw stop(.dashesInComment, at: dashes..<dashes + 2)
    }
    at = dashes + 3
    add(.comment(file.range(start..<at)))
  }

  private mutating func readSection() throws(Stop) {
    let start = at
    guard let close = next("]]>", from: at) else {
      throw stop(.unclosed("<![CDATA[", "]]>"), at: start..<start + 9)
    }
    at = close + 3
    var value: [UInt8] = []
    for offset in start + 9..<close {
      switch bytes[offset] {
      case XMLByte.carriageReturn: value.append(XMLByte.lineFeed)
      case XMLByte.lineFeed where bytes[offset - 1] == XMLByte.carriageReturn: continue
      case let byte: value.append(byte)
      }
    }
    let text = String(decoding: value, as: UTF8.self)
    add(.text(CharacterData(text, range: file.range(start..<at), isSection: true)))
  }

  /// Reads `<!DOCTYPE name>`, `<!DOCTYPE name SYSTEM "…">` or `<!DOCTYPE name PUBLIC "…" "…">`.
  private mutating func readDocumentType() throws(Stop) {
    let start = at
    let keyword = start..<start + 9
    if hasDocumentType { throw stop(.badDeclared, at: keyword) }
    at += 9
    skipSpace()
    var isRead = readName() != nil
    var literals = 0
    if bytes[at].isSpace {
      skipSpace()
      if looksAt("SYSTEM") { literals = 1 }
      if looksAt("PUBLIC") { literals = 2 }
      if literals > 0 { at += 6 }
      for _ in 0..<literals where isRead { isRead = skipLiteral() }
      skipSpace()
    }
    if isRead, bytes[at] == XMLByte.openBracket { throw stop(.ownDeclarations, at: at..<at + 1) }
    guard isRead, bytes[at] == XMLByte.greater else { throw stop(.badDocumentType, at: keyword) }
    at += 1
    add(.documentType(file.range(start..<at)))
  }

  /// Moves over white space and the quoted text after it. Returns false if there is none.
  private mutating func skipLiteral() -> Bool {
    guard bytes[at].isSpace else { return false }
    skipSpace()
    guard bytes[at].isQuote, let close = bytes[at + 1..<end].firstIndex(of: bytes[at]) else {
      return false
    }
    at = close + 1
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static let badDeclaration: Self =
    "cannot read the XML declaration; write '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"
  fileprivate static let lateDeclaration: Self =
    "an XML declaration is allowed only at the very start of the file"
  fileprivate static let badInstruction: Self =
    "cannot read the instruction; write '<?name ...?>', or '&lt;' for the character"
  fileprivate static let badDeclared: Self =
    "'<!' begins a comment, a CDATA section inside of an element, or one document type before them"
  fileprivate static let dashesInComment: Self =
    "'--' inside of a comment ends it; write '-->' to end it, or '- -'"
  fileprivate static let badDocumentType: Self =
    "cannot read the document type; expected a name, its identifiers in quotes, and '>'"
  fileprivate static let ownDeclarations: Self =
    "declarations in the document type are not supported; remove them, and write out what they define"

  fileprivate static func badVersion(_ version: String) -> Self {
    "XML \(version) is not supported; write version 1.0"
  }

  fileprivate static func badEncoding(_ name: String) -> Self {
    "the file declares the encoding '\(name)'; save it as UTF-8"
  }

  fileprivate static func unclosed(_ start: String, _ end: String) -> Self {
    "'\(start)' is never closed; expected '\(end)'"
  }
}
