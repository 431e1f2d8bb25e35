import Foundation
import Testing

/// A work tree of the team's repository, in which git and `screens-gen` run.
struct TeamClone {
  let sandbox: Sandbox

  init(_ sandbox: Sandbox) { self.sandbox = sandbox }

  /// A copy of the repository, known to no run yet, in which git marks conflicts in that style.
  init(of team: Team, conflictStyle: String = "merge") throws {
    sandbox = try Sandbox()
    let copy = try sandbox.shell(
      "cp -a \"$origin/.\" .", environment: ["origin": team.origin.path])
    try #require(copy == Outcome())
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

  /// Makes the branch, which starts from `main`, in two commits.
  func make(_ branch: Team.Branch) throws {
    try git("checkout", "-q", "-b", branch.name, "main")
    try edit([branch.change])
    try generate()
    try commit("change the spec: \(branch.name)")
    try edit(branch.edits)
    try commit("edit what was generated: \(branch.name)")
  }

  /// Merges two branches as far as git can, in a tree that runs know already.
  func merge(_ theirs: String, into ours: String) throws {
    try git("checkout", "-q", ours)
    try generate()
    _ = try sandbox.git(["merge", "-q", "--no-edit", theirs])
  }

  /// The paths that git could not merge.
  func openPaths() throws -> [String] {
    let outcome = try sandbox.git(["diff", "--name-only", "--diff-filter=U"])
    try #require(outcome.code == 0 && outcome.errors == "", "\(outcome)")
    return outcome.out.split(separator: "\n").map(String.init)
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
      let text = try sandbox.read(edit.path.rawValue)
      try sandbox.write(try edit.applied(to: text), to: edit.path.rawValue)
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

  /// The files with a line that git or a run marks a conflict with.
  func markedPaths() throws -> [String] {
    try files().filter { file in
      file.value.split(separator: "\n").contains {
        $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ")
      }
    }.keys.sorted()
  }
}

// MARK: What is expected

extension TeamClone {
  /// The first line of each file that is not what the spec, as it is here, yields where nothing was
  /// generated before, with all edits of `main` and of the branches. What runs keep for themselves
  /// may look otherwise.
  func difference(from branches: [Team.Branch]) throws -> [String] {
    let path = TeamEdit.Path.spec.rawValue
    let service = "Services/LRNotesService.swift"
    let other = TeamClone(try Sandbox([path: try sandbox.read(path), service: ""]))
    try other.generate()
    try other.edit(Team.edits + branches.flatMap(\.edits))
    return Self.difference(of: try sources(), from: try other.sources())
  }

  private func sources() throws -> [String: String] {
    try files().filter { !$0.key.hasSuffix(".screens-gen") && $0.key != ".gitattributes" }
  }

  private static func difference(
    of files: [String: String], from expected: [String: String]
  ) -> [String] {
    Set(files.keys).union(expected.keys).sorted().compactMap { path in
      guard let text = files[path] else { return "\(path) is missing" }
      guard let expectedText = expected[path] else { return "\(path) is too much" }
      guard text != expectedText else { return nil }
      let lines = text.components(separatedBy: "\n") + ["the end"]
      let expectedLines = expectedText.components(separatedBy: "\n") + ["the end"]
      let index = zip(lines, expectedLines).prefix { $0 == $1 }.map { _ in 1 }.count
      return "\(path):\(index + 1): '\(lines[index])', not '\(expectedLines[index])'"
    }
  }
}

extension Sandbox {
  /// Runs git as on a machine on which nobody has set it up.
  func git(_ words: [String]) throws -> Outcome {
    var environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "GIT_CONFIG_GLOBAL": state.appending(path: "no-such-file").path,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_EDITOR": "true",
    ]
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "Somebody"
      environment["GIT_\(role)_EMAIL"] = "somebody@example.com"
    }
    return try launch(
      URL(filePath: "/usr/bin/env"), ["git"] + words, environment: environment)
  }
}

extension Outcome {
  /// A run may warn of more: the runtime does not have the service of one connector.
  var firstError: Substring {
    errors.split(separator: "\n").first { $0.contains("error: ") } ?? ""
  }
}
