import SourceText
import Testing

@testable import FileStore

struct RunRecordTests {
  private static let tree = RunRecord.Tree(
    path: "/App", directories: ["", "Models"],
    entries: [
      RunRecord.Entry(
        path: "Models/Bookmark.swift", staged: "1",
        before: RunRecord.Before(text: "class Bookmark {}\n", mode: 0o644),
        after: Fingerprint(of: "class Bookmark {\n}\n")),
      RunRecord.Entry(path: "new", staged: "2", before: nil, after: Fingerprint(of: "new\n")),
      RunRecord.Entry(
        path: "gone", staged: "3", before: RunRecord.Before(text: "", mode: 0o600), after: nil),
    ])
  private static let record = RunRecord(run: "4f9c", trees: [tree])

  private static let text = """
    screens-gen run 3 4f9c
    part 213 8ff9240cd81a9596
    tree 4 /App
    made 0\u{20}
    made 6 Models
    file 21 Models/Bookmark.swift
    staged 1 1
    before 644 18
    class Bookmark {}

    after eb049452b9927cb2
    file 3 new
    staged 1 2
    after 8d70c41e6be7fae0
    file 4 gone
    staged 1 3
    before 600 0


    """

  @Test func `a record is a text that says what every file was`() {
    #expect(Self.record.text == Self.text)
  }

  @Test func `a stored record reads back as itself`() {
    #expect(RunRecord(Self.text) == Self.record)
    let hostile = RunRecord(
      run: "", undone: "7aa2",
      trees: [
        RunRecord.Tree(
          path: "/a\nb", directories: ["a\nb"],
          entries: [
            RunRecord.Entry(
              path: "file 3 é\r\n",
              before: RunRecord.Before(text: "\r\n\nafter 12\nfile", mode: 0), after: nil)
          ]), RunRecord.Tree(path: "/"),
      ])
    #expect(RunRecord(hostile.text) == hostile)
  }

  @Test func `a record grows by parts`() {
    let parts = Self.tree.entries.map { RunRecord.part(.init(path: "/App", entries: [$0])) }
    #expect(
      parts[1] == """
        part 57 1ceae7e1fad2abea
        tree 4 /App
        file 3 new
        staged 1 2
        after 8d70c41e6be7fae0

        """)
    let text =
      RunRecord.head(run: "4f9c")
      + RunRecord.part(.init(path: "/App", directories: ["", "Models"])) + parts.joined()
    #expect(RunRecord(text) == Self.record)
  }

  @Test func `an incomplete last part is ignored`() {
    let first = RunRecord(
      run: "4f9c", trees: [.init(path: "/App", entries: [Self.tree.entries[0]])])
    let last = RunRecord.part(
      .init(path: "/App", directories: ["Models"], entries: Array(Self.tree.entries[1...])))
    for count in 0..<last.utf8.count {
      #expect(RunRecord(first.text + last.prefix(count)) == first, "\(count)")
    }
    // Nobody knows what the disk has where a machine failed while it wrote.
    let damaged = last.dropLast(8) + "\0\0\0\0\0\0\0\0"
    #expect(RunRecord(first.text + damaged) == first)
    #expect(RunRecord(first.text + damaged + last) == nil)
  }

  @Test(arguments: [
    "", "screens-gen base 1\n", "screens-gen run 2 4f9c\n", "screens-gen run 3 4f9c",
    text + "x\n", text + "part x 0\n", text + "part -1 0\n", text + "part 0 x\n",
    text + "part 99999999999999999999 0\n",
  ])
  func `a record that is not whole is refused`(_ text: String) {
    #expect(RunRecord(text) == nil)
  }

  @Test(arguments: [
    ("644 18", "644 19"), ("644 18", "999 18"), ("644 18", "644 -1"), ("made 6", "made 7"),
    ("made 6", "made 99999999999999999999"), ("after 8", "after x"), ("file 3", "dir 3"),
    ("tree 4", "tree 3"),
    ("/App", "App/"), ("staged 1 2", "staged 1 /"), ("staged 1 2", "staged 2 .."),
  ])
  func `a part that no run writes is refused`(_ word: String, _ other: String) throws {
    let body = Self.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n").replacing(word, with: other)
    let part = "part \(body.utf8.count) \(Fingerprint(of: body).text)\n"
    #expect(RunRecord(RunRecord.head(run: "4f9c") + part + body) == nil)
  }

  @Test(arguments: [
    "../gone", "a/../../gone", "/gone", "..", ".", "", "a//gone", "./gone", ".git/hooks/gone",
    "a/.git/gone",
  ])
  func `a record of a file outside of its directory is refused`(_ path: String) {
    let entry = RunRecord.Entry(path: path, before: nil, after: nil)
    #expect(
      RunRecord(RunRecord(run: "4f9c", trees: [.init(path: "/", entries: [entry])]).text) == nil)
  }

  @Test(arguments: ["../gone", "a/../../gone", "/gone", "/", ".", "a//gone", "./gone"])
  func `a record of a directory that is neither inside nor above is refused`(_ path: String) {
    let record = RunRecord(run: "4f9c", trees: [.init(path: "/", directories: [path])])
    #expect(RunRecord(record.text) == nil)
  }

  @Test(arguments: ["", "..", "../..", "a", "a/b"])
  func `a record of a directory that a run makes is read`(_ path: String) {
    let record = RunRecord(run: "4f9c", trees: [.init(path: "/", directories: [path])])
    #expect(RunRecord(record.text) == record)
  }

  @Test func `what a file holds tells whether it is as the run left it`() {
    let (changed, made, gone) = (
      Self.tree.entries[0], Self.tree.entries[1], Self.tree.entries[2]
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
}
