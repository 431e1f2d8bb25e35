import Testing

struct HelpTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"], ["--json", "--help"]])
  func `the help of the tool lists commands and exit codes`(_ words: [String]) throws {
    let outcome = try sandbox.launch(Sandbox.binary, words, environment: [:])
    #expect(outcome == Outcome(toolHelp))
  }

  @Test func `no arguments are a mistake that the help answers`() throws {
    #expect(try sandbox.run() == Outcome(errors: toolHelp, code: 64))
  }

  @Test func `the version is one line`() throws {
    #expect(try sandbox.run("--version") == Outcome("screens-gen 0.1.0\n"))
  }

  @Test func `help with a name, and a name with help, say the same`() throws {
    let commands = [
      "init", "new-screenlet", "property", "model", "member", "connector", "interactor", "action",
      "theme", "generate", "check", "diff", "completions", "undo", "rename", "merge", "lint",
      "spec parse", "spec lint", "spec schema",
      "spec explain", "service list", "service show",
      "template render", "template list", "template eject", "template diff", "package",
    ]
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      let asked = [
        words + ["--help"], words + ["-h"], ["help"] + words, words + ["operand", "--help"],
        words + ["--bogus", "--help"],
      ]
      let texts = try asked.map {
        try sandbox.launch(Sandbox.binary, $0, environment: [:])
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
    let commands = [
      "", "new-screenlet", "connector", "interactor", "action", "theme", "generate", "check",
      "diff", "undo", "rename", "merge", "lint", "spec", "template",
    ]
    for command in commands {
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

  @Test func `the help of new-screenlet`() throws {
    let text = #"""
      Make a new Screenlet, from a spec or from flags.

      usage: screens-gen new-screenlet (NAME | --spec FILE) [options]

      options:
            --spec FILE                            the spec to generate from
            --stdin-name FILE                      the file that '-', standard input, is taken for
            --summary TEXT                         what the Screenlet does, in a sentence
            --module NAME                          the Swift module that the sources go into
            --property 'NAME: TYPE = DEFAULT'      an inspectable property
            --view-model 'NAME: TYPE { get set }'  a value read from the view, or also written to it
            --model 'NAME: ATTRIBUTE TYPE, ...'    a class for an entity of the server's
            --action NAME:KIND                     an action: read, write, login or custom;
                                                   NAME:read:http=INPUT reads an address
            --theme NAME:KIND:PARENT               a theme: NAME:full, NAME:extended:PARENT or
                                                   NAME:child:PARENT; NAME:full:collection of a list
            --list MODEL                           makes it a list, whose rows are made into that model
            --service CLASS                        the Mobile SDK service that has the rows
            --rows METHOD                          its method for the rows of a page
            --count METHOD                         its method for the number of all rows
            --argument 'LABEL: VALUE'              what both are passed: a property, context.groupId or a
                                                   literal
            --validate 'RULE: MESSAGE'             what must hold of a property before a page is asked for
            --section TEXT                         what rows are grouped by, as 'host of url'
            --offline-policy POLICY                remote-only, remote-first, cache-only or cache-first
        -o, --output DIR                           the directory to generate into; without it, that of
                                                   each spec
            --templates DIR                        your own templates, instead of built-in ones of the
                                                   same path
        -n, --dry-run                              say what would be done, and write nothing
            --json                                 say what was done as one JSON document
        -q, --quiet                                no status lines
        -v, --verbose                              say on standard error what is read, decided and
                                                   written, with times
            --color WHEN                           colours: auto (the default), always or never
        -h, --help                                 show this help

      Without '--spec' the flags describe the Screenlet, and the spec that says the same is written
      beside it, to be edited and generated from again:

        screens-gen new-screenlet AddBookmark --property 'folderId: Int64 = 0' \
          --view-model 'url: String? { get }' --action add-bookmark:write --theme large:child:default

        screens-gen new-screenlet BookmarkList --property 'folderId: Int64 = 0' \
          --model 'Bookmark: name String, url String' --list Bookmark \
          --service LRBookmarksEntryService_v7 --rows getEntriesWithGroupId \
          --argument 'groupId: context.groupId' --argument 'folderId: folderId'

      A file that exists and was not generated keeps what it holds.

      """#
    #expect(try sandbox.shell("$tool new-screenlet --help") == Outcome(text))
  }

  @Test func `the help of connector`() throws {
    let text = #"""
      Make a Connector, alone or added to the spec of a Screenlet.

      usage: screens-gen connector (NAME | --spec FILE) [options]

      options:
            --spec FILE                 a spec with 'connector:' to generate from
            --stdin-name FILE           the file that '-', standard input, is taken for
            --in SPEC                   the spec of the Screenlet to add it to
            --kind KIND                 liferay, http, rest or custom
            --summary TEXT              what the connector does, in a sentence
            --property 'NAME: TYPE'     a property, which its initializer sets
            --validate 'RULE: MESSAGE'  a rule that the properties must meet, and what to say otherwise
            --service CLASS             the Mobile SDK service to call
            --method NAME               the method of the service
            --argument 'LABEL: VALUE'   an argument: a property, context.<name> or a literal
            --result 'NAME: TYPE'       what to keep of the answer
            --url ADDRESS               the address to read, with properties as {name}
            --path PATH                 the path to get, with properties as {name}
            --query 'NAME: VALUE'       a parameter of the query: a property, context.<name> or a literal
        -o, --output DIR                the directory to generate into; without it, that of each spec
            --templates DIR             your own templates, instead of built-in ones of the same path
        -n, --dry-run                   say what would be done, and write nothing
            --json                      say what was done as one JSON document
        -q, --quiet                     no status lines
        -v, --verbose                   say on standard error what is read, decided and written, with
                                        times
            --color WHEN                colours: auto (the default), always or never
        -h, --help                      show this help

      With '--in' the connector is added to the spec, which otherwise stays as it is to the byte, and
      its Screenlet is generated. Without '--in' and '--spec' a spec for the connector alone is
      written beside it:

        screens-gen connector DeleteBookmark --property 'entryId: Int64' \
          --validate 'entryId > 0: Undefined entryId' --service LRBookmarksEntryService_v7 \
          --method deleteEntryWithEntryId --argument 'entryId: entryId' --in AddBookmark.screenlet.yml

      """#
    #expect(try sandbox.shell("$tool connector --help") == Outcome(text))
  }

  @Test func `the help of interactor`() throws {
    let text = #"""
      Make an Interactor, alone or added to the spec of a Screenlet with its action.

      usage: screens-gen interactor (NAME | --spec FILE) [options]

      options:
            --spec FILE                   a spec with 'interactor:' to generate from
            --stdin-name FILE             the file that '-', standard input, is taken for
            --in SPEC                     the spec of the Screenlet to add it to
            --action NAME                 with '--in': the name of its action
            --kind KIND                   callback, read, write, login or custom
            --summary TEXT                what it is for, in a sentence
            --connector NAME              the connector that it runs, or 'http: INPUT' to read an address
            --service CLASS               the Mobile SDK service that it calls itself
            --method NAME                 the method of the service
            --argument 'LABEL: VALUE'     an argument: an input, context.<name> or a literal
            --result 'NAME: TYPE'         what it keeps of the answer
            --parse PARSER                how a reply is read: text, json, 'json: PATH' or 'between:
                                          A...B'
            --property 'NAME: TYPE'       without '--in': a property, which its initializer sets
            --input NAME                  a property or view model member that it gets
            --sender 'NAME: TYPE'         an input that its performer sends
            --auto-load                   perform it each time the Screenlet is shown
            --by METHOD                   a way to log in: email, screenName, userId, cookie, oauth2
            --update 'MEMBER: RESULT'     a member of the view model that shows the result
            --delegate 'success: METHOD'  the delegate's method for the end; also 'failure: METHOD'
            --button TITLE                the title of its button; 'no' for none
            --progress 'working: TEXT'    what the view says meanwhile; also 'success:', 'failure:'
        -o, --output DIR                  the directory to generate into; without it, that of each spec
            --templates DIR               your own templates, instead of built-in ones of the same path
        -n, --dry-run                     say what would be done, and write nothing
            --json                        say what was done as one JSON document
        -q, --quiet                       no status lines
        -v, --verbose                     say on standard error what is read, decided and written, with
                                          times
            --color WHEN                  colours: auto (the default), always or never
        -h, --help                        show this help

      With '--in' an action for the interactor is added to the spec, which otherwise stays as it is
      to the byte, and its Screenlet is generated. Without '--in' and '--spec' a spec for the
      interactor alone is written beside it, for a Screenlet that was written by hand, or for a
      delegate that supplies it:

        screens-gen interactor DeleteBookmark --property 'entryId: Int64' \
          --service LRBookmarksEntryService_v7 --method deleteEntryWithEntryId \
          --argument 'entryId: entryId'

      """#
    #expect(try sandbox.shell("$tool interactor --help") == Outcome(text))
  }

  @Test func `the help of action`() throws {
    let text = #"""
      Add an action to the spec of a Screenlet, or change one.

      usage: screens-gen action NAME --in SPEC [options]

      options:
            --in SPEC                     the spec of the Screenlet to add it to
            --interactor NAME             the interactor; named as the action if not given
            --change                      change what an action of the spec is, instead of adding one
            --kind KIND                   callback, read, write, login or custom
            --summary TEXT                what it is for, in a sentence
            --connector NAME              the connector that it runs, or 'http: INPUT' to read an address
            --service CLASS               the Mobile SDK service that it calls itself
            --method NAME                 the method of the service
            --argument 'LABEL: VALUE'     an argument: an input, context.<name> or a literal
            --result 'NAME: TYPE'         what it keeps of the answer
            --parse PARSER                how a reply is read: text, json, 'json: PATH' or 'between:
                                          A...B'
            --input NAME                  a property or view model member that it gets
            --sender 'NAME: TYPE'         an input that its performer sends
            --auto-load                   perform it each time the Screenlet is shown
            --by METHOD                   a way to log in: email, screenName, userId, cookie, oauth2
            --update 'MEMBER: RESULT'     a member of the view model that shows the result
            --delegate 'success: METHOD'  the delegate's method for the end; also 'failure: METHOD'
            --button TITLE                the title of its button; 'no' for none
            --progress 'working: TEXT'    what the view says meanwhile; also 'success:', 'failure:'
        -o, --output DIR                  the directory to generate into; without it, that of each spec
            --templates DIR               your own templates, instead of built-in ones of the same path
        -n, --dry-run                     say what would be done, and write nothing
            --json                        say what was done as one JSON document
        -q, --quiet                       no status lines
        -v, --verbose                     say on standard error what is read, decided and written, with
                                          times
            --color WHEN                  colours: auto (the default), always or never
        -h, --help                        show this help

      The spec otherwise stays as it is to the byte, and its Screenlet is generated:

        screens-gen action delete-bookmark --kind write --connector DeleteBookmark \
          --delegate 'success: onBookmarkDeleted' --progress 'working: Deleting bookmark...' \
          --in AddBookmark.screenlet.yml

      With '--change' the options say what becomes different; keys that an action of the new kind
      cannot have are removed:

        screens-gen action add-bookmark --change --kind write --connector AddBookmark \
          --in AddBookmark.screenlet.yml

      """#
    #expect(try sandbox.shell("$tool action --help") == Outcome(text))
  }

  @Test func `the help of theme`() throws {
    let text = #"""
      Add a theme to the specs of Screenlets, or make a theme set.

      usage: screens-gen theme (NAME [SPEC|DIR]... | --spec FILE) [options]

      options:
            --spec FILE                                a spec with 'theme:' to generate from
            --stdin-name FILE                          the file that '-', standard input, is taken for
            --type TYPE                                full, extended or child; of a list also collection
            --parent THEME                             what the theme inherits from; 'default' if not
                                                       given
            --set FILE                                 the spec of the set that the theme belongs to
            --summary TEXT                             of a new set: how it looks, in a sentence
            --module NAME                              of a new set: the Swift module of its sources
            --constant 'NAME: VALUE'                   '#A61C1C' or 'white', '6', or 'Georgia-Bold 18'
            --progress COLOR                           the colour of a presenter of progress
            --style 'CONTROL: PROPERTY CONSTANT, ...'  what controls take of the constants
        -o, --output DIR                               the directory to generate into; without it, that of
                                                       each spec
            --templates DIR                            your own templates, instead of built-in ones of the
                                                       same path
        -n, --dry-run                                  say what would be done, and write nothing
            --json                                     say what was done as one JSON document
        -q, --quiet                                    no status lines
        -v, --verbose                                  say on standard error what is read, decided and
                                                       written, with times
            --color WHEN                               colours: auto (the default), always or never
        -h, --help                                     show this help

      The theme is added to each of the specs, which otherwise stay as they are to the byte, and
      their Screenlets are generated. A directory is read as the Screenlets in it and below it. A
      theme set holds what the themes of several Screenlets share; the options that describe one
      make its spec, NAME.theme.yml unless '--set' says otherwise:

        screens-gen theme westeros --type full Login.screenlet.yml AddBookmark.screenlet.yml
        screens-gen theme westeros --constant 'crimson: #A61C1C' --progress crimson \
          --style 'button: titleColor crimson' Screenlets

      """#
    #expect(try sandbox.shell("$tool theme --help") == Outcome(text))
  }

  @Test func `the help of generate`() throws {
    let text = #"""
      Bring all output up to date with its specs.

      usage: screens-gen generate [SPEC|DIR]... [options]

      options:
            --on-conflict HOW  where your edits and what is generated differ: markers (the default), keep
                               for your lines, or theirs for what is generated; then a copy of yours is
                               kept
        -f, --force            make every edited file what is generated; a copy of yours is kept beside it
            --restore          bring back files that you deleted
            --gitattributes    add to .gitattributes, and keep there from now on, how git treats output
            --stdin-name FILE  the file that '-', standard input, is taken for
        -o, --output DIR       the directory to generate into; without it, that of each spec
            --templates DIR    your own templates, instead of built-in ones of the same path
        -n, --dry-run          say what would be done, and write nothing
            --json             say what was done as one JSON document
        -q, --quiet            no status lines
        -v, --verbose          say on standard error what is read, decided and written, with times
            --color WHEN       colours: auto (the default), always or never
        -h, --help             show this help

      A directory is read as the specs in it and below it; without operands, the current one. Output
      goes beside each spec unless a module file or '--output' says otherwise. All specs are read and
      checked before any file changes, and then all of them change or none.

      Your edits are merged with what is generated. Where both changed the same lines, a Swift file
      gets both between markers, as git writes them; a XIB stays yours, and what is generated is put
      beside it. Then the exit code is 1, until the conflict is settled in the file, or by
      '--on-conflict'. 'screens-gen undo' takes the whole run back.

      Conflicts that git left in output are taken apart, with the edits of both branches. What
      templates of your own made is taken back by '--templates built-in' only.

      """#
    #expect(try sandbox.shell("$tool generate --help") == Outcome(text))
  }

  @Test func `the help of check`() throws {
    let text = #"""
      Write nothing; exit 1 if generate would change something.

      usage: screens-gen check [SPEC|DIR]... [options]

      options:
            --on-conflict HOW  where your edits and what is generated differ: markers (the default), keep
                               for your lines, or theirs for what is generated; then a copy of yours is
                               kept
        -f, --force            make every edited file what is generated; a copy of yours is kept beside it
            --restore          bring back files that you deleted
        -o, --output DIR       the directory to generate into; without it, that of each spec
            --templates DIR    your own templates, instead of built-in ones of the same path
            --stdin-name FILE  the file that '-', standard input, is taken for
            --reporter FORMAT  what is printed: text (the default), json, github for annotations of a
                               workflow, sarif for code scanning, or xcode for a build phase
            --json             the same as '--reporter json'
        -q, --quiet            no status lines
        -v, --verbose          say on standard error what is read, decided and written, with times
            --color WHEN       colours: auto (the default), always or never
        -h, --help             show this help

      With '--quiet', and with the reporters for programs, what generate would change is reported as
      errors, each with the first line that would change.

      """#
    #expect(try sandbox.shell("$tool check --help") == Outcome(text))
  }

  @Test func `the help of diff`() throws {
    let text = #"""
      Show what generate would change, as a unified diff.

      usage: screens-gen diff [SPEC|DIR]... [options]

      options:
            --on-conflict HOW  where your edits and what is generated differ: markers (the default), keep
                               for your lines, or theirs for what is generated; then a copy of yours is
                               kept
        -f, --force            make every edited file what is generated; a copy of yours is kept beside it
            --restore          bring back files that you deleted
        -o, --output DIR       the directory to generate into; without it, that of each spec
            --templates DIR    your own templates, instead of built-in ones of the same path
            --stdin-name FILE  the file that '-', standard input, is taken for
        -v, --verbose          say on standard error what is read, decided and written, with times
            --color WHEN       colours: auto (the default), always or never
        -h, --help             show this help

      The diff is in the form that 'patch -p1' and 'git apply' read; what screens-gen stores for
      itself is left out. If something keeps generate from writing, that is said instead.

      """#
    #expect(try sandbox.shell("$tool diff --help") == Outcome(text))
  }

  @Test func `the help of undo`() throws {
    let text = #"""
      Take the last run back.

      usage: screens-gen undo [DIR]... [options]

      options:
        -f, --force       take back files too that you changed since; a copy of yours is kept beside them
        -n, --dry-run     say what would be done, and write nothing
            --json        say what was done as one JSON document
        -q, --quiet       no status lines
            --color WHEN  colours: auto (the default), always or never
        -h, --help        show this help

      Every file that the last run changed becomes what it was, your edits included: of the runs that
      generated into the directory, or below it, that which ended last. Without an operand, that is
      the current directory. If you changed one of the files since, nothing is done without
      '--force'.

      """#
    #expect(try sandbox.shell("$tool undo --help") == Outcome(text))
  }

  @Test func `the help of rename`() throws {
    let text = #"""
      Change a name in a spec, and in all that was generated from it.

      usage: screens-gen rename SPEC OLD NEW [options]

      options:
            --kind KIND      what has the name, if several things do: screenlet, model, property,
                             connector, action, interactor, theme
        -o, --output DIR     the directory to generate into; without it, that of each spec
            --templates DIR  your own templates, instead of built-in ones of the same path
        -n, --dry-run        say what would be done, and write nothing
            --json           say what was done as one JSON document
        -q, --quiet          no status lines
        -v, --verbose        say on standard error what is read, decided and written, with times
            --color WHEN     colours: auto (the default), always or never
        -h, --help           show this help

      The spec, which otherwise stays as it is to the byte, and its output change together. Files
      whose names change move, and take your edits along. A name changes wherever it was generated,
      in lines that you edited too; lines that only you wrote stay, and are listed. A model of a
      module file changes in all specs of the module. A property is also the member of the view
      model, the input and the property of a connector of that name.

      """#
    #expect(try sandbox.shell("$tool rename --help") == Outcome(text))
  }

  @Test func `the help of merge`() throws {
    let text = #"""
      Merge a XIB, or what screens-gen keeps, as a merge driver of git.

      usage: screens-gen merge ANCESTOR OURS THEIRS PATH [options]

      options:
            --color WHEN  colours: auto (the default), always or never
        -h, --help        show this help

      The result is written into OURS. XIBs are merged by element and attribute; if that leaves a
      conflict, OURS stays as it is, so that Interface Builder still opens it, and the exit code is 1.
      What screens-gen keeps beside the output always merges.

      'screens-gen generate --gitattributes' tells git which files to merge so. Each clone has to be
      told how, once:

          git config merge.screens-gen.name "screens-gen"
          git config merge.screens-gen.driver "screens-gen merge %O %A %B %P"

      """#
    #expect(try sandbox.shell("$tool merge --help") == Outcome(text))
  }

  @Test func `the help of lint`() throws {
    let text = #"""
      Check that XIBs, storyboards, classes and Screenlets fit together.

      usage: screens-gen lint [DIR]... [options]

      options:
            --module NAME      the module that the sources go into, whatever a spec or a Package.swift
                               says
            --reporter FORMAT  what is printed: text (the default), json, github for annotations of a
                               workflow, sarif for code scanning, or xcode for a build phase
            --json             the same as '--reporter json'
        -q, --quiet            no status lines
            --color WHEN       colours: auto (the default), always or never
        -h, --help             show this help

      Every XIB, storyboard and Swift file in DIR and below it is looked at, generated or written by
      hand; without operands, those of the current directory. An error is what fails on a phone:

        - an outlet, action, custom class or module that does not exist, or an outlet of another type
        - a runtime attribute that its object does not have, or a segue that no storyboard has
        - a restorationIdentifier that is not an action of its Screenlet
        - a view class that is no view model, or a theme without an outlet that the view model needs
        - a child theme that changes more than the looks of its parent
        - a file, a view class and a theme whose names do not agree
        - two files, or two types, of one name in a module

      What comes from libraries is taken on trust; what is only doubtful is a warning, and so is all
      that concerns File's Owner, which a XIB does not make.

      """#
    #expect(try sandbox.shell("$tool lint --help") == Outcome(text))
  }

  @Test func `the help of spec parse`() throws {
    let text = #"""
      Print a YAML document as JSON.

      usage: screens-gen spec parse FILE [options]

      options:
            --stdin-name FILE  the file that '-', standard input, is taken for
            --color WHEN       colours: auto (the default), always or never
        -h, --help             show this help

      FILE may be '-', which reads standard input. Keys stay in the order of the document.

      """#
    #expect(try sandbox.shell("$tool spec parse --help") == Outcome(text))
  }

  @Test func `the help of spec lint`() throws {
    let text = #"""
      Report all problems of specs.

      usage: screens-gen spec lint [SPEC|DIR]... [options]

      options:
            --stdin-name FILE  the file that '-', standard input, is taken for
            --reporter FORMAT  what is printed: text (the default), json, github for annotations of a
                               workflow, sarif for code scanning, or xcode for a build phase
            --json             the same as '--reporter json'
            --color WHEN       colours: auto (the default), always or never
        -h, --help             show this help

      """#
    #expect(try sandbox.shell("$tool spec lint --help") == Outcome(text))
  }

  @Test func `the help of spec schema`() throws {
    let text = #"""
      Print the JSON Schema of specs, for editors.

      usage: screens-gen spec schema [options]

      options:
            --color WHEN  colours: auto (the default), always or never
        -h, --help        show this help

      An editor that knows it completes the keys of specs and marks mistakes. In an editor with the
      YAML language server, a spec names it in its first line:

          # yaml-language-server: $schema=screens-gen.schema.json

      """#
    #expect(try sandbox.shell("$tool spec schema --help") == Outcome(text))
  }

  @Test func `the help of spec explain`() throws {
    let text = #"""
      Explain the keys of specs.

      usage: screens-gen spec explain [KEY] [options]

      options:
            --markdown    print the reference of all keys, in Markdown
            --color WHEN  colours: auto (the default), always or never
        -h, --help        show this help

      KEY is a name, or a path of names with dots between them; without one, all keys are listed.
      Names that a spec gives itself are left out of a path.

          screens-gen spec explain offlinePolicy
          screens-gen spec explain list.connector.rows
          screens-gen spec explain viewModel.keyboard

      """#
    #expect(try sandbox.shell("$tool spec explain --help") == Outcome(text))
  }

  @Test func `the help of template render`() throws {
    let text = #"""
      Render one Mustache template with data.

      usage: screens-gen template render TEMPLATE [options]

      options:
            --data FILE     the data, in JSON or YAML; '-' reads standard input; without it, no names
            --partials DIR  where partials are, as <name>.mustache
            --strict        an unknown name or partial is an error
            --escape KIND   how {{name}} is escaped: html (the default), xml, swift or none
            --color WHEN    colours: auto (the default), always or never
        -h, --help          show this help

      Without '--strict' and '--escape' the template is rendered as the specification of Mustache
      says. Exactly the rendering is printed.

      """#
    #expect(try sandbox.shell("$tool template render --help") == Outcome(text))
  }

  @Test func `the help of template eject`() throws {
    let text = #"""
      Copy built-in templates to a directory, to change them.

      usage: screens-gen template eject DIR [TEMPLATE]... [options]

      options:
            --on-conflict HOW  where your edits and what is generated differ: markers (the default), keep
                               for your lines, or theirs for what is generated; then a copy of yours is
                               kept
        -n, --dry-run          say what would be done, and write nothing
            --json             say what was done as one JSON document
        -q, --quiet            no status lines
            --color WHEN       colours: auto (the default), always or never
        -h, --help             show this help

      TEMPLATE is a path that 'template list' prints, or a folder of it; without one, all templates
      are copied. '--templates DIR', or 'templates' in a module file, generates with what is in DIR;
      what is not there is built in, so that a directory holds what you change and nothing else.

      What is copied is recorded in DIR. A template that was copied before gets what the built-in one
      has changed since, merged with your edits; any other file stays as it is.

          screens-gen template eject templates Screenlet Partials/header.mustache
          screens-gen generate --templates templates

      """#
    #expect(try sandbox.shell("$tool template eject --help") == Outcome(text))
  }

  @Test func `the help of template list`() throws {
    let text = #"""
      List the built-in templates.

      usage: screens-gen template list [options]

      options:
            --json        say what was done as one JSON document
            --color WHEN  colours: auto (the default), always or never
        -h, --help        show this help

      """#
    #expect(try sandbox.shell("$tool template list --help") == Outcome(text))
  }

  @Test func `the help of init`() throws {
    let text = #"""
      Make a first Screenlet; without NAME, ask at the terminal.

      usage: screens-gen init [NAME] [options]

      options:
            --module NAME                          the Swift module that the sources go into
            --property 'NAME: TYPE = DEFAULT'      an inspectable property
            --view-model 'NAME: TYPE { get set }'  a value read from the view, or also written to it
            --action NAME                          the action, as add-bookmark
            --call CLASS.METHOD                    the method of a Mobile SDK service that the action
                                                   calls; what it needs becomes properties and values of
                                                   the view
        -o, --output DIR                           the directory to generate into; without it, that of
                                                   each spec
            --templates DIR                        your own templates, instead of built-in ones of the
                                                   same path
        -n, --dry-run                              say what would be done, and write nothing
            --json                                 say what was done as one JSON document
        -q, --quiet                                no status lines
        -v, --verbose                              say on standard error what is read, decided and
                                                   written, with times
            --color WHEN                           colours: auto (the default), always or never
        -h, --help                                 show this help

      With NAME the options say all there is to say, and nothing is asked; nor is it where there is
      no terminal. The answers to the questions are those options, and the command line that says the
      same is printed, to be used again:

        screens-gen init AddBookmark --module Bookmarks --action add-bookmark \
          --call LRBookmarksEntryService_v7.addEntryWithGroupId

      """#
    #expect(try sandbox.shell("$tool init --help") == Outcome(text))
  }

  @Test func `the help of property`() throws {
    let text = #"""
      Add a property to the spec of a Screenlet.

      usage: screens-gen property 'NAME: TYPE = DEFAULT' --in SPEC [options]

      options:
            --in SPEC        the spec of the Screenlet to add it to
        -o, --output DIR     the directory to generate into; without it, that of each spec
            --templates DIR  your own templates, instead of built-in ones of the same path
        -n, --dry-run        say what would be done, and write nothing
            --json           say what was done as one JSON document
        -q, --quiet          no status lines
        -v, --verbose        say on standard error what is read, decided and written, with times
            --color WHEN     colours: auto (the default), always or never
        -h, --help           show this help

      The spec otherwise stays as it is to the byte, and its Screenlet is generated:

        screens-gen property 'folderId: Int64 = 0' --in AddBookmark.screenlet.yml

      """#
    #expect(try sandbox.shell("$tool property --help") == Outcome(text))
  }

  @Test func `the help of model`() throws {
    let text = #"""
      Add a model to the spec of a Screenlet.

      usage: screens-gen model 'NAME: ATTRIBUTE TYPE, ...' --in SPEC [options]

      options:
            --in SPEC        the spec of the Screenlet to add it to
        -o, --output DIR     the directory to generate into; without it, that of each spec
            --templates DIR  your own templates, instead of built-in ones of the same path
        -n, --dry-run        say what would be done, and write nothing
            --json           say what was done as one JSON document
        -q, --quiet          no status lines
        -v, --verbose        say on standard error what is read, decided and written, with times
            --color WHEN     colours: auto (the default), always or never
        -h, --help           show this help

      The spec otherwise stays as it is to the byte, and its Screenlet is generated:

        screens-gen model 'Bookmark: name String, url String' --in AddBookmark.screenlet.yml

      """#
    #expect(try sandbox.shell("$tool model --help") == Outcome(text))
  }

  @Test func `the help of member`() throws {
    let text = #"""
      Add a member of the view model to the spec of a Screenlet.

      usage: screens-gen member 'NAME: TYPE { get set }' --in SPEC [options]

      options:
            --in SPEC           the spec of the Screenlet to add it to
            --widget WIDGET     the control that shows it; the usual one of the type if not given
            --label TEXT        the text beside the control
            --key 'KEY: VALUE'  another key of the member, as 'keyboard: URL'
        -o, --output DIR        the directory to generate into; without it, that of each spec
            --templates DIR     your own templates, instead of built-in ones of the same path
        -n, --dry-run           say what would be done, and write nothing
            --json              say what was done as one JSON document
        -q, --quiet             no status lines
        -v, --verbose           say on standard error what is read, decided and written, with times
            --color WHEN        colours: auto (the default), always or never
        -h, --help              show this help

      The spec otherwise stays as it is to the byte, and its Screenlet is generated:

        screens-gen member 'title: String? { get set }' --label Title --in Note.screenlet.yml

      """#
    #expect(try sandbox.shell("$tool member --help") == Outcome(text))
  }

  @Test func `the help of completions`() throws {
    let text = #"""
      Print the script by which a shell completes command lines.

      usage: screens-gen completions SHELL [options]

      options:
            --color WHEN  colours: auto (the default), always or never
        -h, --help        show this help

      SHELL is bash, zsh or fish. A shell reads the script when it starts, from

          bash   ~/.local/share/bash-completion/completions/screens-gen
          zsh    a file '_screens-gen' in a directory of 'fpath'
          fish   ~/.config/fish/completions/screens-gen.fish

      or from the file that it starts with, in bash and zsh:

          source <(screens-gen completions bash)

      """#
    #expect(try sandbox.shell("$tool completions --help") == Outcome(text))
  }

  private let toolHelp = #"""
    screens-gen makes Liferay Screens Screenlets from short specs.

    usage: screens-gen <command> [options]

    commands:
      init             Make a first Screenlet; without NAME, ask at the terminal.
      new-screenlet    Make a new Screenlet, from a spec or from flags.
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
      undo             Take the last run back.
      rename           Change a name in a spec, and in all that was generated from it.
      merge            Merge a XIB, or what screens-gen keeps, as a merge driver of git.
      lint             Check that XIBs, storyboards, classes and Screenlets fit together.
      spec parse       Print a YAML document as JSON.
      spec lint        Report all problems of specs.
      spec schema      Print the JSON Schema of specs, for editors.
      spec explain     Explain the keys of specs.
      service list     List the services of Liferay 6.2 to 7.3.
      service show     Show the methods of a service, or a connector that calls one.
      template render  Render one Mustache template with data.
      template list    List the built-in templates.
      template eject   Copy built-in templates to a directory, to change them.
      template diff    Show how your templates differ from the built-in ones.
      package          Print what Package.swift needs for generated Screenlets.
      completions      Print the script by which a shell completes command lines.
      help             Show the help of the tool or of a command, or the manual page.

    'screens-gen <command> --help' explains a command; '--version' prints the version.

    exit codes:
      0    done, or nothing to do
      1    check found differences, lint found errors, or conflicts were left
      64   the command line is wrong
      65   a spec, a template or its data has errors
      66   an input was not found
      70   screens-gen itself failed
      73   an output could not be created
      74   reading or writing failed, or another screens-gen is at work
      130  interrupted; nothing was written

    """#
}
