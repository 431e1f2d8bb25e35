import Runs
import ScreensGenerator

/// A command of the tool, with its usage and the function that runs it.
struct Command: Sendable {
  let usage: CommandUsage
  let run: @Sendable (Arguments, Console) throws(Failure) -> ExitCode

  init(
    name: String, summary: String, operands: String,
    operandChoices: @escaping @Sendable () -> [String] = { [] }, options: [Option] = [],
    discussion: String = "",
    run: @escaping @Sendable (Arguments, Console) throws(Failure) -> ExitCode
  ) {
    usage = CommandUsage(
      name: name, summary: summary, operands: operands, operandChoices: operandChoices,
      options: options + Option.common, discussion: discussion)
    self.run = run
  }

  var name: String { usage.name }

  static let all: [Command] = [
    initialize, newScreenlet, module, property, model, member, connector, interactor, action, theme,
    generate, check, diff, undo, rename, merge, lint, preview, specParse, specLint, specSchema,
    specExplain, serviceList, serviceShow, serviceAdd, templateRender, templateList,
    templateEject, templateDiff, package, completions, help,
  ]
}

extension ToolUsage {
  static let screensGen = ToolUsage(
    name: "screens-gen", version: Generator.version,
    purpose: "makes Liferay Screens Screenlets from short specs",
    commands: Command.all.map(\.usage), exitCodes: ExitCode.rows, environment: Console.environment)
}

extension Option {
  static let help = Option(name: "help", short: "h", help: "show this help")
  static let color = Option(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"],
    help: "colours: auto (the default), always or never")
  static let output = Option(
    name: "output", short: "o", value: "DIR",
    help: "the directory to generate into; without it, that of each spec")
  static let dryRun = Option(
    name: "dry-run", short: "n", help: "say what would be done, and write nothing")
  static let json = Option(name: "json", help: "say what was done as one JSON document")
  static let quiet = Option(name: "quiet", short: "q", help: "no status lines")
  static let verbose = Option(
    name: "verbose", short: "v",
    help: "list identical files too, and say on standard error what is read, decided and written, "
      + "with times")
  static let standardInputName = Option(
    name: "stdin-name", value: "FILE", help: "treat '-', standard input, as the contents of FILE")

  /// The options of every command.
  static let common = [color, help]
  /// The options of every command that writes files.
  static let writing = [output, templates, dryRun, json, quiet, verbose]
}
