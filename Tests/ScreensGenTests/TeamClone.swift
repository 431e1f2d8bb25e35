import Foundation
import Testing

/// A work tree of the team's repository, in which git and `screens-gen` run.
struct TeamClone {
  let sandbox: Sandbox

  init(_ sandbox: Sandbox) { self.sandbox = sandbox }

  /// A copy of the repository, known to no run yet, in which git marks conflicts in that style.
  init(of team: Team, conflictStyle: String) throws {
    sandbox = try Sandbox()
    try #require(
      try sandbox.shell("cp -a \"$origin/.\" .", environment: ["origin": team.origin.path]).code
        == 0)
    try git("config", "merge.conflictStyle", conflictStyle)
  }

  // MARK: git

  /// Runs git, which has to succeed.
  func git(_ words: String...) throws {
    let outcome = try sandbox.git(words)
    try #require(outcome.code == 0, "git \(words): \(outcome.out)\(outcome.errors)")
  }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "-q", "--allow-empty", "-m", message)
  }

  /// The paths that git could not merge.
  func openPaths() throws -> [String] {
    try sandbox.git(["diff", "--name-only", "--diff-filter=U"]).out.split(separator: "\n")
      .map(String.init)
  }

  /// Whether a rebase waits for somebody.
  var isRebasing: Bool {
    let path = sandbox.url.appending(path: ".git/rebase-merge").path
    return FileManager.default.fileExists(atPath: path)
  }

  // MARK: Files

  /// Brings the output up to date, which has to succeed.
  func generate() throws {
    let outcome = try sandbox.run("generate", "--quiet")
    try #require(outcome.code == 0, "\(outcome.errors)")
  }

  func edit(_ edits: [TeamEdit]) throws {
    for edit in edits {
      try sandbox.write(try edit.applied(to: try sandbox.read(edit.path)), to: edit.path)
    }
  }

  /// All files by path but those of git.
  func files() throws -> [String: String] {
    var files: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: sandbox.url.path)
    while let path = paths?.nextObject() as? String {
      if path == ".git" { paths?.skipDescendants() }
      guard paths?.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
      files[path] = try sandbox.read(path)
    }
    return files
  }

  /// All files that people read and edit.
  func sources() throws -> [String: String] {
    try files().filter { !$0.key.hasSuffix(".screens-gen") && $0.key != ".gitattributes" }
  }

  /// What the spec as it is here yields where nothing was generated before, with all edits of `main`
  /// and of the branches.
  func expectedSources(_ branches: [Team.Branch]) throws -> [String: String] {
    let other = TeamClone(try Sandbox([Team.specPath: try sandbox.read(Team.specPath)]))
    try other.generate()
    try other.edit(Team.edits + branches.flatMap(\.edits))
    return try other.sources()
  }
}

extension Sandbox {
  /// Runs git as on a machine on which nobody has set it up.
  func git(_ words: [String]) throws -> Outcome {
    var environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_EDITOR": "true",
    ]
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "Somebody"
      environment["GIT_\(role)_EMAIL"] = "somebody@example.com"
    }
    return try launch(
      URL(filePath: "/usr/bin/env"), ["git"] + words, environment: environment)
  }
}
