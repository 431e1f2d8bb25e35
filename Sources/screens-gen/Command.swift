/// A command of the tool: its name, what its help says, and what it does.
struct Command: Sendable {
  /// `generate`, or `spec parse` for one of several under one word.
  let name: String
  /// What the list of commands says about it.
  let summary: String
  /// The operands, as the usage line shows them.
  let operands: String
  let options: [Option]
  /// Paragraphs and examples below the options.
  var discussion: String = ""
  let run: @Sendable (Arguments, Console) throws(Failure) -> ExitCode

  static let all: [Command] = [
    newScreenlet, connector, interactor, action, theme, generate, check, diff, undo, rename, merge,
    lint,
    specParse, specLint, specSchema, specExplain, serviceList, serviceShow, templateRender,
    templateList, templateEject, templateDiff, package,
  ]
}

extension Option {
  static let help = Option(name: "help", short: "h", help: "show this help")
  static let color = Option(
    name: "color", value: "WHEN", help: "colours: auto (the default), always or never")
  static let output = Option(
    name: "output", short: "o", value: "DIR",
    help: "the directory to generate into; without it, that of each spec")
  static let dryRun = Option(
    name: "dry-run", short: "n", help: "say what would be done, and write nothing")
  static let json = Option(name: "json", help: "say what was done as one JSON document")
  static let quiet = Option(name: "quiet", short: "q", help: "no status lines")

  /// What every command takes.
  static let common = [color, help]
  /// What every command that writes takes.
  static let writing = [output, templates, dryRun, json, quiet] + common
}
