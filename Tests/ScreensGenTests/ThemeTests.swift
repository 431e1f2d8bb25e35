import Foundation
import Testing

struct ThemeTests {
  private static let note = """
    # A note.
    screenlet: Note
    actions: { save: { kind: custom } }
    themes:
        default: full   # as ever
        # and no more

    # The end.
    """
  private static let login = "screenlet: Login\r\nviewModel: { user: String? }\r\n"
  private static let set = """
    theme: westeros
    module: WesterosTheme
    colors: { crimson: '#A61C1C' }
    progress: crimson
    styles: { button: { titleColor: crimson } }

    """

  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Note.screenlet.yml": Self.note, "auth/Login.screenlet.yaml": Self.login,
      "auth/Ping.connector.yml": Sample.ping,
    ])
  }

  private func run(_ words: [String]) throws -> Outcome {
    try sandbox.launch(Sandbox.binary, words, environment: [:])
  }

  // MARK: Added to specs

  @Test func `a theme is added to several specs, whose other bytes stay`() throws {
    try sandbox.run("generate")
    #expect(
      try sandbox.run("theme", "westeros", "Note.screenlet.yml", "auth/Login.screenlet.yaml")
        == Outcome(
          """
                update  Note.screenlet.yml
                update  auth/Login.screenlet.yaml
             identical  NoteScreenlet/Interactors/SaveInteractor.swift
             identical  NoteScreenlet/NoteScreenlet.swift
             identical  NoteScreenlet/Themes/Default/NoteView_default.swift
             identical  NoteScreenlet/Themes/Default/NoteView_default.xib
                create  NoteScreenlet/Themes/Westeros/NoteView_westeros.swift
                create  NoteScreenlet/Themes/Westeros/NoteView_westeros.xib
                update  NoteScreenlet/.Note.screens-gen
             identical  auth/LoginScreenlet/LoginScreenlet.swift
             identical  auth/LoginScreenlet/LoginViewModel.swift
             identical  auth/LoginScreenlet/Themes/Default/LoginView_default.swift
             identical  auth/LoginScreenlet/Themes/Default/LoginView_default.xib
                create  auth/LoginScreenlet/Themes/Westeros/LoginView_westeros.swift
                create  auth/LoginScreenlet/Themes/Westeros/LoginView_westeros.xib
                update  auth/LoginScreenlet/.Login.screens-gen
          16 files: 4 create, 4 update, 8 identical

          """))
    #expect(
      try sandbox.read("Note.screenlet.yml")
        == Self.note.replacingOccurrences(
          of: "as ever\n", with: "as ever\n    westeros: full\n"))
    #expect(
      try sandbox.read("auth/Login.screenlet.yaml")
        == Self.login + "\r\nthemes:\r\n  default: full\r\n  westeros: full\r\n")
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test(arguments: [
    ([], "full"), (["--type", "full"], "full"),
    (["--type", "extended"], "extended from default"),
    (["--type=child"], "child of default"),
    (["--parent", "default"], "extended from default"),
    (["--type", "child", "--parent", "default"], "child of default"),
  ])
  func `the type and the parent`(_ flags: [String], _ kind: String) throws {
    #expect(try run(["theme", "flat7", "Note.screenlet.yml", "-q"] + flags) == Outcome())
    #expect(try sandbox.read("Note.screenlet.yml").contains("\n    flat7: \(kind)\n"))
  }

  @Test func `a directory means its Screenlets, and each spec counts once`() throws {
    #expect(
      try sandbox.run(
        "theme", "large", "--type", "child", ".", "auth", "./Note.screenlet.yml", "-q")
        == Outcome())
    #expect(try sandbox.read("Note.screenlet.yml").contains("\n    large: child of default\n"))
    #expect(
      try sandbox.read("auth/Login.screenlet.yaml").hasSuffix("\r\n  large: child of default\r\n"))
    #expect(try sandbox.read("auth/Ping.connector.yml") == Sample.ping)
  }

  @Test func `a dry run leaves the specs alone, and says what a run would`() throws {
    let before = try sandbox.stamps()
    let dry = try sandbox.run("theme", "flat7", ".", "--dry-run")
    #expect(try sandbox.stamps() == before)
    #expect(try sandbox.run("theme", "flat7", ".") == dry)
  }

  @Test func `if one spec cannot have it, none gets it`() throws {
    try sandbox.run("theme", "flat7", "auth/Login.screenlet.yaml", "-q")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("theme", "flat7", ".")
        == Outcome(
          errors: """
            auth/Login.screenlet.yaml:6:3: error: there is a theme 'flat7' already; choose another \
            name
            6 |   flat7: full
              |   ^~~~~

            """, code: 65))
    #expect(
      try sandbox.run("theme", "large", "--parent", "flat7", ".").errors
        == """
        Note.screenlet.yml:6:26: error: no theme is named 'flat7'; add it, or name another
        6 |     large: extended from flat7
          |                          ^~~~~

        """)
    #expect(try sandbox.stamps() == before)
  }

  // MARK: Sets

  @Test func `a theme of a set names it as seen from each spec`() throws {
    try sandbox.write(Self.set, to: "themes/westeros.theme.yml")
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
    try sandbox.write(Self.set, to: "themes/westeros.theme.yml")
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
    try sandbox.write(Self.set, to: "westeros.theme.yml")
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
    try sandbox.write(Self.set, to: "shared/themes/westeros.theme.yml")
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
    try sandbox.write(Self.set, to: "auth/a.theme.yml/b.theme.yml")
    try sandbox.link("link.theme.yml", to: "auth/a.theme.yml/b.theme.yml")
    try sandbox.link("deep", to: "auth/a.theme.yml")
    let suffix = "is not the path of a theme set; name a file that ends with '.theme.yml'"
    let link = "is a symbolic link, which is not followed to a theme set; name the file itself"
    for (path, message) in [
      (
        "gone.theme.yml",
        "no file is at 'gone.theme.yml'; write the path of the theme set as seen from this spec"
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
        "'/etc/passwd' is an absolute path; write the path of the theme set as seen from this spec"
      ),
      ("link.theme.yml", "'link.theme.yml' \(link)"),
      ("./deep/b.theme.yml", "'deep' \(link)"),
    ] {
      try sandbox.write(
        "screenlet: A\nthemes: { default: { kind: full, set: \(path) } }\n", to: "A.screenlet.yml")
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
        "screenlet: \(name)\nthemes: { default: { kind: full, set: ./w.theme.yml } }\n",
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
    try sandbox.write(Self.set, to: "westeros.theme.yml")
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

  // MARK: Mistakes

  @Test(arguments: [
    (["theme"], "'theme' needs NAME or --spec FILE"),
    (
      ["theme", "westeros"],
      "'theme' needs a SPEC to add 'westeros' to, or '--constant' to make a set of that name"
    ),
    (
      ["theme", "westeros", "--type", "child"],
      "'theme' needs a SPEC to add 'westeros' to, or '--constant' to make a set of that name"
    ),
    (
      ["theme", "westeros", "--type", "full", "--constant", "a: red"],
      "option '--type' is of no use here: it describes the theme of a spec, and no SPEC is given"
    ),
    (
      ["theme", "westeros", "--spec", "a.yml"],
      "give a name or '--spec', not both: here is 'westeros' too"
    ),
    (
      ["theme", "--spec", "a.yml", "--parent", "b"],
      "option '--parent' is of no use here: the spec says it; edit the spec instead"
    ),
    (["theme", "westeros", "-"], "'theme' edits files; a SPEC cannot be standard input"),
    (
      ["theme", "westeros", "--type", "ful", "Note.screenlet.yml"],
      "'--type' takes full, extended or child, or table or collection for a list, not 'ful'"
    ),
    (
      ["theme", "westeros", "--type", "full", "--parent", "a", "Note.screenlet.yml"],
      "a full theme has no parent 'a'; leave '--parent' out, or write '--type extended' "
        + "or '--type child'"
    ),
    (
      ["theme", "westeros", "--type", "child", "--progress", "a", "Note.screenlet.yml"],
      "a child theme has the view class of its parent, which uses the set of the parent; "
        + "leave '--set' out, or write '--type extended'"
    ),
    (
      ["theme", "westeros", "--constant", "crimson", "Note.screenlet.yml"],
      "'--constant crimson' has no ':'; write it as 'accent: #A61C1C'"
    ),
  ])
  func `a command line that makes no sense`(_ words: [String], _ message: String) throws {
    let before = try sandbox.stamps()
    #expect(
      try run(words)
        == Outcome(errors: "error: \(message)\nsee 'screens-gen theme --help'\n", code: 64))
    #expect(try sandbox.stamps() == before)
  }

  @Test(arguments: [
    (["gone.yml"], "nothing is at 'gone.yml'"),
    (
      ["--set", "gone.yml", "Note.screenlet.yml"],
      "no file is at 'gone.yml'; with '--constant' or '--progress' it is made"
    ),
    (
      ["pings"],
      "no Screenlet is in 'pings'; the names of their specs end with '.screenlet.yml'"
    ),
  ])
  func `what is not there`(_ words: [String], _ message: String) throws {
    try sandbox.write(Sample.ping, to: "pings/Ping.connector.yml")
    #expect(
      try run(["theme", "westeros"] + words)
        == Outcome(errors: "error: \(message)\n", code: 66))
  }

  @Test func `a name that cannot be one`() throws {
    #expect(
      try sandbox.run("theme", "../up", "Note.screenlet.yml").errors.hasPrefix(
        "Note.screenlet.yml:6:5: error: '../up' cannot name a theme; use letters, digits"))
    try sandbox.shell("mkdir sets")
    #expect(
      try sandbox.run("theme", "../up", "--progress", "a", "--constant", "a: red", in: "sets").code
        == 65)
  }
}
