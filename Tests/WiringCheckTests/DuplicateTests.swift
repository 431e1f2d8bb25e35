import Testing
import WiringCheck

/// Files and types that one module has twice.
struct DuplicateTests {
  private func note(_ files: [String: String], module: String? = "Notes") -> Note {
    var note = Note()
    for (path, text) in files { note.files[path] = text }
    if let module { note.modules.add(module, for: "", by: .manifest) }
    return note
  }

  @Test func `two files of one name in a module`() {
    let files = [
      "A/Models/Memo.swift": "import Foundation\n\nclass Memo {}\n",
      "B/Models/memo.swift": "// The same.\nclass Memo {}\n",
    ]
    #expect(
      note(files).findings == """
        B/Models/memo.swift:2:7: error: two files of the module 'Notes' are named 'memo.swift', \
        which Swift does not compile; rename one, or delete it if it is the same
        2 | class Memo {}
          |       ^~~~
        A/Models/Memo.swift:3:7: note: the other file is this one
        3 | class Memo {}
          |       ^~~~

        """)
    #expect(note(files, module: nil).findings == "")
  }

  @Test func `two types of one name in a module`() {
    let files = [
      "A.swift": "struct Memo {}\nprotocol Shown {}\n",
      "B.swift": "final class Memo {}\nenum Shown {}\nextension Memo {}\n",
    ]
    #expect(
      note(files).findings == """
        B.swift:1:13: error: two types of the module 'Notes' are named 'Memo'; rename or delete one \
        of them
        1 | final class Memo {}
          |             ^~~~
        A.swift:1:8: note: the other one is declared here
        1 | struct Memo {}
          |        ^~~~
        B.swift:2:6: error: two types of the module 'Notes' are named 'Shown'; rename or delete one \
        of them
        2 | enum Shown {}
          |      ^~~~~
        A.swift:2:10: note: the other one is declared here
        2 | protocol Shown {}
          |          ^~~~~

        """)
    #expect(
      note(files, module: nil).findings == """
        B.swift:1:13: warning: two types of this directory are named 'Memo'; rename one, unless they \
        are of two targets
        1 | final class Memo {}
          |             ^~~~
        A.swift:1:8: note: the other one is declared here
        1 | struct Memo {}
          |        ^~~~
        B.swift:2:6: warning: two types of this directory are named 'Shown'; rename one, unless they \
        are of two targets
        2 | enum Shown {}
          |      ^~~~~
        A.swift:2:10: note: the other one is declared here
        2 | protocol Shown {}
          |          ^~~~~

        """)
  }

  @Test func `types that do not meet`() {
    #expect(
      note([
        "A.swift": "private class Memo {}\nenum Outer { struct Inner {} }\n",
        "B.swift": "fileprivate class Memo {}\nenum Other { struct Inner {} }\n",
        "C.swift": "#if os(iOS)\nclass Sheet {}\n#endif\n",
        "D.swift": "#if !os(iOS)\nclass Sheet {}\n#endif\n",
        "E.swift": "class Memo {}\n",
      ]).findings == "")
  }

  @Test func `modules, and projects with modules of one name, do not meet`() {
    var note = note(["App/Memo.swift": "class Memo {}\n", "Tests/Memo.swift": "class Memo {}\n"])
    note.modules.add("NotesTests", for: "Tests", by: .manifest)
    #expect(note.findings == "")
    note.modules.add("Notes", for: "Tests", by: .manifest)
    #expect(note.findings.contains("two files of the module 'Notes'"))
    note.projects = ["Tests"]
    #expect(note.findings == "")
  }
}
