import Foundation
import TestSupport
import Testing

/// A Screenlet that people and its spec change at random: what `check` and `diff` say is what
/// `generate` then does.
@Suite(.blocking)
struct LookingAheadTests {
  @Test(arguments: 0..<3)
  func `check and diff say what generate then does`(_ seed: UInt64) throws {
    var life = try Life(seed: seed)
    for _ in 0..<Trials.count(4, many: 8, all: 16) {
      try life.change()
      try life.expectForesight()
    }
  }
}

/// A Screenlet in a sandbox, with what happens to it.
private struct Life {
  private let sandbox: Sandbox
  private var random: SeededGenerator
  private var editCount = 0

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    sandbox = try Sandbox()
    try changeSpec()
  }

  mutating func change() throws {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: try edit()
    case 3: try randomFile().map(sandbox.remove)
    case 4: try sandbox.run("undo", "--quiet", "--force")
    case 5: break
    default: try changeSpec()
    }
  }

  private mutating func changeSpec() throws {
    func pick<Choice>(_ choices: Choice...) -> Choice {
      choices[Int.random(in: choices.indices, using: &random)]
    }
    try sandbox.write(
      """
      screenlet: Sign
      summary: \(pick("Signs.", "Signs for good."))
      module: Signs
      viewModel:
        \(pick("name", "title")): String? { get set }
        \(pick("isPublic: Bool", "url: String? { get }"))
      actions:
        sign: { kind: custom, button: \(pick("Sign", "Send", "Go")) }
      themes:
        default: full
        \(pick("large: child of default", "flat7: extended from default", "blue: full"))

      """, to: "Sign.screenlet.yml")
  }

  /// Writes a line into a file, or over one; in a XIB, another title of the button.
  private mutating func edit() throws {
    guard let path = try randomFile() else { return }
    editCount += 1
    var lines = try sandbox.read(path).components(separatedBy: "\n")
    if path.hasSuffix(".xib") {
      lines = lines.map { line in
        line.contains("<state key=\"normal\"")
          ? "<state key=\"normal\" title=\"Mine \(editCount)\"/>" : line
      }
    } else {
      let index = Int.random(in: lines.indices, using: &random)
      if Bool.random(using: &random) { lines.remove(at: index) }
      lines.insert("// Mine \(editCount)", at: index)
    }
    try sandbox.write(lines.joined(separator: "\n"), to: path)
  }

  private mutating func randomFile() throws -> String? {
    try sandbox.tree().filter { $0.value != "/" }.keys.sorted()
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".xib") }.randomElement(using: &random)
  }

  /// Looks ahead, generates, and compares; then takes away what conflicts left.
  mutating func expectForesight() throws {
    let rules =
      [
        [], [], ["--force"], ["--restore"], ["--on-conflict", "keep"], ["--on-conflict", "theirs"],
      ].randomElement(using: &random) ?? []
    func run(_ words: String...) throws -> Outcome {
      try sandbox.launch(BuiltProducts.screensGen, words + rules, environment: [:])
    }
    let stamps = try sandbox.stamps()
    let check = try run("check")
    let diff = try run("diff")
    let dryRun = try run("generate", "--dry-run")
    #expect(try sandbox.stamps() == stamps)
    let before = try output()
    let generate = try run("generate")
    let after = try output()

    let changesNothing = try sandbox.stamps() == stamps
    #expect((check.code == 0) == (changesNothing && generate.code == 0))
    #expect(dryRun.code == generate.code)
    #expect(dryRun.out == generate.out)
    #expect(diff.out.isEmpty == (before == after))
    if !diff.out.isEmpty {
      try sandbox.write(diff.out, to: "diff")
      for (direction, files) in [("-R", before), ("", after)] {
        let apply = "git apply --whitespace=nowarn \(direction) diff"
        #expect(try sandbox.shell(apply, environment: ["HOME": "/"]) == Outcome())
        let now = try output()
        #expect(now == files, "\(Set(now.keys).union(files.keys).filter { now[$0] != files[$0] })")
      }
      try sandbox.remove("diff")
    }
    try resolve(after)
    // To delete what is beside a XIB settles nothing.
    #expect(try sandbox.run("generate", "--quiet", "--on-conflict", "keep").code == 0)
    #expect(try sandbox.run("check", "--quiet").code == 0)
  }

  private func resolve(_ files: [String: String]) throws {
    for (path, text) in files {
      if path.hasSuffix(".generated") { try sandbox.remove(path) }
      guard path.hasSuffix(".swift"), text.contains("<<<<<<< ") else { continue }
      let markers = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]
      let lines = text.components(separatedBy: "\n").filter { line in
        !markers.contains(where: line.hasPrefix)
      }
      try sandbox.write(lines.joined(separator: "\n"), to: path)
    }
  }

  /// The files that a diff is about.
  private func output() throws -> [String: String] {
    try sandbox.tree().filter {
      $0.value != "/" && $0.key != "diff" && !$0.key.hasSuffix(".screens-gen")
    }
  }
}
