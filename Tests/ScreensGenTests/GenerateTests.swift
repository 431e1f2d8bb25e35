import Foundation
import Testing

struct GenerateTests {
  static let created = """
          create  Connectors/PingConnector.swift
          create  Connectors/.PingConnector.screens-gen
    2 files: 2 create
    next: fill in 'doRun' in 'Connectors/PingConnector.swift'

    """
  static let identical = """
       identical  Connectors/PingConnector.swift
       identical  Connectors/.PingConnector.screens-gen
    2 files: 2 identical

    """

  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  @Test func `the output of a spec and the base beside it`() throws {
    #expect(try sandbox.run("generate", "Ping.connector.yml") == Outcome(Self.created))
    #expect(
      try sandbox.tree() == [
        "Ping.connector.yml": Sample.ping, "Connectors": "/",
        "Connectors/PingConnector.swift": Sample.pingSwift,
        "Connectors/.PingConnector.screens-gen": Sample.pingBase,
      ])
  }

  @Test func `generating again touches nothing`() throws {
    try sandbox.run("generate", "Ping.connector.yml")
    let before = try sandbox.stamps()
    #expect(try sandbox.run("generate", "Ping.connector.yml") == Outcome(Self.identical))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a dry run says the same and writes nothing`() throws {
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("generate", "Ping.connector.yml", "--dry-run") == Outcome(Self.created))
    #expect(try sandbox.stamps() == before)
    #expect(try sandbox.run("generate", "Ping.connector.yml", "-n", "-o", "out").code == 0)
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a quiet run says nothing`() throws {
    #expect(try sandbox.run("generate", "--quiet") == Outcome())
    #expect(try sandbox.read("Connectors/PingConnector.swift") == Sample.pingSwift)
  }

  @Test func `a Screenlet goes into the folder of its spec, and is up to date there`() throws {
    let sandbox = try Sandbox(["A.screenlet.yml": "screenlet: A\nfolder: Core/Samples\n"])
    let created = """
            create  Core/Samples/AScreenlet/AScreenlet.swift
            create  Core/Samples/AScreenlet/Themes/Default/AView_default.swift
            create  Core/Samples/AScreenlet/Themes/Default/AView_default.xib
            create  Core/Samples/AScreenlet/.A.screens-gen
      4 files: 4 create

      """
    #expect(try sandbox.run("generate") == Outcome(created))
    #expect(try sandbox.run("check", "--quiet") == Outcome())
  }

  @Test func `a warning is printed, and stops nothing`() throws {
    let sandbox = try Sandbox([
      "Save.connector.yml": """
      connector: Save
      kind: custom
      properties: { title: String? }
      validate: { title is not empty: Empty, title is not nil: Missing }

      """
    ])
    let run = try sandbox.run("generate", "--quiet")
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("Save.connector.yml:4:40: warning: 'title is not empty' refuses"))
    #expect(try sandbox.tree().keys.contains("Connectors/SaveConnector.swift"))
  }

  @Test func `two directories get the same bytes`() throws {
    let other = try Sandbox(["deep/er/AddBookmark.screenlet.yml": try Sample.addBookmark])
    try sandbox.write(try Sample.addBookmark, to: "AddBookmark.screenlet.yml")
    try sandbox.run("generate", "AddBookmark.screenlet.yml")
    try other.run(
      "generate", other.url.path + "/deep/er/AddBookmark.screenlet.yml",
      environment: ["TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8"])
    let tree = try sandbox.tree("AddBookmarkScreenlet")
    #expect(tree.count > 12)
    #expect(try other.tree("deep/er/AddBookmarkScreenlet") == tree)
    #expect(tree.values.allSatisfy { !$0.contains(sandbox.url.lastPathComponent) })
  }

  @Test func `a written file keeps its permissions`() throws {
    try sandbox.run("generate")
    try sandbox.shell("chmod 640 Connectors/PingConnector.swift")
    try sandbox.edit("Ping.connector.yml", "kind: custom", "kind: custom\nsummary: Pings.")
    try sandbox.run("generate", "--quiet")
    #expect(
      try sandbox.shell("ls -l Connectors/PingConnector.swift | cut -c 1-10").out == "-rw-r-----\n")
  }

  @Test func `a new file has the permissions that the user wants`() throws {
    try sandbox.shell("umask 027; $tool generate --quiet")
    #expect(
      try sandbox.shell("ls -l Connectors/PingConnector.swift | cut -c 1-10").out == "-rw-r-----\n")
    #expect(try sandbox.shell("ls -ld Connectors | cut -c 1-10").out == "drwxr-x---\n")
  }

  @Test func `no temporary file is left`() throws {
    try sandbox.run("generate")
    #expect(
      try sandbox.tree("Connectors").keys.sorted()
        == [".PingConnector.screens-gen", "PingConnector.swift"])
  }

  // MARK: Specs

  @Test func `the specs in a directory and below it, without hidden ones`() throws {
    try sandbox.write(
      Sample.ping.replacingOccurrences(of: "Ping", with: "B"), to: "b/B.connector.yaml")
    try sandbox.write(
      Sample.ping.replacingOccurrences(of: "Ping", with: "C"), to: "b/c/C.screenlet.yml")
    try sandbox.write("no: spec", to: ".hidden/X.screenlet.yml")
    try sandbox.write("no: spec", to: ".X.screenlet.yml")
    try sandbox.write("no: spec", to: "notes.yml")
    try sandbox.link("b/up.screenlet.yml", to: "..")
    let expected = """
            create  Connectors/PingConnector.swift
            create  Connectors/.PingConnector.screens-gen
            create  b/Connectors/BConnector.swift
            create  b/Connectors/.BConnector.screens-gen
            create  b/c/Connectors/CConnector.swift
            create  b/c/Connectors/.CConnector.screens-gen
      6 files: 6 create
      next: fill in 'doRun' in 'Connectors/PingConnector.swift' and 2 more

      """
    #expect(
      try sandbox.run("generate", "-n")
        == Outcome(
          expected.replacingOccurrences(of: "\n\n", with: "\n"))
    )
    #expect(
      try sandbox.run("generate", ".", "-n").out == expected)
  }

  @Test func `a spec named twice, by whatever path, counts once`() throws {
    try sandbox.link("link.yml", to: "Ping.connector.yml")
    try FileManager.default.createDirectory(
      at: sandbox.url.appending(path: "a"), withIntermediateDirectories: true)
    #expect(
      try sandbox.run(
        "generate", "Ping.connector.yml", "./Ping.connector.yml", "a/../Ping.connector.yml",
        sandbox.url.path + "/Ping.connector.yml", "link.yml", ".", "--quiet") == Outcome())
    #expect(
      try sandbox.tree().keys.sorted() == [
        "Connectors", "Connectors/.PingConnector.screens-gen", "Connectors/PingConnector.swift",
        "Ping.connector.yml", "a", "link.yml",
      ])
  }

  @Test func `the path of a spec can lead up`() throws {
    try FileManager.default.createDirectory(
      at: sandbox.url.appending(path: "a/b"), withIntermediateDirectories: true)
    #expect(
      try sandbox.run("generate", "../../Ping.connector.yml", in: "a/b")
        == Outcome(
          """
                create  ../../Connectors/PingConnector.swift
                create  ../../Connectors/.PingConnector.screens-gen
          2 files: 2 create
          next: fill in 'doRun' in '../../Connectors/PingConnector.swift'

          """))
  }

  @Test func `two specs of one output are not confused with none`() throws {
    try sandbox.write(Sample.ping, to: "Second.connector.yml")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("generate")
        == Outcome(
          errors: """
            Second.connector.yml:1:12: error: two specs make 'Connectors/PingConnector.swift'; \
            generate them into different directories, or rename one
            1 | connector: Ping
              |            ^~~~
            Ping.connector.yml:1:12: note: the first is made from here
            1 | connector: Ping
              |            ^~~~

            """, code: 65))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `two specs meet in one output directory`() throws {
    let sandbox = try Sandbox([
      "a/Ping.connector.yml": Sample.ping, "b/Ping.connector.yml": Sample.ping,
    ])
    #expect(try sandbox.run("generate", "-q").code == 0)
    #expect(try sandbox.run("generate", "-q", "-o", "out").code == 65)
    #expect(try sandbox.run("generate", "-q", "a", "a/../b/../a/Ping.connector.yml").code == 0)
  }

  @Test func `names that differ in case only are one file on a Mac`() throws {
    try sandbox.write(
      Sample.ping.replacingOccurrences(of: "Ping", with: "PING"), to: "P.connector.yml")
    #expect(try sandbox.run("generate").code == 65)
  }

  @Test func `all problems of all specs are reported, and nothing is written`() throws {
    try sandbox.write("connector: 1x\nkind: costum\n", to: "A.connector.yml")
    try sandbox.write("connector: Z\nkinds: custom\n", to: "Z.connector.yml")
    let before = try sandbox.stamps()
    let outcome = try sandbox.run("generate")
    #expect(
      outcome
        == Outcome(
          errors: """
            A.connector.yml:1:12: error: '1x' cannot name a connector in Swift; use letters, \
            digits and '_', a letter first
            1 | connector: 1x
              |            ^~
            A.connector.yml:2:7: error: unknown kind 'costum'; did you mean 'custom'?
            2 | kind: costum
              |       ^~~~~~
            Z.connector.yml:2:1: error: unknown key 'kinds'; did you mean 'kind'?
            2 | kinds: custom
              | ^~~~~

            """, code: 65))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a spec with the line ends of Windows and a byte order mark`() throws {
    try sandbox.write(
      "\u{FEFF}" + Sample.ping.replacingOccurrences(of: "\n", with: "\r\n"),
      to: "Ping.connector.yml")
    try sandbox.run("generate")
    #expect(try sandbox.read("Connectors/PingConnector.swift") == Sample.pingSwift)
  }

  @Test func `a spec from standard input goes into the current directory`() throws {
    let sandbox = try Sandbox()
    #expect(
      try sandbox.run("generate", "-", input: Sample.ping)
        == Outcome(
          """
                create  Connectors/PingConnector.swift
                create  Connectors/.PingConnector.screens-gen
          2 files: 2 create
          next: fill in 'doRun' in 'Connectors/PingConnector.swift'

          """))
    #expect(
      try sandbox.run("check", "-", "-", input: Sample.pong)
        == Outcome(
          """
             identical  Connectors/PingConnector.swift
                create  Models/Pong.swift
                update  Connectors/.PingConnector.screens-gen
          3 files: 1 create, 1 update, 1 identical

          """, code: 1))
  }

  // MARK: Input that is not there

  @Test func `nothing at the path of a spec`() throws {
    #expect(
      try sandbox.run("generate", "Pong.connector.yml")
        == Outcome(errors: "error: nothing is at 'Pong.connector.yml'\n", code: 66))
    #expect(
      try sandbox.run("generate", "Ping.connector.yml/x")
        == Outcome(errors: "error: nothing is at 'Ping.connector.yml/x'\n", code: 66))
    #expect(
      try sandbox.run("generate", "") == Outcome(errors: "error: nothing is at ''\n", code: 66))
  }

  @Test func `a directory without specs`() throws {
    try sandbox.write("", to: "empty/.keep")
    #expect(
      try sandbox.run("generate", "empty")
        == Outcome(
          errors: """
            error: no spec is in 'empty'; their names end with '.screenlet.yml', \
            '.connector.yml', '.interactor.yml', '.theme.yml' or '.module.yml', or with '.yaml' instead

            """, code: 66))
  }

  @Test func `a spec that is a link out of the directory is passed over, with a word`() throws {
    try sandbox.write(
      Sample.ping.replacingOccurrences(of: "Ping", with: "Far"), to: "far/Far.connector.yml")
    try sandbox.write(Sample.ping, to: "app/Ping.connector.yml")
    try sandbox.link("app/Far.connector.yml", to: "../far/Far.connector.yml")
    try sandbox.shell("mkfifo app/Pipe.connector.yml")
    let warnings = """
      app/Far.connector.yml: warning: this is a symbolic link out of 'app', and is not followed; \
      name it on the command line if it is yours
      app/Pipe.connector.yml: warning: this is not a regular file, and is not read

      """
    #expect(try sandbox.run("generate", "-q", "app") == Outcome(errors: warnings))
    #expect(try sandbox.run("spec", "lint", "app") == Outcome(errors: warnings))
    #expect(try sandbox.run("generate", "-q", "app/Far.connector.yml") == Outcome())
    #expect(
      try sandbox.tree("app/Connectors").keys.sorted() == [
        ".FarConnector.screens-gen", ".PingConnector.screens-gen", "FarConnector.swift",
        "PingConnector.swift",
      ])
  }

  @Test func `a link to a spec that is gone`() throws {
    try sandbox.link("Gone.connector.yml", to: "nowhere")
    #expect(
      try sandbox.run("generate", ".")
        == Outcome(errors: "error: no file is at 'Gone.connector.yml'\n", code: 66))
  }

  @Test func `a spec that is not text`() throws {
    try Data([0x63, 0xFF, 0x0A]).write(to: sandbox.url.appending(path: "Bad.connector.yml"))
    #expect(
      try sandbox.run("generate")
        == Outcome(
          errors: """
            Bad.connector.yml:1:2: error: invalid UTF-8: byte 0xFF; save the file as UTF-8
            1 | c\u{FFFD}
              |  ^

            """, code: 65))
  }
}
