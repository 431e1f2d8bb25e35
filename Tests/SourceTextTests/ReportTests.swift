import SourceText
import TestSupport
import Testing

/// What programs read of a report, with texts that would end a line or a field early.
struct ReportTests {
  private var report: Report {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "a b/100%, c:\u{1B}.yml", text: "é: x\ny: z\n")
    let other = SourceFile(path: "o.yml", text: "q")
    diagnostics.error(
      "50% \"bad\",\n::error::a: b\u{1B}", at: file.range(4..<5),
      notes: [Diagnostic.Note("first", at: other.range(0..<1))])
    diagnostics.warning("odd", at: file.range(6..<7))
    return Report(diagnostics, errors: ["nothing\r\nwas written"])
  }

  @Test(arguments: try TextCase.all(in: "Reports", beside: #filePath))
  func `a report has the form that its case names`(_ item: TextCase) throws {
    let text =
      switch item.input {
      case "xcode": report.xcode { "/tmp/" + $0 }
      case "github": report.github
      default: report.sarif(tool: "tool", version: "1", uri: \.self)
      }
    try item.expect(text)
  }

  @Test func `nothing found`() {
    let nothing = Report(Diagnostics())
    #expect(nothing.github == "")
    #expect(nothing.xcode(\.self) == "")
  }
}
