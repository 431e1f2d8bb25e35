import Foundation
import TestSupport
import Testing

/// `interactor` without `--in`: an interactor alone.
struct InteractorTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func run(_ words: [String]) throws -> Outcome {
    try sandbox.launch(BuiltProducts.screensGen, words, environment: [:])
  }

  @Test func `an interactor from flags, and the spec that says the same`() throws {
    #expect(
      try sandbox.run(
        "interactor", "DropInteractor", "--property", "entryId: Int64", "--service",
        "LRBookmarksEntryService_v7", "--method", "deleteEntryWithEntryId", "--argument",
        "entryId: entryId", "--summary", "Drops an entry.")
        == Outcome(
          """
                create  Drop.interactor.yml
                create  Interactors/DropInteractor.swift
                create  Interactors/.DropInteractor.screens-gen
          3 files: 3 create

          """))
    #expect(
      try sandbox.read("Drop.interactor.yml") == """
        interactor: Drop
        summary: Drops an entry.
        kind: callback
        properties:
          entryId: Int64
        service: LRBookmarksEntryService_v7
        method: deleteEntryWithEntryId
        arguments:
          entryId: entryId

        """)
    #expect(
      try sandbox.read("Interactors/DropInteractor.swift").contains(
        "/// Drops an entry.\nopen class DropInteractor: Interactor, LRCallback {\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `an interactor from a spec`() throws {
    try sandbox.write(
      """
      interactor: Save
      kind: write
      connector: Save
      properties: { entryId: Int64 }
      connectors: { Save: { kind: custom, properties: { entryId: Int64 } } }
      """, to: "specs/Save.interactor.yaml")
    #expect(
      try sandbox.run("interactor", "--spec", "specs/Save.interactor.yaml", "-o", "out")
        == Outcome(
          """
                create  out/Connectors/SaveConnector.swift
                create  out/Interactors/SaveInteractor.swift
                create  out/Interactors/.SaveInteractor.screens-gen
          3 files: 3 create
          next: fill in 'doRun' in 'out/Connectors/SaveConnector.swift'

          """))
    // In a directory it is found by its name.
    #expect(try sandbox.run("check", "specs", "-o", "out", "-q") == Outcome())
  }

  @Test func `a dry run writes nothing`() throws {
    let before = try sandbox.stamps()
    let dry = try sandbox.run("interactor", "Drop", "-n")
    #expect(try sandbox.stamps() == before)
    #expect(try sandbox.run("interactor", "Drop") == dry)
  }

  @Test func `a spec of that name is not overwritten`() throws {
    try sandbox.write("mine\n", to: "Drop.interactor.yml")
    let outcome = try sandbox.run("interactor", "Drop")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors == """
        error: 'Drop.interactor.yml' is there already, with something else in it; \
        move it away, then run again
        nothing was written

        """)
    #expect(try sandbox.tree() == ["Drop.interactor.yml": "mine\n"])
  }

  @Test(arguments: [
    (["interactor"], "'interactor' needs NAME or --spec FILE"),
    (["interactor", "A", "B"], "'interactor' takes one NAME or --spec FILE, and here is 'B' too"),
    (
      ["interactor", "A", "--spec", "b.yml"],
      "give a name or '--spec', not both: here is 'A' too"
    ),
    (
      ["interactor", "--spec", "b.yml", "--in", "a.yml"],
      "option '--in' is of no use here: the spec says it; edit the spec instead"
    ),
    (
      ["interactor", "--spec", "b.yml", "--kind", "read"],
      "option '--kind' is of no use here: the spec says it; edit the spec instead"
    ),
    (
      ["interactor", "A", "--delegate", "success: a"],
      "option '--delegate' is of no use here: it belongs to an action of a Screenlet, "
        + "which '--in' names"
    ),
    (
      ["interactor", "A", "--action", "a"],
      "option '--action' is of no use here: it belongs to an action of a Screenlet, "
        + "which '--in' names"
    ),
    (
      ["interactor", "A", "--property", "a: Int", "--in", "a.yml"],
      "option '--property' is of no use here: with '--in' the Screenlet has the inputs, "
        + "which '--input' names"
    ),
    (
      ["interactor", "A", "--connector", "B"],
      "an interactor alone has no connector 'B'; add it to a Screenlet with '--in', "
        + "or write a spec with 'connectors'"
    ),
    (["interactor", "A", "--in", "-"], "'--in' edits a file; it cannot be standard input"),
    (
      ["interactor", "A", "--propery", "a: Int"],
      "unknown option '--propery'; did you mean '--property'?"
    ),
  ])
  func `a command line that makes no sense`(_ words: [String], _ message: String) throws {
    #expect(
      try run(words)
        == Outcome(errors: "error: \(message)\nsee 'screens-gen interactor --help'\n", code: 64))
    #expect(try sandbox.tree().isEmpty)
  }

  @Test func `a name that cannot be one`() throws {
    #expect(
      try sandbox.run("interactor", "drop-it")
        == Outcome(
          errors: """
            Drop-it.interactor.yml:1:13: error: 'drop-it' cannot name an interactor in Swift; did \
            you mean 'DropIt'?
            1 | interactor: drop-it
              |             ^~~~~~~

            """.replacing("Drop-it.i", with: "drop-it.i"), code: 65))
    #expect(try sandbox.tree().isEmpty)
  }
}
