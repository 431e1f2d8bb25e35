import Testing

@testable import Regeneration

struct FileTreeTests {
  @Test func `files come in the order of their paths`() {
    var tree = FileTree()
    #expect(tree.isEmpty)
    tree["b/c"] = "1"
    tree["b.swift"] = "2"
    tree["a"] = "3"
    #expect(tree.paths == ["a", "b.swift", "b/c"])
    #expect(tree["b/c"] == "1")
    #expect(tree["c"] == nil)
    tree["a"] = nil
    #expect(tree.paths == ["b.swift", "b/c"])
    #expect(!tree.isEmpty)
  }

  @Test(arguments: [
    "a", "a/b.swift", "a b/..c", "a/...", ".a/.b", "é/日本", "a/b-c_d.xib",
  ])
  func `a path below the output is held`(_ path: String) {
    #expect(FileTree.holds(path))
  }

  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "..", "./a", "../a", "a/../b", "a/..", "a/.", "C:/a", "C:a",
    "a\\b", "..\\a", "a\0b",
  ])
  func `a path that may lead elsewhere is not`(_ path: String) {
    #expect(!FileTree.holds(path))
  }
}
