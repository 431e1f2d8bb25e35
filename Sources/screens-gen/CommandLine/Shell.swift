/// A shell that completes command lines with a script that the tool prints.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension ToolUsage {
  /// Returns the script with which the shell completes the command lines of the tool.
  ///
  /// Everything in it comes from the declarations of the commands. It is quoted nevertheless,
  /// because a script is run.
  func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// The name of a function of the script.
  var functionName: String { "_" + name.map { $0 == "-" ? "_" : String($0) }.joined() }

  /// Returns the words that can begin a command line, or follow a group, with their summaries.
  func words(after group: String?) -> [Row] {
    if let group {
      return commands.filter { $0.name.hasPrefix(group + " ") }.map {
        (String($0.name.dropFirst(group.count + 1)), $0.summary)
      }
    }
    let alone = commands.filter { !$0.name.contains(" ") }.map { ($0.name, $0.summary) }
    let grouped = groups.map { group in
      (group, words(after: group).map(\.name).joined(separator: ", "))
    }
    return alone + grouped + [("--help", "show the help"), ("--version", "print the version")]
  }
}

extension String {
  /// The text in single quotes, for bash and zsh.
  var inSingleQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// Returns the text with a backslash before each of the characters.
  func escaping(_ characters: String) -> String {
    map { characters.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
