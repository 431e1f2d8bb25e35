/// The usage of a command. Parsing, help, completions and the manual page are derived from it.
struct CommandUsage: Sendable {
  /// The name, such as `generate`, or `spec parse` for a command of a group.
  let name: String
  /// The summary in the list of commands.
  let summary: String
  /// The operands in the usage line, such as `[SPEC|DIR]...`.
  let operands: String
  /// The only operands that the command takes, or an empty array if it takes any.
  var operandChoices: [String] { choices() }
  let options: [Option]
  /// Paragraphs and examples below the options; examples are indented.
  let discussion: String
  /// Returns the choices. It is called only where they are needed, because there may be many.
  private let choices: @Sendable () -> [String]

  init(
    name: String, summary: String, operands: String,
    operandChoices: @escaping @Sendable () -> [String] = { [] }, options: [Option],
    discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    choices = operandChoices
    self.options = options
    self.discussion = discussion
  }

  /// The name with the operands, such as `generate [SPEC|DIR]...`.
  var form: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
