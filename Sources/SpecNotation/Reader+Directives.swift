import SourceText

// Directives (6.8): the lines before a document that begin with `%`.
extension Reader {
  /// Reads the lines that begin with `%`. Returns whether there are any.
  mutating func directives() throws(Stop) -> Bool {
    var version: Range<Int>?
    var isEmpty = true
    while at == line.start, bytes[at] == Byte.percent {
      isEmpty = false
      let words = directiveWords()
      switch text(words[0]) {
      case "%YAML":
        if version != nil { throw stop(.twoVersions, at: words[0]) }
        version = words[0]
        try checkVersion(words)
      case "%TAG":
        try declareTagHandle(words)
      case let name:
        try warn(.unknownDirective(name), at: words[0])
      }
      skipToContent()
    }
    return !isEmpty
  }

  /// Returns the words of the line before a comment. The first is the name.
  private mutating func directiveWords() -> [Range<Int>] {
    var words: [Range<Int>] = []
    repeat {
      let start = at
      while !bytes[at].isSeparator { at += 1 }
      words.append(start..<at)
      skipBlanks()
    } while !isAtLineEnd
    return words
  }

  private mutating func checkVersion(_ words: [Range<Int>]) throws(Stop) {
    let whole = words[0].lowerBound..<words[words.count - 1].upperBound
    guard words.count == 2 else { throw stop(.badVersion, at: whole) }
    let numbers = text(words[1]).split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) })
    else { throw stop(.badVersion, at: whole) }
    if numbers[0] != "1" { throw stop(.otherVersion(text(words[1])), at: words[1]) }
    if numbers[1] != "2" {
      try warn(.nearVersion(text(words[1])), at: words[1])
    }
  }

  private mutating func declareTagHandle(_ words: [Range<Int>]) throws(Stop) {
    let whole = words[0].lowerBound..<words[words.count - 1].upperBound
    guard words.count == 3 else { throw stop(.badTagDirective, at: whole) }
    let handle = text(words[1])
    let isHandle =
      handle == "!"
      || handle.count > 1 && handle.first == "!" && handle.last == "!"
        && handle.utf8.dropFirst().dropLast().allSatisfy(\.isHandleByte)
    let prefix = bytes[words[2]]
    guard isHandle, prefix.first?.isFlowIndicator == false, prefix.allSatisfy(\.isTagByte) else {
      throw stop(.badTagDirective, at: whole)
    }
    if tagHandles[handle] != nil { throw stop(.twoHandles(handle), at: words[1]) }
    tagHandles[handle] = text(words[2])
  }
}

extension Diagnostic.Message {
  fileprivate static let twoVersions: Self = "the version is given twice; remove one '%YAML'"
  fileprivate static let badVersion: Self = "expected a version, like '%YAML 1.2'"
  fileprivate static let badTagDirective: Self =
    "expected a handle and a prefix, like '%TAG !y! tag:yaml.org,2002:'"

  fileprivate static func otherVersion(_ version: String) -> Self {
    "YAML \(version.excerpt) is not supported; write '%YAML 1.2'"
  }

  fileprivate static func nearVersion(_ version: String) -> Self {
    "YAML \(version.excerpt) is read as YAML 1.2; write '%YAML 1.2'"
  }

  fileprivate static func unknownDirective(_ name: String) -> Self {
    "'\(name.excerpt)' is not known and does nothing; remove it"
  }

  fileprivate static func twoHandles(_ handle: String) -> Self {
    "the tag handle '\(handle.excerpt)' is declared twice; remove one"
  }
}
