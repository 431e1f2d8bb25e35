import SourceText

/// The commands of a tool, and the properties of the whole tool.
struct ToolUsage: Sendable {
  typealias Row = (name: String, text: String)

  /// The name of the program.
  let name: String
  let version: String
  /// What the tool does, as a phrase after its name: `makes Screenlets from specs`.
  let purpose: String
  let commands: [CommandUsage]
  /// The exit codes with their meanings.
  let exitCodes: [Row]
  /// The environment variables with their effects.
  let environment: [Row]

  init(
    name: String, version: String, purpose: String, commands: [CommandUsage], exitCodes: [Row],
    environment: [Row]
  ) {
    self.name = name
    self.version = version
    self.purpose = purpose
    self.commands = commands
    self.exitCodes = exitCodes
    self.environment = environment
  }
}

extension ToolUsage {
  /// Returns the commands that `words` name: one, or all of a group such as `spec`.
  func commands(named words: some Collection<String>) -> [CommandUsage] {
    let name = words.joined(separator: " ")
    return commands.filter { $0.name == name || $0.name.hasPrefix(name + " ") }
  }

  /// Returns the command that the first one or two of `words` name, and the words after it.
  func command(
    in words: [String]
  ) throws(UsageError) -> (command: CommandUsage, rest: ArraySlice<String>) {
    for count in [2, 1] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ")
      if let command = commands.first(where: { $0.name == name }) {
        return (command, words.dropFirst(count))
      }
    }
    throw UsageError(problem(with: words))
  }

  /// The groups of commands, such as `spec`, in order.
  var groups: [String] {
    commands.reduce(into: []) { groups, command in
      guard let space = command.name.firstIndex(of: " ") else { return }
      let group = String(command.name[..<space])
      if !groups.contains(group) { groups.append(group) }
    }
  }

  /// Returns a message about why `words` are not a command.
  private func problem(with words: [String]) -> String {
    guard let first = words.first, !first.hasPrefix("-") else {
      let near = nearest(to: words.first ?? "", in: ["--help", "--version"])
      return near.map { "unknown option '\(words[0])'; did you mean '\($0)'?" }
        ?? "the command comes first, then its options"
    }
    let words = words.prefix { !$0.hasPrefix("-") }
    let group = commands(named: [first]).map { "'\($0.name)'" }.joined(separator: ", ")
    let two = words.prefix(2).joined(separator: " ")
    let names = commands.map(\.name)
    if !group.isEmpty {
      return words.count == 1
        ? "'\(first)' is not complete; there is \(group)"
        : "unknown command '\(two)'"
          + (nearest(to: two, in: names).map { "; did you mean '\($0)'?" } ?? "; there is \(group)")
    }
    if let name = nearest(to: two, in: names.filter { $0.contains(" ") }) {
      return "unknown command '\(two)'; did you mean '\(name)'?"
    }
    // `parse` is a part of `spec parse`.
    let near =
      nearest(to: first, in: names)
      ?? names.first { $0.split(whereSeparator: { "- ".contains($0) }).contains { $0 == first } }
    return "unknown command '\(first)'\(near.map { "; did you mean '\($0)'?" } ?? "")"
  }
}
