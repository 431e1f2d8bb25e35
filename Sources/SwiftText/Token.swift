/// A word, literal or punctuation mark of Swift source.
struct Token {
  enum Kind: Equatable {
    /// A name or keyword without its backticks. A name with backticks is never a keyword.
    case name(String, isEscaped: Bool)
    case number
    /// A string with its value, or nil if it has interpolations.
    case string(String?)
    case regex
    /// A bracket, or one byte of an operator.
    case mark(UInt8)
    /// `->`
    case arrow
    case directive(Directive)
  }

  enum Directive {
    case `if`, elseif, `else`, endif
  }

  let kind: Kind
  let range: Range<Int>
  /// Whether the token is the first on its line.
  let startsLine: Bool

  /// The name or keyword, or nil for any other token.
  var name: String? {
    if case .name(let name, _) = kind { name } else { nil }
  }

  /// The name if it has no backticks, in which case it may be a keyword, or nil.
  var word: String? {
    if case .name(let name, isEscaped: false) = kind { name } else { nil }
  }

  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }
}
