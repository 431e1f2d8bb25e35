import Foundation
import SourceText
import TemplateEngine
import TestSupport
import Testing

@testable import ScreensGenerator

/// The documentation of templates lists the variables that the contexts of all cases have.
struct TemplatePageTests {
  /// The variables by the name of the artefact, or of the partial of a view in a XIB.
  private static let variables: [String: TemplateVariables] = {
    var all: [String: TemplateVariables] = [:]
    for file in blueprints.flatMap(\.files) {
      let (value, views) = file.value.partingViews
      all[file.artefact.rawValue, default: TemplateVariables()].add(value)
      for (partial, view) in views { all[partial, default: TemplateVariables()].add(view) }
    }
    return all
  }()

  private static let common: TemplateVariables = {
    var common = TemplateVariables()
    for blueprint in blueprints { common.add(.mapping(blueprint.common)) }
    return common
  }()

  /// What the cases make, and specs whose services the runtime lacks.
  private static let blueprints: [Blueprint] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ServiceSpecs")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let specs = (files ?? []).filter { $0.pathExtension == "yml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    return Case.all.compactMap { try? $0.blueprint() }
      + specs.compactMap { spec in
        let text = (try? Data(contentsOf: spec)).map { String(decoding: $0, as: UTF8.self) }
        let own = OwnServices(sources: [])
        return Generation(text ?? "", named: spec.lastPathComponent, own: own).output?.blueprint
      }
  }()

  @Test func `the page lists the variables of every template`() throws {
    let page = BuiltProducts.package.appendingPathComponent("docs/templates.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let title = try #require(text.range(of: "\n## Variables\n"))
    try expect(text[..<title.upperBound] + Self.section, matches: page)
  }

  @Test func `templates have the variables that contexts have, and no others`() throws {
    let known = Self.variables.values.reduce(into: Self.common.allNames) { all, variables in
      all.formUnion(variables.allNames)
    }
    var used: Set<String> = []
    var diagnostics = Diagnostics()
    for file in TemplateSet.sources {
      let path = SourceFile(path: file.path, text: file.path)
      for source in [file, path] {
        let template = try #require(Template(parsing: source, reporting: &diagnostics))
        let names = template.names.flatMap { $0.text.split(separator: ".").map(String.init) }
        for name in names {
          used.insert(name)
          let list = name.hasPrefix("has") ? name.dropFirst(3) : ""
          let items = list.prefix(1).lowercased() + list.dropFirst()
          used.insert(items)
          #expect(known.contains(name) || known.contains(items), "'\(name)' of \(file.path)")
        }
      }
    }
    // A view names its partial, which no tag does.
    #expect(known.subtracting(used).subtracting(["partial"]).sorted() == [])
  }
}

// MARK: The section

extension TemplatePageTests {
  /// Templates that have variables in common, the larger groups first.
  private static let groups: [(title: String, names: [String])] = [
    ("all interactors", Artefact.interactors.map(\.rawValue)),
    ("all connectors except those of logins", Artefact.connectors.map(\.rawValue)),
    ("all files of themes", (Artefact.themes + Artefact.cells).map(\.rawValue)),
    ("all themes", Artefact.themes.map(\.rawValue)),
    ("cells", [Artefact.listCell, .extendedListCell].map(\.rawValue)),
    ("all views of XIBs", variables.keys.filter { $0.hasPrefix("Partials/") }.sorted()),
  ]

  private static var section: String {
    var remarks = Self.remarks
    var lines = ["**all**: " + common.described(at: "all", &remarks)]
    var rest = variables
    for group in groups {
      let shared = TemplateVariables.common(to: group.names.compactMap { rest[$0] })
      lines.append("**\(group.title)**: " + shared.described(at: group.title, &remarks))
      for name in group.names { rest[name] = rest[name]?.without(shared) }
    }
    let names = Artefact.allCases.map(\.rawValue) + rest.keys.filter { $0.contains("/") }.sorted()
    for name in names {
      guard let variables = rest[name], !variables.names.isEmpty else { continue }
      lines.append("**`\(name)`**: " + variables.described(at: name, &remarks))
    }
    #expect(remarks.keys.sorted() == [], "remarks on variables that do not exist")
    return """

      Each template has the variables of its line, and those of the lines about all templates of its kind. In parentheses are the variables of a
      list's items or of a section.

      \(lines.map { "- \($0)".wrapped }.joined(separator: "\n"))

      """
  }

  /// What the name of a variable does not say.
  private static let remarks = [
    "all.header": "lines, each after its indentation",
    "all.xmlHeader": "the same, for XIBs",
    "all interactors.result": "the only one",
    "all connectors except those of logins.session": "with null for nobody's",
    "all connectors except those of logins.rules.key": "of a text in string tables",
    "all themes.isPlain": "no styles, presenter or list",
    "all themes.overridesView": "whether there is any of what overrides methods of views",
    "all files of themes.styles": "each has one of the two",
    "all themes.xib.views": "each with the variables of its partial",
    "cells.article": "`A` or `An`",
    "cells.rows": "the name of a cell for some rows",
    "Screenlet.hasPartners": "either",
    "Screenlet.overrides": "whether there are `actions` or `updates`",
    "Screenlet.runtimeAttributes": "of `properties` and `impliedProperties`",
    "Screenlet.updates": "lines, of all properties",
    "Screenlet.isEmpty": "the class is that of the extended Screenlet",
    "Screenlet.isExtending": "the superclass creates interactors, too",
    "Screenlet.followed": "properties of the extended Screenlet that the view shows",
    "Screenlet.isOverriding": "either",
    "Screenlet.showsProperties": "whether there are `heldUpdates` or `updates`",
    "Screenlet.heldUpdates": "lines",
    "Screenlet.held": "properties that a control of the view holds",
    "Delegate.events": "`methods`, after those of the delegate of the extended Screenlet",
    "Delegate.methods.absent": "what a method returns without a delegate",
    "HttpInteractor.parse": "one of `between`, `json`, `text`, `image` and `byHand`",
    "StepsInteractor.steps.parse": "as of `HttpInteractor`",
    "LoginMethodConnector.email": "true for one of the ways to log in",
    "LoginMethodConnector.companyId": "true if there is such a property, like the others",
    "Tests.actions.success": "at most one of this, `unfinished` and `refused`",
    "Tests.language": "the first",
  ]
}

extension Artefact {
  fileprivate static let interactors: [Artefact] = [
    .connectorInteractor, .choiceInteractor, .httpInteractor, .stepsInteractor,
    .callbackInteractor, .loginInteractor, .customInteractor,
  ]
  fileprivate static let connectors: [Artefact] = [
    .liferayConnector, .httpConnector, .restConnector, .customConnector, .pageConnector,
    .restPageConnector, .httpPageConnector, .customPageConnector,
  ]
  fileprivate static let themes: [Artefact] = [.fullTheme, .extendedTheme, .childTheme]
  fileprivate static let cells: [Artefact] = [.listCell, .extendedListCell, .sectionHeader]
}

extension TemplateValue {
  /// The value without the views of its XIB, and these by their partials.
  fileprivate var partingViews: (TemplateValue, [(partial: String, view: TemplateValue)]) {
    guard case .mapping(var file) = self, case .mapping(var xib)? = file["xib"],
      case .list(let views)? = xib["views"]
    else { return (self, []) }
    xib["views"] = []
    file["xib"] = .mapping(xib)
    let parted = views.compactMap { view -> (String, TemplateValue)? in
      guard case .mapping(let variables) = view,
        case .string(let partial)? = variables["partial"]
      else { return nil }
      return ("Partials/" + partial, view)
    }
    return (.mapping(file), parted)
  }
}

extension String {
  /// The item of a list with lines of at most 140 columns.
  fileprivate var wrapped: String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if line.count + word.count + 1 > 140 {
        lines.append(line)
        line = " "
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
