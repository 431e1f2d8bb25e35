import SourceText

/// Splits Swift source into tokens. Comments are skipped. A string is one token, regardless of its
/// interpolations. All positions start here.
struct Lexer {
  let file: SourceFile
  /// The text in UTF-8 followed by zeros, so that looking ahead never has to check for the end.
  let bytes: [UInt8]
  /// The number of bytes without those zeros.
  let end: Int

  private(set) var tokens: [Token] = []
  private(set) var problems: [Outline.Problem] = []

  /// The next byte to read.
  var at = 0
  private var startsLine = true

  init(_ file: SourceFile) {
    self.file = file
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.text.utf8.count + 4)
    bytes += file.text.utf8
    self.end = bytes.count
    bytes += [0, 0, 0, 0]
    self.bytes = bytes
  }

  mutating func readTokens() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    if matches("#!") { skipLine() }
    while at < end { readToken() }
  }

  private mutating func readToken() {
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      at += 1
      startsLine = true
    case UInt8(ascii: "/") where matches("//"):
      skipLine()
    case UInt8(ascii: "/") where matches("/*"):
      skipComment()
    case UInt8(ascii: "\""):
      add(.string(readString(pounds: 0)), from: start)
    case UInt8(ascii: "#"):
      readPound()
    case UInt8(ascii: "`"):
      readEscapedName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      add(.number, from: start)
    case UInt8(ascii: "-") where matches("->"):
      at += 2
      add(.arrow, from: start)
    case UInt8(ascii: "/") where startsRegex:
      if let close = regexEnd() {
        at = close
        add(.regex, from: start)
      } else {
        at += 1
        add(.mark(UInt8(ascii: "/")), from: start)
      }
    case let byte where byte.startsName:
      skipName()
      add(.name(text(start..<at), isEscaped: false), from: start)
    case let byte where byte > UInt8(ascii: " "):
      at += 1
      add(.mark(byte), from: start)
    default:
      at += 1
    }
  }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, range: start..<at, startsLine: startsLine))
    startsLine = false
  }

  mutating func report(_ kind: Outline.Problem.Kind, at range: Range<Int>) {
    problems.append(Outline.Problem(kind: kind, range: file.range(range)))
  }
}

// MARK: - Names, numbers, directives

extension Lexer {
  mutating func skipName() {
    while bytes[at].continuesName { at += 1 }
  }

  private mutating func skipNumber() {
    while bytes[at].continuesName || bytes[at] == UInt8(ascii: ".") && bytes[at + 1].isDigit {
      at += 1
    }
  }

  /// Reads a name in backticks, which since Swift 6.2 can contain any characters.
  private mutating func readEscapedName() {
    let start = at
    var close = at + 1
    while close < end, bytes[close] != UInt8(ascii: "`"), !bytes[close].endsLine { close += 1 }
    guard bytes[close] == UInt8(ascii: "`") else {
      at += 1
      return
    }
    at = close + 1
    add(.name(text(start + 1..<close), isEscaped: true), from: start)
  }

  /// Reads a raw string or regex, a directive, or a lone `#`.
  private mutating func readPound() {
    let start = at
    var next = at
    while bytes[next] == UInt8(ascii: "#") { next += 1 }
    let pounds = next - at
    if bytes[next] == UInt8(ascii: "\"") {
      add(.string(readString(pounds: pounds)), from: start)
    } else if bytes[next] == UInt8(ascii: "/"), let close = regexEnd(pounds: pounds) {
      at = close
      add(.regex, from: start)
    } else {
      at += 1
      skipName()
      if let directive = Self.directives[text(start..<at)] {
        skipLine()
        add(.directive(directive), from: start)
      } else {
        at = start + 1
        add(.mark(UInt8(ascii: "#")), from: start)
      }
    }
  }

  private static let directives: [String: Token.Directive] = [
    "#if": .if, "#elseif": .elseif, "#else": .else, "#endif": .endif,
  ]
}

// MARK: - Comments

extension Lexer {
  mutating func skipLine() {
    while at < end, !bytes[at].endsLine { at += 1 }
  }

  /// Moves over a comment and the comments nested in it.
  mutating func skipComment() {
    let start = at
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        at += 2
      } else if matches("*/") {
        depth -= 1
        at += 2
      } else if at < end {
        if bytes[at].endsLine { startsLine = true }
        at += 1
      } else {
        return report(.unclosedComment, at: start..<start + 2)
      }
    } while depth > 0
  }
}

// MARK: - Looking

extension Lexer {
  /// Returns whether `text` comes next.
  func matches(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte can start a name. Everything beyond ASCII is treated as a letter, even
  /// operators, because that does not change where brackets and names are.
  var startsName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  var continuesName: Bool { startsName || isDigit }
}
