import SwiftOutline
import Testing

/// Literals and comments, which could hold anything that looks like a declaration.
struct LexerTests {
  @Test(arguments: [
    (#""a \"b\" \\ \n\t\0\r\' \u{1F600}""#, "a \"b\" \\ \n\t\0\r' 😀"), (#""""#, ""),
    (##"#"a "b" \n"#"##, #"a "b" \n"#), (##"#"a\#n"#"##, "a\n"), (##"#""""#"##, "\"\""),
    (###"##"a"#b"##"###, "a\"#b"), ("\"\"\"\n  a\n    b\n\n  \"\"\"", "a\n  b\n"),
    ("#\"\"\"\n  a \\n \"\"\"x\n  \"\"\"#", "a \\n \"\"\"x"),
    ("\"\"\"\r\n  a \\\r\n  b\r\n  \"\"\"", "a   b"),
    ("\"\"\"\n  \"a\" \\\"\"\" b\n  \"\"\"", "\"a\" \"\"\" b"),
  ])
  func `a string literal`(literal: String, value: String) {
    #expect(
      OutlineDump(of: "let a = \(literal)\nlet b = 1").text
        == "let a = \(value.debugDescription)\nlet b = …\n")
  }

  @Test(arguments: [
    #""\(a)""#, #""\(f("}", [1: "\(b)"]))""#, #""\((1, ")"))""#, ###"##"\##(f(#"""#))"##"###,
    "\"\"\"\n  \\(f(\n    \"\"\"\n    }\n    \"\"\"))\n  \"\"\"", #""\(/* ) */ 1)""#,
  ])
  func `a string literal that interpolates`(literal: String) {
    #expect(
      OutlineDump(of: "class A {\n let a = \(literal)\n let b = 1\n}").text
        == "class A\n  let a = …\n  let b = …\n")
  }

  @Test(arguments: [
    "// class No {", "/* { /* } */ \" */", "/**/", "///\n", "/* a\nb */", "#warning(\"{\")",
    "/* // */",
  ])
  func `a comment`(comment: String) {
    #expect(
      OutlineDump(of: "class A { \(comment)\nvar a: Int\n}").text == "class A\n  var a: Int\n")
  }

  @Test(arguments: [
    #"let r = /[{"]\//"#, ##"let r = #/"{ / /#"##, "let r = a / b / c", "let r = (a) / 2  // \"",
    #"let r = f(/"/)"#, "let r = a! / b", "let r = x / 2; let s = 1 /2", "let r = #/\n  \"{\n/#",
    "let r: R = [/a\"b/, /c[/]d/]",
  ])
  func `a regex, or a division`(line: String) {
    let text = OutlineDump(of: "class A {\n \(line)\n var a: Int\n}").text
    #expect(text.hasSuffix("  var a: Int\n"), "\(text)")
    #expect(text.hasPrefix("class A\n  let r"), "\(text)")
  }

  @Test func `names in backticks`() {
    let source = "class A { func `an edit { below`() {}; var `var`: Int; case `x` }"
    #expect(
      OutlineDump(of: source).text == "class A\n  func an edit { below()\n  var var: Int\n")
  }
}
