import Foundation
import TestSupport
import Testing

struct PreviewTests {
  private let xib = "NoteScreenlet/Themes/Default/NoteView_default.xib"
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Note.screenlet.yml": """
      screenlet: Note
      viewModel:
        note: String
      connectors:
        Save: { kind: custom }
      actions:
        save:
          kind: write
          connector: Save
          progress: { working: Saving }
      themes:
        default: full
        flat: child of default
      """
    ])
    try sandbox.run("generate", "-q")
  }

  @Test func `a page has the pictures of all themes`() throws {
    #expect(try sandbox.run("preview") == Outcome("16 pictures in preview/index.html\n"))
    let files = try sandbox.shell("cd preview && find . -type f | sort").out
    let pictures = [
      "320-points", "744-points", "dark", "in-progress", "large-text", "right-to-left",
      "small-text", "usual",
    ]
    let expected = ["default", "flat"].flatMap { theme in
      pictures.map { "./Note/\(theme)/\($0).svg\n" }
    }
    #expect(files == expected.joined() + "./index.html\n")
    let before = try sandbox.tree()
    #expect(try sandbox.run("preview", "-q") == Outcome())
    #expect(try sandbox.tree() == before)
    #expect(try sandbox.run("undo", "--dry-run", "-q").code == 0)
  }

  @Test func `an edit of a XIB is shown, and what is wrong with it is said`() throws {
    let title = String(repeating: "Save ", count: 30)
    try sandbox.edit(xib, "title=\"Save\"", "title=\"\(title)\"")
    let outcome = try sandbox.run("preview", "-o", "out/themes", "--reporter", "text")
    #expect(outcome.code == 0)
    #expect(outcome.out == "16 pictures in out/themes/index.html\n")
    #expect(
      outcome.errors.hasPrefix(
        "\(xib):27:18: warning: the text of 'saveButton' is cut off: '\(title)' does not fit into 358 "
          + "by 44 points\n"))
    #expect(try sandbox.read("out/themes/Note/default/usual.svg").contains("…</text>"))
  }

  @Test func `languages are those of the string tables beside a XIB`() throws {
    let id = try #require(
      try sandbox.read(xib).split(separator: "<button ")[1].split(separator: " id=\"")[1]
        .split(separator: "\"").first)
    try sandbox.write(
      "\"\(id).normalTitle\" = \"Sichern\";\n",
      to: "NoteScreenlet/Themes/Default/de.lproj/NoteView_default.strings")
    #expect(try sandbox.run("preview", "-q") == Outcome())
    #expect(try sandbox.read("preview/Note/default/de.svg").contains(">Sichern</text>"))
    #expect(try !sandbox.read("preview/Note/default/usual.svg").contains(">Sichern</text>"))
  }

  @Test func `a comparison shows what a branch changes`() throws {
    try sandbox.shell(
      "git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -qm 'Take a note'")
    let nothing = Outcome("0 pictures in preview/index.html\n")
    #expect(try sandbox.run("preview", "--compare", "HEAD") == nothing)
    try sandbox.edit(xib, "title=\"Save\"", "title=\"Keep\"")
    #expect(
      try sandbox.run("preview", "--compare", "HEAD")
        == Outcome("16 pictures in preview/index.html\n"))
    #expect(try sandbox.read("preview/Note/default/usual.before.svg").contains(">Save</text>"))
    #expect(try sandbox.read("preview/Note/default/usual.svg").contains(">Keep</text>"))
    #expect(
      try sandbox.run("preview", "--compare", "nowhere")
        == Outcome(
          errors: "error: git knows no commit 'nowhere' in '.'; write a branch, a tag or a hash\n",
          code: 66))
  }

  @Test func `a comparison runs nothing that the settings of a repository say`() throws {
    let commit = "git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -qm a"
    let attack = """
      \(commit)
      blob=$(git rev-parse HEAD:./\(xib)); rm -f .git/objects/$(echo $blob | sed 's|^..|&/|')
      git config core.repositoryformatversion 1
      git config extensions.partialClone origin
      git config remote.origin.promisor true
      git config remote.origin.url .
      git config remote.origin.uploadpack 'touch ran; git-upload-pack'
      """
    try sandbox.shell(attack)
    // Both themes have the XIB that is missing.
    #expect(
      try sandbox.run("preview", "--compare", "HEAD")
        == Outcome("16 pictures in preview/index.html\n"))
    #expect(try sandbox.shell("ls ran").code != 0)
    // By itself, git falls for it.
    try sandbox.shell("git cat-file blob HEAD:./\(xib)")
    #expect(try sandbox.shell("ls ran").code == 0)
  }

  @Test func `what has no pictures is an error`() throws {
    try sandbox.remove(xib)
    let outcome = try sandbox.run("preview")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.hasPrefix(
        "Note.screenlet.yml:1:12: error: '\(xib)' is missing, so there is nothing to preview; run "
          + "'screens-gen generate'\n"))
    try sandbox.write(Sample.pong, to: "Ping.connector.yml")
    #expect(
      try sandbox.run("preview", "Ping.connector.yml")
        == Outcome(errors: "error: no theme is made by the specs\n", code: 66))
  }

  @Test func `nothing is written through a link`() throws {
    try sandbox.shell("mkdir elsewhere && ln -s elsewhere preview")
    let outcome = try sandbox.run("preview")
    #expect(outcome.code == 73)
    #expect(
      outcome.errors
        == "error: 'preview' is a symbolic link; the output stays inside its directory\n")
    #expect(try sandbox.shell("ls elsewhere").out == "")
  }

  @Test func `the examples look well, and as the documentation shows them`() throws {
    let package = BuiltProducts.package
    let examples = package.appending(path: "Examples").path
    #expect(try sandbox.run("preview", examples, "-q") == Outcome())
    let page = try String(
      contentsOf: package.appending(path: "docs/preview.md"), encoding: .utf8)
    let pictures = page.matches(of: /gallery\/(\w+)-([a-z0-9]+)(-dark)?\.svg/)
    #expect(pictures.count == 24)
    for picture in pictures {
      let (name, screenlet, theme, dark) = picture.output
      let look = dark == nil ? "usual" : "dark"
      try expect(
        try sandbox.read("preview/\(screenlet)/\(theme)/\(look).svg"),
        matches: package.appending(path: "docs/\(name)"))
    }
  }
}
