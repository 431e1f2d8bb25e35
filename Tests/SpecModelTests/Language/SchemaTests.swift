import Foundation
import SourceText
import SpecNotation
import TestSupport
import Testing

@testable import SpecModel

/// The schema, tested with correct specs and with mistakes that people make.
struct SchemaTests {
  private let schema = JSONSchema(Schema.specs().node)

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

  @Test func `the schema is a document of draft 07 with a name of its own`() throws {
    let json = Schema.specs().json
    #expect(
      json.hasPrefix(
        """
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "$id": "urn:screens-gen:spec",
          "title": "The language of specs",
          "type": "object",
          "if": {
            "required": [
              "screenlet"
            ]
          },
          "then": {
            "$ref": "#/definitions/screenlet"
          },
        """))
    #expect(json.hasSuffix("}\n"))
  }

  /// A mistake, where the schema finds it, and what `spec lint` says about it too.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let spec: String
    let problem: String

    init(_ name: String, _ spec: String, _ problem: String) {
      testDescription = name
      self.spec = spec
      self.problem = problem
    }
  }

  @Test(arguments: [
    Mistake("an unknown key", "screenlet: A\ncolour: red", ": unknown key 'colour'"),
    Mistake(
      "a misspelt key of a member",
      "screenlet: A\nviewModel: { a: { type: String?, keybord: URL } }",
      "/viewModel/a: unknown key 'keybord'"),
    Mistake(
      "a misspelt key of a step",
      "screenlet: A\nactions: { load: { kind: read, connectors: [{ a: { connector: B, optonal: yes } }] } }",
      "/actions/load/connectors/0/a: unknown key 'optonal'"),
    Mistake(
      "a misspelt key of a call of a list",
      "screenlet: A\nmodels: { B: { c: String } }\nlist: { of: B, connector: { service: S, rows: { metod: get, method: get } } }",
      "/list/connector/rows: unknown key 'metod'"),
    Mistake(
      "an unknown kind of connector",
      "screenlet: A\nconnectors: { B: { kind: htttp, url: 'http://a' } }",
      "/connectors/B/kind: 'htttp' is not a choice"),
    Mistake(
      "a key of another kind of connector",
      "screenlet: A\nconnectors: { B: { kind: http, url: 'http://a', service: LRAService } }",
      "/connectors/B/service: nothing is allowed here"),
    Mistake(
      "a key of another kind of connector, where the kind is implied",
      "screenlet: A\nconnectors: { B: { url: 'http://a', result: { c: String } } }",
      "/connectors/B/result: nothing is allowed here"),
    Mistake(
      "a key of another kind of action",
      "screenlet: A\nconnectors: { B: { url: 'http://a' } }\nactions: { save: { kind: custom, connector: B } }",
      "/actions/save/connector: nothing is allowed here"),
    Mistake(
      "a missing key", "screenlet: A\nactions: { save: { interactor: B } }",
      "/actions/save: no 'kind'"),
    Mistake(
      "a missing key of a kind", "screenlet: A\nconnectors: { B: { service: LRAService } }",
      "/connectors/B: no 'method'"),
    Mistake(
      "neither of two keys", "screenlet: A\nactions: { save: { kind: write } }",
      "/actions/save: none of several"),
    Mistake(
      "a flag that is not a Bool", "screenlet: A\nmodule: B\ntests: maybe",
      "/tests: 'maybe' is not a choice"),
    Mistake(
      "an unknown widget", "screenlet: A\nviewModel: { a: { type: String?, widget: textfeld } }",
      "/viewModel/a/widget: 'textfeld' is not a choice"),
    Mistake(
      "an option of another widget",
      "screenlet: A\nviewModel: { a: { type: Bool, widget: switch, placeholder: b } }",
      "/viewModel/a/placeholder: nothing is allowed here"),
    Mistake(
      "a Screenlet with a small initial", "screenlet: addBookmark",
      "/screenlet: 'addBookmark' does not match"),
    Mistake(
      "a Screenlet with the ending of its class", "screenlet: AddBookmarkScreenlet",
      "/screenlet: 'AddBookmarkScreenlet' does not match"),
    Mistake(
      "an action with a blank in its name",
      "screenlet: A\nactions: { add bookmark: { kind: custom } }",
      "/actions: 'add bookmark' does not match"),
    Mistake(
      "a type that Swift writes differently", "screenlet: A\nproperties: { ids: Array<Int> }",
      "/properties/ids: 'Array<Int>' does not match"),
    Mistake(
      "an access without braces", "screenlet: A\nviewModel: { a: String? get set }",
      "/viewModel/a: 'String? get set' does not match"),
    Mistake(
      "a rule without an operator",
      "screenlet: A\nconnectors: { B: { kind: custom, properties: { a: Int }, validate: { a 0: No a } } }",
      "/connectors/B/validate: 'a 0' does not match"),
    Mistake(
      "a list for a mapping", "screenlet: A\nproperties: [folderId]",
      "/properties: array, not object or null"),
    Mistake(
      "no steps", "screenlet: A\nactions: { load: { kind: read, connectors: [] } }",
      "/actions/load/connectors: 0 entries, and minItems is 1"),
    Mistake(
      "two results",
      "screenlet: A\nactions: { save: { kind: custom, result: { a: Int, b: Int } } }",
      "/actions/save/result: 2 entries, and maxProperties is 1"),
    Mistake(
      "an unknown offline policy",
      "screenlet: A\nmodels: { B: { c: String } }\nofflinePolicy: offline\nlist: { of: B, connector: { service: S, rows: { method: get, arguments: { start: startRow } } } }",
      "/offlinePolicy: 'offline' is not a choice"),
    Mistake(
      "a colour that is not hexadecimal", "theme: a\ncolors: { red: '#GG0000' }",
      "/colors/red: '#GG0000' does not match"),
    Mistake(
      "a number out of its range",
      "theme: a\ncolors: { c: red }\nprogress: { color: c, opacity: 2 }",
      "/progress/opacity: 2 is out of range"),
    Mistake(
      "a step that does not go up",
      "screenlet: A\nviewModel: { a: { type: Int, widget: stepper, step: 0 } }",
      "/viewModel/a/step: 0 is out of range"),
    Mistake(
      "too few segments",
      "screenlet: A\nviewModel: { a: { type: Int, widget: segmentedControl, segments: [One] } }",
      "/viewModel/a/segments: 1 entries, and minItems is 2"),
    Mistake(
      "a kind of another file", "interactor: A\nkind: event", "/kind: 'event' is not a choice"),
    Mistake("a theme set of nothing", "theme: a", ": none of several"),
    Mistake(
      "a property of another control",
      "theme: a\ncolors: { a: red }\nstyles: { label: { titleColor: a } }",
      "/styles/label: unknown key 'titleColor'"),
    Mistake(
      "an unknown kind of theme", "screenlet: A\nthemes: { default: full, b: child from default }",
      "/themes/b: 'child from default' does not match"),
    Mistake(
      "an address without a protocol", "connector: A\nurl: example.com/a",
      "/url: 'example.com/a' does not match"),
  ])
  func `a mistake is found at its key`(_ mistake: Mistake) throws {
    #expect(try problems(of: mistake.spec) == [mistake.problem])
    #expect(complaints(about: mistake.spec) != "")
  }

  @Test func `every example of a key and every default has the form of its value`() throws {
    for mapping in Language.specs.mappings {
      for key in mapping.keys {
        var values = [key.example].compactMap(\.self)
        if case .defaults(let text) = key.presence { values.append(text) }
        let alone = Mapping(mapping.name, "", "", keys: [key.of([])])
        let schema = JSONSchema(Schema(of: Language(title: "", files: [alone]), id: "").node)
        #expect(!values.isEmpty, "\(mapping.name).\(key.name)")
        for value in values {
          let document = try node("\(key.name): \(value)")
          let problems = try schema.problems(of: document).filter {
            !$0.contains("without") && $0 != ": no '\(key.companionOfText ?? "")'"
          }
          #expect(problems == [], "\(mapping.name).\(key.name)")
        }
      }
    }
  }

  private func problems(of text: String) throws -> [String] {
    try schema.problems(of: node(text))
  }

  private func node(_ text: String) throws -> Node {
    var diagnostics = Diagnostics()
    let node = Node(parsing: SourceFile(path: "spec.yml", text: text), reporting: &diagnostics)
    #expect(diagnostics.isEmpty)
    return try #require(node)
  }
}
