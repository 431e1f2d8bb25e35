import Regeneration
import SourceText
import Testing

@testable import ScreensGenerator

struct GeneratorTests {
  @Test func `a spec with errors yields nothing but what is wrong with it`() {
    let generation = Generation(
      """
      screenlet: Sample
      viewModle: { url: String? }
      actions:
        save: { kind: wrte }
      """)
    #expect(generation.output == nil)
    #expect(
      generation.printed == """
        Sample.screenlet.yml:2:1: error: unknown key 'viewModle'; did you mean 'viewModel'?
        2 | viewModle: { url: String? }
          | ^~~~~~~~~
        Sample.screenlet.yml:4:17: error: unknown kind 'wrte'; did you mean 'write'?
        4 |   save: { kind: wrte }
          |                 ^~~~

        """)
  }

  @Test func `a text that is not a spec yields only what is wrong with it`() {
    let generation = Generation("screenlet: [Sample\n")
    #expect(generation.output == nil)
    #expect(
      generation.printed == """
        Sample.screenlet.yml:1:12: error: this '[' is never closed; add the closing bracket
        1 | screenlet: [Sample
          |            ^

        """)
  }

  @Test func `two things with one name yield nothing`() {
    let generation = Generation(
      "screenlet: Sample\nviewModel: { a: String, aTextField: Bool }\n")
    #expect(generation.output == nil)
    #expect(!generation.printed.isEmpty)
  }

  @Test func `errors of another spec do not stop one that has none`() {
    var diagnostics = Diagnostics()
    let generator = Generator(templates: .bundled)
    let bad = SourceFile(path: "Bad.screenlet.yml", text: "screnlet: Bad\n")
    let good = SourceFile(path: "Good.screenlet.yml", text: "screenlet: Good\n")
    #expect(generator.generate(bad, reporting: &diagnostics) == nil)
    #expect(generator.generate(good, reporting: &diagnostics) != nil)
    #expect(diagnostics.sorted.map(\.range.file.path) == ["Bad.screenlet.yml"])
  }

  // MARK: Theme sets

  private static let westeros = "theme: westeros\nmodule: Westeros\nprogress: {}\n"
  private static let sample =
    "screenlet: Sample\nthemes:\n  default: { kind: full, set: a.theme.yml }\n"

  @Test func `a theme set that is missing, is not one, or has errors`() {
    #expect(
      Generation(Self.sample).printed == """
        Sample.screenlet.yml:3:31: error: no file is at 'a.theme.yml'; write the path of the theme set relative to this spec
        3 |   default: { kind: full, set: a.theme.yml }
          |                               ^~~~~~~~~~~

        """)
    #expect(
      Generation(Self.sample, sets: ["a.theme.yml": "connector: A\nkind: custom\n"]).printed == """
        Sample.screenlet.yml:3:31: error: 'a.theme.yml' is not a theme set; name a spec that says 'theme: <name>'
        3 |   default: { kind: full, set: a.theme.yml }
          |                               ^~~~~~~~~~~

        """)
    let broken = Generation(Self.sample, sets: ["a.theme.yml": "theme: a\n"])
    #expect(broken.output == nil)
    #expect(broken.printed.hasPrefix("a.theme.yml:1:8: error: the themes of this set would share"))
    #expect(!broken.printed.contains("Sample.screenlet.yml"))
  }

  @Test(arguments: [
    ("", "import LiferayScreens\nimport Westeros\n"),
    ("module: Westeros\n", "import LiferayScreens\n\n"),
    ("module: Bookmarks\n", "import LiferayScreens\nimport Westeros\n"),
  ])
  func `a view imports the module of its set, unless it is its own`(
    _ module: String, _ imports: String
  ) throws {
    let generation = Generation(module + Self.sample, sets: ["a.theme.yml": Self.westeros])
    let view = try generation.file("SampleView_default.swift")
    #expect(view.contains("\n\n" + imports))
    #expect(view.contains("    WesterosProgressPresenter()\n"))
    #expect(try !generation.file("SampleScreenlet.swift").contains("import Westeros"))
  }

  @Test func `imports are sorted, as the format wants them`() throws {
    let set = Self.westeros.replacing("module: Westeros", with: "module: AppTheme")
    let view = try Generation(Self.sample, sets: ["a.theme.yml": set])
      .file("SampleView_default.swift")
    #expect(view.contains("\n\nimport AppTheme\nimport LiferayScreens\n\n"))
  }

  @Test func `a view that needs nothing of its set does not import it`() throws {
    let set =
      "theme: westeros\nmodule: Westeros\ncolors: { a: white }\nstyles: { label: { textColor: a }, view: {} }\n"
    let view = try Generation(Self.sample, sets: ["a.theme.yml": set])
      .file("SampleView_default.swift")
    #expect(!view.contains("Westeros"))
  }

  @Test func `generating twice gives the same`() throws {
    let text = "screenlet: Sample\nviewModel: { url: String?, on: Bool }\n"
    #expect(Generation(text).output != nil)
    #expect(Generation(text).output == Generation(text).output)
  }
}
