import Testing

@testable import FileStore

struct LockedTreeTests {
  /// A disk on which a run was killed when its only file had changed already.
  private func interrupted() throws -> Disk {
    for call in 0..<200 {
      let disk = try Disk()
      try disk.write("old\n", to: "a/File.swift")
      disk.system.set(.kill(at: call))
      _ = try? disk.run([disk.edit("a/File.swift", .write(over: "old\n", "new\n"))])
      disk.system.set(.none)
      if !disk.store.interruptedRuns(touching: [disk.path("a")]).isEmpty,
        try disk.tree()["a/File.swift"] == "new\n"
      {
        return disk
      }
    }
    preconditionFailure("no call of a run is between a change of its file and its end")
  }

  @Test func `a run that writes rolls back what was interrupted`() throws {
    let disk = try interrupted()
    let tree = try LockedTree.take([disk.path("a")], isWriting: true, in: disk.store)
    #expect(tree.restored.map { $0.trees.map(\.entries.count) } == [[1]])
    #expect(try disk.tree() == ["a": "/", "a/File.swift": "old\n", "b": "/"])
    #expect(disk.store.interruptedRuns(touching: [disk.path("a")]).isEmpty)
  }

  @Test func `a run that only reads reports an interrupted one, and locks nobody out`() throws {
    let disk = try interrupted()
    let before = try disk.tree()
    #expect(
      throws: FileProblem(
        .unfinished,
        "a run in '\(disk.path("a"))' was interrupted; 'screens-gen generate' finishes it")
    ) { try LockedTree.take([disk.path("a")], isWriting: false, in: disk.store) }
    #expect(try disk.tree() == before)
    _ = try LockedTree.take([disk.path("a")], isWriting: true, in: disk.store)
  }
}
