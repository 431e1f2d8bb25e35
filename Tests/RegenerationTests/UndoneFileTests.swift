import SourceText
import Testing

@testable import Regeneration

/// What an undo does to each file, by what the file is now.
struct UndoneFileTests {
  private static let files = [
    UndoneFile(
      path: "Models/Bookmark.swift", before: "class Bookmark {}\n",
      after: Fingerprint(of: "class Bookmark {\n}\n")),
    UndoneFile(path: "gone", before: "", after: nil),
    UndoneFile(path: "new", before: nil, after: Fingerprint(of: "new\n")),
  ]

  /// The changes, and nothing else.
  private func expect(
    _ yours: [String: ChangeSet.Content], forces: Bool = false,
    _ changes: [(String, FileChange)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let made = Self.files.flatMap { $0.changes(yours: yours, forces: forces) }
    #expect(made.map(\.path) == changes.map(\.0), sourceLocation: sourceLocation)
    #expect(made.map(\.change) == changes.map(\.1), sourceLocation: sourceLocation)
  }

  @Test func `an undo makes every file what it was, in the order of the paths`() {
    expect(
      ["Models/Bookmark.swift": .text("class Bookmark {\n}\n"), "new": .text("new\n")],
      [
        (
          "Models/Bookmark.swift",
          .update(from: "class Bookmark {\n}\n", to: "class Bookmark {}\n")
        ), ("gone", .create("")), ("new", .remove("new\n")),
      ])
  }

  @Test func `an undo of what is undone does nothing`() {
    expect(["Models/Bookmark.swift": .text("class Bookmark {}\n"), "gone": .text("")], [])
  }

  @Test func `files that were changed since are in the way of an undo`() {
    expect(
      ["gone": .text("mine"), "new": .other],
      [
        ("Models/Bookmark.swift", .blocked(.changedSince)), ("gone", .blocked(.changedSince)),
        ("new", .blocked(.notAFile)),
      ])
  }

  @Test func `an undo by force keeps a copy of what was changed since`() {
    expect(
      ["gone": .text("mine"), "new": .text("edited"), "new.yours": .text("older")], forces: true,
      [
        ("Models/Bookmark.swift", .create("class Bookmark {}\n")),
        ("gone", .update(from: "mine", to: "")), ("gone.yours", .create("mine")),
        ("new", .remove("edited")), ("new.yours2", .create("edited")),
      ])
  }
}
