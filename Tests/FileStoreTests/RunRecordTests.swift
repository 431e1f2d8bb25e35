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
  static let record = RunRecord(run: "4f9c", trees: [tree])

  private static let text = #"""
    {"format": "screens-gen run 4", "run": "4f9c", "undone": null}
    {"tree": "/App", "made": ["", "Models"], "files": [{"path": "Models/Bookmark.swift", "staged": "1", "before": {"mode": "644", "text": "class Bookmark {}\n"}, "after": "eb049452b9927cb2"}, {"path": "new", "staged": "2", "before": null, "after": "8d70c41e6be7fae0"}, {"path": "gone", "staged": "3", "before": {"mode": "600", "text": ""}, "after": null}]}

    """#

  /// Returns lines with their fingerprints.
  private static func journal(_ lines: String) -> String {
    lines.split(separator: "\n").map { "\(Fingerprint(of: String($0)).text) \($0)\n" }.joined()
  }

  @Test func `a record is a text that says what every file was`() {
    #expect(Self.record.text == Self.journal(Self.text))
  }

  @Test func `a stored record reads back as itself`() {
    #expect(RunRecord(Self.journal(Self.text)) == Self.record)
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
    let parts = Self.tree.entries.map { RunRecord.Tree(path: "/App", entries: [$0]).line }
    #expect(
      parts[1]
        == Self.journal(
          #"""
          {"tree": "/App", "made": [], "files": [{"path": "new", "staged": "2", "before": null, \#
          "after": "8d70c41e6be7fae0"}]}
          """#))
    let text =
      RunRecord.head(run: "4f9c")
      + RunRecord.Tree(path: "/App", directories: ["", "Models"]).line + parts.joined()
    #expect(RunRecord(text) == Self.record)
  }

  @Test func `an incomplete last part is ignored`() {
    let first = RunRecord(
      run: "4f9c", trees: [.init(path: "/App", entries: [Self.tree.entries[0]])])
    let last = RunRecord.Tree(
      path: "/App", directories: ["Models"], entries: Array(Self.tree.entries[1...])
    ).line
    for count in 0..<last.utf8.count {
      #expect(RunRecord(first.text + last.prefix(count)) == first, "\(count)")
    }
    // Nobody knows what the disk has where a machine failed while it wrote.
    let damaged = last.dropLast(8) + "\0\0\0\0\0\0\0\0"
    #expect(RunRecord(first.text + damaged) == first)
    #expect(RunRecord(first.text + damaged + "\n") == first)
    #expect(RunRecord(first.text + damaged + "\n" + last) == nil)
    #expect(RunRecord(first.text + damaged + "\n" + last.dropLast()) == nil)
  }

  @Test(arguments: [
    "", "screens-gen base 1\n", "screens-gen run 2 4f9c\n", "screens-gen run 3 4f9c",
    journal(text) + "x\n" + journal(text), "x\n" + journal(text), journal(text + "x"),
    journal(text.replacing("run 4", with: "run 5")),
    journal(String(text.drop { $0 != "\n" })),
  ])
  func `a record that is not whole is refused`(_ text: String) {
    #expect(RunRecord(text) == nil)
  }

  @Test(arguments: [
    ("644", "999"), ("644", "-644"), (#""644""#, "644"), ("made", "make"),
    (#"["", "Models"]"#, #""Models""#), ("8d70", "x"), (#""8d70c41e6be7fae0""#, "{}"),
    ("path", "dir"), ("tree", "tee"), ("/App", "App/"), (#""2""#, #""/""#), (#""2""#, #""..""#),
    ("}]}", "}]"), ("}]}", "}]} x"), (#""files""#, #""made": [], "files""#),
  ])
  func `a part that no run writes is refused`(_ word: String, _ other: String) throws {
    #expect(RunRecord(Self.journal(Self.text.replacing(word, with: other))) == nil)
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

  @Test func `every character reads back as itself`() {
    var text = ""
    for value: UInt32 in 0...0x10_FFFF where value % 0x1000 < 0x100 || value < 0x3000 {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let entry = RunRecord.Entry(path: "a", before: .init(text: text, mode: 0o644), after: nil)
    let read = RunRecord(RunRecord(run: "4f9c", trees: [.init(path: "/", entries: [entry])]).text)
    #expect(read?.trees[0].entries[0].before?.text.utf8.elementsEqual(text.utf8) == true)
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
