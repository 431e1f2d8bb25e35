import Foundation
import SourceText
import Testing

@testable import FileStore

/// A run over two trees changes everything or nothing, whatever its disk does, and can be undone.
struct TransactionTests {
  /// What two trees hold before a run.
  private func disk() throws -> Disk {
    let disk = try Disk()
    try disk.write("old\n", to: "a/Models/Changed.swift")
    try disk.write("gone\n", to: "a/Old/Removed.swift")
    try disk.write("old\n", to: "b/Changed.swift")
    return disk
  }

  private func edits(_ disk: Disk) -> [FileEdit] {
    [
      disk.edit("a/Models/Changed.swift", .write(over: "old\n", "new\n")),
      disk.edit("a/Models/New.swift", .write(over: nil, "new\n")),
      disk.edit("a/Old/Removed.swift", .remove("gone\n")),
      disk.edit("b/Changed.swift", .write(over: "old\n", "new\n")),
      disk.edit("b/Themes/Default/New.xib", .write(over: nil, "<xml/>\n")),
    ]
  }

  private static let new = [
    "a": "/", "a/Models": "/", "a/Models/Changed.swift": "new\n", "a/Models/New.swift": "new\n",
    "b": "/", "b/Changed.swift": "new\n", "b/Themes": "/", "b/Themes/Default": "/",
    "b/Themes/Default/New.xib": "<xml/>\n",
  ]

  @Test func `all files change, directories come and go with them, and nothing else is left`()
    throws
  {
    let disk = try disk()
    try disk.run(edits(disk))
    #expect(try disk.tree() == Self.new)
    #expect(try disk.records().count == 1)
    #expect(try disk.records()[0].hasSuffix(".done"))
  }

  @Test func `an undo makes everything what it was, and leaves no record`() throws {
    let disk = try disk()
    let old = try disk.tree()
    try disk.run(edits(disk))
    try disk.undo()
    #expect(try disk.tree() == old)
    #expect(try disk.records() == [])
  }

  @Test func `a run that is killed before any of its calls is old or new as a whole`() throws {
    var kills = 0
    while true {
      let disk = try disk()
      let old = try disk.tree()
      disk.system.set(.kill(at: kills))
      let isDone = (try? disk.run(edits(disk))) != nil
      disk.system.set(.none)
      try disk.recover()
      let tree = try disk.tree()
      #expect(tree == old || tree == Self.new, "killed before call \(kills)")
      #expect(disk.store.interruptedRuns(touching: [disk.path("a")]) == [])
      // The job is finished by another run.
      if tree == old { try disk.run(edits(disk)) }
      #expect(try disk.tree() == Self.new)
      if isDone { break }
      kills += 1
    }
    #expect(kills > 20)
  }

  @Test func `an undo that is killed before any of its calls is finished by the next one`() throws {
    var kills = 0
    while true {
      let disk = try disk()
      let old = try disk.tree()
      try disk.run(edits(disk))
      disk.system.set(.kill(at: kills))
      let isDone = (try? disk.undo()) != nil
      disk.system.set(.none)
      try disk.recover()
      let tree = try disk.tree()
      #expect(tree == old || tree == Self.new, "killed before call \(kills)")
      if try disk.store.lastRun(below: [disk.path("a")]) != nil {
        #expect(tree == Self.new)
        try disk.undo()
      }
      #expect(try disk.tree() == old)
      if isDone { break }
      kills += 1
    }
    #expect(kills > 20)
  }

  @Test func `a rollback that is killed can be completed by another`()
    throws
  {
    for kill in stride(from: 4, to: 30, by: 3) {
      for second in 0..<24 {
        let disk = try disk()
        let old = try disk.tree()
        disk.system.set(.kill(at: kill))
        try? disk.run(edits(disk))
        disk.system.set(.kill(at: second))
        try? disk.recover()
        disk.system.set(.none)
        try disk.recover()
        let tree = try disk.tree()
        #expect(tree == old || tree == Self.new, "\(kill), then \(second)")
      }
    }
  }

  @Test func `any call that fails leaves everything as it was`() throws {
    for number in 0..<60 {
      let disk = try disk()
      let old = try disk.tree()
      disk.system.set(.failure(of: number))
      let isDone = (try? disk.run(edits(disk))) != nil
      disk.system.set(.none)
      try disk.recover()
      // An empty directory that cannot be removed is left.
      let files = try disk.tree().filter { $0.value != "/" }
      let all = (isDone ? Self.new : old).filter { $0.value != "/" }
      #expect(files == all, "call \(number)")
    }
  }

  @Test func `a file that somebody changed meanwhile keeps the change, and the run is not made`()
    throws
  {
    let disk = try disk()
    let edits = edits(disk)
    try disk.write("mine\n", to: "b/Changed.swift")
    let old = try disk.tree()
    #expect(
      throws: FileProblem(
        .inputOutput, "'b/Changed.swift' changed while screens-gen was at work; run again")
    ) { try disk.run(edits) }
    #expect(try disk.tree() == old)
  }

  @Test func `a file that somebody made meanwhile stays, and the run is not made`() throws {
    let disk = try disk()
    try disk.write("mine\n", to: "b/Themes/Default/New.xib")
    let old = try disk.tree()
    #expect(throws: FileProblem.self) { try disk.run(edits(disk)) }
    #expect(try disk.tree() == old)
  }

  @Test func `what somebody changed after a kill stays`() throws {
    let disk = try disk()
    // All but the last steps are done.
    disk.system.set(.none)
    try disk.run(edits(disk))
    let all = disk.system.changes
    let second = try self.disk()
    second.system.set(.kill(at: all - 4))
    try? second.run(edits(second))
    second.system.set(.none)
    try second.write("mine\n", to: "a/Models/Changed.swift")
    try second.recover()
    #expect(try second.tree()["a/Models/Changed.swift"] == "mine\n")
    #expect(try second.tree()["b/Changed.swift"] == "old\n")
  }

  @Test func `a tree that a link replaced after a kill is left alone`() throws {
    for kills in stride(from: 4, to: 24, by: 2) {
      let disk = try disk()
      disk.system.set(.kill(at: kills))
      _ = try? disk.run(edits(disk))
      disk.system.set(.none)
      try FileManager.default.moveItem(atPath: disk.path("b"), toPath: disk.path("other"))
      symlink("other", disk.path("b"))
      let before = try disk.tree().filter { $0.key.hasPrefix("other") }
      try disk.recover()
      #expect(try disk.tree().filter { $0.key.hasPrefix("other") } == before)
      #expect(try disk.records().filter { $0.hasSuffix(".pending") } == [])
    }
  }

  @Test func `a name or a path that is too long is refused before anything is written`() throws {
    let name = String(repeating: "n", count: 256)
    let deep = String(repeating: "deep/", count: 900) + "x"
    for path in ["a/\(name)", "a/\(name)/x", "a/\(deep)"] {
      let disk = try disk()
      let old = try disk.tree()
      disk.system.set(.none)
      let edit = disk.edit(path, .write(over: nil, "new\n"))
      #expect(
        throws: FileProblem(.cannotCreate, "cannot create '\(path)': File name too long")
      ) { try disk.run(edits(disk) + [edit]) }
      #expect(throws: FileProblem.self) {
        let below = String(path.dropFirst(2))
        try disk.store.write([("new", "new\n"), (below, "new\n")], below: disk.path("a"))
      }
      #expect(disk.system.changes == 0)
      #expect(try disk.tree() == old)
    }
  }

  @Test func `a run whose record names what is too long is rolled back`() throws {
    let disk = try disk()
    let old = try disk.tree()
    let record = try disk.store.beginRun("4f9c", undoing: nil, in: [disk.path("a")])
    let name = String(repeating: "n", count: 256)
    let entry = RunRecord.Entry(path: name, before: nil, after: nil)
    try disk.store.add(RunRecord.Tree(path: disk.path("a"), entries: [entry]), toRun: record)
    try disk.recover()
    #expect(try disk.tree() == old)
    #expect(try disk.records() == [])
  }

  @Test func `a run that the former version left unfinished is rolled back`() throws {
    let disk = try disk()
    let old = try disk.tree()
    try disk.write("new\n", to: "a/Models/Changed.swift")
    let record = try disk.store.beginRun("4f9c", undoing: nil, in: [disk.path("a")])
    let part = """
      tree \(disk.path("a").utf8.count) \(disk.path("a"))
      file 20 Models/Changed.swift
      staged 1 1
      before 644 4
      old

      after \(Fingerprint(of: "new\n").text)

      """
    try disk.write(
      "screens-gen run 3 4f9c\npart \(part.utf8.count) \(Fingerprint(of: part).text)\n\(part)",
      to: record.replacing(disk.url.path + "/", with: "") + "/record")
    #expect(try disk.tree() != old)
    try disk.recover()
    #expect(try disk.tree() == old)
    #expect(try disk.records() == [])
  }

  @Test func `a run is found by what its files are made from, and by each file`() throws {
    let disk = try disk()
    let edit = FileEdit(
      tree: disk.path("a"), path: "Models/New.swift", effect: .write(over: nil, "new\n"),
      source: disk.path("b"))
    try disk.run([disk.edit("b/Changed.swift", .write(over: "old\n", "new\n"))])
    try disk.run([edit])
    #expect(try disk.records().count == 1)
    for place in ["a", "b", "a/Models"] {
      let last = try disk.store.lastRun(below: [disk.path(place)])
      #expect(last?.1.trees.map(\.path) == [disk.path("a")], "\(place)")
    }
    #expect(try disk.store.lastRun(below: [disk.path("a/Old")]) == nil)
    try disk.undo()
    #expect(try disk.records() == [])
  }

  @Test func `permissions stay, and no file gets those of another user`() throws {
    let disk = try disk()
    let file = disk.path("a/Models/Changed.swift")
    chmod(file, 0o4640)
    try disk.run(edits(disk))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func `a run that changes other trees leaves the record of this one`() throws {
    let disk = try disk()
    try disk.run([disk.edit("a/New.swift", .write(over: nil, "a\n"))])
    try disk.run([disk.edit("b/New.swift", .write(over: nil, "b\n"))])
    #expect(try disk.records().count == 2)
    let last = try #require(try disk.store.lastRun(below: [disk.path("a")]))
    #expect(last.0.trees == [disk.path("a")])
    try disk.run([disk.edit("a/New.swift", .write(over: "a\n", "a2\n"))])
    #expect(try disk.records().count == 2)
  }
}
