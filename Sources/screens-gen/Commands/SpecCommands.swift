import FileStore
import ScreensGenerator
import SourceText
import SpecModel
import SpecNotation

extension Command {
  static let specParse = Command(
    name: "spec parse", summary: "Print a YAML document as JSON.", operands: "FILE",
    options: Option.common,
    discussion:
      "FILE may be '-', which reads standard input. Keys stay in the order of the document."
  ) { arguments, console throws(Failure) in
    let path = try arguments.onlyOperand("FILE", of: "spec parse")
    var diagnostics = Diagnostics()
    let file = try Workspace.read(path, reporting: &diagnostics)
    let node = diagnostics.hasErrors ? nil : Node(parsing: file, reporting: &diagnostics)
    guard let node, !diagnostics.hasErrors else { throw Failure(diagnostics) }
    console.print(diagnostics)
    console.write(node.json + "\n")
    return .done
  }

  static let specLint = Command(
    name: "spec lint", summary: "Report all problems of specs.", operands: "[SPEC|DIR]...",
    options: [.json] + Option.common
  ) { arguments, console throws(Failure) in
    var diagnostics = Diagnostics()
    let files = try readSpecs(arguments, console)
    let themeSets = ThemeSetFiles(files)
    var problems = ThemeSetProblems()
    for file in files {
      let disk = SpecDisk(
        file, in: Path.directory(of: file.path), themeSets,
        StrayBases(below: [], isTaking: false))
      try Generator.check(file, in: disk, reporting: &diagnostics)
      problems.report(disk.themeSets, to: &diagnostics)
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    console.print(diagnostics)
    if arguments.has("json") {
      console.write(JSONText.document([("diagnostics", .list(diagnostics.json))]).text)
    }
    return .done
  }

  static let specSchema = Command(
    name: "spec schema", summary: "Print the JSON Schema of specs, for editors.", operands: "",
    options: Option.common,
    discussion: """
      An editor that knows it completes the keys of specs and marks mistakes. In an editor with the
      YAML language server, a spec names it in its first line:

          # yaml-language-server: $schema=screens-gen.schema.json
      """
  ) { arguments, console throws(Failure) in
    if let operand = arguments.operands.first {
      throw Failure(
        code: .usage, message: "'spec schema' takes no operand, and here is '\(operand)'",
        command: "spec schema")
    }
    console.write(SpecSchema.json)
    return .done
  }
}
