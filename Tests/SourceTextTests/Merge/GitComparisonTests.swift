import Foundation
import TestSupport
import Testing
import SourceText

/// What `git merge-file --diff3` makes of the same texts.
struct GitComparisonTests {
  /// Three texts that look like code: of few lines, many of them equal, changed on either side by
  /// lines that came, went, moved and became others, half of the time with changes in common.
  private struct Triple {
    let base: String
    let yours: String
    let generated: String

    init(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in codeLine(using: &random) }
      let shared = Bool.random(using: &random) ? changed(lines, using: &random) : lines
      base = lines.joined()
      yours = changed(shared, using: &random).joined()
      generated = changed(shared, using: &random).joined()
    }
  }

  /// The triples that git calls a conflict though both sides say the same, as it finds the same
  /// change in two ways: one side deleted the first of two equal lines, the other the second.
  private static let agreedAfterAll: Set<Int> = [690]

  @Test func `two thousand random merges are what git makes of them`() throws {
    let triples = (0..<2_000).map(Triple.init(seed:))
    let expected = try mergedByGit(triples)
    var different: Set<Int> = []
    for (seed, triple) in triples.enumerated() {
      let merge = MergedText(base: triple.base, yours: triple.yours, generated: triple.generated)
      if merge.text != expected[seed] { different.insert(seed) }
    }
    #expect(different == Self.agreedAfterAll)
    #expect(expected.count { $0.contains("<<<<<<< yours\n") } > 700)
  }

  @Test(arguments: agreedAfterAll)
  func `where the result differs, it is because both sides of a conflict are equal`(
    _ seed: Int
  ) throws {
    let triple = Triple(seed: seed)
    let merge = MergedText(base: triple.base, yours: triple.yours, generated: triple.generated)
    let git = try mergedByGit([triple])[0]
    let conflict =
      #/
      <<<<<<<\ yours\n ((?:.*\n)*?)
      \|{7}\ base\n (?:.*\n)*?
      =======\n ((?:.*\n)*?)
      >>>>>>>\ generated\n
      /#
    var differing = 0
    let resolved = git.replacing(conflict) { match in
      if match.1 != match.2 { differing += 1 }
      return match.1 == match.2 ? match.1 : match.0
    }
    #expect(resolved == merge.text)
    #expect(resolved != git)
  }

  /// The texts that git merges, in one run of a shell.
  private func mergedByGit(_ triples: [Triple]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (index, triple) in triples.enumerated() {
      try Data(triple.base.utf8).write(to: folder.url.appendingPathComponent("\(index).base"))
      try Data(triple.yours.utf8).write(to: folder.url.appendingPathComponent("\(index).yours"))
      try Data(triple.generated.utf8).write(to: folder.url.appendingPathComponent("\(index).new"))
    }
    let script = """
      for i in $(seq 0 \(triples.count - 1)); do
        git merge-file -p -q --diff3 -L yours -L base -L generated $i.yours $i.base $i.new > $i.merged
      done; true
      """
    let run = try Subprocess("sh", ["-c", script], in: folder.url)
    try #require(run == Subprocess(status: 0, output: "", errors: ""))
    return try triples.indices.map { index in
      let file = folder.url.appendingPathComponent("\(index).merged")
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
  }
}

private func codeLine(using random: inout SeededGenerator) -> String {
  switch Int.random(in: 0..<10, using: &random) {
  case 0, 1: return "\n"
  case 2: return "  }\n"
  case 3: return "}\n"
  case 4: return "    return nil\n"
  default:
    let name = Int.random(in: 0..<60, using: &random)
    return "  let v\(name) = \(Int.random(in: 0..<60, using: &random))\n"
  }
}

/// The lines after up to four changes.
private func changed(_ lines: [String], using random: inout SeededGenerator) -> [String] {
  var lines = lines
  for _ in 0..<Int.random(in: 0...4, using: &random) {
    let start = Int.random(in: 0...lines.count, using: &random)
    let end = min(lines.count, start + Int.random(in: 1...3, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        lines.insert(codeLine(using: &random), at: start)
      }
    case 1:
      lines.removeSubrange(start..<end)
    case 2:
      for index in start..<end { lines[index] = codeLine(using: &random) }
    default:
      let moved = lines[start..<end]
      lines.removeSubrange(start..<end)
      lines.insert(contentsOf: moved, at: .random(in: 0...lines.count, using: &random))
    }
  }
  return lines
}
