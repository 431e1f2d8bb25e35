import Runs
import ScreensGenerator
import ServiceCatalog
import SourceText
import SpecModel
import SpecNotation

extension Command {
  static let specParse = Command(
    name: "spec parse", summary: "Print a YAML document as JSON.", operands: "FILE",
    options: [.standardInputName],
    discussion:
      "FILE may be '-', which reads standard input. Keys stay in the order of the document."
  ) { arguments, console throws(Failure) in
    let path = try arguments.onlyOperand("FILE", of: "spec parse")
    var diagnostics = Diagnostics()
    let file = try Workspace.read(
      path, as: .data, named: arguments["stdin-name"], reporting: &diagnostics)
    let node = diagnostics.hasErrors ? nil : Node(parsing: file, reporting: &diagnostics)
    guard let node, !diagnostics.hasErrors else { throw Failure(diagnostics) }
    console.print(diagnostics)
    console.write(json: node.json + "\n")
    return .done
  }

  static let specLint = Command(
    name: "spec lint", summary: "Report all problems of specs.", operands: "[SPEC|DIR]...",
    options: [.standardInputName] + Option.reporting + [.quiet]
  ) { arguments, console throws(Failure) in
    var diagnostics = Diagnostics()
    let files = try Generation(arguments: arguments, console: console).specs()
    try ModuleFiles(files, arguments.runOptions).check(reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    console.show(Report(diagnostics), as: try arguments.reporter(), json: [])
    return .done
  }

  static let specSchema = Command(
    name: "spec schema", summary: "Print the JSON Schema of specs, for editors.", operands: "",
    discussion: """
      With it, an editor completes the keys of specs, the services of portals, their methods and the
      comparators that order rows, and marks mistakes. The services include those of your own that
      the module file names, in the current directory or above it. A schema cannot say which methods
      belong to which service, so all are offered; 'spec lint' checks them. With the YAML language
      server, a spec names the schema in its first line:

          # yaml-language-server: $schema=screens-gen.schema.json
      """
  ) { arguments, console throws(Failure) in
    try arguments.refuseOperands(of: "spec schema")
    let listing = try ServiceListing.ofModule(arguments)
    let schema = Schema.specs(
      services: listing.names(matching: nil), methods: listing.methodNames,
      counts: listing.countNames, classes: Comparator.classNames)
    console.write(json: schema.json)
    return .done
  }

  static let specExplain = Command(
    name: "spec explain", summary: "Explain the keys of specs.", operands: "[KEY]",
    operandChoices: { Set(Language.specs.mappings.flatMap(\.names)).sorted() },
    options: [Option(name: "markdown", help: "print the reference of all keys, in Markdown")],
    discussion: """
      KEY is a name, or a path of names with dots between them; without one, all keys are listed.
      Names that a spec gives itself are left out of a path.

          screens-gen spec explain offlinePolicy
          screens-gen spec explain list.connector.rows
          screens-gen spec explain viewModel.keyboard
      """
  ) { arguments, console throws(Failure) in
    if arguments.has("markdown") {
      guard arguments.operands.isEmpty else {
        throw .usage("'--markdown' prints all keys; leave '\(arguments.operands[0])' out")
      }
      console.write(document: Language.specs.markdown)
      return .done
    }
    if arguments.operands.isEmpty {
      console.write(Explanation(of: .specs).text)
      console.hint("next: screens-gen spec explain <key>")
      return .done
    }
    let key = try arguments.onlyOperand("KEY", of: "spec explain")
    guard let explanation = Explanation(of: key, in: .specs) else {
      let near = Language.specs.names(near: key).map { "'\($0)'" }
      let hint =
        near.isEmpty
        ? "'screens-gen spec explain' lists all keys"
        : "did you mean \(near.joined(separator: " or "))?"
      throw .usage("unknown key '\(key)'; \(hint)")
    }
    console.write(explanation.text)
    return .done
  }
}
