import Testing

/// Specs of one run are planned in parallel, with the same output as in sequence.
struct ManySpecsTests {
  @Test func `errors in several specs are reported in spec order, every time`() throws {
    let specs = (10..<40).map { number in
      ("S\(number).screenlet.yml", "screenlet: S\(number)\nmodul: M\(number)\n")
    }
    let sandbox = try Sandbox(Dictionary(uniqueKeysWithValues: specs))
    let expected = (10..<40).map { number in
      """
      S\(number).screenlet.yml:2:1: error: unknown key 'modul'; did you mean 'module'?
      2 | modul: M\(number)
        | ^~~~~

      """
    }
    for _ in 0..<5 {
      let outcome = try sandbox.run("generate", ".")
      #expect(outcome == Outcome(errors: expected.joined(), code: 65))
    }
  }

  @Test func `a theme set with errors is reported once, with the first spec naming it`() throws {
    let themes = "themes:\n  default: full\n  flat: { kind: full, set: flat.theme.yml }\n"
    var files = ["flat.theme.yml": "theme: flat\nsizes: { radius: 1 }\nmodul: Flat\n"]
    for number in 10..<30 { files["S\(number).screenlet.yml"] = "screenlet: S\(number)\n\(themes)" }
    let sandbox = try Sandbox(files)
    let specs = try sandbox.shell("ls S*.yml").out.split(separator: "\n").joined(separator: " ")
    for _ in 0..<5 {
      #expect(
        try sandbox.shell("$tool generate \(specs)")
          == Outcome(
            errors: """
              flat.theme.yml:3:1: error: unknown key 'modul'; did you mean 'module'?
              3 | modul: Flat
                | ^~~~~

              """, code: 65))
    }
  }

  @Test func `many specs give the same output and the same report every time`() throws {
    var files: [String: String] = [:]
    for number in 10..<40 {
      files["S\(number).screenlet.yml"] = "screenlet: S\(number)\nviewModel:\n  title: String?\n"
    }
    let sandbox = try Sandbox(files)
    let first = try sandbox.run("generate", ".", "--output", "out")
    #expect(first.code == 0)
    let tree = try sandbox.tree("out")
    for _ in 0..<3 {
      try sandbox.remove("out")
      #expect(try sandbox.run("generate", ".", "--output", "out") == first)
      #expect(try sandbox.tree("out") == tree)
    }
    #expect(
      tree.keys.filter { $0.hasSuffix("Screenlet.swift") }.sorted()
        == (10..<40).map { "S\($0)Screenlet/S\($0)Screenlet.swift" })
  }

  @Test func `two specs that make one file are reported with the first as a note`() throws {
    let sandbox = try Sandbox([
      "a/Note.screenlet.yml": "screenlet: Note\n", "b/Note.screenlet.yml": "screenlet: Note\n",
    ])
    #expect(
      try sandbox.run("generate", ".", "--output", "out")
        == Outcome(
          errors: """
            b/Note.screenlet.yml:1:12: error: two specs make \
            'out/NoteScreenlet/NoteScreenlet.swift'; generate them into different directories, or \
            rename one
            1 | screenlet: Note
              |            ^~~~
            a/Note.screenlet.yml:1:12: note: the first is made from here
            1 | screenlet: Note
              |            ^~~~

            """, code: 65))
  }
}
