import Foundation
import SourceText
import Testing
import XMLText

/// XIBs that people edited in two branches.
struct BranchTests {
  private let base = xib(
    "<label text=\"One\" id=\"one\"><color key=\"textColor\" white=\"0\"/></label>")
  private let edited = xib(
    "<label text=\"Mine\" id=\"one\"><color key=\"textColor\" white=\"0\"/></label>")

  private static func xib(_ views: String) -> String {
    """
    <document>
        <objects><view id="root"><subviews>\(views)<button id="two"/></subviews></view></objects>
    </document>
    """
  }

  private func merged(_ ours: String, _ theirs: String) -> String? {
    func file(_ text: String) -> SourceFile { SourceFile(path: "a.xib", text: text) }
    return MergedXIB(base: file(base), ours: file(ours), theirs: file(theirs)).text
  }

  @Test func `what one branch changed and the other removed is a conflict`() {
    let removed = Self.xib("")
    #expect(merged(base, removed) == removed)
    #expect(merged(removed, base) == removed)
    #expect(merged(edited, base) == edited)
    #expect(merged(edited, removed) == nil)
    #expect(merged(removed, edited) == nil)
  }

  @Test func `two colours are a conflict`() {
    func colored(_ white: String) -> String {
      base.replacingOccurrences(of: "white=\"0\"", with: "white=\"\(white)\"")
    }
    #expect(merged(colored("1"), base) == colored("1"))
    #expect(merged(base, colored("1")) == colored("1"))
    #expect(merged(colored("1"), colored("1")) == colored("1"))
    #expect(merged(colored("1"), colored("0.5")) == nil)
  }
}
