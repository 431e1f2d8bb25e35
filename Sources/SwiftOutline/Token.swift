/// A word, literal or punctuation mark of Swift source.
struct Token {
  enum Kind: Equatable {
    /// A name or keyword, without backticks; those with backticks are never keywords.
    case name(String, isEscaped: Bool)
    case number
    /// The value, or nil if it interpolates.
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
  /// Whether it is the first on its line.
  let startsLine: Bool

  /// The name or keyword, if it is one.
  var name: String? {
    if case .name(let name, _) = kind { name } else { nil }
  }

  /// The name without backticks, which may be a keyword.
  var word: String? {
    if case .name(let name, isEscaped: false) = kind { name } else { nil }
  }

  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }
}
