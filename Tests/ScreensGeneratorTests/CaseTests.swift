import Foundation
import Interfaces
import Regeneration
import ScreensGenerator
import TestSupport
import Testing

struct CaseTests {
  @Test func `there are cases`() {
    #expect(Case.all.count > 12)
  }

  @Test(arguments: Case.all)
  func `a spec makes the files beside it`(_ spec: Case) throws {
    try expect(Base(files: try spec.files()).text, matches: spec.output)
  }

  @Test(arguments: Case.all)
  func `XIBs, view classes and Screenlets fit together`(_ spec: Case) throws {
    #expect(WiringCheck(try spec.files().wiring).findings.printed == "")
  }

  @Test(arguments: Case.all)
  func `every file ends with one line end and no line with a blank`(_ spec: Case) throws {
    let files = try spec.files()
    for path in files.paths {
      let text = files[path] ?? ""
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(line.last?.isWhitespace != true && !line.contains("\r"), "\(path): \(line)")
      }
    }
  }
}
