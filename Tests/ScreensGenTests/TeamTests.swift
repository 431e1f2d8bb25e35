import Foundation
import Testing

/// Branches of one spec that git brings together, and the run after that.
@Suite(.team)
struct TeamTests {
  private let team: Team

  init() throws { team = try #require(Team.current) }

  @Test(arguments: TeamPair.tested)
  func `the run after two branches meet brings what the merged spec yields, and both edits`(
    _ pair: TeamPair
  ) throws {
    let clone = try TeamClone(of: team, conflictStyle: pair.style)
    let branches = [try Team.branch(pair.ours), try Team.branch(pair.theirs)]
    switch pair.way {
    case .merge: try merge(pair.theirs, into: pair.ours, in: clone)
    case .rebase: try rebase(pair.ours, onto: pair.theirs, in: clone)
    }
    try expectFinished(clone, branches)
    try expectNextChange(clone, branches)
  }

  @Test func `all branches meet, one after the other`() throws {
    let clone = try TeamClone(of: team, conflictStyle: "merge")
    for (index, branch) in Team.branches.enumerated() {
      try merge(branch.name, into: "main", in: clone)
      try clone.commit("merge \(branch.name)")
      try #require(
        try difference(of: clone, Array(Team.branches[...index])) == [], "\(branch.name)")
    }
    try expectFinished(clone, Team.branches)
    try expectNextChange(clone, Team.branches)
  }

  // MARK: git, and the run after it

  /// In a tree that runs know already.
  private func merge(_ theirs: String, into ours: String, in clone: TeamClone) throws {
    try clone.git("checkout", "-q", ours)
    try clone.generate()
    _ = try clone.sandbox.git(["merge", "-q", "--no-edit", theirs])
    try generate(in: clone)
  }

  /// With a run wherever git stops, and one at the end, in a tree that no run knows before.
  private func rebase(_ ours: String, onto theirs: String, in clone: TeamClone) throws {
    try clone.git("checkout", "-q", ours)
    _ = try clone.sandbox.git(["rebase", "-q", theirs])
    for _ in 0..<2 where clone.isRebasing {
      try generate(in: clone)
      try clone.git("add", "--all")
      _ = try clone.sandbox.git(["rebase", "--continue"])
    }
    try #require(!clone.isRebasing)
    try generate(in: clone)
  }

  /// The spec has merged; the run has to bring everything else in order, without a question.
  private func generate(in clone: TeamClone) throws {
    let open = try clone.openPaths()
    try #require(!open.contains(Team.specPath))
    let run = try clone.sandbox.run("generate", "--quiet")
    try #require(run.code == 0, "\(open) was open: \(firstError(of: run))")
    #expect(!run.errors.contains("base"))
  }

  // MARK: What is expected

  private func expectFinished(_ clone: TeamClone, _ branches: [Team.Branch]) throws {
    let difference = try difference(of: clone, branches)
    try #require(difference == [])
    let files = try clone.files()
    let marked = files.filter { isMarked($0.value) }.keys.sorted()
    #expect(marked == [])

    let check = try clone.sandbox.run("check", "--quiet")
    #expect(check.code == 0, "\(firstError(of: check))")
    let again = try clone.sandbox.run("generate", "--quiet")
    #expect(again.code == 0, "\(firstError(of: again))")
    let isSettled = try clone.files() == files
    #expect(isSettled)
  }

  /// What is kept for later runs is right where the next change of the spec brings that change, and
  /// leaves all edits.
  private func expectNextChange(_ clone: TeamClone, _ branches: [Team.Branch]) throws {
    try clone.edit(Team.nextChange)
    let run = try clone.sandbox.run("generate", "--quiet")
    try #require(run.code == 0, "\(firstError(of: run))")
    let difference = try difference(of: clone, branches)
    #expect(difference == [])
  }

  /// The run may warn of more: the runtime does not have the service of one connector.
  private func firstError(of run: Outcome) -> Substring {
    run.errors.split(separator: "\n").first { $0.contains("error: ") } ?? ""
  }

  private func isMarked(_ text: String) -> Bool {
    text.split(separator: "\n").contains {
      $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ")
    }
  }

  /// The first line of each file that is not as expected.
  private func difference(of clone: TeamClone, _ branches: [Team.Branch]) throws -> [String] {
    let (found, expected) = (try clone.sources(), try clone.expectedSources(branches))
    return Set(found.keys).union(expected.keys).sorted().compactMap { path in
      guard let text = found[path] else { return "\(path) is missing" }
      guard let wanted = expected[path] else { return "\(path) is too much" }
      return firstDifference(lines(of: text), lines(of: wanted)).map { "\(path):\($0)" }
    }
  }

  private func lines(of text: String) -> [String] { text.components(separatedBy: "\n") }

  private func firstDifference(_ found: [String], _ wanted: [String]) -> String? {
    guard found != wanted else { return nil }
    let index = zip(found, wanted).prefix { $0 == $1 }.map { _ in 1 }.count
    let texts = [found, wanted].map { index < $0.count ? "'\($0[index])'" : "the end" }
    return "\(index + 1): \(texts[0]) instead of \(texts[1])"
  }
}
