import Testing
import WiringCheck

/// String tables beside XIBs and sources.
struct LanguageTableTests {
  private func findings(_ tables: [String: [String]], _ bundles: [TargetBundle] = []) -> String {
    var note = Note()
    note.bundles = bundles
    for (path, keys) in tables {
      note.files[path] = keys.map { "\"\($0)\" = \"x\";\n" }.joined()
    }
    return note.findings
  }

  @Test func `a key that the table of one language lacks`() {
    #expect(
      findings([
        "N/en.lproj/Notes.strings": ["title-label", "add-button"],
        "N/de.lproj/Notes.strings": ["title-label"],
      ]) == """
        N/en.lproj/Notes.strings:2:1: warning: the table of 'de' lacks 'add-button', which this one has; \
        add it there
        2 | "add-button" = "x";
          | ^~~~~~~~~~~~

        """)
  }

  @Test(arguments: [
    // Other tables, other modules, and a table in one language only.
    ["N/en.lproj/A.strings": ["a-b"], "N/de.lproj/B.strings": [], "M/de.lproj/A.strings": []],
    // What XIBs and Info.plist say without a table, and a key that is its own text.
    ["en.lproj/NoteView_dark.strings": ["a.text"], "de.lproj/NoteView_dark.strings": []],
    ["en.lproj/InfoPlist.strings": ["CFBundleName"], "de.lproj/InfoPlist.strings": []],
    ["en.lproj/A.strings": [], "de.lproj/A.strings": ["Save all", "Save"]],
    // The table of a part of those who speak a language.
    ["es.lproj/A.strings": ["a-b"], "es-MX.lproj/A.strings": []],
    ["A.strings": ["a-b"], "de.lproj/A.strings": []],
  ])
  func `tables that need not have the keys of others`(tables: [String: [String]]) {
    #expect(findings(tables) == "")
  }

  @Test func `many languages that lack the same keys are one warning`() {
    var tables = ["en.lproj/A.strings": ["a-1", "a-2", "a-3", "a-4", "a-5"]]
    for language in ["de", "es", "fr", "it"] { tables["\(language).lproj/A.strings"] = ["a-2"] }
    #expect(
      findings(tables) == """
        en.lproj/A.strings:1:1: warning: the tables of 'de', 'es', 'fr' and 1 more lack 'a-1', 'a-3', \
        'a-4' and 1 more, which this one has; add them there
        1 | "a-1" = "x";
          | ^~~~~

        """)
  }

  @Test func `tables that no target of the package bundles`() {
    let files = ["en.lproj/A.strings": ["a"], "en.lproj/B.strings": ["b"]]
    func bundle(_ resources: [String]) -> TargetBundle {
      TargetBundle(
        target: "Notes", directory: "", excluded: [],
        resources: resources + ["dark", "default", "large"].map { "NoteView_\($0).xib" })
    }
    #expect(
      findings(files, [bundle(["en.lproj/A.strings"])]) == """
        en.lproj/B.strings:1:1: warning: string tables are not among the resources of the target \
        'Notes', and only Xcode bundles them; write resources: [.process("en.lproj/B.strings")] in \
        Package.swift
        1 | "b" = "x";
          | ^

        """)
    #expect(
      findings(files, [bundle([])]).contains(
        #"resources: [.process("en.lproj/A.strings"), .process("en.lproj/B.strings")] in"#))
    #expect(findings(files, [bundle(["en.lproj"])]) == "")
  }
}
