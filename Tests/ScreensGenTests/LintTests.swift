import Foundation
import Testing

struct LintTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["AddBookmark.screenlet.yml": try Sample.addBookmark])
    try sandbox.run("generate", "--quiet")
  }

  @Test func `what cannot be read gets a warning, and the rest is checked`() throws {
    let nobody = FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
    try sandbox.shell(
      """
      mkdir locked; touch locked/A.swift private.swift; ln -s nowhere Gone.swift
      ln -s Loop.xib Loop.xib; ln -s B.h A.h; ln -s A.h B.h; ln -s none Other.screenlet.yml
      ln -s . below; ln -s nowhere notes.txt; cp $tool tool
      """)
    var expected = """
      A.h: warning: this is a symbolic link to nothing, and is passed over
      B.h: warning: this is a symbolic link to nothing, and is passed over
      Gone.swift: warning: this is a symbolic link to nothing, and is passed over
      Loop.xib: warning: this is a symbolic link to nothing, and is passed over
      Other.screenlet.yml: warning: this is a symbolic link to nothing, and is passed over

      """
    #expect(
      try sandbox.run("lint") == Outcome("3 XIBs, 12 Swift files: no problems\n", errors: expected))
    guard nobody, getuid() == 0 else { return }
    expected = """
      locked: warning: this directory cannot be read, and is passed over
      \(expected)private.swift: warning: this cannot be read, and is passed over

      """
    let outcome = try sandbox.shell(
      """
      chmod 0 locked private.swift; chmod a+rx . tool
      setpriv --reuid 65534 --clear-groups ./tool lint; code=$?
      chmod 700 locked private.swift; exit $code
      """)
    #expect(outcome == Outcome("3 XIBs, 10 Swift files: no problems\n", errors: expected))
  }
}
