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
    screens-gen run 1 4f9c
    made 0\u{20}
    made 6 Models
    file 21 Models/Bookmark.swift
    before 644 18
    class Bookmark {}

    after 4d0b9f8195f10084
    file 3 new
    after 2b7f1c04bb769022
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

  @Test(arguments: [
    "", "screens-gen base 1\n", "screens-gen run 2 4f9c\n", "screens-gen run 1 4f9c",
    String(text.dropLast()), text + "x", text.replacing("644 18", with: "644 19"),
    text.replacing("644 18", with: "999 18"), text.replacing("644 18", with: "644 -1"),
    text.replacing("made 6", with: "made 99999999999999999999"),
    text.replacing("after 2", with: "after x"),
  ])
  func `a record that is not whole is refused`(_ text: String) {
    #expect(RunRecord(text) == nil)
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

  @Test func `an undo makes every file what it was, the last one first`() {
    let changes = Self.record.undo(yours: [
      "Models/Bookmark.swift": .text("class Bookmark {\n}\n"), "new": .text("new\n"),
    ])
    #expect(
      changes == [
        .init(path: "gone", change: .create("")),
        .init(path: "new", change: .remove("new\n")),
        .init(
          path: "Models/Bookmark.swift",
          change: .update(from: "class Bookmark {\n}\n", to: "class Bookmark {}\n")),
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
        .init(path: "gone", change: .blocked(.changedSince)),
        .init(path: "new", change: .blocked(.notAFile)),
        .init(path: "Models/Bookmark.swift", change: .blocked(.changedSince)),
      ])
  }

  @Test func `an undo by force keeps a copy of what was changed since`() {
    #expect(
      Self.record.undo(
        yours: ["gone": .text("mine"), "new": .text("edited"), "new.yours": .text("older")],
        forces: true) == [
          .init(path: "gone", change: .update(from: "mine", to: "")),
          .init(path: "gone.yours", change: .create("mine")),
          .init(path: "new", change: .remove("edited")),
          .init(path: "new.yours2", change: .create("edited")),
          .init(path: "Models/Bookmark.swift", change: .create("class Bookmark {}\n")),
        ])
  }
}
