import Foundation
import Testing

/// Templates of the user's own: copied out, changed, and generated with.
struct TemplateEjectTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Note.screenlet.yml": "screenlet: Note\nmodels: { Page: { url: String } }\n"
    ])
  }

  // MARK: template eject

  @Test func `templates are copied as they are built in`() throws {
    #expect(
      try sandbox.run("template", "eject", "own", "Model", "Partials/header.mustache")
        == Outcome(
          """
                create  own/Model/Models/{{modelFile}}.swift.mustache
                create  own/Partials/header.mustache
                create  own/.templates.screens-gen
          3 files: 3 create

          """))
    try sandbox.run("new-screenlet", "--spec", "Note.screenlet.yml", "--quiet")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("check", "--templates", "own", "--quiet") == Outcome())
    #expect(try sandbox.stamps() == before)
  }

  @Test func `without a name all are copied, which changes nothing`() throws {
    let all = try sandbox.run("template", "list").out.split(separator: "\n").map(String.init)
    let ejected = try sandbox.run("template", "eject", "own", "--json")
    #expect(ejected.out.contains("\"create\": \(all.count + 1),"))
    try sandbox.run("new-screenlet", "--spec", "Note.screenlet.yml", "--quiet")
    #expect(try sandbox.run("check", "--templates", "own", "--quiet") == Outcome())
  }

  @Test func `a template that is yours is never overwritten`() throws {
    try sandbox.write("mine\n", to: "own/Partials/header.mustache")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("template", "eject", "own", "Partials/header.mustache", "Model/")
        == Outcome(
          """
                create  own/Model/Models/{{modelFile}}.swift.mustache
              conflict  own/Partials/header.mustache
                create  own/.templates.screens-gen
          3 files: 2 create, 1 conflict

          """,
          errors: """
            error: 'own/Partials/header.mustache' is there already, with something else in it; \
            move it away, then run again
            nothing was written

            """, code: 1))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `what is not a template, and not a directory`() throws {
    #expect(
      try sandbox.run("template", "eject", "own", "Modl")
        == Outcome(
          errors: """
            error: no built-in template is at 'Modl'; 'screens-gen template list' names them
            see 'screens-gen template eject --help'

            """, code: 64))
    #expect(
      try sandbox.run("template", "eject")
        == Outcome(
          errors: """
            error: 'template eject' needs a DIR
            see 'screens-gen template eject --help'

            """, code: 64))
    try sandbox.write("", to: "own")
    #expect(
      try sandbox.run("template", "eject", "own", "Model")
        == Outcome(errors: "error: 'own' is not a directory to generate into\n", code: 73))
  }

  // MARK: --templates

  @Test func `a template replaces the built-in one, and another makes one more file`() throws {
    try sandbox.write("// Of the bank.\n", to: "own/Partials/header.mustache")
    try sandbox.write(
      "# {{modelClass}} & co\n", to: "own/Model/Models/{{modelClass}}.md.mustache")
    #expect(
      try sandbox.run("generate", "--templates", "own")
        == Outcome(
          """
                create  NoteScreenlet/Models/Page.md
                create  NoteScreenlet/Models/Page.swift
                create  NoteScreenlet/NoteScreenlet.swift
                create  NoteScreenlet/Themes/Default/NoteView_default.swift
                create  NoteScreenlet/Themes/Default/NoteView_default.xib
                create  NoteScreenlet/.Note.screens-gen
          6 files: 6 create

          """))
    #expect(try sandbox.read("NoteScreenlet/Models/Page.md") == "# Page & co\n")
    #expect(try sandbox.read("NoteScreenlet/NoteScreenlet.swift").hasPrefix("// Of the bank.\n"))
    #expect(try sandbox.run("check", "--templates=own", "--quiet") == Outcome())

    // Without them nothing of theirs is reverted, unless that is asked for.
    let outcome = try sandbox.run("generate", "--quiet")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.hasPrefix(
        "NoteScreenlet/.Note.screens-gen:6:1: error: your own templates generated this, and "
          + "the built-in ones would revert their changes; add '--templates DIR', or "
          + "'--templates built-in' to go back to the built-in ones\n6 | templates "))
    #expect(try sandbox.run("generate", "--templates", "built-in", "--quiet") == Outcome())
    #expect(!(try sandbox.tree().keys.contains("NoteScreenlet/Models/Page.md")))
    #expect(try sandbox.run("check", "--quiet") == Outcome())
  }

  @Test func `what a template of yours says is not broken into lines`() throws {
    let query = String(repeating: "SELECT a, b FROM c WHERE d = 'e' AND (f, g) ", count: 4)
    let text = "let query = \"\"\"\n  \(query)\n  \"\"\"\n"
    try sandbox.write(text, to: "own/Model/Models/{{modelClass}}Query.swift.mustache")
    try sandbox.run("template", "eject", "own", "Screenlet")
    let call = "let rows = find(\(query))\n"
    try sandbox.edit(
      "own/Screenlet/{{screenletClass}}.swift.mustache", "{{> header}}\n", "{{> header}}\n" + call)
    #expect(try sandbox.run("generate", "--templates", "own", "--quiet") == Outcome())
    #expect(try sandbox.read("NoteScreenlet/Models/PageQuery.swift") == text)
    #expect(try sandbox.read("NoteScreenlet/NoteScreenlet.swift").contains(call))
  }

  @Test func `a template without a line feed at its end makes files that can be updated`() throws {
    let template = "own/Model/Models/{{modelClass}}.md.mustache"
    try sandbox.write("# {{modelClass}}\nold", to: template)
    try sandbox.run("generate", "--templates", "own", "--quiet")
    try sandbox.write("# {{modelClass}}\nnew", to: template)
    let outcome = try sandbox.run("generate", "--templates", "own")
    #expect(outcome.code == 0)
    #expect(outcome.out.contains("      update  NoteScreenlet/Models/Page.md\n"))
    #expect(try sandbox.read("NoteScreenlet/Models/Page.md") == "# Page\nnew")
  }

  @Test func `what is wrong with a template is reported at its range`() throws {
    try sandbox.write("{{modelClas}}\n", to: "own/Model/Models/{{modelFile}}.swift.mustache")
    try sandbox.write("a\n", to: "own/Screenlt/{{screenletClass}}.swift.mustache")
    try sandbox.write("a\n", to: "own/README")
    #expect(
      try sandbox.run("generate", "--templates", "own")
        == Outcome(
          errors: """
            own/README:1:1: error: 'README' is not a template; its path has to be like one that \
            'screens-gen template list' prints
            1 | a
              | ^
            own/Screenlt/{{screenletClass}}.swift.mustache:1:1: error: nothing is generated from a \
            folder 'Screenlt'; did you mean 'Screenlet'?
            1 | a
              | ^

            """, code: 65))
    try sandbox.remove("own/README")
    try sandbox.remove("own/Screenlt")
    #expect(
      try sandbox.run("generate", "--templates", "own")
        == Outcome(
          errors: """
            own/Model/Models/{{modelFile}}.swift.mustache:1:3: error: unknown name 'modelClas'; \
            did you mean 'modelClass'?
            1 | {{modelClas}}
              |   ^~~~~~~~~

            """, code: 65))
    #expect(
      try sandbox.run("generate", "--templates", "gone")
        == Outcome(errors: "error: no directory is at 'gone'\n", code: 66))
  }

  @Test func `no template leads out of the output`() throws {
    try sandbox.write("a\n", to: "own/Screenlet/{{#summary}}{{.}}{{/summary}}.md.mustache")
    try sandbox.write("screenlet: Note\nsummary: ../../a\n", to: "Note.screenlet.yml")
    let outcome = try sandbox.run("generate", "--templates", "own")
    #expect(
      outcome
        == Outcome(
          errors: """
            Note.screenlet.yml:1:12: error: '../../a.md' is not a path below the output; \
            correct the name of the template that makes it
            1 | screenlet: Note
              |            ^~~~

            """, code: 65))
  }
}
