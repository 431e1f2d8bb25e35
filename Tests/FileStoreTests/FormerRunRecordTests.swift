import SourceText
import Testing

@testable import FileStore

/// Records as the former version of the tool wrote them, which have to be rolled back all the same.
struct FormerRunRecordTests {
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

  /// The record that the tests of the present format write, too.
  private static let record = RunRecordTests.record

  /// Returns a part with its head.
  private static func part(_ body: String) -> String {
    "part \(body.utf8.count) \(Fingerprint(of: body).text)\n" + body
  }

  @Test func `a record reads as what the run did`() {
    #expect(RunRecord(Self.text) == Self.record)
    let undo = Self.text.replacing("4f9c\n", with: "4f9c\nundo 7aa2\n")
    #expect(RunRecord(undo)?.undone == "7aa2")
  }

  @Test func `parts of one tree are united`() {
    let parts = Self.part("tree 4 /App\nmade 1 a\n") + Self.part("tree 2 /B\n")
    let record = RunRecord(
      "screens-gen run 3 4f9c\n" + parts + Self.part("tree 4 /App\nmade 3 a/b\n"))
    #expect(record?.trees == [.init(path: "/App", directories: ["a", "a/b"]), .init(path: "/B")])
  }

  @Test func `an incomplete last part is ignored`() {
    let last = Self.part("tree 4 /App\nfile 1 a\nstaged 1 4\n")
    for count in 0..<last.utf8.count {
      #expect(RunRecord(Self.text + last.prefix(count)) == Self.record, "\(count)")
    }
    let damaged = last.dropLast(8) + "\0\0\0\0\0\0\0\0"
    #expect(RunRecord(Self.text + damaged) == Self.record)
    #expect(RunRecord(Self.text + damaged + last) == nil)
  }

  @Test(arguments: [
    "screens-gen run 2 4f9c\n", "screens-gen run 3 4f9c", text + "x\n", text + "part x 0\n",
    text + "part -1 0\n", text + "part +1 0\n", text + "part 0 x\n",
    text + "part 99999999999999999999 0\n",
  ])
  func `a record that is not whole is refused`(_ text: String) {
    #expect(RunRecord(text) == nil)
  }

  @Test(arguments: [
    ("644 18", "644 19"), ("644 18", "999 18"), ("644 18", "644 -1"), ("made 6", "made 7"),
    ("made 6", "made 99999999999999999999"), ("made 6 Models", "made 6 ../out"),
    ("after 8", "after x"), ("file 3", "dir 3"), ("file 3 new", "file 6 ../new"),
    ("file 3 new", "file 6 .git/x"), ("tree 4", "tree 3"), ("/App", "App/"),
    ("staged 1 2", "staged 1 /"), ("staged 1 2", "staged 2 .."),
  ])
  func `a part that no run writes is refused`(_ word: String, _ other: String) throws {
    let body = Self.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n")
    #expect(RunRecord("screens-gen run 3 4f9c\n" + Self.part(body)) == Self.record)
    #expect(
      RunRecord("screens-gen run 3 4f9c\n" + Self.part(body.replacing(word, with: other))) == nil)
  }
}
