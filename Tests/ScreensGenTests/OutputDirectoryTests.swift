import Foundation
import Testing

/// Names that are too long for a file system, and a disk that is full.
struct OutputDirectoryTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  private func plant(nameOf length: Int) throws -> String {
    let name = "P" + String(repeating: "i", count: length - 1)
    try sandbox.write(Sample.ping.replacing("Ping", with: name), to: "Ping.connector.yml")
    return name
  }

  @Test func `the longest names work, and so does what comes beside them`() throws {
    let name = try plant(nameOf: 230)
    let before = try sandbox.tree()
    #expect(try sandbox.run("generate", "-q") == Outcome())
    let source = "Connectors/\(name)Connector.swift"
    try sandbox.edit(source, "does nothing yet", "is mine")
    #expect(try sandbox.run("generate", "--force", "-q").code == 0)
    #expect(try sandbox.read(source + ".yours").contains("is mine"))
    try sandbox.remove(source + ".yours")
    #expect(try sandbox.run("undo", "--force", "-q") == Outcome())
    try sandbox.edit(source, "is mine", "does nothing yet")
    try sandbox.run("generate", "-q")
    try sandbox.write("", to: "Ping.connector.yml")
    try sandbox.remove("Connectors")
    try sandbox.write(before["Ping.connector.yml"] ?? "", to: "Ping.connector.yml")
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [231, 245, 300])
  func `a name that is too long is refused before anything is written`(_ length: Int) throws {
    let name = try plant(nameOf: length)
    let before = try (sandbox.stamps(), sandbox.recordStamps())
    let problem = "'\(name.prefix(40))…', a name of \(length + 15) bytes"
    for words in [["generate"], ["check"], ["diff"], ["generate", "--dry-run"], ["generate"]] {
      let outcome = try sandbox.run(words)
      #expect(outcome.code == 65, "\(words)")
      #expect(
        outcome.errors.hasPrefix(
          "Ping.connector.yml:1:12: error: this makes \(problem), and a file system takes 245 at most; "
            + "make it shorter\n1 | connector: P"), "\(words)")
      #expect(outcome.errors.split(separator: "\n").count == 3)
    }
    #expect(
      try sandbox.run("undo")
        == Outcome(errors: "error: no run is on record in '.' or below\n", code: 66))
    #expect(try sandbox.stamps() == before.0)
    #expect(try sandbox.recordStamps() == before.1)
  }

  @Test func `each part of a spec that makes a name too long is named, and the rest is checked`()
    throws
  {
    let long = "N" + String(repeating: "o", count: 250)
    try sandbox.write(
      "screenlet: Note\nmodels:\n  \(long): { id: Int64 }\n  O\(long): { id: Int64 }\n",
      to: "Note.screenlet.yml")
    let outcome = try sandbox.run("check", "-q")
    #expect(outcome.code == 65)
    let places = outcome.errors.split(separator: "\n").filter { $0.contains("error: ") }
      .map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "Note.screenlet.yml:3:3:", "Note.screenlet.yml:4:3:", "Ping.connector.yml:1:1:",
      ])
  }

  @Test(arguments: [
    ["new-screenlet"], ["init"], ["connector", "--kind", "custom"], ["interactor"],
  ])
  func `no command writes a spec of a name that is too long`(_ command: [String]) throws {
    let before = try (sandbox.stamps(), sandbox.recordStamps())
    for length in [235, 245, 300] {
      let name = "P" + String(repeating: "i", count: length - 1)
      #expect(try sandbox.run(command + [name]).code == 65, "\(length)")
    }
    #expect(try sandbox.stamps() == before.0)
    #expect(try sandbox.recordStamps() == before.1)
  }

  @Test func `a new name that is too long changes nothing`() throws {
    try sandbox.run("generate", "-q")
    let before = try (sandbox.stamps(), sandbox.recordStamps())
    for length in [235, 245, 300] {
      let name = "P" + String(repeating: "i", count: length - 1)
      #expect(try sandbox.run("rename", "Ping.connector.yml", "Ping", name).code == 65)
    }
    #expect(try sandbox.stamps() == before.0)
    #expect(try sandbox.recordStamps() == before.1)
  }

  @Test func `what is too long to exist does not exist`() throws {
    let name = String(repeating: "n", count: 300)
    #expect(
      try sandbox.run("generate", name + ".screenlet.yml")
        == Outcome(errors: "error: nothing is at '\(name).screenlet.yml'\n", code: 66))
    #expect(
      try sandbox.run("new-screenlet", "--spec", name)
        == Outcome(errors: "error: no file is at '\(name)'\n", code: 66))
    #expect(
      try sandbox.run("generate", "-o", name).errors
        == "error: cannot create '\(name)/Connectors/PingConnector.swift': File name too long\n")
    #expect(try sandbox.run("generate", "-q") == Outcome())
  }

  // MARK: The disk says no

  @Test func `a file that cannot be written`() throws {
    // The name fits into a directory, and into no path.
    let deep = Array(repeating: String(repeating: "d", count: 200), count: 21).joined(
      separator: "/")
    let outcome = try sandbox.run("generate", "-o", deep)
    #expect(outcome.errors.hasSuffix(": File name too long\n"))
    #expect(outcome.code == 73)
  }

  #if os(Linux)
    @Test func `a disk that is full`() throws {
      let outcome = try sandbox.shell(
        "(ulimit -f 0; trap '' XFSZ; $tool generate 2>&1; echo code $?) | cat")
      #expect(outcome.out.hasPrefix("error: cannot write '\(sandbox.state.path)/screens-gen/runs/"))
      #expect(outcome.out.hasSuffix("/record': File too large\ncode 74\n"))
      #expect(try sandbox.tree() == ["Ping.connector.yml": Sample.ping])
    }
  #endif
}
