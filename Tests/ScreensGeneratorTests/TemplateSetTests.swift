import SourceText
import SpecModel
import TemplateEngine
import Testing

@testable import ScreensGenerator

struct TemplateSetTests {
  @Test func `every artefact has a template`() {
    for artefact in Artefact.allCases {
      #expect(!TemplateSet.bundled.pairs(for: artefact).isEmpty, "\(artefact)")
    }
    #expect(TemplateSet.bundled.paths == TemplateSet.sources.map(\.path))
  }

  @Test func `every folder of Templates is an artefact, and every partial is used`() {
    let folders = Set(TemplateSet.sources.map { $0.path.split(separator: "/")[0] })
    #expect(
      folders.subtracting(Artefact.allCases.map { Substring($0.rawValue) }) == ["Partials"])
    let used = TemplateSet.sources.map(\.text).joined()
    let classes =
      Widget.allCases.map(\.className)
      + ["UIButton", "UITableView", "UICollectionView", "UIStackView", "UIScrollView"]
    let names = classes.map { $0.hasPrefix("UI") ? $0.dropFirst("UI".count).description : $0 }
    let elements = Set(names.map { "xib/" + $0.lowerCamel })
    for partial in TemplateSet.sources.compactMap(\.partialName) {
      let isUsed = used.contains("{{> \(partial)}}") || elements.contains(partial)
      // The parts of a cell are chosen by their names, as are those of a view.
      let others = [
        "xib/customView", "xib/numberLabel", "xib/cardView", "xib/composerBar", "xib/datePicker",
      ]
      #expect(
        isUsed || others.contains(partial) || partial.hasPrefix("cell/"), "\(partial)")
    }
  }

  @Test func `a template is known by its folder, and a path has variables`() throws {
    var diagnostics = Diagnostics()
    let templates = try #require(
      TemplateSet(
        [
          SourceFile(path: "Model/Models/{{modelFile}}.swift.mustache", text: "{{> header}}\n"),
          SourceFile(path: "Partials/header.mustache", text: "// {{modelClass}}\n"),
          SourceFile(path: "ChildTheme/{{viewFile}}.xib.mustache", text: "<view/>\n"),
          SourceFile(path: "Other/x.mustache", text: "x"),
          SourceFile(path: "Model/README.md", text: "{{"),
          SourceFile(path: "top.mustache", text: "x"),
        ], reporting: &diagnostics))
    #expect(diagnostics.isEmpty)
    #expect(templates.pairs(for: .model).count == 1)
    #expect(templates.pairs(for: .model)[0].path.names.map(\.text) == ["modelFile"])
    #expect(templates.pairs(for: .childTheme)[0].escaping == .xml)
    #expect(templates.pairs(for: .screenlet).isEmpty)
    #expect(
      templates.pairs(for: .model)[0].content.rendered(
        with: ["modelClass": "Bookmark"], partials: templates.partials, rules: .strict(.swift),
        reporting: &diagnostics) == "// Bookmark\n")
    #expect(templates.paths.count == 6)
  }

  @Test func `a template of the developer's replaces one, or is added`() throws {
    var diagnostics = Diagnostics()
    let templates = try #require(
      TemplateSet(
        [
          SourceFile(path: "Model/a.swift.mustache", text: "built in\n"),
          SourceFile(path: "Model/b.swift.mustache", text: "built in\n"),
        ],
        own: [
          "Model/b.swift.mustache": SourceFile(path: "own/Model/b.swift.mustache", text: "own\n"),
          "Model/c.md.mustache": SourceFile(path: "own/Model/c.md.mustache", text: "own\n"),
        ], reporting: &diagnostics))
    #expect(diagnostics.isEmpty)
    #expect(
      templates.paths == [
        "Model/a.swift.mustache", "Model/b.swift.mustache", "Model/c.md.mustache",
      ])
    let texts = templates.pairs(for: .model).map {
      $0.content.rendered(with: [:], rules: .strict(.none), reporting: &diagnostics)
    }
    #expect(texts == ["built in\n", "own\n", "own\n"])
    #expect(templates.pairs(for: .model).map(\.escaping) == [.swift, .swift, .none])
  }

  @Test func `a template with mistakes is reported, and so is a path with some`() {
    var diagnostics = Diagnostics()
    let templates = TemplateSet(
      [
        SourceFile(path: "Model/b.mustache", text: "{{#open}}\n"),
        SourceFile(path: "Model/a.mustache", text: "{{name\n"),
        SourceFile(path: "Model/{{#c}}.mustache", text: "fine\n"),
      ], reporting: &diagnostics)
    #expect(templates == nil)
    #expect(
      diagnostics.printed == """
        Model/a.mustache:1:1: error: tag is never closed; expected '}}'
        1 | {{name
          | ^~~~~~
        Model/b.mustache:1:1: error: section 'open' is never closed; expected '{{/open}}'
        1 | {{#open}}
          | ^~~~~~~~~
        Model/{{#c}}.mustache:1:1: error: section 'c' is never closed; expected '{{/c}}'
        1 | {{#c}}
          | ^~~~~~

        """)
  }

  @Test func `a template that asks for what there is not is reported at its tag`() throws {
    var diagnostics = Diagnostics()
    let templates = try #require(
      TemplateSet(
        [SourceFile(path: "Screenlet/x.swift.mustache", text: "{{screenletClas}}\n{{> no}}\n")],
        reporting: &diagnostics))
    let generator = Generator(templates: templates)
    let spec = SourceFile(path: "Sample.screenlet.yml", text: "screenlet: Sample\n")
    #expect(generator.generate(spec, reporting: &diagnostics) == nil)
    #expect(
      diagnostics.printed == """
        Screenlet/x.swift.mustache:1:3: error: unknown name 'screenletClas'; did you mean 'screenletClass'?
        1 | {{screenletClas}}
          |   ^~~~~~~~~~~~~
        Screenlet/x.swift.mustache:2:5: error: unknown partial 'no'
        2 | {{> no}}
          |     ^~

        """)
  }
}

extension SourceFile {
  /// The name of the partial that the file is, if it is one.
  fileprivate var partialName: String? {
    let parts = path.split(separator: "/", maxSplits: 1)
    return parts[0] == "Partials" ? String(parts[1].dropLast(".mustache".count)) : nil
  }
}
