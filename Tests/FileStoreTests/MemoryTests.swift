import Foundation
import Testing

@testable import FileStore

/// What is remembered of trees, and for how long.
struct MemoryTests {
  private let disk: Disk

  init() throws {
    disk = try Disk()
    for tree in ["a/x", "a/x/y", "b"] {
      try disk.write("", to: "\(tree)/file")
      disk.store.remember([tree], of: disk.path(tree))
    }
  }

  @Test func `of each tree what was said last`() {
    disk.store.remember(["one", " two"], of: disk.path("b"))
    #expect(disk.memories() == ["a/x", "a/x/y", "b"])
    #expect(disk.store.memory(of: disk.path("b")) == Array("one two".utf8))
    disk.store.forget(disk.path("a/x"))
    #expect(disk.memories() == ["a/x/y", "b"])
    #expect(disk.store.memory(of: disk.path("a/x")) == nil)
  }

  @Test func `a tree that is gone is forgotten, once a day`() throws {
    try FileManager.default.removeItem(at: disk.url.appending(path: "a/x/y"))
    disk.store.remember(["again"], of: disk.path("b"))
    #expect(disk.memories() == ["a/x", "a/x/y", "b"])
    let yesterday = Date(timeIntervalSinceNow: -86_401)
    try FileManager.default.setAttributes(
      [.modificationDate: yesterday], ofItemAtPath: disk.path("state/screens-gen/pruned"))
    disk.store.remember(["again"], of: disk.path("b"))
    #expect(disk.memories() == ["a/x", "b"])
    #expect(disk.store.memory(of: disk.path("a/x")) == Array("a/x".utf8))
    let left = disk.path("state/screens-gen/trees\(disk.path("a/x"))")
    #expect(try FileManager.default.contentsOfDirectory(atPath: left) == ["settled~"])
  }

  @Test func `a tree that has become a file, or a link, is forgotten too`() throws {
    for tree in ["a/x", "b"] {
      try FileManager.default.removeItem(at: disk.url.appending(path: tree))
    }
    try disk.write("", to: "b")
    symlink("..", disk.path("a/x"))
    try FileManager.default.removeItem(at: disk.url.appending(path: "state/screens-gen/pruned"))
    disk.store.remember(["again"], of: disk.path("a"))
    #expect(disk.memories() == ["a"])
  }
}
