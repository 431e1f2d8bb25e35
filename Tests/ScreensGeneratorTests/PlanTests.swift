import Regeneration
import ScreensGenerator
import SourceText
import Testing

/// The whole job in memory: from a spec and a disk to the changes of the files.
struct PlanTests {
  private static let spec = """
    connector: Ping
    kind: custom

    """
  private static let source = "Connectors/PingConnector.swift"
  private static let base = "Connectors/.PingConnector.screens-gen"

  /// The words of the changes by path, once they were made.
  private func run(
    _ spec: String, on disk: inout MemoryDisk, _ configure: (inout ChangeRules) -> Void = { _ in }
  ) throws -> [String: String] {
    var diagnostics = Diagnostics()
    var rules = ChangeRules()
    configure(&rules)
    let plan = Generator(templates: .bundled).plan(
      SourceFile(path: disk.specPath ?? "<stdin>", text: spec), in: disk, rules,
      reporting: &diagnostics)
    let changes = try #require(plan?.changes, "\(diagnostics.printed)")
    #expect(diagnostics.printed == "")
    disk.apply(changes)
    return Dictionary(
      uniqueKeysWithValues: changes.map {
        (($0.directory.map { $0 + "/" } ?? "") + $0.path, $0.change.word)
      })
  }

  @Test func `what a spec yields is created, and is what it yields from then on`() throws {
    var disk = MemoryDisk(specPath: "Ping.connector.yml")
    #expect(try run(Self.spec, on: &disk) == [Self.source: "create", Self.base: "create"])
    #expect(try run(Self.spec, on: &disk) == [Self.source: "identical", Self.base: "identical"])
    #expect(
      disk.files[Self.base]?.hasPrefix(
        """
        screens-gen base 2
        What screens-gen last generated. Commit this file; git merges it, and you never edit it.

        spec Ping.connector.yml
        version \(Generator.version)
        templates built-in

        file Connectors/PingConnector.swift
        |
        """) == true)
  }

  @Test func `edits and a change of the spec are merged`() throws {
    var disk = MemoryDisk(specPath: "Ping.connector.yml")
    _ = try run(Self.spec, on: &disk)
    disk.files[Self.source]?.append("// mine\n")
    #expect(try run(Self.spec, on: &disk) == [Self.source: "keep", Self.base: "identical"])
    #expect(
      try run(Self.spec + "summary: Pings.\n", on: &disk)
        == [Self.source: "merge", Self.base: "update"])
    #expect(disk.files[Self.source]?.contains("/// Pings.") == true)
    #expect(disk.files[Self.source]?.hasSuffix("// mine\n") == true)
  }

  @Test func `a file that was deleted stays deleted unless it is restored`() throws {
    var disk = MemoryDisk(specPath: "Ping.connector.yml")
    _ = try run(Self.spec, on: &disk)
    disk.files[Self.source] = nil
    #expect(try run(Self.spec, on: &disk) == [Self.source: "skip", Self.base: "identical"])
    #expect(
      try run(Self.spec, on: &disk) { $0.restores = true }
        == [Self.source: "create", Self.base: "identical"])
  }

  @Test func `the output of a moved spec comes from its former directory`() throws {
    let spec = "screenlet: Note\nthemes:\n  default: full\n"
    var before = MemoryDisk(specPath: "Note.screenlet.yml")
    _ = try run(spec, on: &before)
    let source = "NoteScreenlet/NoteScreenlet.swift"
    before.files[source]?.append("// mine\n")
    var disk = MemoryDisk(
      specPath: "Note.screenlet.yml", prefix: "b/", former: ("a", before.files))
    let words = try run(spec, on: &disk)
    #expect(disk.files == before.files)
    #expect(disk.former?.files == [:])
    #expect(words["a/" + source] == "remove")
    #expect(words[source] == "move")
  }
}
