import Foundation
import SourceText
import Testing

@testable import FileStore

/// Only regular files of a limited size are read, and nothing through links.
struct ReadingTests {
  private let disk: Disk

  init() throws {
    disk = try Disk()
  }

  private func problem(_ path: String) -> String? {
    do {
      _ = try disk.store.bytes(at: disk.path(path), as: .spec)
      return nil
    } catch {
      return error.message.replacing(disk.path(""), with: "")
    }
  }

  @Test func `a device, a pipe, a directory and a file that is too large are refused at once`()
    throws
  {
    mkfifo(disk.path("a/pipe"), 0o600)
    symlink("/dev/zero", disk.path("a/zero"))
    truncate(disk.path("a/x"), 0)
    try disk.write("", to: "a/large")
    truncate(disk.path("a/large"), 1 << 40)
    for name in ["a/pipe", "a/zero"] {
      #expect(
        problem(name) == "'\(name)' is not a regular file; name one, or '-' for standard input")
    }
    #expect(problem("a") == "'a' is a directory; name a file")
    #expect(problem("a/none") == "no file is at 'a/none'")
    #expect(problem("a/large") == "'a/large' has more than 4 MB, the limit")
  }

  @Test func `what holds for all below is looked for up to the top of a project`() throws {
    try disk.write("", to: "a/b/c/d")
    let place = try #require(disk.store.realPath(of: disk.path("a/b")))
    let above = String(place.dropLast(2))
    #expect(disk.store.directory(above: place, with: ["c"]) == above)
    for name in ["Package.swift", "App.xcodeproj", ".git"] {
      #expect(disk.store.directory(above: place, with: ["c", name]) == nil)
    }
    #expect(disk.store.directory(above: "/", with: []) == nil)
    chmod(above, 0o757)
    #expect(disk.store.directory(above: place, with: ["c"]) == nil)
  }

  @Test func `links out of a directory or to others are passed over, and hidden files left out`()
    throws
  {
    try disk.write("", to: "a/b/c.swift")
    try disk.write("", to: "a/.git/config")
    try disk.write("", to: "b/other.swift")
    symlink("b/c.swift", disk.path("a/inside.swift"))
    symlink(".git/config", disk.path("a/hidden.swift"))
    symlink("../b/other.swift", disk.path("a/outside.swift"))
    symlink("/dev/zero", disk.path("a/zero.swift"))
    symlink(".", disk.path("a/loop"))
    mkfifo(disk.path("a/pipe"), 0o600)
    try disk.write("", to: "a/b/large")
    truncate(disk.path("a/b/large"), (1 << 20) + 1)
    symlink("b/large", disk.path("a/larger"))
    let found = try disk.store.files(below: disk.path("a"))
    #expect(found.paths == ["b/c.swift", "inside.swift"])
    #expect(
      found.passedOver.map { "\($0.path): \($0.reason)" } == [
        "b/large: tooLarge", "hidden.swift: outerLink", "larger: tooLarge", "loop: directoryLink",
        "outside.swift: outerLink",
        "pipe: notAFile", "zero.swift: outerLink",
      ])
  }

  @Test func `a search of directories without end is given up`() throws {
    try disk.write("", to: "a/" + String(repeating: "d/", count: 64) + "x")
    #expect(try disk.store.files(below: disk.path("a")).paths.count == 1)
    try disk.write("", to: "a/" + String(repeating: "d/", count: 65) + "x")
    let problem = #expect(throws: FileProblem.self) {
      try disk.store.files(below: disk.path("a"))
    }
    #expect(
      problem?.message.replacing(disk.path(""), with: "")
        == "'a' has directories that are more than 64 deep; name one with the files that you mean")
  }

  @Test func `the first link on the way to a file is found, those to where it begins are not`()
    throws
  {
    try disk.write("", to: "a/themes/x.theme.yml")
    symlink("a", disk.path("c"))
    symlink("../b", disk.path("a/out"))
    symlink("x.theme.yml", disk.path("a/themes/y.theme.yml"))
    func link(_ path: String) -> String? {
      disk.store.link(onWayOf: path, seenFrom: disk.path("c/S.screenlet.yml"))
        .map { $0.replacing(disk.path(""), with: "") }
    }
    #expect(link("themes/x.theme.yml") == nil)
    #expect(link("./themes/../themes/none.theme.yml") == nil)
    #expect(link("../a/themes/x.theme.yml") == nil)
    #expect(link("themes/y.theme.yml") == "c/themes/y.theme.yml")
    #expect(link("out/x.theme.yml") == "c/out")
    #expect(link("out/../themes/x.theme.yml") == "c/out")
  }

  @Test func `output is not looked for through a link`() throws {
    try disk.write("", to: "b/x/y.swift")
    symlink("../b/x", disk.path("a/x"))
    #expect(throws: FileProblem.self) {
      try disk.store.contents(of: ["x/y.swift"], in: disk.path("a"))
    }
    #expect(
      try disk.store.contents(of: ["x/y.swift"], in: disk.path("b")) == ["x/y.swift": .text("")])
  }
}
