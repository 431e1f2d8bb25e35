import Foundation
import TestSupport
import Testing

/// A newcomer who follows a page to the letter, in a directory with a clone of this repository in it.
///
/// What takes minutes, the commands of `swift`, is run only with `EVERY_COMMAND=1`; otherwise the
/// clone is a link, and the binary of this build is on the `PATH`.
struct Reader {
  let page: Page
  let sandbox: Sandbox
  private var remaining: ArraySlice<Page.Step>
  /// Where the reader is, seen from the sandbox.
  private(set) var directory = "screens-gen"

  /// The pictures as the reader saw them first, by their paths below a directory `preview`.
  private(set) var pictures: [String: String] = [:]

  private static let every = ProcessInfo.processInfo.environment["EVERY_COMMAND"] ?? ""
  static let runsEverything = !every.isEmpty
  /// The release build, which alone takes two minutes of both cores, is run only with
  /// `EVERY_COMMAND=release`.
  private static let runsRelease = every == "release"

  init(_ path: String) throws {
    page = try Page(path)
    remaining = page.steps[...]
    sandbox = try Sandbox()
    if Self.runsEverything {
      let clone = try sandbox.shell(
        "git clone --quiet '\(BuiltProducts.package.path)' screens-gen")
      #expect(clone == Outcome())
    } else {
      // A directory of links rather than a link, so that `..` leads back to the sandbox.
      let names = try FileManager.default.contentsOfDirectory(atPath: BuiltProducts.package.path)
      let clone = sandbox.url.appending(path: "screens-gen")
      try FileManager.default.createDirectory(at: clone, withIntermediateDirectories: true)
      for name in names where !name.hasPrefix(".") {
        try sandbox.link(
          "screens-gen/\(name)", to: BuiltProducts.package.appending(path: name).path)
      }
    }
    // A page that installs the tool gets a copy in the position of the link, never a copy through it.
    let installs = page.steps.contains {
      if case .command(let line, _) = $0 {
        line.contains(" ~/.local") && Self.isRun(line)
      } else {
        false
      }
    }
    if !installs || !Self.runsEverything {
      let tools = sandbox.url.appending(path: ".local/bin")
      try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
      try sandbox.link(".local/bin/screens-gen", to: BuiltProducts.screensGen.path)
    }
  }

  /// Takes all steps that are left.
  mutating func finish() throws {
    while let step = remaining.popFirst() { try take(step) }
    // A page need not say again that its last theme can be seen.
    if !pictures.isEmpty { try run("screens-gen preview --quiet", "") }
  }

  /// Takes the steps before the command that begins with `start`.
  mutating func follow(until start: String) throws {
    while let step = remaining.first {
      if case .command(let line, _) = step, line.hasPrefix(start) { return }
      try take(step)
      remaining = remaining.dropFirst()
    }
    Issue.record("\(page.path) has no command '\(start)'")
  }

  private mutating func take(_ step: Page.Step) throws {
    switch step {
    case .file(let path, let text): try sandbox.write(text, to: resolved(path))
    case .edit(let path, let lines): try edit(resolved(path), lines)
    case .command(let line, let output): try run(line, output)
    }
  }

  /// Replaces the lines of a diff that are there before the edit, which the file has to hold once.
  private func edit(_ path: String, _ lines: [String]) throws {
    func side(without mark: Character) -> String {
      lines.filter { $0.first != mark }.map { $0.dropFirst() + "\n" }.joined()
    }
    let text = try sandbox.read(path)
    let (old, new) = (side(without: "+"), side(without: "-"))
    let parts = old.isEmpty ? ["", text] : text.components(separatedBy: old)
    #expect(parts.count == 2, "\(page.path) edits \(parts.count - 1) ranges of \(path)")
    try sandbox.write(parts.joined(separator: new), to: path)
  }

  /// A path that the reader writes, as one from the sandbox.
  private func resolved(_ path: some StringProtocol) -> String {
    path.split(separator: "/").reduce(into: directory.split(separator: "/").map(String.init)) {
      if $1 == ".." { $0.removeLast() } else { $0.append(String($1)) }
    }.joined(separator: "/")
  }

  /// Whether the command is run: those that build, or need what they built, take minutes.
  private static func isRun(_ line: String) -> Bool {
    if line.hasPrefix(".ci/release/") || line.contains("archives/") { return runsRelease }
    return runsEverything || !line.hasPrefix("swift ") && !line.contains(".build/")
  }

  private mutating func run(_ line: String, _ expected: String) throws {
    guard Self.isRun(line) else { return }
    let outcome = try sandbox.shell(
      "export PATH=\"$HOME/.local/bin:$PATH\"; cd '\(directory)' && \(line)",
      // `SRCROOT` is what Xcode sets in its build phases.
      environment: ["NO_COLOR": "1", "HOME": sandbox.url.path, "SRCROOT": "."])
    let isRight = outcome.code == 0 || expected.contains("error: ")
    #expect(isRight, "\(page.path): '\(line)' exits with \(outcome.code): \(outcome.errors)")
    if line.hasPrefix("cd ") { directory = resolved(line.dropFirst(3)) }
    if line.hasPrefix("screens-gen preview") { try look() }
    let shown = Self.shortened(outcome.errors + outcome.out, like: expected)
    #expect(shown == expected.trimmingCharacters(in: .newlines), "\(page.path): '\(line)'")
  }

  /// Looks at the pictures in every directory `preview`.
  private mutating func look() throws {
    for path in page.pictures {
      let found = try sandbox.shell("find . -path '*/preview/\(path)' | head -n 1").out
      let file = found.trimmingCharacters(in: .newlines)
      if !file.isEmpty, pictures[path] == nil { pictures[path] = try sandbox.read(file) }
    }
  }

  /// The output without the lines that a page leaves out, one or more, where it has an ellipsis.
  static func shortened(_ output: String, like shown: String) -> String {
    var rest = output.trimmingCharacters(in: .newlines).components(separatedBy: "\n")[...]
    var lines: [String] = []
    let shownLines = shown.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    for (index, line) in shownLines.enumerated() {
      guard line == "   …" else {
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
}
