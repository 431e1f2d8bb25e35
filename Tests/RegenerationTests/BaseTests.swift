import SourceText
import Testing

@testable import Regeneration

/// What reading a stored base gave.
private struct Reading {
  let base: Base?
  let printed: String

  init(_ text: String) {
    var diagnostics = Diagnostics()
    base = Base(SourceFile(path: ".Sample.screens-gen", text: text), reporting: &diagnostics)
    var printer = DiagnosticPrinter()
    printed = printer.text(for: diagnostics)
  }
}

struct BaseTests {
  private static let sample: Base = {
    var files = FileTree()
    files["SampleScreenlet/SampleScreenlet.swift"] = "// one\n\nclass A {}\n"
    files["SampleScreenlet/Themes/B.xib"] = "<a>\n  |b|\n</a>\n"
    files["SampleScreenlet/Empty.swift"] = ""
    return Base(
      files: files,
      provenance: Base.Provenance(spec: "../Sample.screenlet.yml", version: "0.1.0"))
  }()

  private static let text = """
    screens-gen base 2
    What screens-gen last generated. Commit this file; git merges it, and you never edit it.

    spec ../Sample.screenlet.yml
    version 0.1.0
    templates built-in

    file SampleScreenlet/Empty.swift

    file SampleScreenlet/SampleScreenlet.swift
    |// one
    |
    |class A {}

    file SampleScreenlet/Themes/B.xib
    |<a>
    |  |b|
    |</a>

    """

  @Test func `a base is a text that shows every file line by line`() {
    #expect(Self.sample.text == Self.text)
    #expect(
      Base().text == """
        screens-gen base 2
        What screens-gen last generated. Commit this file; git merges it, and you never edit it.

        templates built-in

        """)
  }

  @Test func `a stored base reads back as itself`() {
    #expect(Reading(Self.text).base == Self.sample)
    #expect(Reading(Base().text).base == Base())
  }

  @Test func `an open conflict and a second version read back as they were`() {
    var base = Self.sample
    base.provenance.templates = "1f0c314b6e9b6a5d"
    base.files["SampleScreenlet/Empty.swift"]?.conflict = Base.Conflict(
      yours: Fingerprint(of: "mine"), base: nil)
    base.files["SampleScreenlet/SampleScreenlet.swift"]?.other = "// two\n"
    base.files["SampleScreenlet/SampleScreenlet.swift"]?.conflict = Base.Conflict(
      yours: Fingerprint(of: "mine"), base: "// zero\nclass A {}")
    let mine = Fingerprint(of: "mine").text
    #expect(
      base.text == """
        screens-gen base 2
        What screens-gen last generated. Commit this file; git merges it, and you never edit it.

        spec ../Sample.screenlet.yml
        version 0.1.0
        templates 1f0c314b6e9b6a5d

        file SampleScreenlet/Empty.swift
        conflict \(mine)

        file SampleScreenlet/SampleScreenlet.swift
        |// one
        |
        |class A {}
        other
        |// two
        conflict \(mine)
        |// zero
        \\class A {}

        file SampleScreenlet/Themes/B.xib
        |<a>
        |  |b|
        |</a>

        """)
    #expect(Reading(base.text).base == base)
  }

  @Test func `files with any text and path read back as they were`() {
    var files = FileTree()
    files["a b  c/3 lines"] = "3 lines\n|\n||\n x 2 lines\n\n\n"
    files["日本/é.swift"] = "\u{FEFF}😀\u{202E}\t \n"
    files["x"] = "\n"
    files["y"] = "<<<<<<< a\n=======\n>>>>>>> b\n"
    let base = Base(files: files)
    #expect(Reading(base.text).base == base)
  }

  @Test func `a last line without a line feed stays without one`() {
    var files = FileTree()
    files["a.md"] = "one\n\\two"
    files["b.md"] = "one"
    let text = #"""
      screens-gen base 2
      What screens-gen last generated. Commit this file; git merges it, and you never edit it.

      templates built-in

      file a.md
      |one
      \\two

      file b.md
      \one

      """#
    #expect(Base(files: files).text == text)
    #expect(Reading(text).base == Base(files: files))
    #expect(Reading(text.replacing("|one", with: "\\one")).base == nil)
  }

  @Test func `a checkout with the line ends of Windows is the same base`() {
    #expect(Reading(Self.text.replacing("\n", with: "\r\n")).base == Self.sample)
  }

  @Test func `a base of the first format is read`() {
    let text = """
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
    #expect(Reading(text).base == Base(files: Self.sample.generated))
  }

  // MARK: What git makes of it

  @Test(arguments: ["", "||||||| 4cf5bb2\n|class A {}\n"])
  func `both versions of a conflict that git left are read`(_ ancestor: String) {
    let text = Self.text.replacing(
      "|class A {}\n",
      with: "<<<<<<< HEAD\n|class B {}\n\(ancestor)=======\n|class C {}\n|class D {}\n>>>>>>> b\n")
    var base = Self.sample
    base.files["SampleScreenlet/SampleScreenlet.swift"] = Base.File(
      text: "// one\n\nclass B {}\n", other: "// one\n\nclass C {}\nclass D {}\n")
    #expect(Reading(text).base == base)
  }

  @Test func `files that only one branch has are read from a conflict`() {
    let text =
      Self.text + "\n<<<<<<< HEAD\nfile a\n|a\n=======\nfile b\n|b\n\nfile c\n|c\n>>>>>>> b\n"
    var base = Self.sample
    for name in ["a", "b", "c"] { base.files[name] = Base.File(text: name + "\n") }
    #expect(Reading(text).base == base)
  }

  @Test func `a file that comes twice has two versions`() {
    let text = Self.text + "\nfile SampleScreenlet/Themes/B.xib\n|<b/>\n"
    var base = Self.sample
    base.files["SampleScreenlet/Themes/B.xib"]?.other = "<b/>\n"
    #expect(Reading(text).base == base)
    #expect(Reading(Self.text + "\nfile SampleScreenlet/Empty.swift\n").base == Self.sample)
  }

  @Test func `of two versions of screens-gen the newer counts`() {
    let text = Self.text.replacing(
      "version 0.1.0\n",
      with: "<<<<<<< HEAD\nversion 0.10.0\n=======\nversion 0.9.1\n>>>>>>> b\n")
    #expect(Reading(text).base?.provenance.version == "0.10.0")
  }

  // MARK: What is refused

  @Test(arguments: ["", "hello\n", "screens-gen base\n", "screens-gen base x\n"])
  func `a file that is not a base is refused`(_ text: String) {
    let reading = Reading(text)
    #expect(reading.base == nil)
    let line = text.dropLast()
    #expect(
      reading.printed == """
        .Sample.screens-gen:1:1: error: this is not what screens-gen stored; restore it from version control
        1 | \(line)
          | ^\(String(repeating: "~", count: max(line.count - 1, 0)))

        """)
  }

  @Test func `a base that a newer screens-gen stored is refused`() {
    let reading = Reading("screens-gen base 3\nsomething else\n")
    #expect(reading.base == nil)
    #expect(
      reading.printed == """
        .Sample.screens-gen:1:1: error: a newer screens-gen stored this; use that one, or update this one
        1 | screens-gen base 3
          | ^~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a line that belongs to nothing is refused where it is`() {
    #expect(
      Reading(Self.text.replacing("|// one\n", with: "// one\n")).printed == """
        .Sample.screens-gen:11:1: error: the base is damaged here; restore it from version control
        11 | // one
           | ^~~~~~

        """)
  }

  @Test(arguments: [
    Self.text.replacing("file SampleScreenlet/Empty.swift\n", with: "|a\n"),
    Self.text.replacing("|// one\n", with: "<<<<<<< yours\n|// one\n"),
    Self.text.replacing("file SampleScreenlet/Empty.swift\n", with: "file\n"),
    Self.text.replacing("version", with: "versions"),
    Self.text + "conflict x\n",
    Self.text + "other x\n",
    Self.text.replacing("templates built-in\n", with: "other\n"),
  ])
  func `a base that is not whole is refused`(_ text: String) {
    #expect(Reading(text).base == nil)
    #expect(Reading(text).printed.contains(": error: the base is damaged here; "))
  }

  @Test(arguments: [
    "../x", "a/../../x", "/etc/passwd", "a//b", "./x", "..", "C:\\x", "a\\..\\x", "x/",
  ])
  func `a base that names a file outside of the output is refused`(_ path: String) {
    let reading = Reading("screens-gen base 2\n\nfile \(path)\n|mine\n")
    #expect(reading.base == nil)
    #expect(
      reading.printed == """
        .Sample.screens-gen:3:1: error: '\(path)' is not in a folder of the spec's output; restore it from version control
        3 | file \(path)
          | ^\(String(repeating: "~", count: path.count + 4))

        """)
  }
}
