import Foundation
import TestSupport
import Testing

/// Branches of one spec that git brings together, and the run after that.
@Suite(.blocking, .team)
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
    case .merge:
      try clone.merge(pair.theirs, into: pair.ours)
      try generate(in: clone)
    case .rebase: try rebase(pair.ours, onto: pair.theirs, in: clone)
    }
    try expectFinished(clone, branches)
    try expectNextChange(clone, branches)
  }

  @Test(arguments: [true, false])
  func `many branches meet, with a run after each, or where git stops alone`(
    _ runsAlways: Bool
  ) throws {
    let clone = try TeamClone(of: team)
    let branches = try Team.testedBranches.map(Team.branch)
    for (index, branch) in branches.enumerated() {
      _ = try clone.sandbox.git(["merge", "-q", "--no-edit", branch.name])
      guard try runsAlways || !clone.openPaths().isEmpty else { continue }
      try generate(in: clone)
      let difference = try clone.difference(from: Array(branches[...index]))
      try #require(difference == [], "\(branch.name)")
      try clone.commit("merge \(branch.name)")
    }
    try generate(in: clone)
    try expectFinished(clone, branches)
    try expectNextChange(clone, branches)
  }

  @Test func `the same changes one after the other on one branch end the same`() throws {
    let clone = try TeamClone(of: team)
    let branches = try Team.testedBranches.map(Team.branch)
    for branch in branches {
      try clone.edit([branch.change])
      try generate(in: clone)
      try clone.edit(branch.edits)
    }
    try expectFinished(clone, branches)
    try expectNextChange(clone, branches)
  }

  @Test func `an edit beside what both branches generated stays once the conflict is settled`()
    throws
  {
    let clone = try TeamClone(of: team)
    let branch = try Team.branch("default")
    let twin = Team.Branch(
      "twin", change: branch.change,
      edits: [
        TeamEdit(
          .screenlet,
          """
             /// What the view of the current theme shows and holds; nil while there is no view.
          +  /// It is made when the theme is.
          """)
      ])
    try clone.make(twin)
    try clone.merge("default", into: "twin")
    // Nothing but the file itself conflicts, so that no run knows what the branches have in common.
    try expectConflict(in: .screenlet, of: clone)
    try settle(.screenlet, for: .theirs, in: clone)
    try generate(in: clone)
    try expectFinished(clone, [branch, twin])
  }

  @Test(arguments: [["drop-theme", "member"], ["member", "drop-theme"]])
  func `a file that one branch's spec drops and the other's changes is removed`(
    _ names: [String]
  ) throws {
    let clone = try TeamClone(of: team)
    try clone.edit([try Team.branch("theme").change])
    try clone.generate()
    try clone.commit("another theme")
    try clone.make(
      Team.Branch(
        "drop-theme", change: TeamEdit(.spec, "-  large: child of default"), edits: []))
    let member = try Team.branch("member")
    try clone.git("branch", "-q", "-D", "member")
    try clone.make(member)
    try clone.merge(names[1], into: names[0])
    try generate(in: clone)
    try expectFinished(clone, [member])
  }

  // MARK: What no run can know

  @Test(arguments: ["merge", "diff3", "zdiff3"])
  func `two edits of one line stay a conflict, which is settled in the file`(
    _ style: String
  ) throws {
    let clone = try TeamClone(of: team, conflictStyle: style)
    let (ourLine, theirLine) = ("    nil", "    urlTextField?.text ?? \"\"")
    let ours = try branch("ours", change: "property", line: ourLine)
    try clone.make(ours)
    try clone.make(branch("theirs", change: "input", line: theirLine))
    try clone.merge("theirs", into: "ours")
    try expectConflict(in: .view, of: clone)

    let lines = try clone.sandbox.read(TeamEdit.Path.view.rawValue).components(separatedBy: "\n")
    #expect(lines.contains(ourLine) && lines.contains(theirLine))
    try settle(.view, for: .ours, in: clone)
    try generate(in: clone)
    try expectFinished(clone, [ours])
  }

  private enum Side { case ours, theirs }

  /// Replaces the first conflict in a file with the lines of a side.
  private func settle(_ path: TeamEdit.Path, for side: Side, in clone: TeamClone) throws {
    var lines = try clone.sandbox.read(path.rawValue).components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix("<<<<<<< ") })
    let last = try #require(lines.firstIndex { $0.hasPrefix(">>>>>>> ") })
    let middle = try #require(lines[first...].firstIndex(of: "======="))
    let ours = lines[(first + 1)..<middle].prefix { !$0.hasPrefix("|||||||") }
    lines.replaceSubrange(
      first...last, with: Array(side == .ours ? ours : lines[(middle + 1)..<last]))
    try clone.sandbox.write(lines.joined(separator: "\n"), to: path.rawValue)
  }

  /// A branch with the change of another one, and that line as what the view model's `url` is.
  private func branch(_ name: String, change: String, line: String) throws -> Team.Branch {
    Team.Branch(
      name, change: try Team.branch(change).change,
      edits: [TeamEdit(.view, "-    urlTextField?.text\n+\(line)")])
  }

  @Test func `a line that one deleted and the other's spec changes is a conflict`() throws {
    let clone = try TeamClone(of: team)
    let deleted = Team.Branch(
      "deleted", change: try Team.branch("argument").change,
      edits: [TeamEdit(.screenlet, "-  @IBInspectable open var maximum: Int = 10")])
    try clone.make(deleted)
    try clone.merge("default", into: "deleted")
    try expectConflict(in: .screenlet, of: clone)
  }

  private func expectConflict(in path: TeamEdit.Path, of clone: TeamClone) throws {
    let run = try clone.sandbox.run("generate", "--quiet")
    #expect(run.code == 1)
    #expect(run.firstError.hasPrefix(path.rawValue + ":"), "\(run.firstError)")
    let marked = try clone.markedPaths()
    #expect(marked.contains(path.rawValue))
  }

  // MARK: Runs

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
    try #require(!open.contains(TeamEdit.Path.spec.rawValue))
    let run = try clone.sandbox.run("generate", "--quiet")
    try #require(run.code == 0, "open: \(open); \(run.firstError)")
    #expect(!run.errors.contains("base"))
  }

  private func expectFinished(_ clone: TeamClone, _ branches: [Team.Branch]) throws {
    let difference = try clone.difference(from: branches)
    try #require(difference == [])
    let marked = try clone.markedPaths()
    #expect(marked == [])

    let files = try clone.files()
    let check = try clone.sandbox.run("check", "--quiet")
    #expect(check.code == 0, "\(check.firstError)")
    let again = try clone.sandbox.run("generate", "--quiet")
    #expect(again.code == 0, "\(again.firstError)")
    let isSettled = try clone.files() == files
    #expect(isSettled)
  }

  /// What is kept for later runs is right where the next change of the spec brings that change, and
  /// leaves all edits.
  private func expectNextChange(_ clone: TeamClone, _ branches: [Team.Branch]) throws {
    try clone.edit(Team.nextChange)
    let run = try clone.sandbox.run("generate", "--quiet")
    try #require(run.code == 0, "\(run.firstError)")
    let difference = try clone.difference(from: branches)
    #expect(difference == [])
  }
}
