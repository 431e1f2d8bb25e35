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

  @Test func `a warning is not an error`() {
    var diagnostics = Diagnostics()
    diagnostics.warning("unused", at: first.range(0..<1))
    #expect(!diagnostics.isEmpty)
    #expect(!diagnostics.hasErrors)
    diagnostics.error("wrong", at: first.range(0..<1))
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.sorted.map(\.severity) == [.warning, .error])
  }

  @Test func `diagnostics are sorted by file, by position and then as they were reported`() {
    var diagnostics = Diagnostics()
    diagnostics.error("d", at: second.range(2..<3))
    diagnostics.error("a", at: first.range(2..<3))
    diagnostics.error("b", at: first.range(0..<3))
    diagnostics.warning("c", at: second.range(0..<1))
    diagnostics.error("e", at: first.range(0..<1))
    #expect(diagnostics.sorted.map(\.message.text) == ["c", "d", "b", "e", "a"])
  }

  @Test func `diagnostics of another run are appended`() {
    var diagnostics = Diagnostics()
    diagnostics.error("a", at: first.range(0..<1))
    var other = Diagnostics()
    other.error("b", at: second.range(0..<1))
    other.error("c", at: first.range(0..<1), notes: [.init("n", at: second.range(0..<1))])
    diagnostics.append(other)
    #expect(diagnostics.sorted.map(\.message.text) == ["a", "c", "b"])
    #expect(diagnostics.sorted.map(\.notes.count) == [0, 1, 0])
  }

  @Test func `of many, the first errors are kept, then the first warnings`() {
    let file = SourceFile(path: "many.yml", text: String(repeating: "a", count: 300))
    var diagnostics = Diagnostics()
    for offset in (0..<150).reversed() {
      diagnostics.warning("w\(offset)", at: file.range(offset..<offset + 1))
    }
    #expect(diagnostics.sorted.map(\.message.text) == (0..<100).map { "w\($0)" })
    for offset in (0..<98).reversed() {
      diagnostics.error("e\(offset)", at: file.range(offset + 10..<offset + 11))
    }
    let expected = ["w0", "w1"] + (0..<98).map { "e\($0)" }
    #expect(diagnostics.sorted.map(\.message.text) == expected)
    #expect(diagnostics.remainder.map(\.words) == ["148 more warnings"])
    for offset in 0..<3 { diagnostics.error("x", at: file.range(offset + 200..<299)) }
    #expect(diagnostics.sorted.filter { $0.severity == .warning } == [])
    #expect(diagnostics.remainder.map(\.words) == ["1 more error", "150 more warnings"])
    #expect(diagnostics.count(of: .error) == 101)
    #expect(diagnostics.count(of: .warning) == 150)
  }

  @Test func `a file that was mentioned first comes first among many`() {
    var diagnostics = Diagnostics()
    diagnostics.warning("a", at: second.range(0..<1))
    for _ in 0..<100 { diagnostics.error("b", at: first.range(0..<1)) }
    diagnostics.error("c", at: second.range(2..<3))
    #expect(
      diagnostics.sorted.map(\.message.text) == ["c"] + [String](repeating: "b", count: 99))
  }

  @Test func `counts of two runs add up`() {
    var all = Diagnostics()
    for file in [first, second, first] {
      var found = Diagnostics()
      for number in 0..<1_070 {
        found.error("\(file.path) \(number)", at: file.range(1..<2))
        found.warning("w", at: file.range(0..<1))
      }
      all.append(found)
    }
    #expect(all.sorted.map(\.message.text) == (0..<100).map { "first.yml \($0)" })
    #expect(all.remainder.map(\.words) == ["3,110 more errors", "3,210 more warnings"])
  }

  @Test func `a message that is not kept is not made`() {
    var made = 0
    func message() -> Diagnostic.Message {
      made += 1
      return "a"
    }
    var diagnostics = Diagnostics()
    for _ in 0..<1_000 { diagnostics.error(message(), at: first.range(0..<1)) }
    #expect(made == 100)
  }

  @Test func `a report on a project keeps all`() {
    var diagnostics = Diagnostics(limit: Diagnostics.limitOfReports)
    for offset in 0..<250 { diagnostics.error("e\(offset)", at: first.range(0..<1)) }
    #expect(diagnostics.sorted.count == 250)
    #expect(diagnostics.remainder.isEmpty)
  }

  @Test func `a report on a project suggests names for its first hundred problems`() {
    func messages(_ limit: Int) -> [String] {
      var diagnostics = Diagnostics(limit: limit)
      for _ in 0..<120 {
        diagnostics.error(
          .init("unknown\(suggestion(for: "titel", in: ["title"]))"), at: first.range(0..<1))
      }
      return diagnostics.sorted.map(\.message.text)
    }
    let suggested = [String](repeating: "unknown; did you mean 'title'?", count: 100)
    #expect(messages(Diagnostics.limit) == suggested)
    #expect(
      messages(Diagnostics.limitOfReports) == suggested + [String](repeating: "unknown", count: 20))
  }

  @Test func `a message is its text`() {
    let name = "title"
    #expect("unknown key '\(name)'" as Diagnostic.Message == .init("unknown key 'title'"))
  }
}
