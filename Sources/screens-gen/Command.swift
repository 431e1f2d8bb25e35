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
    newScreenlet, connector, generate, check, diff, specParse, specLint, templateRender,
    templateList,
  ]

  var help: String {
    let width = options.map(\.usage.count).max() ?? 0
    let lines = options.map { option in
      "  " + option.usage + String(repeating: " ", count: width - option.usage.count) + "  "
        + option.help
    }
    var text = """
      \(summary)

      usage: screens-gen \(name)\(operands.isEmpty ? "" : " " + operands) [options]

      options:
      \(lines.joined(separator: "\n"))

      """
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    return text
  }
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
  static let writing = [output, dryRun, json, quiet] + common
}

/// The help of the tool itself.
enum ToolHelp {
  static let version = "0.1.0"

  static var text: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count) + "  "
        + command.summary
    }
    return """
      screens-gen makes Liferay Screens Screenlets from short specs.

      usage: screens-gen <command> [options]

      commands:
      \(commands.joined(separator: "\n"))

      'screens-gen <command> --help' tells more about a command; '--version' prints the version.

      exit codes:
      \(ExitCode.table)

      """
  }
}
