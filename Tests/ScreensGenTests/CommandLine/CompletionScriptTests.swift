import Foundation
import TestSupport
import Testing
@testable import screens_gen

struct CompletionScriptTests {
  @Test(arguments: Shell.allCases)
  func `the script of a shell`(_ shell: Shell) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/my-tool.\(shell.rawValue)")
    try expect(sample.completions(for: shell), matches: file)
  }

  @Test func `the manual page`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/my-tool.1")
    try expect(sample.manualPage, matches: file)
  }
}
