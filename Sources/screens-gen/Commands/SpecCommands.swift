import ScreensGenerator
import SourceText
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
    console.print(diagnostics)
    guard let node, !diagnostics.hasErrors else { return .badInput }
    console.write(node.json + "\n")
    return .done
  }

  static let specLint = Command(
    name: "spec lint", summary: "Report all problems of specs.", operands: "[SPEC|DIR]...",
    options: [.json] + Option.common
  ) { arguments, console throws(Failure) in
    guard let files = try readSpecs(arguments, console) else { return .badInput }
    var diagnostics = Diagnostics()
    for file in files {
      if let spec = Generator.spec(file, reporting: &diagnostics) {
        Names.checkUnique(spec, reporting: &diagnostics)
      }
    }
    console.print(diagnostics)
    if arguments.has("json") { console.write(diagnostics.json) }
    return diagnostics.hasErrors ? .badInput : .done
  }
}

extension Arguments {
  /// The operand of a command that takes exactly one.
  func onlyOperand(_ name: String, of command: String) throws(Failure) -> String {
    guard let operand = operands.first else {
      throw Failure(code: .usage, message: "'\(command)' needs \(name)", command: command)
    }
    if operands.count > 1 {
      throw Failure(
        code: .usage, message: "'\(command)' takes one \(name), and here is '\(operands[1])' too",
        command: command)
    }
    return operand
  }
}
