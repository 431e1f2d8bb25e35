import CommandNotation
import FileStore
import Regeneration
import Runs

extension Option {
  static let templates = Option(
    name: "templates", value: "DIR",
    help: "your own templates, instead of built-in ones of the same path")

  /// The value that means no templates of one's own.
  fileprivate static let builtInTemplates = "built-in"
}

extension Arguments {
  var runOptions: RunOptions {
    var options = RunOptions()
    options.output = self["output"]
    options.templates = self["templates"].map {
      $0 == Option.builtInTemplates ? .builtIn : .own(directory: $0)
    }
    options.rules = rules
    return options
  }

  /// What becomes of edits.
  var rules: ChangeRules {
    var rules = ChangeRules()
    rules.forces = has("force")
    rules.restores = has("restore")
    rules.dropsOwnTemplates = self["templates"] == Option.builtInTemplates
    rules.conflicts = self["on-conflict"].flatMap(ChangeRules.Conflicts.init) ?? .markers
    return rules
  }

  /// The module files for specs as they are on the disk.
  var modules: ModuleFiles { ModuleFiles([], runOptions) }

  /// The path of a file that is made in the output directory.
  func outputPath(_ name: String) -> String { Path.join(self["output"] ?? ".", name) }

  /// The module of what is generated in the output directory, by the `Package.swift` around it.
  var moduleOfOutput: String? { Workspace.module(ofSourcesIn: self["output"] ?? ".") }

  /// The path that a spec is taken for: of standard input what '--stdin-name' says.
  func shown(_ path: String) -> String {
    path == Workspace.standardInput ? self["stdin-name"] ?? path : path
  }

  /// The operand of a command that takes exactly one.
  func onlyOperand(_ name: String, of command: String) throws(Failure) -> String {
    guard let operand = operands.first else { throw .usage("'\(command)' needs \(name)") }
    if operands.count > 1 {
      throw .usage("'\(command)' takes one \(name), and here is '\(operands[1])' too")
    }
    return operand
  }

  /// The operand of a command that takes one at most.
  func optionalOperand(_ name: String, of command: String) throws(Failure) -> String? {
    operands.isEmpty ? nil : try onlyOperand(name, of: command)
  }

  /// Refuses operands of a command without operands.
  func refuseOperands(of command: String) throws(Failure) {
    if let operand = operands.first {
      throw .usage("'\(command)' takes no operand, and here is '\(operand)'")
    }
  }

  /// The operands of a command that works in the current directory without any.
  var operandsOrHere: [String] { operands.isEmpty ? ["."] : operands }

  /// Refuses a name for standard input, unless that is one of `inputs`.
  func refuseName(ofInputOtherThan inputs: [String]) throws(Failure) {
    if inputs.contains(Workspace.standardInput) { return }
    try refuse([.standardInputName], because: "no '-' names standard input")
  }

  /// Refuses options that mean nothing together with others.
  func refuse(_ options: [Option], because reason: String) throws(Failure) {
    for option in options where has(option.name) {
      throw .usage("option '--\(option.name)' is of no use here: \(reason)")
    }
  }
}
