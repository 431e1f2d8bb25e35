import Foundation
import Testing

/// A repository in which fifteen people change one spec, each on a branch that starts from `main`:
/// one change of the spec, what `generate` makes of it, and edits of what was generated.
struct Team: Sendable {
  /// Where the repository is, with a state directory of its own beside it.
  let origin: URL

  /// The team of the suite that runs.
  @TaskLocal static var current: Team?

  static let specPath = "AddBookmark.screenlet.yml"

  init(in sandbox: Sandbox) throws {
    origin = sandbox.url
    let clone = TeamClone(sandbox)
    try sandbox.write(Self.spec, to: Self.specPath)
    try clone.git("init", "-q", "-b", "main")
    try clone.git("config", "gc.auto", "0")
    try clone.generate()
    try clone.edit(Self.edits)
    try clone.commit("main")
    for branch in Self.branches {
      try clone.git("checkout", "-q", "-b", branch.name, "main")
      try clone.edit([branch.change])
      try clone.generate()
      try clone.commit("change the spec: \(branch.name)")
      try clone.edit(branch.edits)
      try clone.commit("edit what was generated: \(branch.name)")
    }
    try clone.git("checkout", "-q", "main")
  }

  /// What somebody does in the spec, and in what comes of it.
  struct Branch: Sendable {
    let name: String
    let change: TeamEdit
    let edits: [TeamEdit]

    init(_ name: String, change: String, edits: [TeamEdit]) {
      self.name = name
      self.change = TeamEdit(Team.specPath, change)
      self.edits = edits
    }
  }

  static func branch(_ name: String) throws -> Branch {
    try #require(branches.first { $0.name == name }, "there is no branch '\(name)'")
  }
}

/// Lines in the place of others that a file has exactly once, in any version of that file.
struct TeamEdit: Sendable {
  let path: String
  private let old: String
  private let new: String

  /// Lines as in a diff: `-` is removed, `+` is added, the others are found around them.
  init(_ path: String, _ lines: String) {
    self.path = path
    let lines = lines.split(separator: "\n")
    func text(without sign: String) -> String {
      "\n" + lines.filter { !$0.hasPrefix(sign) }.map { $0.dropFirst() + "\n" }.joined()
    }
    (old, new) = (text(without: "+"), text(without: "-"))
  }

  func applied(to text: String) throws -> String {
    let parts = text.components(separatedBy: old)
    try #require(parts.count == 2, "\(parts.count - 1) times in '\(path)':\(old)")
    return parts.joined(separator: new)
  }
}

/// Makes a team for the tests of a suite, before the first of them.
struct TeamTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let sandbox = try Sandbox()
    let team = try Team(in: sandbox)
    try await Team.$current.withValue(team, operation: function)
    withExtendedLifetime(sandbox) {}
  }
}

extension Trait where Self == TeamTrait {
  static var team: TeamTrait { TeamTrait() }
}
