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

  @Test func `what is wrong, for programs`() throws {
    try sandbox.edit(
      xib, #"secondAttribute="bottom" constant="8""#, #"secondAttribute="bottom" constant="-30""#)
    let problem = "'saveButton' is in front of 'noteTextField'"
    let flag = try sandbox.run("preview", "--json")
    #expect(flag.code == 0)
    #expect(flag.errors.hasPrefix("\(xib):27:18: warning: \(problem)\n"))
    #expect(try sandbox.run("preview", "--reporter", "json") == flag)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(flag.out.utf8)) as? [String: Any])
    #expect(flag.out.hasPrefix("{\n  \"schema\": 1,\n  \"page\": \"preview/index.html\",\n"))
    #expect(Set(document.keys) == ["schema", "page", "pictures", "diagnostics"])
    let pictures = try #require(document["pictures"] as? [String])
    #expect(pictures.count == 16)
    #expect(pictures.first == "preview/Note/default/usual.svg")
    for picture in pictures { #expect(try sandbox.read(picture).hasPrefix("<svg"), "\(picture)") }
    let found = try #require((document["diagnostics"] as? [[String: Any]])?.first)
    #expect(found["severity"] as? String == "warning")
    #expect(found["file"] as? String == xib)
    #expect(found["line"] as? Int == 27)
    #expect(found["message"] as? String == problem)

    let github = try sandbox.run("preview", "--reporter", "github")
    #expect(github.errors == "")
    #expect(github.out.hasPrefix("::warning file=\(xib),line=27,col=18::\(problem)\n"))
    let both = try sandbox.run("preview", "-o", "both", "--json", "--reporter", "xcode")
    #expect(both.code == 64)
    #expect(try sandbox.shell("ls both").code != 0)
  }

  @Test func `themes without a problem, and without a XIB, as JSON`() throws {
    let plain = try sandbox.run("preview", "--json", "--compare", "nowhere")
    #expect(plain.code == 66)
    #expect(plain.out.hasPrefix("{\n  \"schema\": 1,\n  \"diagnostics\": [\n"))
    #expect(try sandbox.run("preview", "--json").out.hasSuffix("  \"diagnostics\": []\n}\n"))
    try sandbox.remove(xib)
    let outcome = try sandbox.run("preview", "--json")
    #expect(outcome.code == 65)
    #expect(outcome.out.contains("\"message\": \"'\(xib)' is missing, so there is nothing to "))
  }

  @Test(arguments: [
    (
      "a title that has no room", #"title="Save""#,
      #"title="Save this note, and all others that are not saved yet""#,
      "27:18: warning: the text of 'saveButton' is cut off: 'Save this note, and all others that are "
        + "not saved yet' does not fit into 358 by 51 points (large text)"
    ),
    (
      "a button in front of a field", #"secondAttribute="bottom" constant="8""#,
      #"secondAttribute="bottom" constant="-30""#,
      "27:18: warning: 'saveButton' is in front of 'noteTextField'"
    ),
    (
      "a field that leaves the view", #"secondAttribute="leading" constant="16" id="Xjs"#,
      #"secondAttribute="leading" constant="-90" id="Xjs"#,
      "18:18: warning: 'noteTextField' leaves the view, which is 390 by 128 points"
    ),
    (
      "a title in a light gray", #"<state key="normal" title="Save"/>"#,
      #"<state key="normal" title="Save"><color key="titleColor" white="0.8" alpha="1"/></state>"#,
      "27:18: warning: the text of 'saveButton' is hard to read: its contrast is 1.6, and 4.5 is "
        + "needed"
    ),
    (
      "a constraint that is gone",
      #"<constraint firstItem="jpP-SX-L2A" firstAttribute="top""#,
      #"<constraint placeholder="YES" firstItem="jpP-SX-L2A" firstAttribute="top""#,
      "27:18: warning: the vertical position of 'saveButton' is ambiguous; add a constraint"
    ),
  ])
  func `a theme that is broken on purpose is reported`(
    what: String, from: String, to: String, problem: String
  ) throws {
    try sandbox.edit(xib, from, to)
    let outcome = try sandbox.run("preview", "-q")
    #expect(outcome.code == 0)
    let found = outcome.errors.split(separator: "\n").filter { $0.hasPrefix(xib) }
    #expect(found.map(String.init).first == "\(xib):\(problem)")
  }

  @Test func `a theme set's colours are shown, and measured`() throws {
    try sandbox.write(
      """
      theme: stone
      colors: { slate: '#708090', ash: '#B2BEB5' }
      fonts: { title: bold system 20 }
      sizes: { round: 9 }
      progress: slate
      styles:
        view: { backgroundColor: ash }
        button: { backgroundColor: slate, titleColor: ash, font: title, cornerRadius: round }

      """, to: "stone.theme.yml")
    try sandbox.edit(
      "Note.screenlet.yml", "child of default", "{ kind: full, set: stone.theme.yml }")
    try sandbox.run("generate", "-q")
    let outcome = try sandbox.run("preview", "-q")
    #expect(
      outcome.errors.hasPrefix(
        "NoteScreenlet/Themes/Flat/NoteView_flat.xib:27:18: warning: the text of 'saveButton' is hard "
          + "to read: its contrast is 2.1, and 4.5 is needed\n"))
    let usual = try sandbox.read("preview/Note/flat/usual.svg")
    #expect(
      usual.contains(
        #"<rect x="16" y="68" width="358" height="44" rx="9" fill="\#("#708090")"/>"#))
    #expect(try sandbox.read("preview/Note/flat/dark.svg") == usual)
    #expect(try sandbox.read("preview/Note/flat/in-progress.svg").contains("#708090"))
    #expect(try !sandbox.read("preview/Note/default/usual.svg").contains("#708090"))
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

  @Test func `the examples and the library look well, and as the documentation shows them`() throws
  {
    let package = BuiltProducts.package
    let folders = ["Examples", "Sources/LiferayScreensLibrary"].map {
      package.appending(path: $0).path
    }
    #expect(try sandbox.run("preview", folders[0], folders[1], "-q") == Outcome())
    let page = try String(
      contentsOf: package.appending(path: "docs/preview.md"), encoding: .utf8)
    let pictures = page.matches(of: /gallery\/(\w+)-([a-z0-9-]+?)(-dark)?\.svg/)
    #expect(pictures.count == 92)
    for picture in pictures {
      let (name, screenlet, theme, dark) = picture.output
      let look = dark == nil ? "usual" : "dark"
      try expect(
        try sandbox.read("preview/\(screenlet)/\(theme)/\(look).svg"),
        matches: package.appending(path: "docs/\(name)"))
    }
  }
}
