import Foundation
import TestSupport
import Testing

struct HelpTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `help with a name, and a name with help, say the same`() throws {
    for command in try commands() where command != "help" {
      let words = command.split(separator: " ").map(String.init)
      let asked = [
        words + ["--help"], words + ["-h"], ["help"] + words, words + ["operand", "--help"],
        words + ["--bogus", "--help"],
      ]
      let texts = try asked.map {
        try sandbox.launch(BuiltProducts.screensGen, $0, environment: [:])
      }
      #expect(Set(texts.map(\.out)).count == 1, "\(command)")
      #expect(texts.allSatisfy { $0.errors.isEmpty && $0.code == 0 }, "\(command)")
    }
  }

  @Test func `no line of help is wider than a hundred columns`() throws {
    for command in try [""] + commands() {
      let text = try sandbox.shell("$tool help \(command)").out
      for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test func `the help of every command`() throws {
    let texts = try commands().map { try "### \($0)\n" + sandbox.shell("$tool help \($0)").out }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Help.txt")
    try expect(texts.joined(separator: "\n"), matches: file)
  }

  /// All commands, by the help of the tool.
  private func commands() throws -> [String] {
    try sandbox.run("help").out.matches(of: /\n  ([a-z-]+( [a-z]+)?)  +[A-Z]/).map { String($0.1) }
  }
}
