/// An option of a command, as the parser accepts it, the help describes it and a shell completes
/// it.
struct Option: Sendable {
  let name: String
  let short: Character?
  /// The placeholder of the value in the help, or nil for a flag, which has no value.
  let value: String?
  let isRepeatable: Bool
  /// The only values that the option takes, or an empty array if it takes any.
  let choices: [String]
  let help: String

  init(
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

  /// The option in the help, such as `-o, --output DIR`.
  var usage: String {
    let short = short.map { "-\($0), " } ?? "    "
    return short + "--" + name + (value.map { " " + $0 } ?? "")
  }

  /// The words for the option on the command line, such as `--output` and `-o`.
  var words: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
}
