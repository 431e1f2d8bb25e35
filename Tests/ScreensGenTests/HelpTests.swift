import Foundation
import TestSupport
import Testing

struct HelpTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"], ["--json", "--help"]])
  func `the help of the tool lists commands and exit codes`(_ words: [String]) throws {
    let outcome = try sandbox.launch(BuiltProducts.screensGen, words, environment: [:])
    #expect(outcome == Outcome(Self.toolHelp))
  }

  @Test func `no arguments are a mistake that the help answers`() throws {
    #expect(try sandbox.run() == Outcome(errors: Self.toolHelp, code: 64))
  }

  @Test func `the version is one line`() throws {
    #expect(try sandbox.run("--version") == Outcome("screens-gen 0.1.0\n"))
  }

  @Test func `help with a name, and a name with help, say the same`() throws {
    for command in Self.commands where command != "help" {
      let words = command.split(separator: " ").map(String.init)
      let asked = [
        words + ["--help"], words + ["-h"], ["help"] + words, words + ["operand", "--help"],
        words + ["--bogus", "--help"],
      ]
      let texts = try asked.map {
        try sandbox.launch(BuiltProducts.screensGen, $0, environment: [:])
      }
      #expect(Set(texts.map(\.out)).count == 1, "\(command)")
      #expect(texts.allSatisfy { $0.errors.isEmpty && $0.code == 0 }, "\(command)")
    }
  }

  @Test func `flags that share a dash can ask for help`() throws {
    #expect(
      try sandbox.run("generate", "-qh") == sandbox.run("generate", "--help"))
  }

  @Test func `the help of a group is that of its commands`() throws {
    let all = try ["parse", "lint", "schema", "explain"]
      .map { try sandbox.run("help", "spec", $0).out }.joined(separator: "\n")
    #expect(try sandbox.run("spec", "--help") == Outcome(all))
    #expect(try sandbox.run("help", "spec") == Outcome(all))
  }

  @Test func `no line of help is wider than a hundred columns`() throws {
    for command in [""] + Self.commands {
      let text = try sandbox.shell("$tool help \(command)").out
      for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test func `help about nothing known`() throws {
    #expect(
      try sandbox.run("help", "generat")
        == Outcome(
          errors: """
            error: unknown command 'generat'; did you mean 'generate'?
            see 'screens-gen --help'

            """, code: 64))
  }

  @Test func `the help of every command`() throws {
    let texts = try Self.commands.map { try "### \($0)\n" + sandbox.shell("$tool help \($0)").out }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Help.txt")
    try expect(texts.joined(separator: "\n"), matches: file)
  }

  /// All commands, by the help of the tool.
  private static let commands = toolHelp.matches(of: /\n  ([a-z-]+( [a-z]+)?)  +[A-Z]/)
    .map { String($0.1) }

  private static let toolHelp = #"""
    screens-gen makes Liferay Screens Screenlets from short specs.

    usage: screens-gen <command> [options]

    commands:
      init             Make a first Screenlet; without NAME, ask at the terminal.
      new-screenlet    Make a new Screenlet, from a spec or from flags.
      module           Name the module of the specs in a folder, in a module file.
      property         Add a property to the spec of a Screenlet.
      model            Add a model to the spec of a Screenlet.
      member           Add a member of the view model to the spec of a Screenlet.
      connector        Make a Connector, alone or added to the spec of a Screenlet.
      interactor       Make an Interactor, alone or added to the spec of a Screenlet with its action.
      action           Add an action to the spec of a Screenlet, or change one.
      theme            Add a theme to the specs of Screenlets, or make a theme set.
      generate         Bring all output up to date with its specs.
      check            Write nothing; exit 1 if generate would change something.
      diff             Show what generate would change, as a unified diff.
      undo             Revert the last run.
      rename           Change a name in a spec, and in all that was generated from it.
      merge            Merge a XIB or a base, as git's merge driver.
      lint             Check that XIBs, storyboards, classes and Screenlets fit together.
      preview          Make pictures of all themes, and report what is wrong in them.
      spec parse       Print a YAML document as JSON.
      spec lint        Report all problems of specs.
      spec schema      Print the JSON Schema of specs, for editors.
      spec explain     Explain the keys of specs.
      service list     List the services of Liferay 6.2 to 7.3, and your own.
      service show     Show the methods of a service, or a connector that calls one.
      service add      Record in a catalogue what your own server offers.
      template render  Render one Mustache template with data.
      template list    List the built-in templates.
      template eject   Copy built-in templates to a directory, to change them.
      template diff    Show how your templates differ from the built-in ones.
      package          Print what Package.swift needs for generated Screenlets.
      completions      Print the completion script for a shell.
      help             Show the help of the tool or of a command, or the manual page.

    'screens-gen <command> --help' explains a command; '--version' prints the version.

    exit codes:
      0    done, or nothing to do
      1    check or template diff found differences, lint found errors, or conflicts were left
      64   the command line is wrong
      65   a spec, a template or its data has errors
      66   an input was not found
      70   screens-gen itself failed
      73   an output could not be created
      74   reading or writing failed, or another screens-gen is at work
      130  interrupted; nothing was written

    """#
}
