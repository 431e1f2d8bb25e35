/// The usage of a command. Parsing, help, completions and the manual page are derived from it.
package struct CommandUsage: Sendable {
  /// The name, such as `generate`, or `spec parse` for a command of a group.
  package let name: String
  /// The summary in the list of commands.
  package let summary: String
  /// The operands in the usage line, such as `[SPEC|DIR]...`.
  package let operands: String
  /// The only operands that the command takes, or an empty array if it takes any.
  package var operandChoices: [String] { choices() }
  package let options: [Option]
  /// Paragraphs and examples below the options; examples are indented.
  package let discussion: String
  /// Returns the choices. It is called only where they are needed, because there may be many.
  private let choices: @Sendable () -> [String]

  package init(
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
