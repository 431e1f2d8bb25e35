import Foundation
import Testing

/// Theme sets, as `theme` makes them and specs name them.
struct ThemeSetTests {

  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Note.screenlet.yml": Sample.note, "auth/Login.screenlet.yaml": Sample.login,
      "auth/Ping.connector.yml": Sample.ping,
    ])
  }

  // MARK: Added and made

  @Test func `a theme of a set names it as seen from each spec`() throws {
    try sandbox.write(Sample.westeros, to: "themes/westeros.theme.yml")
    #expect(
      try sandbox.run("theme", "westeros", "--set", "themes/westeros.theme.yml", ".", "-q")
        == Outcome())
    #expect(
      try sandbox.read("Note.screenlet.yml").contains(
        "\n    westeros: { kind: full, set: themes/westeros.theme.yml }\n"))
    #expect(
      try sandbox.read("auth/Login.screenlet.yaml").hasSuffix(
        "\r\n  westeros: { kind: full, set: ../themes/westeros.theme.yml }\r\n"))
    #expect(
      try sandbox.read("NoteScreenlet/Themes/Westeros/NoteView_westeros.swift").hasSuffix(
        """
          override open func onCreated() {
            super.onCreated()

            saveButton?.setTitleColor(WesterosThemeConstants.crimsonColor, for: .normal)
          }

          override open func createProgressPresenter() -> any ProgressPresenter {
            WesterosProgressPresenter()
          }
        }

        """))
    #expect(
      try sandbox.read("auth/LoginScreenlet/Themes/Westeros/LoginView_westeros.swift").contains(
        "import LiferayScreens\nimport WesterosTheme\n"))
    // The set itself was not asked for.
    #expect(try sandbox.run("check", "Note.screenlet.yml", "auth", "-q").code == 1)
    #expect(
      try sandbox.run("check", "Note.screenlet.yml", "auth/Login.screenlet.yaml", "-q")
        == Outcome())
  }

  @Test func `a set is made with its theme when options describe it`() throws {
    #expect(
      try sandbox.run(
        "theme", "westeros", "--summary", "Of the Bank.", "--constant", "crimson: #A61C1C",
        "--constant", "corner: 4", "--progress", "crimson", "--style",
        "button: titleColor crimson, cornerRadius corner", "Note.screenlet.yml")
        == Outcome(
          """
                update  Note.screenlet.yml
                create  westeros.theme.yml
                create  NoteScreenlet/Interactors/SaveInteractor.swift
                create  NoteScreenlet/NoteScreenlet.swift
                create  NoteScreenlet/Themes/Default/NoteView_default.swift
                create  NoteScreenlet/Themes/Default/NoteView_default.xib
                create  NoteScreenlet/Themes/Westeros/NoteView_westeros.swift
                create  NoteScreenlet/Themes/Westeros/NoteView_westeros.xib
                create  NoteScreenlet/.Note.screens-gen
                create  Themes/Westeros/WesterosProgressPresenter.swift
                create  Themes/Westeros/WesterosThemeConstants.swift
                create  Themes/Westeros/.Westeros.screens-gen
          12 files: 11 create, 1 update
          next: fill in 'start' in 'NoteScreenlet/Interactors/SaveInteractor.swift'

          """))
    #expect(
      try sandbox.read("westeros.theme.yml") == """
        theme: westeros
        summary: Of the Bank.
        colors:
          crimson: '#A61C1C'
        sizes:
          corner: 4
        progress: crimson
        styles:
          button: { titleColor: crimson, cornerRadius: corner }

        """)
    #expect(
      try sandbox.read("Note.screenlet.yml").contains(
        "\n    westeros: { kind: full, set: westeros.theme.yml }\n"))
    #expect(try sandbox.run("check", "-q").code == 1)  // Login and Ping were never generated.
    #expect(try sandbox.run("check", "Note.screenlet.yml", "westeros.theme.yml", "-q") == Outcome())
  }

  @Test func `a set alone, and one from a spec`() throws {
    #expect(
      try sandbox.run("theme", "flat7", "--progress", "green", "--constant", "green: #1FBE54", "-q")
        == Outcome())
    #expect(
      try sandbox.read("flat7.theme.yml")
        == "theme: flat7\ncolors:\n  green: '#1FBE54'\nprogress: green\n")
    try sandbox.write(Sample.westeros, to: "themes/westeros.theme.yml")
    #expect(
      try sandbox.run("theme", "--spec", "themes/westeros.theme.yml", "-o", "out")
        == Outcome(
          """
                create  out/Themes/Westeros/WesterosProgressPresenter.swift
                create  out/Themes/Westeros/WesterosThemeConstants.swift
                create  out/Themes/Westeros/.Westeros.screens-gen
          3 files: 3 create

          """))
  }

  @Test func `a set that is there is not described again`() throws {
    try sandbox.write(Sample.westeros, to: "westeros.theme.yml")
    let before = try sandbox.stamps()
    let outcome = try sandbox.run(
      "theme", "westeros", "--progress", "crimson", "Note.screenlet.yml")
    #expect(outcome.code == 65)  // The colour is not among what was described.
    #expect(try sandbox.stamps() == before)
    let other = try sandbox.run(
      "theme", "westeros", "--constant", "crimson: red", "Note.screenlet.yml")
    #expect(other.code == 1)
    #expect(
      other.errors.hasPrefix("error: 'westeros.theme.yml' is there already, with"))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `links and paths from the root lead to the set all the same`() throws {
    try sandbox.write(Sample.westeros, to: "shared/themes/westeros.theme.yml")
    try sandbox.link("deep", to: "auth")
    let root = sandbox.url.resolvingSymlinksInPath().path
    #expect(
      try sandbox.run(
        "theme", "westeros", "--set", "\(root)/shared/themes/westeros.theme.yml",
        "deep/Login.screenlet.yaml", "-q") == Outcome())
    #expect(
      try sandbox.read("auth/Login.screenlet.yaml").hasSuffix(
        "\r\n  westeros: { kind: full, set: ../shared/themes/westeros.theme.yml }\r\n"))
    #expect(try sandbox.run("check", "deep/Login.screenlet.yaml", "-q") == Outcome())
  }

  // MARK: A set that specs name

  @Test func `a set that is not there, is a directory, a link, or something else`() throws {
    try sandbox.write(Sample.ping, to: "ping.theme.yml")
    try sandbox.write(Sample.westeros, to: "auth/a.theme.yml/b.theme.yml")
    try sandbox.link("link.theme.yml", to: "auth/a.theme.yml/b.theme.yml")
    try sandbox.link("deep", to: "auth/a.theme.yml")
    let suffix = "is not the path of a theme set; name a file that ends with '.theme.yml'"
    let link = "is a symbolic link, which is not followed to a theme set; name the file itself"
    for (path, message) in [
      (
        "gone.theme.yml",
        "no file is at 'gone.theme.yml'; write the path of the theme set relative to this spec"
      ),
      (
        "auth/a.theme.yml",
        "'auth/a.theme.yml' is not a theme set; name a spec that says 'theme: <name>'"
      ),
      (
        "ping.theme.yml",
        "'ping.theme.yml' is not a theme set; name a spec that says 'theme: <name>'"
      ),
      ("auth/Ping.connector.yml", "'auth/Ping.connector.yml' \(suffix)"),
      ("../../etc/hostname", "'../../etc/hostname' \(suffix)"),
      (
        "/etc/passwd",
        "'/etc/passwd' is an absolute path; write the path of the theme set relative to this spec"
      ),
      ("link.theme.yml", "'link.theme.yml' \(link)"),
      ("./deep/b.theme.yml", "'deep' \(link)"),
    ] {
      try sandbox.write(
        "screenlet: A\nthemes: { default: { kind: full, set: \(path) } }\nsummary: A view.\n",
        to: "A.screenlet.yml")
      let expected = """
        A.screenlet.yml:2:39: error: \(message)
        2 | themes: { default: { kind: full, set: \(path) } }
          |                                       ^\(String(repeating: "~", count: path.count - 1))

        """
      #expect(try sandbox.run("check", "A.screenlet.yml") == Outcome(errors: expected, code: 65))
      #expect(
        try sandbox.run("spec", "lint", "A.screenlet.yml") == Outcome(errors: expected, code: 65))
    }
  }

  @Test func `the errors of a set are reported once, whatever names it`() throws {
    try sandbox.write("theme: westeros\ncolors: { crimson: rd }\n", to: "w.theme.yml")
    for name in ["A", "B"] {
      try sandbox.write(
        "screenlet: \(name)\nthemes: { default: { kind: full, set: ./w.theme.yml } }\nsummary: A view.\n",
        to: "\(name).screenlet.yml")
    }
    let expected = Outcome(
      errors: """
        w.theme.yml:2:20: error: cannot read 'rd' as a colour; did you mean 'red'?
        2 | colors: { crimson: rd }
          |                    ^~

        """, code: 65)
    let alone = try sandbox.run("generate", "A.screenlet.yml", "B.screenlet.yml")
    #expect(alone.errors.replacing("./w.theme", with: "w.theme") == expected.errors)
    #expect(
      try sandbox.run("generate", "A.screenlet.yml", "w.theme.yml", "B.screenlet.yml") == expected)
    #expect(try sandbox.run("spec", "lint", "A.screenlet.yml", "w.theme.yml") == expected)
  }

  @Test func `a change of a set is a change of the views that use it`() throws {
    try sandbox.write(Sample.westeros, to: "westeros.theme.yml")
    try sandbox.run("theme", "westeros", "--set", "westeros.theme.yml", "Note.screenlet.yml", "-q")
    try sandbox.edit("westeros.theme.yml", "titleColor: crimson", "tintColor: crimson")
    let outcome = try sandbox.run("check", "Note.screenlet.yml")
    #expect(outcome.code == 1)
    #expect(
      outcome.out.split(separator: "\n").filter { $0.contains(" update ") } == [
        "      update  NoteScreenlet/Themes/Westeros/NoteView_westeros.swift",
        "      update  NoteScreenlet/.Note.screens-gen",
      ])
  }
}
