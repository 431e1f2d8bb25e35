import Regeneration
import SourceText
import Testing

struct UnchangedSpecTests {
  private let input = Fingerprint(of: ["a", "b"])

  private func files(_ texts: [String: String]) -> FileTree {
    texts.reduce(into: FileTree()) { $0[$1.key] = $1.value }
  }

  private func spec(
    _ change: FileChange, generated: String? = "new\n", yours: ChangeSet.Content? = nil,
    beside: ChangeSet.Content? = nil, module: String? = nil
  ) -> UnchangedSpec? {
    var texts: [String: String] = [:]
    texts["A.swift"] = generated
    return UnchangedSpec(
      input: input, module: module, references: ["../a b\n.theme.yml": Fingerprint(of: "theme")],
      changes: [("A.swift", change)], of: files(texts),
      yours: ["A.swift": yours, "A.swift.beside": beside].compactMapValues(\.self),
      lookedAt: ["A.swift", "A.swift.beside"])
  }

  @Test func `a spec is settled when its files are generated, edited or deleted`() throws {
    let created = try #require(spec(.create("new\n")))
    #expect(spec(.update(from: "old\n", to: "new\n"), yours: .text("old\n")) == created)
    #expect(spec(.identical, yours: .text("new\n")) == created)
    #expect(created.files.map(\.change) == [.identical, nil])
    #expect(created.basePath == "A.swift")
    #expect(created.holds(["A.swift": .text("new\n")]))
    #expect(!created.holds(["A.swift": .text("new \n")]))
    #expect(!created.holds(["A.swift": .other]))
    #expect(!created.holds([:]))
    #expect(!created.holds(["A.swift": .text("new\n"), "A.swift.beside": .other]))

    let kept = try #require(spec(.keep, yours: .text("mine\n")))
    #expect(kept.holds(["A.swift": .text("mine\n")]))
    #expect(try #require(spec(.skip)).holds([:]))
  }

  @Test func `a spec is not settled where the next run could say something else`() {
    #expect(spec(.create("another\n")) == nil)
    #expect(spec(.merge(from: "mine\n", to: "new\n"), yours: .text("mine\n")) == nil)
    #expect(spec(.conflict(from: "mine\n", to: "both\n"), yours: .text("mine\n")) == nil)
    #expect(spec(.force(from: "mine\n", to: "new\n"), yours: .text("mine\n")) == nil)
    #expect(spec(.blocked(.notAFile), yours: .other) == nil)
    #expect(spec(.keep, generated: nil, yours: .text("mine\n")) == nil)
    #expect(spec(.remove("old\n"), generated: nil, yours: .text("old\n")) == nil)
    #expect(spec(.identical, yours: .text("new\n"), beside: .text("x")) == nil)
  }

  @Test func `settled specs are read as they were written`() throws {
    let specs = [
      try #require(spec(.create("new\n"))),
      try #require(spec(.keep, yours: .text("mine\n"), module: "Bücher")),
      try #require(spec(.skip)),
    ]
    let texts = [UnchangedSpec.head + specs[0].part] + specs[1...].map(\.part)
    let text = texts.joined()
    #expect(UnchangedSpec.specs(in: text) == specs)
    #expect(UnchangedSpec.specs(in: "") == [])
    for end in text.indices {
      let start = String(text[..<end])
      let whole = start == texts[0] ? 1 : start == texts[0] + texts[1] ? 2 : 0
      #expect(UnchangedSpec.specs(in: start) == Array(specs[..<whole]))
    }
    #expect(UnchangedSpec.specs(in: text + "\n") == [])
    #expect(UnchangedSpec.specs(in: text.replacing("keep", with: "skip")) == [])
  }

  @Test func `fingerprints of texts tell where one ends and the next begins`() {
    #expect(Fingerprint(of: ["ab", ""]) != Fingerprint(of: ["a", "b"]))
    #expect(Fingerprint(of: ["a", "b"]) == input)
  }
}
