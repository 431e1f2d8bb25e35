import SourceText
import Testing

@testable import ScreensGenerator

/// What reading a stored base gave.
private struct Reading {
  let base: Base?
  let printed: String

  init(_ text: String) {
    var diagnostics = Diagnostics()
    base = Base(SourceFile(path: ".Sample.screens-gen", text: text), reporting: &diagnostics)
    printed = diagnostics.printed
  }
}

struct BaseTests {
  private static let sample: Base = {
    var files = FileTree()
    files["SampleScreenlet/SampleScreenlet.swift"] = "// one\n\nclass A {}\n"
    files["SampleScreenlet/Themes/B.xib"] = "<a>\n  |b|\n</a>\n"
    files["SampleScreenlet/Empty.swift"] = ""
    return Base(files: files)
  }()

  private static let text = """
    screens-gen base 1
    What screens-gen last generated. Commit this file; do not edit it.

    SampleScreenlet/Empty.swift 0 lines

    SampleScreenlet/SampleScreenlet.swift 3 lines
    |// one
    |
    |class A {}

    SampleScreenlet/Themes/B.xib 3 lines
    |<a>
    |  |b|
    |</a>

    """

  @Test func `a base is a text that shows every file line by line`() {
    #expect(Self.sample.text == Self.text)
    #expect(
      Base().text
        == "screens-gen base 1\nWhat screens-gen last generated. Commit this file; do not edit it.\n"
    )
  }

  @Test func `a stored base reads back as itself`() {
    #expect(Reading(Self.text).base == Self.sample)
    #expect(Reading(Base().text).base == Base())
  }

  @Test func `files with any text and path read back as they were`() {
    var files = FileTree()
    files["a b  c/3 lines"] = "3 lines\n|\n||\n x 2 lines\n\n\n"
    files["日本/é.swift"] = "\u{FEFF}😀\u{202E}\t \n"
    files["x"] = "\n"
    let base = Base(files: files)
    #expect(Reading(base.text).base == base)
  }

  @Test func `a last line without a line feed stays without one`() {
    var files = FileTree()
    files["a.md"] = "one\n\\two"
    files["b.md"] = "one"
    let text = #"""
      screens-gen base 1
      What screens-gen last generated. Commit this file; do not edit it.

      a.md 2 lines
      |one
      \\two

      b.md 1 lines
      \one

      """#
    #expect(Base(files: files).text == text)
    #expect(Reading(text).base == Base(files: files))
    #expect(Reading(text.replacing("|one", with: "\\one")).base == nil)
  }

  @Test func `a checkout with the line ends of Windows is the same base`() {
    #expect(Reading(Self.text.replacing("\n", with: "\r\n")).base == Self.sample)
  }

  @Test(arguments: ["", "hello\n", "screens-gen base\n", "screens-gen base x\n"])
  func `a file that is no base is refused`(_ text: String) {
    let reading = Reading(text)
    #expect(reading.base == nil)
    let line = text.dropLast()
    #expect(
      reading.printed == """
        .Sample.screens-gen:1:1: error: this is not what screens-gen stored; restore it from version control, or delete it to have every file that differs count as edited
        1 | \(line)
          | ^\(String(repeating: "~", count: max(line.count - 1, 0)))

        """)
  }

  @Test func `a base that a newer screens-gen stored is refused`() {
    let reading = Reading("screens-gen base 2\nsomething else\n")
    #expect(reading.base == nil)
    #expect(
      reading.printed == """
        .Sample.screens-gen:1:1: error: a newer screens-gen stored this; use that one, or update this one
        1 | screens-gen base 2
          | ^~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a base that lost a line is refused where the file begins`() {
    #expect(
      Reading(Self.text.replacing("|// one\n", with: "")).printed == """
        .Sample.screens-gen:6:1: error: the base is damaged here; restore it from version control, or delete it to have every file that differs count as edited
        6 | SampleScreenlet/SampleScreenlet.swift 3 lines
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test(arguments: [
    // A line of a file was lost.
    Self.text.replacing("|// one\n", with: ""),
    Self.text.replacing("|</a>\n", with: ""),
    // A line came in.
    Self.text.replacing("|// one\n", with: "|// one\n|// two\n"),
    Self.text.replacing("|// one\n", with: "<<<<<<< yours\n|// one\n"),
    // The head of a file was lost, or its count.
    Self.text.replacing("SampleScreenlet/Themes/B.xib 3 lines\n", with: ""),
    Self.text.replacing("B.xib 3 lines\n", with: "B.xib\n"),
    Self.text.replacing("B.xib 3 lines\n", with: "B.xib -3 lines\n"),
    Self.text.replacing("B.xib 3 lines\n", with: "B.xib 99999999999999999999 lines\n"),
    Self.text.replacing("B.xib 3 lines\n", with: "B.xib \(Int.max) lines\n"),
    // A file came in twice.
    Self.text + "\nSampleScreenlet/Empty.swift 0 lines\n",
  ])
  func `a base that is not whole is refused`(_ text: String) {
    #expect(Reading(text).base == nil)
    #expect(Reading(text).printed.contains(": error: the base is damaged here; "))
  }

  @Test(arguments: [
    "../x", "a/../../x", "/etc/passwd", "a//b", "./x", "..", "C:\\x", "a\\..\\x", "x/",
  ])
  func `a base that names a file outside of the output is refused`(_ path: String) {
    let reading = Reading("screens-gen base 1\n\n\(path) 1 lines\n|mine\n")
    #expect(reading.base == nil)
    #expect(
      reading.printed == """
        .Sample.screens-gen:3:1: error: '\(path)' is not in a folder of the spec's output; restore it from version control, or delete it to have every file that differs count as edited
        3 | \(path) 1 lines
          | ^\(String(repeating: "~", count: path.count + 7))

        """)
  }
}
