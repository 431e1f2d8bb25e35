import Interfaces
import Testing

/// What is known of modules.
struct ModuleTests {
  @Test func `the strongest evidence wins, and within it the nearest directory`() {
    var modules = ModuleMap()
    modules.add("Base", for: "a", by: .base)
    modules.add("Spec", for: "a", by: .spec)
    modules.add("Deeper", for: "a/b", by: .base)
    #expect(modules.module(of: "a/b/c.swift") == "Spec")
    modules.add("Target", for: "a", by: .manifest)
    modules.add("Other", for: "a/b", by: .manifest)
    #expect(modules.module(of: "a/b/c.swift") == "Other")
    #expect(modules.module(of: "a/c.swift") == "Target")
    #expect(modules.module(of: "ab/c.swift") == nil)
    modules.add("Mine", for: "", by: .user)
    #expect(modules.module(of: "ab/c.swift") == "Mine")
  }

  @Test func `what a target leaves out is in no module, unless something else says so`() {
    var modules = ModuleMap()
    modules.add("Notes", for: "", by: .manifest)
    modules.exclude("a")
    modules.exclude("b/c.swift")
    modules.add("NotesTests", for: "a/tests", by: .manifest)
    modules.add("Memos", for: "a/memos", by: .spec)
    let paths = ["a/b", "a/tests/b", "a/memos/b", "b/c", "b/d"]
    #expect(
      paths.map { modules.module(of: $0 + ".swift") } == [nil, "NotesTests", "Memos", nil, "Notes"])
  }
}
