import CommandNotation
import Runs
import ScreensGenerator
import SourceText
import SpecNotation
import TemplateEngine

extension Command {
  static let templateRender = Command(
    name: "template render", summary: "Render one Mustache template with data.",
    operands: "TEMPLATE",
    options: [
      Option(
        name: "data", value: "FILE",
        help: "the data, in JSON or YAML; '-' reads standard input; without it, no names"),
      Option(
        name: "partials", value: "DIR", help: "where partials are, as <name>.mustache"),
      Option(name: "strict", help: "an unknown name or partial is an error"),
      Option(
        name: "escape", value: "KIND", choices: Escaping.allCases.map(\.rawValue),
        help: "how {{name}} is escaped: html (the default), xml, swift or none"),
    ] + Option.common,
    discussion: """
      Without '--strict' and '--escape' the template is rendered as the specification of Mustache
      says. Exactly the rendering is printed.
      """
  ) { arguments, console throws(Failure) in
    let path = try arguments.onlyOperand("TEMPLATE", of: "template render")
    if path == Workspace.standardInput, arguments["data"] == path {
      throw .usage("the template and its data cannot both be standard input")
    }
    var rules = Template.Rules.specification
    rules.escaping = arguments["escape"].flatMap(Escaping.init) ?? .html
    rules.isStrict = arguments.has("strict")

    var diagnostics = Diagnostics()
    let file = try Workspace.read(path, reporting: &diagnostics)
    var data = TemplateValue.mapping([:])
    if let dataPath = arguments["data"] {
      let dataFile = try Workspace.read(dataPath, reporting: &diagnostics)
      if !diagnostics.hasErrors, let node = Node(parsing: dataFile, reporting: &diagnostics) {
        data = TemplateValue(node)
      }
    }
    var partials: [String: Template] = [:]
    if let directory = arguments["partials"] {
      for (name, path) in try Workspace.partials(in: directory) {
        let partial = try Workspace.read(path, reporting: &diagnostics)
        partials[name] = Template(parsing: partial, reporting: &diagnostics)
      }
    }
    var text: String?
    if let template = Template(parsing: file, reporting: &diagnostics), !diagnostics.hasErrors {
      text = template.rendered(
        with: data, partials: partials, rules: rules, reporting: &diagnostics)
    }
    guard let text, !diagnostics.hasErrors else { throw Failure(diagnostics) }
    console.print(diagnostics)
    console.write(text)
    return .done
  }

  static let templateList = Command(
    name: "template list", summary: "List the built-in templates.", operands: "",
    options: [.json] + Option.common
  ) { arguments, console throws(Failure) in
    try arguments.refuseOperands(of: "template list")
    let paths = EmbeddedTemplates.files.map(\.path)
    if arguments.has("json") {
      console.write(JSONText.document([("templates", .list(paths.map { .text($0) }))]).text)
    } else {
      console.write(paths.map { $0 + "\n" }.joined())
    }
    return .done
  }
}
