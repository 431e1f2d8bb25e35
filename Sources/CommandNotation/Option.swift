/// An option of a command: what the parser accepts, what the help says, and what a shell completes.
package struct Option: Sendable {
  package let name: String
  package let short: Character?
  /// The placeholder of the value in the help; nil for a flag, which has no value.
  package let value: String?
  package let isRepeatable: Bool
  /// The only values that the option takes; empty for one that takes any.
  package let choices: [String]
  package let help: String

  package init(
    name: String, short: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
    choices: [String] = [], help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.choices = choices
    self.help = help
  }

  /// `-o, --output DIR`.
  var usage: String {
    let short = short.map { "-\($0), " } ?? "    "
    return short + "--" + name + (value.map { " " + $0 } ?? "")
  }

  /// The words that a user may write for the option: `--output` and `-o`.
  var words: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
}
