import SpecModel
import TestSupport
import Testing

struct SwiftLiteralTests {
  @Test(arguments: [
    ("nil", "nil"), ("true", "true"), ("false", "false"), (".zero", ".zero"),
    ("0", "0"), ("-0", "-0"), ("007", "7"), ("-12", "-12"), ("1_000", "1000"), ("1__0_", "10"),
    ("100000", "100000"), ("1000000", "1_000_000"), ("-12345678", "-12_345_678"),
    ("99999999999999999999999", "99_999_999_999_999_999_999_999"),
    ("2.5", "2.5"), ("-0.50", "-0.5"), ("-0.0", "-0.0"), ("1_000.2_5", "1000.25"),
    ("1e3", "1000.0"), ("1E+3", "1000.0"), ("25e-1", "2.5"), ("1e300", "1e+300"),
    ("0e-999", "0.0"), ("0.1", "0.1"), ("1.7976931348623157e308", "1.7976931348623157e+308"),
  ])
  func `a literal is written as Swift writes it`(text: String, source: String) {
    #expect(SwiftLiteral(text)?.source == source)
  }

  @Test(arguments: [
    "", " ", "Nil", "TRUE", "yes", "zero", ".one", "-", "_1", "-_1", "--1", "+1", "1a", "0x10",
    "0b1", "1,000", "1 000", ".5", "5.", "1.e5", "-.5", "1._5", "1e", "1e5.5", "1.2.3", "1e400",
    "1e-400", "inf", "nan", "١٢", "1\u{301}", "1.5\u{301}", "5 // five", "1; exit(0)", "[1]",
    "a.b", "f()", "#file",
  ])
  func `anything else is not a literal`(text: String) {
    #expect(SwiftLiteral(text) == nil)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a b""#, "a b"), (#""\"a\"""#, "\"a\""), (#""\\""#, "\\"),
    (#""\n\r\t\0\'""#, "\n\r\t\0'"), (#""\u{41}\u{1F600}""#, "A😀"), (#""it's""#, "it's"),
    (#""\\(a)""#, "\\(a)"), ("\"#(a)\"", "#(a)"), ("\"\u{301}x\"", "\u{301}x"),
    ("\"a\nb\"", "a\nb"), (#""\u{00000041}""#, "A"),
  ])
  func `a text is read as Swift reads it`(text: String, value: String) {
    #expect(SwiftLiteral(text) == .string(value))
  }

  @Test(arguments: [
    #"""#, #""a"#, #"a""#, #""a"b""#, #""a\""#, #""\(a)""#, #""\a""#, #""\x41""#, #""\u41""#,
    #""\u{}""#, #""\u{+41}""#, #""\u{-1}""#, #""\u{4 1}""#, #""\u{D800}""#, #""\u{110000}""#,
    #""\u{000000041}""#, #""\u{41""#, #"'a'"#, #""a" + "b""#, "\"a\"\u{301}b\"",
    "\"\\\u{301}n\"",
  ])
  func `a text that Swift would not read is not a literal`(text: String) {
    #expect(SwiftLiteral(text) == nil)
  }

  @Test(arguments: [
    ("", #""""#), ("it's", #""it's""#), ("\"", #""\"""#), ("\\", #""\\""#),
    ("\\(exit(1))", #""\\(exit(1))""#), ("a\nb\r\n\t\0", #""a\nb\r\n\t\0""#),
    ("\u{202E}abc", #""\u{202E}abc""#), ("\u{2066}a\u{2069}", #""\u{2066}a\u{2069}""#),
    ("\u{FEFF}\u{200B}\u{AD}", #""\u{FEFF}\u{200B}\u{AD}""#),
    ("\u{2028}\u{2029}\u{85}", #""\u{2028}\u{2029}\u{85}""#), ("\u{1B}[0m", #""\u{1B}[0m""#),
    ("👩‍👩‍👧 größe 日本", #""👩‍👩‍👧 größe 日本""#), ("\"\u{301}", "\"\\\"\u{301}\""),
    ("/* */ // #", "\"/* */ // #\""),
  ])
  func `a text is written so that it stays one`(value: String, source: String) {
    #expect(SwiftLiteral.string(value).source == source)
  }

  @Test func `every text comes back from its source`() {
    var random = SeededGenerator(seed: 7)
    let scalars: [Unicode.Scalar] = [
      "\"", "\\", "(", ")", "n", "u", "{", "}", "\n", "\r", "\t", "\0", "'", "#", "a", "é",
      "\u{301}", "\u{202E}", "\u{2028}", "\u{200D}", "\u{FEFF}", "\u{7F}", "\u{FFFF}", "😀",
    ]
    for _ in 0..<5_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.append(scalars[Int.random(in: scalars.indices, using: &random)])
      }
      let literal = SwiftLiteral.string(String(text))
      guard case .string(let back)? = SwiftLiteral(literal.source) else {
        Issue.record("\(literal.source) is read as no text")
        continue
      }
      #expect(back.unicodeScalars.elementsEqual(text))
      #expect(!literal.source.unicodeScalars.contains("\n"))
    }
  }

  @Test func `every number comes back from its source`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<5_000 {
      let integer = Int64(bitPattern: random.next()) >> Int64.random(in: 0...63, using: &random)
      let literal = SwiftLiteral(String(integer))
      #expect(literal == .integer(String(integer)))
      #expect(literal.flatMap { SwiftLiteral($0.source) } == literal)
      let double = Double(bitPattern: random.next())
      if double.isNormal {
        #expect(SwiftLiteral(double.description) == .float(double.description))
      }
    }
  }

  @Test(arguments: [
    ("0", "Int Int32 Int64 Float Double CGFloat"), ("-0", "Int Int32 Int64 Float Double CGFloat"),
    ("2147483648", "Int Int64 Float Double CGFloat"),
    ("2147483647", "Int Int32 Int64 Double CGFloat"),
    ("16777217", "Int Int32 Int64 Double CGFloat"), ("9007199254740993", "Int Int64"),
    ("9223372036854775807", "Int Int64"), ("9223372036854775808", ""),
    ("-9223372036854775808", "Int Int64 Float Double CGFloat"), ("-9223372036854775809", ""),
    ("0.5", "Float Double CGFloat"), ("0.0", "Float Double CGFloat"), ("1e39", "Double CGFloat"),
    ("1e-45", "Double CGFloat"), ("true", "Bool"), ("nil", ""),
    (".zero", "CGPoint CGSize CGRect"), ("\"0\"", "String"),
  ])
  func `a literal fits the types that Swift lets it have`(text: String, types: String) throws {
    let literal = try #require(SwiftLiteral(text))
    let fitting = SwiftType.Builtin.allCases.filter { literal.fits(SwiftType(.builtin($0))) }
    #expect(fitting.map(\.rawValue).joined(separator: " ") == types)
  }

  @Test func `nil fits every optional type and no other`() {
    #expect(SwiftLiteral.nil.fits(SwiftType(.builtin(.date), isOptional: true)))
    #expect(SwiftLiteral.nil.fits(SwiftType(.model("Bookmark"), isOptional: true)))
    #expect(!SwiftLiteral.nil.fits(SwiftType(.model("Bookmark"))))
    #expect(SwiftLiteral.integer("1").fits(SwiftType(.builtin(.int), isOptional: true)))
  }

  @Test func `no literal fits a model or a list`() {
    for literal: SwiftLiteral in [.bool(true), .integer("1"), .string("a"), .zero] {
      #expect(!literal.fits(SwiftType(.model("Bookmark"))))
      #expect(!literal.fits(SwiftType(.list(.builtin(.string)))))
      #expect(!literal.fits(SwiftType(.builtin(.attributes))))
    }
  }
}
