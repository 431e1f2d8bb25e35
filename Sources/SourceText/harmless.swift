// What an input says is shown by a terminal and by the log of a CI, and obeyed by neither. The
// parts of a line are `printable`; this is the last guard, for the whole of an output.

extension String {
  /// The text for people to read. `isColored` says whether the tool's own colours are in it.
  package func harmless(isColored: Bool) -> String {
    escaped(isColored: isColored) { $0 == $0.visible ? "\\\($0)" : String($0.visible) }
  }

  /// A JSON document with the same value.
  package var harmlessJSON: String {
    escaped(isColored: false) { #"\u"# + $0.value.hexadecimal(digits: 4).lowercased() }
  }

  /// Replaces control characters, and the character that makes a command of a CI complete.
  private func escaped(isColored: Bool, _ escape: (Unicode.Scalar) -> String) -> String {
    if isPlain { return self }
    var text = ""
    var command = CommandPrefix.lineStart
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if isColored, scalar == "\u{1B}", let color = TextColor.prefix(of: rest) {
        text += color
        rest = rest.dropFirst(color.unicodeScalars.count)
        continue
      }
      rest.removeFirst()
      let isShown = scalar.isLayout || scalar == scalar.visible
      if command.isCompleted(by: isShown ? scalar : "\u{FFFD}") || !isShown {
        text += escape(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether there is certainly nothing to replace, as in most outputs.
  private var isPlain: Bool {
    var last: UInt8 = 0
    return utf8.allSatisfy { byte in
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: "#"), UInt8(ascii: ":"): return last != byte
      default: return (0x20..<0x7F).contains(byte)
      }
    }
  }
}

/// How much of a command of a CI has been read. GitHub obeys `::name::` at the start of a line and
/// `##[name]` anywhere, Azure Pipelines `##vso[name]` and TeamCity `##teamcity[name]` anywhere.
private enum CommandPrefix {
  case lineStart, none, colon, hash, hashes

  /// Reads the next character.
  mutating func isCompleted(by scalar: Unicode.Scalar) -> Bool {
    switch (self, scalar) {
    case (_, "\n"): self = .lineStart
    // GitHub compares texts by the rules of a language, which skip such characters.
    case _ where scalar.properties.isDefaultIgnorableCodePoint: break
    case (.lineStart, _) where scalar.properties.isWhitespace: break
    case (.lineStart, ":"): self = .colon
    case (.hash, "#"), (.hashes, "#"): self = .hashes
    case (_, "#"): self = .hash
    case (.hashes, "a"..."z"), (.hashes, "A"..."Z"): break
    case (.colon, ":"), (.hashes, "["):
      self = .none
      return true
    default: self = .none
    }
    return false
  }
}
