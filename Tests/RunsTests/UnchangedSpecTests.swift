import FileStore
import Regeneration
import SourceText
import Testing

@testable import Runs

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
    let files = UnchangedSpec.File.all(
      after: [ChangeSet.Change(path: "A.swift", change: change)], of: files(texts),
      yours: ["A.swift": yours, "A.swift.beside": beside].compactMapValues(\.self),
      lookedAt: ["A.swift", "A.swift.beside"])
    return files.map { files in
      UnchangedSpec(
        input: input, module: module,
        references: [.init(path: "../a b\n.theme.yml", text: Fingerprint(of: "theme"))],
        files: files)
    }
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
    let lines = specs.map(\.line)
    #expect(try Journal.values(in: lines.joined()).map(UnchangedSpec.init) == specs)
    let other = lines[0].replacing("identical", with: "removed").split(separator: " ", maxSplits: 1)
    let json = String(other[1].dropLast())
    let damaged = try Journal.values(in: "\(Fingerprint(of: json).text) \(json)\n")
    #expect(throws: Journal.Damage.self) { try damaged.map(UnchangedSpec.init) }
  }

  @Test func `fingerprints of texts tell where one ends and the next begins`() {
    #expect(Fingerprint(of: ["ab", ""]) != Fingerprint(of: ["a", "b"]))
    #expect(Fingerprint(of: ["a", "b"]) == input)
  }
}
