import Foundation
import TestSupport
import Testing

/// Every kind of conflict, each settled with every option: nothing that somebody wrote is lost, and
/// `check` and `generate` agree.
@Suite(.blocking)
struct ConflictTests {
  @Test(arguments: ConflictedTree.all)
  func `no edit is lost, and check and generate agree`(_ kind: ConflictedTree) throws {
    let origin = try kind.sandbox()
    for options in ConflictedTree.options {
      let sandbox = try Sandbox()
      try sandbox.shell("cp -a \"$origin/.\" .", environment: ["origin": origin.url.path])
      try expectAgreement(in: sandbox, options, edits: kind.edits)
    }
  }

  private func expectAgreement(
    in sandbox: Sandbox, _ options: [String], edits: [String]
  ) throws {
    let first = try sandbox.run(["check", "-q"] + options)
    let before = try sandbox.files()
    let run = try sandbox.run(["generate", "-q"] + options)
    let files = try sandbox.files()
    for words in options.isEmpty ? [[]] : [[], options] {
      let check = try sandbox.run(["check", "-q"] + words)
      #expect(check.code == run.code, "\(options), \(words): \(run.errors)\(check.errors)")
    }
    if first.code == 0 { #expect(run.code == 0 && files == before, "\(options): \(run.errors)") }
    if run.code != 0 { #expect(first.code == run.code, "\(options): \(first.errors)") }
    for edit in edits {
      #expect(files.contains { $0.value.contains(edit) }, "\(options): '\(edit)' is lost")
    }
    // Whoever runs with the option once more gets the same.
    let again = try sandbox.run(["generate", "-q"] + options)
    let filesAgain = try sandbox.files()
    #expect(again.code == run.code && filesAgain == files, "\(options): \(again.errors)")
  }
}

/// A tree in which something is in conflict.
struct ConflictedTree: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What is written for the conflict on one of the branches, and has to stay in some file.
  var edits = ["ours", "theirs"]
  /// The steps of a session that begins where `main` has the sample and what is generated from it.
  let steps: String

  init(_ name: String, edits: [String] = ["ours", "theirs"], _ steps: String) {
    (testDescription, self.edits, self.steps) = (name, edits, steps)
  }

  static let options = [
    [], ["--on-conflict", "keep"], ["--on-conflict", "theirs"], ["--force"], ["--restore"],
    ["--force", "--on-conflict", "keep"],
  ]

  func sandbox() throws -> Sandbox {
    let session = try Session()
    try session.take((Self.begin + steps).trimmingCharacters(in: .newlines))
    return session.sandbox
  }

  private static let begin = """
    sample translated-note
    $ screens-gen generate -q --gitattributes
    $ git init -q -b main; git config user.name Somebody; git config user.email a@example.com
    $ git config merge.screens-gen.driver 'screens-gen merge %O %A %B %P'
    $ git add -A; git commit -qm main

    """

  /// The steps by which two branches change the same text of a file, and git merges them.
  private static func branches(
    _ path: String, _ text: String, driver: Bool = true, by merging: String = "git merge theirs",
    ours: String = "ours", theirs: String = "theirs"
  ) -> String {
    """
    $ \(driver ? "true" : "rm .gitattributes; git commit -qam 'without the driver'")
    $ git checkout -q -b theirs
    edit \(path)
    - \(text)
    + \(theirs)
    $ screens-gen generate -q; git add -A; git commit -qm theirs
    $ git checkout -q main
    edit \(path)
    - \(text)
    + \(ours)
    $ screens-gen generate -q; git add -A; git commit -qm ours
    $ \(merging)

    """
  }

  private static let spec = "Note.screenlet.yml"
  private static let connector = "NoteScreenlet/Connectors/SaveConnector.swift"
  private static let xib = "NoteScreenlet/Themes/Default/NoteView_default.xib"
  private static let table = "NoteScreenlet/es.lproj/note-screenlet.strings"
  private static let unmergedXIB = branches(xib, "text=\"Note\"", ours: ours, theirs: theirs)
  private static let (ours, theirs) = ("text=\"ours\"", "text=\"theirs\"")

  /// The steps by which two branches add a theme, each with another label, and git merges them.
  private static func themeOfBoth(by merging: String = "git merge theirs") -> String {
    func added(_ label: String) -> String {
      """
      note: { type: String, label: { en: \(label), es: \(label) } }
      + themes: { default: full, wide: full }
      """
    }
    return branches(
      spec, "note: String", by: merging, ours: added("Ours"), theirs: added("Theirs"))
      + "$ git checkout -q --ours \(spec)\n"
  }

  /// An edit and a change of the spec that do not go together.
  private static let editAndSpec = """
    edit \(xib)
    - text="Note"
    + text="ours"
    edit \(connector)
    -   override open func doRun(session: LRSession) {
    +   override open func doRun(session: LRSession) { // ours
    edit \(spec)
    - note: String
    + note: { type: String, label: { en: A note, es: Una nota } }

    """

  static let all = [
    ConflictedTree(
      "two edits of a source", branches(connector, "does nothing yet")),
    ConflictedTree(
      "two edits of a string table", branches(table, "Guardar")),
    ConflictedTree(
      "two edits of a XIB, merged by lines",
      branches(xib, "text=\"Note\"", driver: false, ours: ours, theirs: theirs)),
    ConflictedTree("two edits of a XIB, merged by the driver", unmergedXIB),
    ConflictedTree(
      "the same after a run", unmergedXIB + "$ screens-gen generate -q"),
    ConflictedTree(
      "the same after a run, added to git", unmergedXIB + "$ screens-gen generate -q; git add -A"),
    ConflictedTree(
      "the same after a run, edited beside",
      unmergedXIB + "$ screens-gen generate -q\nedit \(xib).generated\n- \"theirs\"\n+ \"theirs!\""),
    ConflictedTree(
      "two edits of a XIB, in a rebase",
      branches(
        xib, "text=\"Note\"", by: "git rebase theirs", ours: ours, theirs: theirs)),
    ConflictedTree(
      "two edits of a XIB, as a commit is picked",
      branches(
        xib, "text=\"Note\"", by: "git cherry-pick theirs", ours: ours, theirs: theirs)),
    ConflictedTree(
      "two edits of a XIB, from a stash",
      """
      edit \(xib)
      - text="Note"
      + text="theirs"
      $ git stash -q
      edit \(xib)
      - text="Note"
      + text="ours"
      $ git commit -qam ours; git stash pop
      """),
    ConflictedTree(
      "a XIB that nobody edited here", edits: ["theirs"],
      branches(
        spec, "note: String", by: "true", ours: "note: { type: String, label: A note }",
        theirs: "note: String") + """
          $ git checkout -q theirs
          edit \(xib)
          - text="Note"
          + text="theirs"
          $ git commit -qam theirs; git checkout -q main; git merge theirs
          """),
    ConflictedTree(
      "a XIB whose Screenlet got another name",
      unmergedXIB + "edit \(spec)\n- screenlet: Note\n+ screenlet: Memo"),
    ConflictedTree(
      "a XIB whose spec went to another directory",
      unmergedXIB + "move \(spec) to Other/\(spec)"),
    ConflictedTree(
      "two changes of the spec, and the base by the driver", edits: [],
      branches(spec, "es: Guardar", ours: "es: Ahora", theirs: "es: Ya")
        + "$ git checkout -q --theirs \(spec)"),
    ConflictedTree(
      "two changes of the spec, and the base by lines", edits: [],
      branches(spec, "es: Guardar", driver: false, ours: "es: Ahora", theirs: "es: Ya")
        + "$ git checkout -q --theirs \(spec)"),
    ConflictedTree("a theme that both branches added", edits: [], themeOfBoth()),
    ConflictedTree(
      "the same, in a rebase", edits: [], themeOfBoth(by: "git rebase theirs")),
    ConflictedTree(
      "the same, as a commit is picked", edits: [], themeOfBoth(by: "git cherry-pick theirs")),
    ConflictedTree(
      "an edit and a change of the spec", edits: ["\"ours\"", "// ours"], editAndSpec),
    ConflictedTree(
      "an edit and another name", edits: ["\"ours\"", "// ours"],
      editAndSpec + "edit \(spec)\n- screenlet: Note\n+ screenlet: Memo"),
    ConflictedTree(
      "an edit and another directory", edits: ["\"ours\"", "// ours"],
      editAndSpec + "move \(spec) to Other/\(spec)"),
    ConflictedTree(
      "the same after a run", edits: ["\"ours\"", "// ours"],
      editAndSpec + "$ screens-gen generate -q"),
    ConflictedTree(
      "the same after a run, edited beside", edits: ["\"ours\"", "// ours", "\"mine\""],
      editAndSpec + """
        $ screens-gen generate -q
        edit \(xib).generated
        - text="A note"
        + text="mine"
        """),
    ConflictedTree(
      "the same with a directory beside", edits: ["\"ours\"", "// ours"],
      editAndSpec + "$ screens-gen generate -q; rm \(xib).generated; mkdir \(xib).generated"),
    ConflictedTree(
      "an edited XIB with a directory beside", edits: ["\"ours\""],
      """
      edit \(xib)
      - text="Note"
      + text="ours"
      $ mkdir \(xib).generated
      """),
  ]
}

extension Sandbox {
  /// The texts of all files but those of git.
  fileprivate func files() throws -> [String: String] {
    try tree().filter { !$0.key.hasPrefix(".git/") && $0.value != "/" }
  }
}
