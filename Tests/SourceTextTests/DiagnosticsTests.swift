import SourceText
import Testing

struct DiagnosticsTests {
  private let first = SourceFile(path: "first.yml", text: "abc\n")
  private let second = SourceFile(path: "second.yml", text: "abc\n")

  @Test func `nothing is reported at first`() {
    let diagnostics = Diagnostics()
    #expect(diagnostics.isEmpty)
    #expect(!diagnostics.hasErrors)
    #expect(diagnostics.sorted.isEmpty)
  }

  @Test func `a warning is no error`() {
    var diagnostics = Diagnostics()
    diagnostics.warning("unused", at: first.range(0..<1))
    #expect(!diagnostics.isEmpty)
    #expect(!diagnostics.hasErrors)
    diagnostics.error("wrong", at: first.range(0..<1))
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.sorted.map(\.severity) == [.warning, .error])
  }

  @Test func `diagnostics are sorted by file, by place and then as they were reported`() {
    var diagnostics = Diagnostics()
    diagnostics.error("d", at: second.range(2..<3))
    diagnostics.error("a", at: first.range(2..<3))
    diagnostics.error("b", at: first.range(0..<3))
    diagnostics.warning("c", at: second.range(0..<1))
    diagnostics.error("e", at: first.range(0..<1))
    #expect(diagnostics.sorted.map(\.message.text) == ["c", "d", "b", "e", "a"])
  }

  @Test func `what another run found is added behind`() {
    var diagnostics = Diagnostics()
    diagnostics.error("a", at: first.range(0..<1))
    var other = Diagnostics()
    other.error("b", at: second.range(0..<1))
    other.error("c", at: first.range(0..<1), notes: [.init("n", at: second.range(0..<1))])
    diagnostics.append(other)
    #expect(diagnostics.sorted.map(\.message.text) == ["a", "c", "b"])
    #expect(diagnostics.sorted.map(\.notes.count) == [0, 1, 0])
  }

  @Test func `a message is its text`() {
    let name = "title"
    #expect("unknown key '\(name)'" as Diagnostic.Message == .init("unknown key 'title'"))
  }
}
