import Testing

@testable import ScreensGenerator

struct RunRecordTests {
  private static let record = RunRecord(
    run: "4f9c", directories: ["", "Models"],
    entries: [
      RunRecord.Entry(
        path: "Models/Bookmark.swift",
        before: RunRecord.Before(text: "class Bookmark {}\n", mode: 0o644),
        after: Fingerprint(of: "class Bookmark {\n}\n")),
      RunRecord.Entry(path: "new", before: nil, after: Fingerprint(of: "new\n")),
      RunRecord.Entry(
        path: "gone", before: RunRecord.Before(text: "", mode: 0o600), after: nil),
    ])

  private static let text = """
    screens-gen run 2 4f9c
    part 168 5ca807ab1833433d
    made 0\u{20}
    made 6 Models
    file 21 Models/Bookmark.swift
    before 644 18
    class Bookmark {}

    after eb049452b9927cb2
    file 3 new
    after 8d70c41e6be7fae0
    file 4 gone
    before 600 0


    """

  @Test func `a record is a text that says what every file was`() {
    #expect(Self.record.text == Self.text)
  }

  @Test func `a stored record reads back as itself`() {
    #expect(RunRecord(Self.text) == Self.record)
    let hostile = RunRecord(
      run: "", directories: ["a\nb"],
      entries: [
        RunRecord.Entry(
          path: "file 3 é\r\n", before: RunRecord.Before(text: "\r\n\nafter 12\nfile", mode: 0),
          after: nil)
      ])
    #expect(RunRecord(hostile.text) == hostile)
  }

  @Test func `a record grows by parts`() {
    let parts = Self.record.entries.map { RunRecord.part(entries: [$0]) }
    #expect(
      parts[1] == """
        part 34 d91470fd3ebb9344
        file 3 new
        after 8d70c41e6be7fae0

        """)
    let text =
      RunRecord.head(run: "4f9c") + RunRecord.part(directories: ["", "Models"], entries: [])
      + parts.joined()
    #expect(RunRecord(text) == Self.record)
  }

  @Test func `a last part that is not whole counts for nothing`() {
    let first = RunRecord(run: "4f9c", directories: [], entries: [Self.record.entries[0]])
    let last = RunRecord.part(directories: ["Models"], entries: Array(Self.record.entries[1...]))
    for count in 0..<last.utf8.count {
      #expect(RunRecord(first.text + last.prefix(count)) == first, "\(count)")
    }
    // Nobody knows what the disk has where a machine failed while it wrote.
    let damaged = last.dropLast(8) + "\0\0\0\0\0\0\0\0"
    #expect(RunRecord(first.text + damaged) == first)
    #expect(RunRecord(first.text + damaged + last) == nil)
  }

  @Test(arguments: [
    "", "screens-gen base 1\n", "screens-gen run 1 4f9c\n", "screens-gen run 2 4f9c",
    text + "x\n", text + "part x 0\n", text + "part -1 0\n", text + "part 0 x\n",
    text + "part 99999999999999999999 0\n",
  ])
  func `a record that is not whole is refused`(_ text: String) {
    #expect(RunRecord(text) == nil)
  }

  @Test(arguments: [
    ("644 18", "644 19"), ("644 18", "999 18"), ("644 18", "644 -1"), ("made 6", "made 7"),
    ("made 6", "made 99999999999999999999"), ("after 8", "after x"), ("file 3", "dir 3"),
  ])
  func `a part that no run writes is refused`(_ word: String, _ other: String) throws {
    let body = Self.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n").replacing(word, with: other)
    let part = "part \(body.utf8.count) \(Fingerprint(of: body).text)\n"
    #expect(RunRecord(RunRecord.head(run: "4f9c") + part + body) == nil)
  }

  @Test(arguments: ["../gone", "a/../../gone", "/gone", "..", ".", "", "a//gone", "./gone"])
  func `a record of a file outside of its directory is refused`(_ path: String) {
    let entry = RunRecord.Entry(path: path, before: nil, after: nil)
    #expect(RunRecord(RunRecord.head(run: "4f9c") + RunRecord.part(entries: [entry])) == nil)
  }

  @Test(arguments: ["../gone", "a/../../gone", "/gone", "/", ".", "a//gone", "./gone"])
  func `a record of a directory that is neither inside nor above is refused`(_ path: String) {
    let part = RunRecord.part(directories: [path], entries: [])
    #expect(RunRecord(RunRecord.head(run: "4f9c") + part) == nil)
  }

  @Test(arguments: ["", "..", "../..", "a", "a/b"])
  func `a record of a directory that a run makes is read`(_ path: String) {
    let part = RunRecord.part(directories: [path], entries: [])
    #expect(
      RunRecord(RunRecord.head(run: "4f9c") + part)
        == RunRecord(run: "4f9c", directories: [path], entries: []))
  }

  @Test func `what a file holds tells whether it is as the run left it`() {
    let (changed, made, gone) = (
      Self.record.entries[0], Self.record.entries[1], Self.record.entries[2]
    )
    #expect(changed.state(now: "class Bookmark {}\n") == .before)
    #expect(changed.state(now: "class Bookmark {\n}\n") == .after)
    #expect(changed.state(now: "mine") == .changedSince)
    #expect(changed.state(now: nil) == .changedSince)
    #expect(made.state(now: nil) == .before)
    #expect(made.state(now: "new\n") == .after)
    #expect(made.state(now: "") == .changedSince)
    #expect(gone.state(now: "") == .before)
    #expect(gone.state(now: nil) == .after)
    #expect(gone.state(now: "mine") == .changedSince)
  }

  @Test func `an undo makes every file what it was, in the order of the paths`() {
    let changes = Self.record.undo(yours: [
      "Models/Bookmark.swift": .text("class Bookmark {\n}\n"), "new": .text("new\n"),
    ])
    #expect(
      changes == [
        .init(
          path: "Models/Bookmark.swift",
          change: .update(from: "class Bookmark {\n}\n", to: "class Bookmark {}\n")),
        .init(path: "gone", change: .create("")),
        .init(path: "new", change: .remove("new\n")),
      ])
  }

  @Test func `an undo of what is undone does nothing`() {
    #expect(
      Self.record.undo(yours: [
        "Models/Bookmark.swift": .text("class Bookmark {}\n"), "gone": .text(""),
      ]) == [])
  }

  @Test func `files that were changed since are in the way of an undo`() {
    #expect(
      Self.record.undo(yours: ["gone": .text("mine"), "new": .other]) == [
        .init(path: "Models/Bookmark.swift", change: .blocked(.changedSince)),
        .init(path: "gone", change: .blocked(.changedSince)),
        .init(path: "new", change: .blocked(.notAFile)),
      ])
  }

  @Test func `an undo by force keeps a copy of what was changed since`() {
    #expect(
      Self.record.undo(
        yours: ["gone": .text("mine"), "new": .text("edited"), "new.yours": .text("older")],
        forces: true) == [
          .init(path: "Models/Bookmark.swift", change: .create("class Bookmark {}\n")),
          .init(path: "gone", change: .update(from: "mine", to: "")),
          .init(path: "gone.yours", change: .create("mine")),
          .init(path: "new", change: .remove("edited")),
          .init(path: "new.yours2", change: .create("edited")),
        ])
  }
}
