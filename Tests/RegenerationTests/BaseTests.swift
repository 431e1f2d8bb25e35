import SourceText
import TestSupport
import Testing

@testable import Regeneration

struct BaseTests {
  private func read(_ text: String) -> (base: Base?, printed: String) {
    var diagnostics = Diagnostics()
    let base = Base(SourceFile(path: ".Sample.screens-gen", text: text), reporting: &diagnostics)
    var printer = DiagnosticPrinter()
    return (base, printer.text(for: diagnostics))
  }

  /// The cases of `Cases/Bases`: a stored base, and the text of what is read of it.
  @Test(arguments: try TextCase.all(in: "Bases", beside: #filePath))
  func `a stored base reads as its case says`(_ item: TextCase) throws {
    let (base, printed) = read(item.input + "\n")
    if let base { #expect(read(base.text).base == base) }
    try item.expect((base?.text ?? "") + printed)
  }

  private static let sample: Base = {
    var files = FileTree()
    files["SampleScreenlet/SampleScreenlet.swift"] = "// one\n\nclass A {}\n"
    files["SampleScreenlet/Themes/B.xib"] = "<a>\n  |b|\n</a>\n"
    files["SampleScreenlet/Empty.swift"] = ""
    return Base(
      files: files,
      provenance: Base.Provenance(spec: "../Sample.screenlet.yml", version: "0.1.0"))
  }()

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
    #expect(read(base.text).base == base)
  }

  @Test func `files with any text and path read back as they were`() {
    var files = FileTree()
    files["a b  c/3 lines"] = "3 lines\n|\n||\n x 2 lines\n\n\n"
    files["日本/é.swift"] = "\u{FEFF}😀\u{202E}\t \n"
    files["x"] = "\n"
    files["y"] = "<<<<<<< a\n=======\n>>>>>>> b\n"
    let base = Base(files: files)
    #expect(read(base.text).base == base)
  }

  @Test func `a checkout with the line ends of Windows is the same base`() {
    #expect(read(Self.sample.text.replacing("\n", with: "\r\n")).base == Self.sample)
  }

  @Test func `an empty file is not a base`() {
    let message = "this is not what screens-gen stored; restore it from version control"
    #expect(read("").base == nil)
    #expect(read("").printed == ".Sample.screens-gen:1:1: error: \(message)\n1 | \n  | ^\n")
  }
}
