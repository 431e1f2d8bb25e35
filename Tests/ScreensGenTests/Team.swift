import Foundation
import Testing

/// A repository in which fifteen people change one spec, each on a branch that starts from `main`:
/// one change of the spec, what `generate` makes of it, and edits of what was generated.
struct Team: Sendable {
  /// Where the repository is, with a state directory of its own beside it.
  let origin: URL

  /// The team of the suite that runs.
  @TaskLocal static var current: Team?

  init(in sandbox: Sandbox) throws {
    origin = sandbox.url
    let clone = TeamClone(sandbox)
    try sandbox.write(Self.spec, to: TeamEdit.Path.spec.rawValue)
    // The service that it calls is the team's own.
    try sandbox.write("", to: "Services/LRNotesService.swift")
    try clone.git("init", "-q", "-b", "main")
    try clone.git("config", "gc.auto", "0")
    try clone.generate()
    try clone.edit(Self.edits)
    try clone.commit("main")
    for branch in Self.branches { try clone.make(branch) }
    try clone.git("checkout", "-q", "main")
  }

  /// What somebody does in the spec, and in what comes of it.
  struct Branch: Sendable {
    let name: String
    let change: TeamEdit
    let edits: [TeamEdit]

    init(_ name: String, change: TeamEdit, edits: [TeamEdit]) {
      (self.name, self.change, self.edits) = (name, change, edits)
    }

    /// Of lines of the spec.
    init(_ name: String, change: String, edits: [TeamEdit]) {
      self.init(name, change: TeamEdit(.spec, change), edits: edits)
    }
  }

  static func branch(_ name: String) throws -> Branch {
    try #require(branches.first { $0.name == name }, "there is no branch '\(name)'")
  }
}

/// Lines that replace others, which every version of the file has exactly once.
struct TeamEdit: Sendable {
  let path: Path
  private let old: String
  private let new: String

  /// Lines as in a diff: `-` is removed, `+` is added, the others are found around them.
  init(_ path: Path, _ lines: String) {
    self.path = path
    let lines = lines.split(separator: "\n")
    func text(without sign: String) -> String {
      "\n" + lines.filter { !$0.hasPrefix(sign) }.map { $0.dropFirst() + "\n" }.joined()
    }
    (old, new) = (text(without: "+"), text(without: "-"))
  }

  func applied(to text: String) throws -> String {
    let parts = text.components(separatedBy: old)
    try #require(parts.count == 2, "\(parts.count - 1) times in '\(path.rawValue)':\(old)")
    return parts.joined(separator: new)
  }
}

extension TeamEdit {
  enum Path: String {
    case spec = "AddBookmark.screenlet.yml"
    case screenlet = "AddBookmarkScreenlet/AddBookmarkScreenlet.swift"
    case screenletDelegate = "AddBookmarkScreenlet/AddBookmarkScreenletDelegate.swift"
    case viewModel = "AddBookmarkScreenlet/AddBookmarkViewModel.swift"
    case bookmark = "AddBookmarkScreenlet/Models/Bookmark.swift"
    case bookmarkConnector = "AddBookmarkScreenlet/Connectors/AddBookmarkLiferayConnector.swift"
    case noteConnector = "AddBookmarkScreenlet/Connectors/LeaveNoteLiferayConnector.swift"
    case bookmarkInteractor = "AddBookmarkScreenlet/Interactors/AddBookmarkInteractor.swift"
    case noteInteractor = "AddBookmarkScreenlet/Interactors/LeaveNoteInteractor.swift"
    case webTitleInteractor = "AddBookmarkScreenlet/Interactors/GetWebTitleInteractor.swift"
    case countInteractor = "AddBookmarkScreenlet/Interactors/CountInteractor.swift"
    case view = "AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.swift"
    case xib = "AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.xib"
    case flat7XIB = "AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib"
    case largeXIB = "AddBookmarkScreenlet/Themes/Large/AddBookmarkView_large.xib"
    case tests = "AddBookmarkScreenletTests/AddBookmarkScreenletTests.swift"
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
