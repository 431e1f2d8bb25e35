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

  @Test func `a text that is no spec yields nothing but what is wrong with it`() {
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

  @Test func `generating twice gives the same`() throws {
    let text = "screenlet: Sample\nviewModel: { url: String?, on: Bool }\n"
    #expect(Generation(text).output != nil)
    #expect(Generation(text).output == Generation(text).output)
  }
}
