import SourceText

/// A text with names in braces: `https://example.com/search?q={query}`.
struct BracedText {
  enum Piece {
    case text(Substring)
    /// The text between two braces, and the same text with its braces.
    case name(Substring, inBraces: Substring)
  }

  /// The pieces in their order, up to a brace that is never closed.
  private(set) var pieces: [Piece] = []
  /// Whether every brace has its counterpart.
  private(set) var isFine = true

  init(_ text: Located<String>, reporting log: DiagnosticLog) {
    var rest = Substring(text.value)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      add(rest[..<brace])
      guard rest[brace] == "{" else {
        log.error(.closingBrace, at: text.part(rest[brace...brace]).range)
        isFine = false
        rest = rest[rest.index(after: brace)...]
        continue
      }
      guard let close = rest[brace...].firstIndex(of: "}") else {
        log.error(.openBrace, at: text.part(rest[brace...]).range)
        isFine = false
        return
      }
      let name = rest[rest.index(after: brace)..<close].trimmed
      pieces.append(.name(name, inBraces: rest[brace...close]))
      rest = rest[rest.index(after: close)...]
    }
    add(rest)
  }

  private mutating func add(_ text: Substring) {
    if !text.isEmpty { pieces.append(.text(text)) }
  }
}

extension Diagnostic.Message {
  fileprivate static let openBrace: Self = "'{' without '}'; write a property as '{name}'"

  fileprivate static let closingBrace: Self = "'}' without '{'; write a property as '{name}'"
}
