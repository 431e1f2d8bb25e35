/// What a command line can say to a command. Parsing, help, completions and the manual page are
/// derived from it.
package struct CommandUsage: Sendable {
  /// `generate`, or `spec parse` for one of several commands of a group.
  package let name: String
  /// What the list of commands says about it.
  package let summary: String
  /// The operands, as the usage line shows them: `[SPEC|DIR]...`.
  package let operands: String
  /// The only operands that the command takes; empty if it takes any.
  package var operandChoices: [String] { choices() }
  package let options: [Option]
  /// Paragraphs and examples below the options; examples are indented.
  package let discussion: String
  /// Asked for only where they are needed: there may be many.
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

  /// `generate [SPEC|DIR]...`.
  var form: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
