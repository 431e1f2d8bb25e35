import SourceText

// Tags (6.8.2, 6.9.1): `!!str`, `!<tag:yaml.org,2002:str>`, `!`, and `!y!str` after a `%TAG` line.
extension Reader {
  /// Reads the tag at `at`. Reports an error and returns nil if it is not a tag of the core schema.
  mutating func tag() throws(Stop) -> Tag? {
    let start = at
    at += 1
    let isVerbatim = bytes[at] == Byte.less
    let name = isVerbatim ? try verbatimTag() : try shorthandTag()
    if name == "!" {
      if !isVerbatim { return .nonSpecific }
    } else if name.hasPrefix(Tag.prefix), let tag = Tag(rawValue: suffix(of: name)) {
      return tag
    }
    try report(.foreignTag(text(start..<at)), at: start..<at)
    return nil
  }

  private func suffix(of name: String) -> String {
    String(name.dropFirst(Tag.prefix.count))
  }

  /// Reads a verbatim tag, `<…>`, which is used unchanged.
  private mutating func verbatimTag() throws(Stop) -> String {
    let open = at
    at += 1
    while bytes[at].isTagByte { at += 1 }
    guard bytes[at] == Byte.greater, at > open + 1 else {
      throw stop(.unclosedTag, at: open - 1..<open + 1)
    }
    at += 1
    return text(open + 1..<at - 1)
  }

  /// Reads a tag shorthand, and returns it with its handle replaced by the prefix. A `!` alone
  /// stays a `!`.
  private mutating func shorthandTag() throws(Stop) -> String {
    let start = at - 1
    while bytes[at].isHandleByte { at += 1 }
    // `!y!str` and `!!str` have a second mark. `!local` has none, so all of it is the rest.
    if bytes[at] == Byte.exclamation { at += 1 } else { at = start + 1 }
    let handle = text(start..<at)
    let rest = at
    while bytes[at].isTagByte, bytes[at] != Byte.exclamation, !bytes[at].isFlowIndicator { at += 1 }
    if rest == at {
      if handle == "!" { return "!" }
      throw stop(.tagWithoutName(handle), at: start..<at)
    }
    if let prefix = tagHandles[handle] { return prefix + text(rest..<at) }
    switch handle {
    case "!!": return Tag.prefix + text(rest..<at)
    case "!": return text(start..<at)
    default: throw stop(.unknownHandle(handle), at: start..<at)
    }
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit or a dash.
  var isHandleByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), Byte.dash:
      true
    default: false
    }
  }

  /// Whether a URI can contain the byte, including `%` for escapes.
  var isTagByte: Bool { isHandleByte || "#;/?:@&=+$,_.!~*'()[]%".utf8.contains(self) }
}

extension Diagnostic.Message {
  fileprivate static let unclosedTag: Self = "'!<' is never closed; write the tag as '!!str'"

  fileprivate static func tagWithoutName(_ handle: String) -> Self {
    "a tag needs a name after '\(handle.excerpt)', like '!!str'; put text that begins with '!' in quotes"
  }

  fileprivate static func unknownHandle(_ handle: String) -> Self {
    "the tag handle '\(handle.excerpt)' is not declared; use one of the core tags, like '!!str'"
  }

  fileprivate static func foreignTag(_ tag: String) -> Self {
    """
    the tag '\(tag.excerpt)' is not known; use '!!str', '!!int', '!!float', '!!bool', '!!null', '!!map' \
    or '!!seq', or none
    """
  }
}
