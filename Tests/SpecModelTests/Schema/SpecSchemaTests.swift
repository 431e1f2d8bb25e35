import Foundation
import SourceText
import SpecModel
import SpecNotation
import TestSupport
import Testing

/// The schema, held against specs that are right, specs that are wrong, and what the reader of specs
/// knows.
struct SpecSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(SpecSchema.json)
  }

  private static let specs: [URL] = {
    let roots = ["Examples", "Tests/ScreensGeneratorTests/Cases"]
    return roots.flatMap { root in
      let folder = BuiltProducts.package.appendingPathComponent(root)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "yml" }
    }.sorted { $0.path < $1.path }
  }()

  @Test func `all specs of the package have the form of the schema`() throws {
    #expect(Self.specs.count > 50)
    for spec in Self.specs {
      let text = String(decoding: try Data(contentsOf: spec), as: UTF8.self)
      #expect(try problems(of: text) == [], "\(spec.lastPathComponent)")
    }
  }

  @Test(arguments: [
    ("screenlet: A\ncolour: red", ": unknown key 'colour'"),
    ("summary: A", ": no 'screenlet'"),
    ("screenlet: [A]", "/screenlet: array is no string or number or boolean"),
    ("screenlet: A\ntests: maybe", "/tests: 'maybe' is no choice"),
    ("screenlet: A\nnaming: { view: tall }", "/naming/view: 'tall' is no choice"),
    (
      "screenlet: A\nviewModel: { a: { type: String?, keybord: URL } }",
      "/viewModel/a: unknown key 'keybord'"
    ),
    (
      "screenlet: A\nviewModel: { a: { type: Int, widget: segmentedControl, segments: [One] } }",
      "/viewModel/a/segments: minItems is 2"
    ),
    (
      "screenlet: A\nactions: { save: { kind: right } }", "/actions/save/kind: 'right' is no choice"
    ),
    ("screenlet: A\nactions: { save: {} }", "/actions/save: no 'kind'"),
    (
      "screenlet: A\nactions: { save: { kind: custom, result: { a: Int, b: Int } } }",
      "/actions/save/result: maxProperties is 1"
    ),
    (
      "screenlet: A\nactions: { load: { kind: read, connectors: [{ a: { conector: B } }] } }",
      "/actions/load/connectors/0/a: unknown key 'conector'"
    ),
    ("connector: A\nmethode: get", ": unknown key 'methode'"),
    ("interactor: A\nkind: login", "/kind: 'login' is no choice"),
    ("theme: a", ": none of several"),
    (
      "theme: a\ncolors: { a: red }\nstyles: { label: { titleColor: a } }",
      "/styles/label: unknown key 'titleColor'"
    ),
  ])
  func `what is wrong is found where it stands`(spec: String, problem: String) throws {
    #expect(try problems(of: spec) == [problem])
    #expect(complaints(about: spec) != "")
  }

  /// A mapping with a key that nothing is named like, and where its keys are in the schema.
  @Test(arguments: [
    ("screenlet: A\nQQQQQQQQ: 1", ["screenlet"]),
    ("screenlet: A\nnaming: { QQQQQQQQ: 1 }", ["screenlet", "properties", "naming"]),
    ("screenlet: A\nprogress: { QQQQQQQQ: 1 }", ["screenlet", "properties", "progress"]),
    (
      "screenlet: A\nthemes: { default: { QQQQQQQQ: 1 } }",
      ["themes", "additionalProperties", "then"]
    ),
    ("screenlet: A\nviewModel: { a: { QQQQQQQQ: 1 } }", ["member"]),
    (
      "screenlet: A\nviewModel: { a: { type: String?, performs: { QQQQQQQQ: 1 } } }",
      ["member", "properties", "performs", "then"]
    ),
    ("screenlet: A\nconnectors: { B: { QQQQQQQQ: 1 } }", ["connector"]),
    ("connector: A\nQQQQQQQQ: 1", ["loneConnector"]),
    ("interactor: A\nQQQQQQQQ: 1", ["interactor"]),
    ("theme: a\nQQQQQQQQ: 1", ["themeSet"]),
    ("theme: a\nprogress: { QQQQQQQQ: 1 }", ["themeSet", "properties", "progress", "then"]),
    ("theme: a\nstyles: { QQQQQQQQ: 1 }", ["themeSet", "properties", "styles"]),
    (
      "theme: a\nstyles: { button: { QQQQQQQQ: 1 } }",
      ["themeSet", "properties", "styles", "properties", "button"]
    ),
    ("screenlet: A\nactions: { a: { QQQQQQQQ: 1 } }", ["action"]),
    (
      "screenlet: A\nactions: { a: { kind: login, delegate: { QQQQQQQQ: 1 } } }",
      ["action", "properties", "delegate"]
    ),
    (
      "screenlet: A\nactions: { a: { kind: custom, progress: { QQQQQQQQ: 1 } } }",
      ["action", "properties", "progress"]
    ),
    (
      "screenlet: A\nactions: { a: { kind: read, connectors: { b: { QQQQQQQQ: 1 } } } }",
      ["step", "then"]
    ),
    ("screenlet: A\nlist: { QQQQQQQQ: 1 }", ["list"]),
    ("screenlet: A\nlist: { connector: { QQQQQQQQ: 1 } }", ["pageConnector"]),
    ("screenlet: A\nlist: { connector: { rows: { QQQQQQQQ: 1 } } }", ["pageCall", "then"]),
    (
      "screenlet: A\nmodels: { B: { c: String } }\nlist: { of: B, cell: { QQQQQQQQ: 1 } }",
      ["list", "properties", "cell", "then"]
    ),
    ("screenlet: A\nlist: { delegate: { QQQQQQQQ: 1 } }", ["list", "properties", "delegate"]),
  ])
  func `the schema has the keys that the reader knows`(spec: String, path: [String]) throws {
    let printed = complaints(about: spec)
    let line = try #require(
      printed.split(separator: "\n").first { $0.contains("unknown key 'QQQQQQQQ'; expected") })
    let keys = line.split(separator: "'").dropFirst(3).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }
    #expect(keys.sorted() == schema.keys(of: path))
  }

  private func problems(of text: String) throws -> [String] {
    var diagnostics = Diagnostics()
    let node = Node(parsing: SourceFile(path: "spec.yml", text: text), reporting: &diagnostics)
    let json = try #require(node).json
    return try schema.problems(
      of: JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed))
  }
}
