import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText
import SpecNotation
import TemplateEngine

extension Command {
  static let templateRender = Command(
    name: "template render", summary: "Render one Mustache template with data.",
    operands: "FILE",
    options: [
      Option(
        name: "data", value: "FILE",
        help: "the data, in JSON or YAML; '-' reads standard input; without it, no names"),
      Option(
        name: "partials", value: "DIR", help: "where partials are, as <name>.mustache"),
      Option(name: "strict", help: "an unknown name or partial is an error"),
      Option(
        name: "escape", value: "KIND", choices: Escaping.allCases.map(\.rawValue),
        help: "how {{name}} is escaped: html (the default), xml, swift, strings or none"),
    ],
    discussion: """
      Without '--strict' and '--escape' the template is rendered as the specification of Mustache
      says. Exactly the rendering is printed.
      """
  ) { arguments, console throws(Failure) in
    let path = try arguments.onlyOperand("FILE", of: "template render")
    if path == Workspace.standardInput, arguments["data"] == path {
      throw .usage("the template and its data cannot both be standard input")
    }
    var rules = Template.Rules.specification
    rules.escaping = arguments["escape"].flatMap(Escaping.init) ?? .html
    rules.isStrict = arguments.has("strict")

    var diagnostics = Diagnostics()
    let file = try Workspace.read(path, as: .template, reporting: &diagnostics)
    var data = TemplateValue.mapping([:])
    if let dataPath = arguments["data"] {
      let dataFile = try Workspace.read(dataPath, as: .data, reporting: &diagnostics)
      if !diagnostics.hasErrors, let node = Node(parsing: dataFile, reporting: &diagnostics) {
        data = TemplateValue(node)
      }
    }
    var partials: [String: Template] = [:]
    if let directory = arguments["partials"] {
      for (name, path) in try Workspace.partials(in: directory) {
        let partial = try Workspace.read(path, as: .template, reporting: &diagnostics)
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
    console.write(document: text)
    return .done
  }

  static let templateList = Command(
    name: "template list", summary: "List the built-in templates.", operands: "",
    options: [.json]
  ) { arguments, console throws(Failure) in
    try arguments.refuseOperands(of: "template list")
    let paths = EmbeddedTemplates.files.map(\.path)
    if arguments.has("json") {
      console.write(
        json: JSONText.document([("templates", .list(paths.map { .text($0) }))]).text)
    } else {
      console.write(lines: paths)
    }
    return .done
  }

  static let templateEject = Command(
    name: "template eject", summary: "Copy built-in templates to a directory, to change them.",
    operands: "DIR [TEMPLATE]...",
    options: Option.rules.filter { $0.name == "on-conflict" } + [.dryRun, .json, .quiet],
    discussion: """
      TEMPLATE is a path that 'template list' prints, or a folder of it; without one, all templates
      are copied. '--templates DIR', or 'templates' in a module file, generates with what is in DIR;
      what is not there is built in, so that a directory holds what you change and nothing else.

      What is copied is recorded in DIR. A template that was copied before gets what the built-in one
      has changed since, merged with your edits; any other file stays as it is.

          screens-gen template eject templates Screenlet Partials/header.mustache
          screens-gen generate --templates templates
      """
  ) { arguments, console throws(Failure) in
    guard let directory = arguments.operands.first else {
      throw .usage("'template eject' needs a DIR")
    }
    try LockedTree.take([directory], arguments, console)
    var rules = arguments.rules
    rules.restores = true
    let changes = try OwnTemplates.ejected(
      Array(arguments.operands.dropFirst()), into: directory, under: rules)
    return try Workspace.make(changes, arguments, console)
  }

  static let templateDiff = Command(
    name: "template diff", summary: "Show how your templates differ from the built-in ones.",
    operands: "[DIR]",
    discussion: """
      DIR has templates of your own; without it, the 'templates' of the module file that applies here.
      What the built-in templates have changed since they were copied comes first, then what you have
      changed. Exits with 1 if a built-in one has changed: 'template eject' with its path merges that.
      """
  ) { arguments, console throws(Failure) in
    var diagnostics = Diagnostics()
    var directory = try arguments.optionalOperand("DIR", of: "template diff")
    if directory == nil { directory = try arguments.modules.templates(of: "spec") }
    guard let directory else {
      throw .usage("'template diff' needs a DIR, as no module file here says 'templates'")
    }
    let templates = try OwnTemplates(in: directory, reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    let (sinceCopied, own) = templates.diff
    if !sinceCopied.isEmpty {
      console.write(
        document: "Changed in the built-in templates since they were copied:\n\n\(sinceCopied)\n")
    }
    if !own.isEmpty { console.write(document: "Changed by you:\n\n\(own)") }
    console.print(templates.remarks)
    return sinceCopied.isEmpty ? .done : .differences
  }
}
