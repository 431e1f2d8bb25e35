import FileStore
import Regeneration
import Runs

extension Option {
  static let templates = Option(
    name: "templates", value: "DIR",
    help: "your own templates, instead of built-in ones of the same path")

  /// The value that stands for no custom templates.
  fileprivate static let builtInTemplates = "built-in"
}

extension Arguments {
  var runOptions: RunOptions {
    var options = RunOptions()
    options.roots = operandsOrHere.filter(Workspace.isDirectory)
    options.output = self["output"]
    options.templates = self["templates"].map {
      $0 == Option.builtInTemplates ? .builtIn : .own(directory: $0)
    }
    options.rules = rules
    return options
  }

  /// How edits of generated files are treated.
  var rules: ChangeRules {
    var rules = ChangeRules()
    rules.forces = has("force")
    rules.restores = has("restore")
    rules.dropsOwnTemplates = self["templates"] == Option.builtInTemplates
    rules.conflicts = self["on-conflict"].flatMap(ChangeRules.Conflicts.init) ?? .markers
    return rules
  }

  /// The module files for specs on disk.
  var modules: ModuleFiles { ModuleFiles([], runOptions) }

  /// Returns the path of a new file in the output directory.
  func outputPath(_ name: String) -> String { Path.join(self["output"] ?? ".", name) }

  /// The module of the sources that are generated in the output directory, according to the
  /// `Package.swift` around it.
  var moduleOfOutput: String? { Workspace.module(ofSourcesIn: self["output"] ?? ".") }

  /// Returns the path that a spec is treated as having. For standard input, it is the value of
  /// `--stdin-name`.
  func shown(_ path: String) -> String {
    path == Workspace.standardInput ? self["stdin-name"] ?? path : path
  }

  /// Returns the operand of a command that takes exactly one.
  func onlyOperand(_ name: String, of command: String) throws(Failure) -> String {
    guard let operand = operands.first else { throw .usage("'\(command)' needs \(name)") }
    if operands.count > 1 {
      throw .usage("'\(command)' takes one \(name), and here is '\(operands[1])' too")
    }
    return operand
  }

  /// Returns the operand of a command that takes at most one.
  func optionalOperand(_ name: String, of command: String) throws(Failure) -> String? {
    operands.isEmpty ? nil : try onlyOperand(name, of: command)
  }

  /// Throws an error if a command without operands has one.
  func refuseOperands(of command: String) throws(Failure) {
    if let operand = operands.first {
      throw .usage("'\(command)' takes no operand, and here is '\(operand)'")
    }
  }

  /// The operands of a command that uses the current directory if there are none.
  var operandsOrHere: [String] { operands.isEmpty ? ["."] : operands }

  /// Throws an error if there is a name for standard input, but standard input is not one of
  /// `inputs`.
  func refuseName(ofInputOtherThan inputs: [String]) throws(Failure) {
    if inputs.contains(Workspace.standardInput) { return }
    try refuse([.standardInputName], because: "no '-' names standard input")
  }

  /// Throws an error if there is an option that has no effect together with others.
  func refuse(_ options: [Option], because reason: String) throws(Failure) {
    for option in options where has(option.name) {
      throw .usage("option '--\(option.name)' is of no use here: \(reason)")
    }
  }
}
