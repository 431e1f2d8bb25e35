import Foundation
import TestSupport
import Testing

/// What the README shows of a terminal is what a newcomer sees in theirs.
struct ReadmeSessionTests {

  private let readme: String

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md")
    readme = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `the first spec makes the files that stand beside it`() throws {
    let sandbox = try Sandbox(["AddBookmark.screenlet.yml": try spec])
    try #expect(sandbox.run("generate", "--quiet") == Outcome())
    let tree = try block(from: "AddBookmarkScreenlet.swift\n")
    #expect(try paths(tree, below: "AddBookmarkScreenlet") == generated(in: sandbox))
  }

  @Test func `what it shows of that Connector is in it`() throws {
    let sandbox = try Sandbox(["AddBookmark.screenlet.yml": try spec])
    try sandbox.run("generate", "--quiet")
    let connector = try sandbox.read(
      "AddBookmarkScreenlet/Connectors/AddBookmarkLiferayConnector.swift")
    let parts = try block(from: "nonisolated open class").components(separatedBy: "…\n").dropLast()
    #expect(parts.count == 2)
    for part in parts {
      #expect(unspaced(connector).contains(unspaced(part)))
    }
  }

  @Test func `the package beside the clone has all that is generated`() throws {
    let folder = "Bookmarks/Sources/Bookmarks"
    let sandbox = try Sandbox([
      "\(folder)/AddBookmark.screenlet.yml": try spec,
      "Bookmarks/Package.swift": try block(from: "// swift-tools-version: 6.2"),
    ])
    try sandbox.link("screens-gen", to: BuiltProducts.package.path)
    let session = try block(from: "$ cd Sources/Bookmarks").components(separatedBy: "$ swift test")
    #expect(session.count == 2)
    try expect(session[0], in: sandbox, at: "Bookmarks")

    let package = try Subprocess(
      "swift", ["package", "describe", "--type", "json"],
      in: sandbox.url.appending(path: "Bookmarks"))
    #expect(!package.errors.contains("unhandled"))
    let targets = try JSONDecoder().decode(Described.self, from: Data(package.output.utf8)).targets
    let root = sandbox.realPath + "/"
    let listed = targets.flatMap { target in
      target.sources.map { "Bookmarks/\(target.path)/\($0)" }
        + (target.resources ?? []).map { $0.path.replacing(root, with: "") }
    }
    let files = try generated(in: sandbox).filter { $0.hasPrefix("Bookmarks/Sources/") }
    #expect(listed.sorted() == files)
  }

  /// What the package manager says of a package.
  private struct Described: Decodable {
    struct Target: Decodable {
      let path: String
      let sources: [String]
      let resources: [Resource]?
    }

    struct Resource: Decodable {
      let path: String
    }

    let targets: [Target]
  }

  @Test func `a Screenlet from flags`() throws {
    try expectSession(
      from: "$ screens-gen new-screenlet AddBookmark --module", in: Sandbox())
  }

  @Test func `a misspelt key`() throws {
    let text = try block(from: "screenlet: AddBookmark")
      .replacing(
        "summary: Adds a bookmark to a folder.\n",
        with: "sumary: Adds a bookmark to a folder of the Bookmarks portlet.\n")
    let sandbox = try Sandbox(["AddBookmark.screenlet.yml": text])
    #expect(
      try sandbox.run("generate", "--color", "never")
        == Outcome(errors: try block(from: "AddBookmark.screenlet.yml:2:1"), code: 65))
  }

  @Test func `edits, a conflict and its resolution`() throws {
    let sandbox = try Sandbox(["AddBookmark.screenlet.yml": try spec])
    try sandbox.run("generate", "--quiet")
    try expectSession(from: "$ perl -pi -e 's/if title.isEmpty", in: sandbox)
    try expectSession(from: #"$ perl -pi -e 's/"Title cannot be empty"/"#, in: sandbox)
    // In an editor:
    let path = "AddBookmarkScreenlet/Connectors/AddBookmarkLiferayConnector.swift"
    let text = try sandbox.read(path)
    let start = try #require(text.range(of: "<<<<<<< yours\n"))
    let end = try #require(text.range(of: ">>>>>>> generated\n"))
    try sandbox.write(
      text.replacingCharacters(
        in: start.lowerBound..<end.upperBound,
        with: """
              if title.count < 3 {
                return ValidationError("Title is too short")

          """), to: path)
    try expectSession(from: "$ sed -n 32,34p AddBookmarkScreenlet", in: sandbox)
    #expect(try sandbox.run("check", "--quiet") == Outcome())
  }

  @Test func `a name that changes`() throws {
    let sandbox = try Sandbox([
      "AddBookmark.screenlet.yml": try spec,
      "App.swift": "let screenlet = AddBookmarkScreenlet()\nscreenlet.folderId = 5\n",
    ])
    try sandbox.run("generate", "--quiet")
    try sandbox.edit(
      "AddBookmarkScreenlet/Connectors/AddBookmarkLiferayConnector.swift", "title.isEmpty",
      "title.count < 3")
    try expectSession(from: "$ screens-gen rename AddBookmark.screenlet.yml", in: sandbox)
  }

  @Test func `the wiring proof`() throws {
    let sandbox = try Sandbox(["AddBookmark.screenlet.yml": try spec])
    try sandbox.run("generate", "--quiet")
    try expectSession(from: #"$ perl -pi -e 's/"add-bookmark"/"#, in: sandbox)
  }
}

extension ReadmeSessionTests {

  /// The first spec.
  private var spec: String {
    get throws { try block(from: "screenlet: AddBookmark") }
  }

  /// The fenced block that begins with that text.
  private func block(from start: String) throws -> String {
    let fences = readme.components(separatedBy: "\n```")
    let block = fences.compactMap { fence in
      fence.firstIndex(of: "\n").map { String(fence[fence.index(after: $0)...]) + "\n" }
    }.first { $0.hasPrefix(start) }
    return try #require(block, "no block begins with '\(start)'")
  }

  /// Runs the commands of a block, and expects of each the lines below it, with any others where an
  /// ellipsis stands.
  private func expectSession(from start: String, in sandbox: Sandbox) throws {
    try expect(block(from: start), in: sandbox)
  }

  private func expect(
    _ session: String, in sandbox: Sandbox, at directory: String = "."
  ) throws {
    let session = session.replacing("\\\n", with: "")
    var directory = directory
    for part in ("\n" + session).components(separatedBy: "\n$ ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1).map(String.init)
      if lines[0].hasPrefix("cd ") {
        directory += "/" + lines[0].dropFirst(3).trimmingCharacters(in: .newlines)
        continue
      }
      let command = "cd \(directory) && " + lines[0].replacing("screens-gen ", with: "$tool ")
      let expected = lines.count > 1 ? lines[1] : ""
      let outcome = try sandbox.shell("\(command)", environment: ["NO_COLOR": "1"])
      #expect(
        shortened(outcome.errors + outcome.out, like: expected)
          == expected.trimmingCharacters(in: .newlines))
    }
  }

  /// The lines of an output without those that are left out, one or more, where `shown` has a line
  /// with an ellipsis.
  private func shortened(_ output: String, like shown: String) -> String {
    var rest = output.trimmingCharacters(in: .newlines).components(separatedBy: "\n")[...]
    var lines: [String] = []
    let shownLines = shown.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    for (index, line) in shownLines.enumerated() {
      guard line.hasSuffix("   …") else {
        if let next = rest.popFirst() { lines.append(next) }
        continue
      }
      let next = index + 1 < shownLines.count ? shownLines[index + 1] : nil
      let count = rest.firstIndex { $0 == next }.map { $0 - rest.startIndex } ?? rest.count
      if count > 0 { lines.append(line) }
      rest = rest.dropFirst(count)
    }
    return (lines + rest).joined(separator: "\n")
  }

  /// The paths of a tree that is drawn by indentation.
  private func paths(_ tree: String, below root: String) throws -> [String] {
    var folders: [String] = []
    var paths: [String] = []
    for line in tree.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      let name = String(line.drop { $0 == " " })
      folders.removeLast(folders.count - depth)
      if name.hasSuffix("/") {
        folders.append(String(name.dropLast()))
      } else {
        let path = ([root] + folders + [name]).joined(separator: "/")
        paths.append(path.replacing("\(root)/../", with: ""))
      }
    }
    return paths.sorted()
  }

  private func generated(in sandbox: Sandbox) throws -> [String] {
    let folder = sandbox.url.resolvingSymlinksInPath().path + "/"
    let files = FileManager.default.enumerator(
      at: sandbox.url.resolvingSymlinksInPath(), includingPropertiesForKeys: [.isRegularFileKey],
      options: .skipsHiddenFiles)
    return (files?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }
      .map { String($0.path.dropFirst(folder.count)) }.filter { !$0.hasSuffix(".yml") }.sorted()
  }

  /// The text without white space: the README breaks lines where it has no room.
  private func unspaced(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}
