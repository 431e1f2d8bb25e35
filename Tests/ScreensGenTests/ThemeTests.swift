import Foundation
import TestSupport
import Testing

struct ThemeTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Note.screenlet.yml": Sample.note, "auth/Login.screenlet.yaml": Sample.login,
      "auth/Ping.connector.yml": Sample.ping,
    ])
  }

  private func run(_ words: [String]) throws -> Outcome {
    try sandbox.launch(BuiltProducts.screensGen, words, environment: [:])
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
        == Sample.note.replacingOccurrences(
          of: "as ever\n", with: "as ever\n    westeros: full\n"))
    #expect(
      try sandbox.read("auth/Login.screenlet.yaml")
        == Sample.login + "\r\nthemes:\r\n  default: full\r\n  westeros: full\r\n")
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
      "'--type' takes full, extended or child, or table, collection or slideshow for a list, not 'ful'"
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
