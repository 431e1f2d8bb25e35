import Regeneration
import SourceText
import Testing

@testable import ScreensGenerator

/// What a developer's own template renders is what it says, to the byte.
struct OwnTemplateTests {
  private static let text = ##"""
    let query = """
      SELECT entryId, title, url FROM BookmarksEntry WHERE folderId = ? AND (title LIKE ? OR url LIKE ?), a ?? b
      \(names.map { "\($0.uppercased(with: Locale(identifier: "en"))), \(f("a, b", [c, d]))" }.joined(separator: ", ")) + "x"
      """
    let raw = #"a "quoted" (text), with [brackets, and] {braces} = \#(value(of: "a", "b", [c, "d"])) ?? "and the like""#
    let pattern = /(\w+), (["'(]+), (\d+) = \[(.*?)\]/, other = #/["(,]+ (a|b), (c|d) = \{[^}]*\} (e|f), (g|h)/#, last = a
    guard let self, let a = f("\(g("x", "y"))", b), let c = d(a, "\(h(["k": "v, w", "m": "(n"]))") else { return }
      //   a comment   with its own   blanks, which is longer than the hundred columns of a line, and is kept so
    open class A: B, C, D, E { func f(a: A, b: B) -> [C: D] { a + b + c == d ? { $0 }(e) : { $1 }(f, g) ?? h } }

    """##

  private static func generated(
    _ own: [String: String], screenlet: String = "Sample"
  ) throws -> FileTree {
    var diagnostics = Diagnostics()
    let own = Dictionary(
      uniqueKeysWithValues: own.map { ($0, SourceFile(path: "own/" + $0, text: $1)) })
    let templates = try #require(
      TemplateSet(TemplateSet.sources, own: own, reporting: &diagnostics))
    let spec = SourceFile(
      path: "\(screenlet).screenlet.yml", text: "screenlet: \(screenlet)\n")
    let output = Generator(templates: templates).generate(spec, reporting: &diagnostics)
    return try #require(output?.files, "\(diagnostics.printed)")
  }

  @Test func `long lines of a template stay as they are`() throws {
    let files = try Self.generated(["Screenlet/Query.swift.mustache": Self.text])
    #expect(files["SampleScreenlet/Query.swift"] == Self.text)
  }

  @Test func `so do those of a partial that a built-in template includes`() throws {
    let files = try Self.generated(["Partials/header.mustache": Self.text])
    let screenlet = try #require(files["SampleScreenlet/SampleScreenlet.swift"])
    #expect(screenlet.hasPrefix(Self.text + "@IBDesignable\n"))
  }

  @Test(arguments: [
    ("import Acme\n", true), ("  @preconcurrency import Acme", true), ("\timport\tAcme", true),
    // What the spec imports, as in the built-in template.
    ("// Copyright Acme\nimport {{.}}\n", false),
    ("// import Acme\n", false), ("important Acme", false), ("import", false),
  ])
  func `whether a template imports something of its own`(_ text: String, _ imports: Bool) throws {
    var diagnostics = Diagnostics()
    let path = "Partials/header.mustache"
    let templates = TemplateSet(
      TemplateSet.sources, own: [path: SourceFile(path: path, text: text)],
      reporting: &diagnostics)
    #expect(try #require(templates).hasOwnImports == imports)
  }

  @Test func `a line with a value of a built-in partial stays as it is`() throws {
    let line = "let text = f(a: {{>Sample}}, b: \(String(repeating: "x", count: 100)))\n"
    let files = try Self.generated([
      "Screenlet/Call.swift.mustache": line, "Partials/Sample.mustache": "{{screenletClass}}",
    ])
    let text = line.replacing("{{>Sample}}", with: "SampleScreenlet")
    #expect(files["SampleScreenlet/Call.swift"] == text)
  }

  @Test func `a copy of a built-in template is laid out until it is changed`() throws {
    let path = "Screenlet/{{screenletClass}}.swift.mustache"
    let file = try #require(TemplateSet.sources.first { $0.path == path })
    let name = String(repeating: "Long", count: 25)
    let copy = try Self.generated([path: file.text], screenlet: name)
    #expect(copy == (try Self.generated([:], screenlet: name)))
    let changed = try Self.generated([path: file.text + "// Mine\n"], screenlet: name)
    let head = "open class \(name)Screenlet: BaseScreenlet {\n"
    let screenlet = "\(name)Screenlet/\(name)Screenlet.swift"
    #expect(copy[screenlet]?.contains(head) == false)
    #expect(changed[screenlet]?.contains(head) == true)
  }
}
