import CommandNotation
import FileStore
import Runs
import ScreensGenerator
import SourceText
import SpecLanguage
import SpecModel
import SpecNotation

extension Command {
  static let specParse = Command(
    name: "spec parse", summary: "Print a YAML document as JSON.", operands: "FILE",
    options: [.standardInputName] + Option.common,
    discussion:
      "FILE may be '-', which reads standard input. Keys stay in the order of the document."
  ) { arguments, console throws(Failure) in
    let path = try arguments.onlyOperand("FILE", of: "spec parse")
    var diagnostics = Diagnostics()
    let file = try Workspace.read(
      path, named: arguments["stdin-name"], reporting: &diagnostics)
    let node = diagnostics.hasErrors ? nil : Node(parsing: file, reporting: &diagnostics)
    guard let node, !diagnostics.hasErrors else { throw Failure(diagnostics) }
    console.print(diagnostics)
    console.write(node.json + "\n")
    return .done
  }

  static let specLint = Command(
    name: "spec lint", summary: "Report all problems of specs.", operands: "[SPEC|DIR]...",
    options: [.standardInputName] + Option.reporting + Option.common
  ) { arguments, console throws(Failure) in
    var diagnostics = Diagnostics()
    let files = try readSpecs(arguments, console)
    let modules = ModuleFiles(files, arguments.runOptions)
    let referredSpecs = ReferredSpecs(files, in: modules)
    var problems = ReferredSpecProblems()
    for file in files {
      let disk = SpecDisk(
        file, in: try modules.output(of: file.path),
        ofModuleIn: try modules.sharedOutput(of: file.path), referredSpecs,
        FormerOutputs(below: [], isTaking: false))
      let module = try modules.found(for: file.path)?.spec
      let catalog = try modules.services(for: file.path).catalog
      try Generator.check(file, of: module, catalog: catalog, in: disk, reporting: &diagnostics)
      problems.report(disk.references, to: &diagnostics)
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    let reporter = try arguments.reporter()
    if let text = reporter.text(of: Report(diagnostics)) {
      console.write(text)
      return .done
    }
    console.print(diagnostics)
    if reporter == .json {
      console.write(JSONText.document([("diagnostics", .list(diagnostics.json))]).text)
    }
    return .done
  }

  static let specSchema = Command(
    name: "spec schema", summary: "Print the JSON Schema of specs, for editors.", operands: "",
    options: Option.common,
    discussion: """
      An editor that knows it completes the keys of specs, the services of portals and the names of
      their methods, those that the module file names in the current directory or above it included,
      and marks mistakes. It offers the methods of all services, as a schema cannot say which belong
      to the one that is called; 'spec lint' does. In an editor with the YAML language server, a spec
      names it in its first line:

          # yaml-language-server: $schema=screens-gen.schema.json
      """
  ) { arguments, console throws(Failure) in
    try arguments.refuseOperands(of: "spec schema")
    let listing = try ServiceListing.ofModule(arguments)
    let schema = Schema.specs(
      services: listing.names(matching: nil), methods: listing.methodNames,
      counts: listing.countNames)
    console.write(schema.json)
    return .done
  }

  static let specExplain = Command(
    name: "spec explain", summary: "Explain the keys of specs.", operands: "[KEY]",
    operandChoices: { Set(Language.specs.mappings.flatMap(\.names)).sorted() },
    options: [
      Option(name: "markdown", help: "print the reference of all keys, in Markdown")
    ] + Option.common,
    discussion: """
      KEY is a name, or a path of names with dots between them; without one, all keys are listed.
      Names that a spec gives itself are left out of a path.

          screens-gen spec explain offlinePolicy
          screens-gen spec explain list.connector.rows
          screens-gen spec explain viewModel.keyboard
      """
  ) { arguments, console throws(Failure) in
    let command = "spec explain"
    if arguments.has("markdown") {
      guard arguments.operands.isEmpty else {
        throw Failure(
          code: .usage,
          message: "'--markdown' prints all keys; leave '\(arguments.operands[0])' out",
          command: command)
      }
      console.write(Language.specs.markdown)
      return .done
    }
    if arguments.operands.isEmpty {
      console.write(Explanation(of: .specs).text)
      console.hint("next: screens-gen spec explain <key>")
      return .done
    }
    let key = try arguments.onlyOperand("KEY", of: command)
    guard let explanation = Explanation(of: key, in: .specs) else {
      let near = Language.specs.names(near: key).map { "'\($0)'" }
      let hint =
        near.isEmpty
        ? "'screens-gen spec explain' lists all keys"
        : "did you mean \(near.joined(separator: " or "))?"
      throw Failure(code: .usage, message: "unknown key '\(key)'; \(hint)", command: command)
    }
    console.write(explanation.text)
    return .done
  }
}
